import type { DocumentEdit } from '../../../../contract/document.js';
import type { Bounds } from '../../../bounds.js';
import {
  type CleanedContent,
  DocumentFailure,
  type EditedDocument,
  type ExtractedDocument,
} from '../../document.js';
import { placeEdits } from '../../edits/place-edits.js';
import { isBlank, normalizeSpacing } from '../../plain-text.js';
import type { EditFinder } from '../allowed-edits.js';
import { escapeCharacters } from '../character-data.js';
import { editableParagraphs, writeWords } from '../editable-runs.js';
import { paragraphText, type Story, storyText } from '../paragraphs.js';
import { omissionWarnings, signedWarning } from '../warnings.js';
import { editStory } from '../write-edits.js';
import { decodeXml, encodeXml, type XmlSource } from '../xml.js';
import { openZip } from '../zip-directory.js';
import { rewriteZip } from '../zip-rewrite.js';
import { type OdtPackage, openOdtPackage } from './package.js';
import { readOdtPart } from './reader.js';
import { StyleCollector } from './styles.js';

/** Extracts the text of an .odt, packed or flat (a single XML file). Throws DocumentFailure. */
export function readOdt(bytes: Uint8Array, bounds: Bounds): ExtractedDocument {
  const content = readContent(bytes, bounds);
  const text = storyText(content.paragraphs);
  if (text === '') throw new DocumentFailure('no_text', 'The document has no text in its body.');
  return { kind: 'odt', text, warnings: omissionWarnings(content.omitted) };
}

/** Renders the headings and paragraphs of an .odt as HTML. Throws DocumentFailure. */
export function odtHtml(bytes: Uint8Array, bounds: Bounds): string {
  return readContent(bytes, bounds)
    .paragraphs.filter(paragraph => paragraph.isBodyText)
    .map(paragraph => ({ text: normalizeSpacing(paragraphText(paragraph)), level: paragraph.level ?? 0 }))
    .filter(({ text }) => !isBlank(text))
    .map(({ text, level }) => {
      const name = level >= 1 ? `h${Math.min(level, 6)}` : 'p';
      return `<${name}>${escapeCharacters(text).replaceAll('\n', '<br>')}</${name}>`;
    })
    .join('\n');
}

/** Cleans an .odt: body, headers, footers, notes and comments. Throws DocumentFailure. */
export function cleanOdt(bytes: Uint8Array, bounds: Bounds, edits: EditFinder): CleanedContent {
  const changes: Record<string, number> = {};
  const clean = (part: XmlSource, story: Story): string =>
    editStory(part.text, story, bounds, edits, changes, spaceElement(part.text));
  if (isFlatOdt(bytes)) {
    const source = decodeXml(bytes);
    const text = clean(source, readFlat(source, bounds));
    return cleaned(text === source.text ? bytes : encodeXml({ ...source, text }), changes, false);
  }
  const pack = openOdtPackage(openZip(bytes, bounds));
  const stories = readStories(pack, bounds);
  const changed = new Map<string, Uint8Array>();
  const cleanPart = (name: string, part: XmlSource, story: Story): void => {
    const text = clean(part, story);
    if (text !== part.text) changed.set(name, encodeXml({ ...part, text }));
  };
  if (pack.styles && stories.styles) cleanPart('styles.xml', pack.styles, stories.styles);
  cleanPart('content.xml', pack.content, stories.content);
  return cleaned(changed.size === 0 ? bytes : rewriteZip(pack.zip, changed), changes, pack.signed);
}

/** Replaces words in the body of an .odt. Throws DocumentFailure. */
export function editOdt(bytes: Uint8Array, bounds: Bounds, edits: readonly DocumentEdit[]): EditedDocument {
  const edit = (part: XmlSource, story: Story) => {
    const { outcome, changes } = placeEdits(edits, editableParagraphs(story));
    const text = writeWords(part.text, story, changes, spaceElement(part.text));
    return { outcome, changed: text === part.text ? undefined : encodeXml({ ...part, text }) };
  };
  if (isFlatOdt(bytes)) {
    const source = decodeXml(bytes);
    const { outcome, changed = bytes } = edit(source, readFlat(source, bounds));
    return { bytes: changed, outcome, warnings: [] };
  }
  const pack = openOdtPackage(openZip(bytes, bounds));
  const { outcome, changed } = edit(pack.content, readStories(pack, bounds).content);
  if (changed === undefined) return { bytes, outcome, warnings: [] };
  return {
    bytes: rewriteZip(pack.zip, new Map([['content.xml', changed]])),
    outcome,
    warnings: pack.signed ? [signedWarning] : [],
  };
}

const cleaned = (bytes: Uint8Array, changes: Record<string, number>, signed: boolean): CleanedContent => ({
  bytes,
  type: 'application/vnd.oasis.opendocument.text',
  changes,
  warnings: signed && Object.keys(changes).length > 0 ? [signedWarning] : [],
});

/** The stories of the content, and of the headers and footers in the styles. */
function readStories(pack: OdtPackage, bounds: Bounds) {
  const collector = new StyleCollector();
  const styles = pack.styles && readOdtPart(pack.styles.text, collector, bounds, false);
  const content = readOdtPart(pack.content.text, collector, bounds, true);
  if (styles?.paragraphs.some(paragraph => paragraphText(paragraph).trim() !== ''))
    content.omitted.set('headers', 1);
  return { styles, content };
}

const readContent = (bytes: Uint8Array, bounds: Bounds): Story =>
  isFlatOdt(bytes)
    ? readFlat(decodeXml(bytes), bounds)
    : readStories(openOdtPackage(openZip(bytes, bounds)), bounds).content;

const readFlat = (source: XmlSource, bounds: Bounds): Story =>
  readOdtPart(source.text, new StyleCollector(), bounds, true);

/** Whether a file starts as XML does. The reader checks later that it is a text document. */
export function isFlatOdt(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 2_000));
  return /^\uFEFF?\s*<(\?xml|office:document)/.test(start);
}

/** The `text:s` element for a space that would collapse, under the part's own prefix. */
function spaceElement(source: string): string {
  const declared = /\sxmlns:([^\s=]+)\s*=\s*["']urn:oasis:names:tc:opendocument:xmlns:text:1\.0["']/;
  const prefix = declared.exec(source.slice(0, 20_000))?.[1];
  return prefix === undefined ? ' ' : `<${prefix}:s/>`;
}
