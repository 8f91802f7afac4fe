import { MappedText } from '../../../../document/mapped-text.js';
import { Mathematics } from '../../../../document/mathematics.js';
import { normalizeMapped } from '../../../../document/spacing.js';
import { DocumentFailure } from '../../document.js';
import { isBlank } from '../../plain-text.js';
import { escapeCharacters } from '../character-data.js';
import { type OfficeDocument, officeFormat } from '../office.js';
import type { Paragraph } from '../paragraph.js';
import type { OfficePart } from '../paragraphs.js';
import type { Omissions } from '../warnings.js';
import { decodeXml, readXml, walkPart, type XmlSource } from '../xml.js';
import { isFlatOdt, mediaType } from '../zip.js';
import { openZip, type ZipArchive } from '../zip-directory.js';
import { OdtReader, odtVocabulary } from './reader.js';
import { StyleCollector } from './styles.js';

/** A package (OpenDocument 1.3 part 2), or flat: a single XML file. */
export const odt = officeFormat(
  'odt',
  'application/vnd.oasis.opendocument.text',
  'The document has no text in its body.',
  openOdt,
);

/** Renders the headings, paragraphs and emphasis of an .odt as HTML. Throws DocumentFailure. */
export const odtHtml = (bytes: Uint8Array): string =>
  openOdt(bytes)
    .body.flatMap(({ paragraphs }) => paragraphs)
    .filter(({ isBodyText }) => isBodyText)
    .filter(({ text }) => !isBlank(text.text))
    .map(paragraph => {
      const { level = 0 } = paragraph;
      const name = level >= 1 ? `h${Math.min(level, 6)}` : 'p';
      return `<${name}>${emphasisedHtml(paragraph)}</${name}>`;
    })
    .join('\n');

/** The normalised text of a paragraph. Its emphasis changes before the white space around a change. */
function emphasisedHtml({ text: { text }, emphasis }: Paragraph): string {
  const normalized = normalizeMapped(MappedText.of(text));
  const placeOf = (at: number): number => {
    const { start, textStart, textEnd } = normalized.runs.findLast(run => run.start <= at) ?? noRun;
    return normalized.text.slice(0, Math.min(textStart + at - start, textEnd)).trimEnd().length;
  };
  let html = '';
  for (const [i, { at, bold, italic }] of [{ at: 0, bold: false, italic: false }, ...emphasis].entries()) {
    const end = emphasis[i]?.at;
    const part = normalized.text.slice(placeOf(at), end === undefined ? undefined : placeOf(end));
    const words = part.trimStart();
    const tags = words === '' ? [] : [...(bold ? ['strong'] : []), ...(italic ? ['em'] : [])];
    html += part.slice(0, part.length - words.length);
    html += tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeCharacters(words));
  }
  return html.replaceAll('\n', '<br>');
}

const noRun = { start: 0, textStart: 0, textEnd: 0 };

/** Named styles, headers and footers. */
const stylesPart = 'styles.xml';
const contentPart = 'content.xml';

function openOdt(bytes: Uint8Array, isTracked = false): OfficeDocument {
  const styles = new StyleCollector();
  const omitted: Omissions = new Map();
  const zip = isFlatOdt(bytes) ? undefined : openZip(bytes);
  const formulaOf = (href: string) =>
    zip === undefined ? undefined : readFormula(zip, `${href.replace(/^\.\//, '')}/content.xml`);
  const read = (name: string, xml: XmlSource): OfficePart => {
    const reader = new OdtReader(styles, omitted, formulaOf, isTracked);
    const part = reader.read(name, xml);
    if (name !== stylesPart && !reader.hasText) throw notText();
    return part;
  };
  if (zip === undefined) return { zip, body: [read('', decodeXml(bytes))], others: () => [], omitted };
  requireText(zip);
  const others = zip.entries.has(stylesPart) ? [read(stylesPart, readXml(zip, stylesPart))] : [];
  const body = [read(contentPart, readXml(zip, contentPart))];
  if (others.some(part => part.paragraphs.some(({ text }) => text.text.trim() !== '')))
    omitted.set('headers', 1);
  return { zip, body, others: () => others, omitted };
}

/** A formula as a line of text; undefined where an entry has no MathML. */
function readFormula(zip: ZipArchive, name: string): string | undefined {
  let formula: Mathematics | undefined;
  walkPart(zip, name, odtVocabulary, {
    open(element, attributes) {
      if (element === 'math:math') formula = new Mathematics();
      else formula?.open(element, attribute => attributes.get(attribute));
    },
    close(element) {
      if (element !== 'math:math') formula?.close();
    },
    text: text => formula?.text(text),
  });
  return formula?.finish().trim() || undefined;
}

/** Rejects another kind of OpenDocument file, an encrypted one, and one without content. */
function requireText(zip: ZipArchive): void {
  const type = mediaType(zip);
  if (type?.startsWith('application/vnd.oasis.opendocument.') && !/\.text(-|$)/.test(type)) throw notText();
  // ODF encrypts single entries without the archive's flag: only the manifest records it.
  walkPart(zip, 'META-INF/manifest.xml', odtVocabulary, {
    open(name) {
      if (name === 'manifest:encryption-data')
        throw new DocumentFailure('encrypted', 'The document is protected with a password.');
    },
  });
  if (!zip.entries.has(contentPart))
    throw new DocumentFailure('unreadable', 'The file is not an OpenDocument text: it has no content.');
}

const notText = () =>
  new DocumentFailure('unsupported', 'The file is an OpenDocument file, but not a text document.');
