/**
 * What the Markdown parser calls of @lezer/highlight, in its place: the site draws no syntax in colours, and
 * the package is a tenth of the worker of the edit page.
 */

/** A source of node properties that has none. */
export const styleTags = () => () => null;

export class Tag {}

const none = () => null;

/** Imported by a part of CodeMirror that no page uses. */
export const [highlightTree, tagHighlighter] = [none, none];

/** Names of colours, which nothing reads. */
export const tags = { special: none };
