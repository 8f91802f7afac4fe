const transitional = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';

/** Canonical prefixes of the namespaces of a presentation (ECMA-376), transitional and strict. */
export const pptxVocabularies: ReadonlyMap<string, string> = new Map([
  [`${transitional}presentationml/2006/main`, 'p'],
  [`${strict}presentationml/main`, 'p'],
  [`${transitional}drawingml/2006/main`, 'a'],
  [`${strict}drawingml/main`, 'a'],
  [`${transitional}drawingml/2006/chart`, 'c'],
  [`${strict}drawingml/chart`, 'c'],
  [`${transitional}drawingml/2006/diagram`, 'dgm'],
  [`${strict}drawingml/diagram`, 'dgm'],
  [`${transitional}officeDocument/2006/relationships`, 'r'],
  [`${strict}officeDocument/relationships`, 'r'],
  [`${transitional}markup-compatibility/2006`, 'mc'],
]);
