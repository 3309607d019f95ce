/** From a file on disk to decoded lines: compression, archives, encodings, line ends. */
@NullMarked
package org.plateau.ingest.log;

import org.jspecify.annotations.NullMarked;
