/** Canonical prefixes of XML namespaces: a document may use any prefix and edition of its standard. */
export type Vocabulary = ReadonlyMap<string, string>;

/** Paths of the namespaces of ECMA-376; the strict edition omits the year. */
const ooxmlPaths = {
  'wordprocessingml/2006/main': 'w',
  'presentationml/2006/main': 'p',
  'drawingml/2006/main': 'a',
  'drawingml/2006/picture': 'pic',
  'drawingml/2006/chart': 'c',
  'drawingml/2006/diagram': 'dgm',
  'officeDocument/2006/math': 'm',
  'officeDocument/2006/relationships': 'r',
  'markup-compatibility/2006': 'mc',
};

/** Documents and presentations, and the packages that contain them. */
export const ooxmlVocabulary: Vocabulary = new Map([
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
  ...Object.entries(ooxmlPaths).flatMap(([path, prefix]): [string, string][] => [
    [`http://schemas.openxmlformats.org/${path}`, prefix],
    [`http://purl.oclc.org/ooxml/${path.replace('2006/', '')}`, prefix],
  ]),
]);

const oasis = 'urn:oasis:names:tc:opendocument:xmlns:';

/** OpenDocument 1.x. */
export const odtVocabulary: Vocabulary = new Map([
  [`${oasis}office:1.0`, 'office'],
  [`${oasis}text:1.0`, 'text'],
  [`${oasis}table:1.0`, 'table'],
  [`${oasis}drawing:1.0`, 'draw'],
  [`${oasis}style:1.0`, 'style'],
  [`${oasis}svg-compatible:1.0`, 'svg'],
  [`${oasis}manifest:1.0`, 'manifest'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
]);
