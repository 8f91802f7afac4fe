/** Sets of element names from the HTML standard, for reading and for cleaning. */
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

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
