const oasis = 'urn:oasis:names:tc:opendocument:xmlns:';

/** Canonical prefixes of the OpenDocument 1.x namespaces, as in its specification. */
export const odtVocabularies: ReadonlyMap<string, string> = new Map([
  [`${oasis}office:1.0`, 'office'],
  [`${oasis}text:1.0`, 'text'],
  [`${oasis}table:1.0`, 'table'],
  [`${oasis}drawing:1.0`, 'draw'],
  [`${oasis}style:1.0`, 'style'],
  [`${oasis}svg-compatible:1.0`, 'svg'],
  [`${oasis}manifest:1.0`, 'manifest'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
]);
