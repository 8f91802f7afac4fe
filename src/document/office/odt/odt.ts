import { type CleanedFile, DocumentFailure, type ExtractedDocument } from '../../document.js';
import { isBlank, normalizeSpacing } from '../../plain-text.js';
import type { EditFinder } from '../allowed-edits.js';
import { escapeCharacters } from '../character-data.js';
import { editStory } from '../in-place.js';
import { paragraphText, type Story } from '../paragraphs.js';
import { signedWarning } from '../signature.js';
import { omissionWarnings, storyText } from '../story-text.js';
import { decodeXml, encodeXml, type XmlSource } from '../xml.js';
import { openZip } from '../zip.js';
import { rewriteZip } from '../zip-rewrite.js';
import { type OdtPackage, openOdtPackage } from './package.js';
import { readOdtPart } from './reader.js';
import { StyleCollector } from './styles.js';

const type = 'application/vnd.oasis.opendocument.text';

interface Stories {
  /** Of styles.xml: headers and footers. */
  styles: Story | undefined;
  content: Story;
}

/** The prose of an .odt, packed or flat (one XML file). Throws DocumentFailure. */
export function readOdt(bytes: Uint8Array): ExtractedDocument {
  const { content } = isFlat(bytes)
    ? readFlat(decodeXml(bytes))
    : readStories(openOdtPackage(openZip(bytes)));
  const text = storyText(content.paragraphs);
  if (text === '') throw new DocumentFailure('no_text', 'The document has no text in its body.');
  return { kind: 'odt', text, warnings: omissionWarnings(content) };
}

/** Headings and paragraphs of an .odt as HTML. */
export function odtHtml(bytes: Uint8Array): string {
  const { content } = readContent(bytes);
  return content.paragraphs
    .filter(paragraph => paragraph.read)
    .map(paragraph => ({ text: normalizeSpacing(paragraphText(paragraph)), level: paragraph.level ?? 0 }))
    .filter(({ text }) => !isBlank(text))
    .map(({ text, level }) => {
      const name = level >= 1 ? `h${Math.min(level, 6)}` : 'p';
      return `<${name}>${escapeCharacters(text).replaceAll('\n', '<br>')}</${name}>`;
    })
    .join('\n');
}

/** The .odt with its typography cleaned: body, headers, footers, notes and comments. Throws DocumentFailure. */
export function cleanOdt(bytes: Uint8Array, edits: EditFinder): CleanedFile {
  const changes: Record<string, number> = {};
  if (isFlat(bytes)) {
    const source = decodeXml(bytes);
    const text = edit(source, readFlat(source).content, edits, changes);
    return cleaned(text === source.text ? bytes : encodeXml({ ...source, text }), changes, false);
  }
  const pack = openOdtPackage(openZip(bytes));
  const stories = readStories(pack);
  const changed = new Map<string, Uint8Array>();
  for (const [name, part, story] of [
    ['styles.xml', pack.styles, stories.styles],
    ['content.xml', pack.content, stories.content],
  ] as const) {
    if (part === undefined || story === undefined) continue;
    const text = edit(part, story, edits, changes);
    if (text !== part.text) changed.set(name, encodeXml({ ...part, text }));
  }
  return cleaned(changed.size === 0 ? bytes : rewriteZip(pack.zip, changed), changes, pack.signed);
}

const cleaned = (bytes: Uint8Array, changes: Record<string, number>, signed: boolean): CleanedFile => ({
  bytes,
  extension: '.odt',
  type,
  changes,
  warnings: signed && Object.keys(changes).length > 0 ? [signedWarning] : [],
  signed,
});

function readStories(pack: OdtPackage): Stories {
  const collector = new StyleCollector();
  const styles = pack.styles && readOdtPart(pack.styles.text, collector, false);
  const content = readOdtPart(pack.content.text, collector, true);
  if (styles?.paragraphs.some(paragraph => paragraphText(paragraph).trim() !== ''))
    content.omitted.set('headers', 1);
  return { styles, content };
}

const readContent = (bytes: Uint8Array): { content: Story } =>
  isFlat(bytes) ? readFlat(decodeXml(bytes)) : readStories(openOdtPackage(openZip(bytes)));

const readFlat = (source: XmlSource): { content: Story } => ({
  content: readOdtPart(source.text, new StyleCollector(), true),
});

/** Flat ODF starts as XML; whether it is a text document, its reader says. */
export function isFlat(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 2_000));
  return /^\uFEFF?\s*<(\?xml|office:document)/.test(start);
}

/** Spaces that would collapse are written as `text:s`, by the prefix the document gave its text namespace. */
function edit(part: XmlSource, story: Story, edits: EditFinder, changes: Record<string, number>): string {
  const declared = /\sxmlns:([^\s=]+)\s*=\s*["']urn:oasis:names:tc:opendocument:xmlns:text:1\.0["']/;
  const prefix = declared.exec(part.text.slice(0, 20_000))?.[1];
  return editStory(part.text, story, edits, changes, prefix === undefined ? ' ' : `<${prefix}:s/>`);
}
