import { DocumentFailure } from '../../document.js';
import { relationships } from '../relationships.js';
import type { StyleOf } from '../styles.js';
import { readXml, type XmlSource } from '../xml.js';
import type { ZipArchive } from '../zip-directory.js';
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

export function openDocxPackage(zip: ZipArchive): DocxPackage {
  const root = relationships(zip, '');
  const main = root.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
  if (!zip.entries.has(main))
    throw new DocumentFailure('unreadable', 'The file is not a Word document: it has no main part.');
  const parts = relationships(zip, main);
  const styles = parts.find(({ type }) => type === 'styles')?.target;
  const names = [...zip.entries.keys()];
  const others = parts.filter(({ type, target }) => otherPartTypes.has(type) && zip.entries.has(target));
  return {
    zip,
    main,
    otherParts: [...new Set(others.map(({ target }) => target))].filter(name => name !== main),
    signed:
      root.some(({ type }) => type === 'origin') || names.some(name => name.startsWith('_xmlsignatures/')),
    styleOf: readDocxStyles(zip, styles),
    body: readXml(zip, main),
  };
}
