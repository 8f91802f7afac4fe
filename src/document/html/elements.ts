/** Sets of element names from the HTML standard. */
const names = (list: string) => new Set(list.split(' '));

/** Elements without content or end tag. */
export const voidElements = names(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** Elements with escapable raw text, and with raw text (HTML §13.2.5, §13.2.6.4). */
export const escapableText = names('title textarea');
export const rawText = names('style xmp iframe noembed noframes');

/** Blocks that an empty line separates, as innerText and default margins do in browsers. */
export const spacedBlocks = names(
  'article aside blockquote dl figure h1 h2 h3 h4 h5 h6 listing main ol p pre section table ul xmp',
);

/** Elements whose start tag closes an open paragraph. */
export const closesParagraph = names(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ' +
    'table ul xmp',
);

/** Elements that the end tag of an ordinary inline element can not close. */
export const specialElements = names(
  'address applet article aside blockquote body button caption center col colgroup dd details dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup html iframe li ' +
    'listing main marquee menu nav noembed noframes noscript object ol p plaintext pre script search section ' +
    'select style summary table tbody td template textarea tfoot th thead title tr ul xmp',
);

/** Formatting elements: their end tag leaves the blocks inside them open (the adoption agency algorithm). */
export const formattingElements = names('a b big code em font i nobr s small strike strong tt u');

/** Elements that end a scope. */
export const scopeBarriers = names(
  'applet caption html table td th marquee object template foreignobject desc annotation-xml mi mn mo ms mtext',
);

/** Elements that are valid only inside a table. */
export const tableParts = names('caption col colgroup tbody td tfoot th thead tr');

/** HTML elements that close an open svg or math element (HTML §13.2.6.5). */
export const endsForeign = names(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

export const headings = names('h1 h2 h3 h4 h5 h6');

/** Block elements: each starts and ends a line. */
export const blockElements = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup html legend li listing main menu nav ol ' +
    'optgroup option p plaintext pre search section summary table tbody tfoot thead tr ul xmp',
);

/** Elements whose text is not prose, or must not change. */
export const uncleanedElements = names(
  'script style template noscript noframes noembed iframe svg math canvas audio video code pre listing xmp ' +
    'plaintext kbd samp var tt textarea select datalist',
);

/** Whether an element separates the texts on both of its sides. */
export const separatesText = (name: string): boolean =>
  blockElements.has(name) || name === 'td' || name === 'th' || name === 'hr' || name === 'title';
