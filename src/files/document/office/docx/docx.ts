import { DocumentFailure } from '../../document.js';
import { officeFormat } from '../office.js';
import type { OfficePart } from '../paragraphs.js';
import { mainPart, relationships } from '../relationships.js';
import type { Omissions } from '../warnings.js';
import { readXml } from '../xml.js';
import { openZip } from '../zip-directory.js';
import { DocxReader } from './reader.js';
import { readDocxStyles } from './styles.js';

const otherPartTypes = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

/** A package of parts (ECMA-376 part 2). Relationships locate the parts; their names do not. */
export const docx = officeFormat(
  'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'The document has no text in its body.',
  (bytes, bounds) => {
    const zip = openZip(bytes, bounds);
    const main = mainPart(zip) ?? 'word/document.xml';
    if (!zip.entries.has(main))
      throw new DocumentFailure('unreadable', 'The file is not a Word document: it has no main part.');
    const parts = relationships(zip, main);
    const styleOf = readDocxStyles(zip, parts.find(({ type }) => type === 'styles')?.target);
    const omitted: Omissions = new Map();
    const read = (name: string): OfficePart => {
      const xml = readXml(zip, name);
      const reader = new DocxReader(styleOf, bounds, omitted, name === main);
      return { name, xml, paragraphs: reader.read(xml.text) };
    };
    const others = new Set(
      parts
        .filter(({ type, target }) => otherPartTypes.has(type) && target !== main && zip.entries.has(target))
        .map(({ target }) => target),
    );
    return {
      zip,
      body: [read(main)],
      *others() {
        for (const name of others) yield read(name);
      },
      omitted,
    };
  },
);
