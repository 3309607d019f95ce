/**
 * The lab folder: settings, catalogue, log sets and the labels of their runs.
 *
 * <p>Start at {@link org.plateau.ingest.lab.Lab}, which reads {@code lab.yaml} and the catalogue;
 * {@link org.plateau.ingest.lab.LogSets} gathers the files under {@code runs}, {@link
 * org.plateau.ingest.lab.Runs} joins labels with what the logs say. {@link
 * org.plateau.ingest.lab.Manifest} tells an unchanged lab without reading it again.
 * docs/lab-folder.md is the same for people.
 */
@NullMarked
package org.plateau.ingest.lab;

import org.jspecify.annotations.NullMarked;
