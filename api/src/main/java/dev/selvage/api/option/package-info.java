/**
 * Options of plug-ins, declared once as the components of a record: the command line, the help and the documentation are made
 * from that.
 */
@NullMarked
package dev.selvage.api.option;

import org.jspecify.annotations.NullMarked;
