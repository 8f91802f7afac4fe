import { DocumentFailure } from '../../document.js';
import { officeFormat } from '../office.js';
import type { OfficePart } from '../paragraphs.js';
import { mainPart, ooxmlVocabulary, partName, type Relationship, relationships } from '../relationships.js';
import { type Style, type StyleOf, styleFacts } from '../styles.js';
import type { Omissions } from '../warnings.js';
import { readXml, walkPart } from '../xml.js';
import { openZip, type ZipArchive } from '../zip-directory.js';
import { DocxReader, isOn } from './reader.js';

/** Parts that are cleaned too. Word tracks no changes in comments. */
const otherPartTypes = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

/** A package of parts (ECMA-376 part 2). Relationships locate the parts; their names do not. */
export const docx = officeFormat(
  'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'The document has no text in its body.',
  (bytes, isTracked, purpose) => {
    const zip = openZip(bytes);
    const main = mainDocument(zip);
    if (!zip.entries.has(main))
      throw new DocumentFailure('unreadable', 'The file is not a Word document: it has no main part.');
    const parts = relationships(zip, main);
    const styleOf = readStyles(zip, parts);
    const omitted: Omissions = new Map();
    const options = { isTracked, marksObjects: purpose === 'clean' };
    const read = (name: string): OfficePart =>
      new DocxReader(styleOf, omitted, name === main, options).read(name, readXml(zip, name));
    const others = parts
      .filter(({ type }) => otherPartTypes.has(type) && !(isTracked && type === 'comments'))
      .map(({ target }) => target)
      .filter(target => target !== main && zip.entries.has(target));
    return { zip, body: [read(main)], others: () => [...new Set(others)].map(read), omitted };
  },
);

const mainDocument = (zip: ZipArchive): string => mainPart(zip) ?? partName(zip, 'word/document.xml');

export const docxStyles = (zip: ZipArchive): StyleOf =>
  readStyles(zip, relationships(zip, mainDocument(zip)));

/** Reads the styles of the styles part, by id. A document without the part has none. */
function readStyles(zip: ZipArchive, parts: readonly Relationship[]): StyleOf {
  const part = parts.find(({ type }) => type === 'styles')?.target;
  const styles = new Map<string, Style>();
  if (part === undefined) return styleFacts(styles);
  let style: Style | undefined;
  walkPart(zip, part, ooxmlVocabulary, {
    open(name, attributes) {
      if (name === 'w:style') {
        style = { name: '' };
        styles.set(attributes.get('w:styleId') ?? '', style);
      } else if (style !== undefined) {
        const value = attributes.get('w:val');
        if (name === 'w:name') style.name = value ?? '';
        if (name === 'w:basedOn') style.parent = value;
        if (name === 'w:rFonts') style.font = attributes.get('w:ascii');
        if (name === 'w:vanish') style.hidden = isOn(value);
        if (name === 'w:b') style.bold = isOn(value);
        if (name === 'w:i') style.italic = isOn(value);
      }
    },
    close(name) {
      if (name === 'w:style') style = undefined;
    },
  });
  return styleFacts(styles);
}

/** Names a run by its character style and its text. */
export const runKey = (style: string, text: string): string => `${style} ${text}`;

/** Which of bold (`w:b`) and italic (`w:i`) the runs of a key switch off: of each, in document order. */
export function emphasisOffOfRuns(zip: ZipArchive): ReadonlyMap<string, readonly string[][]> {
  const found = new Map<string, string[][]>();
  let [style, text, isText] = ['', '', false];
  let off: string[] = [];
  walkPart(zip, mainDocument(zip), ooxmlVocabulary, {
    open(name, attributes) {
      const value = attributes.get('w:val');
      if (name === 'w:r') [style, text, off] = ['', '', []];
      if (name === 'w:rStyle') style = value ?? '';
      if ((name === 'w:b' || name === 'w:i') && !isOn(value)) off.push(name);
      isText = name === 'w:t';
    },
    text(chars) {
      if (isText) text += chars;
    },
    close(name) {
      isText = false;
      if (name !== 'w:r' || style === '') return;
      const key = runKey(style, text);
      const runs = found.get(key) ?? [];
      found.set(key, runs);
      runs.push(off);
    },
  });
  return found;
}
