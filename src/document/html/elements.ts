/** What the HTML standard says of element names, as sets. */
const names = (list: string) => new Set(list.split(' '));

/** Elements without content or end tag. */
export const voidElements = names(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** How the tokenizer must read the content of these (HTML §13.2.5, §13.2.6.4). */
export const escapableText = names('title textarea');
export const rawText = names('style xmp iframe noembed noframes');

/** Blocks: a line begins and ends at each. */
export const blockElements = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup html legend li listing main menu nav ol ' +
    'optgroup option p plaintext pre search section summary table tbody tfoot thead tr ul xmp',
);

/** Blocks set off by an empty line, as a browser's innerText and margins do. */
export const spacedBlocks = names(
  'article aside blockquote dl figure h1 h2 h3 h4 h5 h6 listing main ol p pre section table ul xmp',
);

/** A start tag of these ends an open paragraph. */
export const closesParagraph = names(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ' +
    'table ul xmp',
);

/** Elements an end tag of a plain inline element does not close past. */
export const specialElements = names(
  'address applet article aside blockquote body button caption center col colgroup dd details dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup html iframe li ' +
    'listing main marquee menu nav noembed noframes noscript object ol p plaintext pre script search section ' +
    'select style summary table tbody td template textarea tfoot th thead title tr ul xmp',
);

/** Elements whose end tag reaches past open blocks without closing them (the adoption agency). */
export const formattingElements = names('a b big code em font i nobr s small strike strong tt u');

/** No element is in scope beyond one of these. */
export const scopeBarriers = names(
  'applet caption html table td th marquee object template foreignobject desc annotation-xml mi mn mo ms mtext',
);

/** Meaningful only inside a table. */
export const tableParts = names('caption col colgroup tbody td tfoot th thead tr');

/** HTML that ends svg and math when it stands inside them (HTML §13.2.6.5). */
export const endsForeign = names(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

export const headings = names('h1 h2 h3 h4 h5 h6');
