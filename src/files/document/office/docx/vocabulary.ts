const transitional = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';

/** Canonical prefixes of the ECMA-376 namespaces, transitional and strict. */
export const docxVocabularies: ReadonlyMap<string, string> = new Map([
  [`${transitional}wordprocessingml/2006/main`, 'w'],
  [`${strict}wordprocessingml/main`, 'w'],
  [`${transitional}officeDocument/2006/math`, 'm'],
  [`${strict}officeDocument/math`, 'm'],
  [`${transitional}drawingml/2006/picture`, 'pic'],
  [`${strict}drawingml/picture`, 'pic'],
  [`${transitional}markup-compatibility/2006`, 'mc'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
  ['urn:schemas-microsoft-com:vml', 'v'],
]);
