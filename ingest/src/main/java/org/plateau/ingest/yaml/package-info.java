/**
 * Hand-written settings files (YAML), read so that each value knows its line and each mistake names
 * its remedy.
 *
 * <p>Start at {@link org.plateau.ingest.yaml.YamlFile}, which turns a file into a tree of {@link
 * org.plateau.ingest.yaml.YamlNode}; {@link org.plateau.ingest.yaml.Fields} takes typed values from
 * it and reports what does not belong.
 */
@NullMarked
package org.plateau.ingest.yaml;

import org.jspecify.annotations.NullMarked;
