import type { Bounds } from '../../../bounds.js';
import { DocumentFailure } from '../../document.js';
import { relationships } from '../relationships.js';
import { type StyleOf, styleFacts } from '../styles.js';
import { decodeXml, type XmlSource } from '../xml.js';
import { readEntry, type ZipArchive } from '../zip.js';
import { readDocxStyles } from './styles.js';

/** A .docx as a package of parts (ECMA-376 part 2). Relationships locate the parts; their names do not. */
export interface DocxPackage {
  zip: ZipArchive;
  /** Entry name of the main part. */
  main: string;
  /** Entry names of the header, footer, note and comment parts. */
  otherParts: string[];
  signed: boolean;
  styleOf: StyleOf;
  /** The main part, decoded. */
  body: XmlSource;
}

const otherPartTypes = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

export function openDocxPackage(zip: ZipArchive, bounds: Bounds): DocxPackage {
  const root = relationships(zip, '', bounds);
  const main = root.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
  if (!zip.entries.has(main))
    throw new DocumentFailure('unreadable', 'The file is not a Word document: it has no main part.');
  const parts = relationships(zip, main, bounds);
  const styles = parts.find(({ type }) => type === 'styles')?.target;
  const names = [...zip.entries.keys()];
  const styleEntry = styles === undefined ? undefined : zip.entries.get(styles);
  const others = parts.filter(({ type, target }) => otherPartTypes.has(type) && zip.entries.has(target));
  return {
    zip,
    main,
    otherParts: [...new Set(others.map(({ target }) => target))].filter(name => name !== main),
    signed:
      root.some(({ type }) => type === 'origin') || names.some(name => name.startsWith('_xmlsignatures/')),
    styleOf:
      styleEntry === undefined
        ? styleFacts(new Map())
        : readDocxStyles(decodeXml(readEntry(zip, styleEntry)).text, bounds),
    body: readPart(zip, main),
  };
}

export const readPart = (zip: ZipArchive, name: string): XmlSource =>
  decodeXml(readEntry(zip, zip.entries.get(name)!));
