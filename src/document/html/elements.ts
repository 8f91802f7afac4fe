import { setOf } from '../sets.js';
import lists from './elements.json' with { type: 'json' };

/** Sets of element names from the HTML standard. */

/** Elements without content or end tag. */
export const voidElements = setOf(lists.voidElements);

/** Elements with escapable raw text, and with raw text (HTML §13.2.5, §13.2.6.4). */
export const escapableText = setOf('title textarea');
export const rawText = setOf('style xmp iframe noembed noframes script plaintext');

/** Blocks that an empty line separates, as innerText and default margins do in browsers. */
export const spacedBlocks = setOf(lists.spacedBlocks);

/** Elements whose start tag closes an open paragraph. */
export const closesParagraph = setOf(lists.closesParagraph);

/** Elements that the end tag of an ordinary inline element can not close. */
export const specialElements = setOf(lists.specialElements);

/** Formatting elements: their end tag leaves the blocks inside them open (the adoption agency algorithm). */
export const formattingElements = setOf('a b big code em font i nobr s small strike strong tt u');

export const scopeBarriers = setOf(lists.scopeBarriers);

/** Elements that are valid only inside a table. */
export const tableParts = setOf('caption col colgroup tbody td tfoot th thead tr');

/** HTML elements that close an open svg or math element (HTML §13.2.6.5). */
export const endsForeign = setOf(lists.endsForeign);

export const headings = setOf('h1 h2 h3 h4 h5 h6');

/** Block elements: each starts and ends a line. */
export const blockElements = setOf(lists.blockElements);

/** Elements whose text is not prose, or must not change. */
export const uncleanedElements = setOf(lists.uncleanedElements);

/** Whether an element separates the texts on both of its sides. */
export const separatesText = (name: string): boolean =>
  blockElements.has(name) || name === 'td' || name === 'th' || name === 'hr' || name === 'title';
