import type { OfficeBounds } from '../../bounds.js';
import { DocumentFailure } from '../../document.js';
import { type StyleOf, styleFacts } from '../styles.js';
import { decodeXml, walkXml, type XmlSource } from '../xml.js';
import { readEntry, type ZipArchive } from '../zip.js';
import { readDocxStyles } from './styles.js';
import { docxVocabularies } from './vocabulary.js';

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

interface Relationship {
  /** Last segment of the type's URI, which is the same in both editions of the standard. */
  type: string;
  /** Entry name of the target part. */
  target: string;
}

const otherPartTypes = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

export function openDocxPackage(zip: ZipArchive, bounds: OfficeBounds): DocxPackage {
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

/**
 * Relationships to parts inside the package. `source` is the part that has them; empty for the package
 * itself.
 */
function relationships(zip: ZipArchive, source: string, bounds: OfficeBounds): Relationship[] {
  const slash = source.lastIndexOf('/');
  const folder = source.slice(0, slash + 1);
  const entry = zip.entries.get(`${folder}_rels/${source.slice(slash + 1)}.rels`);
  if (entry === undefined) return [];
  const found: Relationship[] = [];
  walkXml(decodeXml(readEntry(zip, entry)).text, docxVocabularies, bounds.xmlDepth, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || attributes.get('TargetMode') === 'External') return;
      const type = (attributes.get('Type') ?? '').split('/').at(-1)!;
      const target = resolveTarget(folder, attributes.get('Target') ?? '');
      found.push({ type, target });
    },
    close() {},
    text() {},
  });
  return found;
}

/**
 * Resolves an absolute target, or one relative to its source's folder. The result is always inside the
 * package.
 */
function resolveTarget(folder: string, target: string): string {
  const segments: string[] = [];
  for (const segment of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
