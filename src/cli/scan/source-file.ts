import { limits } from '../../limits.js';
import { plainText, readBytes, requireText, unreadable } from '../read-input.js';
import { align, positions, withoutMarkup } from './align.js';
import { type Suppression, suppressionsOf, withoutSuppressed } from './suppressions.js';

/** A text to scan, and where its places stand in the file it came from. */
export interface Source {
  /** As it was named; `-` for stdin. */
  name: string;
  prose: string;
  warnings: string[];
  suppressions: Suppression[];
  /** Whether places are of the file itself; those of a .docx, .odt or .pdf are of its text. */
  placed: boolean;
  locate(offset: number): Place;
}

/** Line and column from 1, offset from 0, in UTF-16 units. */
export interface Place {
  line: number;
  column: number;
  offset: number;
}

/** Reads a file as the service reads an upload, so that both say the same of it; stdin as a text in JSON, unless it is given a name. */
export async function readSource(name: string, stdinName: string | undefined): Promise<Source> {
  const bytes = await readBytes(name);
  const called = name === '-' ? stdinName : name;
  if (called === undefined) return unnamed(bytes);
  if (bytes.length > limits.documentBytes) throw unreadable(`${called} is larger than 1 MB`);
  const kind = /\.(?:md|markdown)$/i.test(called) ? 'markdown' : /\.html?$/i.test(called) ? 'html' : null;
  if (kind !== null) return markedUp(name, called, bytes, kind);
  const isDocument = /\.(?:docx|odt|pdf)$/i.test(called);
  if (!isDocument) requireText(bytes, called);
  const { text, warnings } = await extracted(bytes, isDocument ? called : `${called}.txt`, called);
  const source = isDocument ? text : new TextDecoder().decode(bytes);
  return {
    name,
    prose: text,
    warnings,
    suppressions: [],
    placed: !isDocument,
    locate: locator(text, source, source),
  };
}

function unnamed(bytes: Buffer): Source {
  const prose = plainText(bytes, 'stdin');
  if (prose.trim() === '') throw unreadable('the text is empty: there is nothing to read');
  return {
    name: '-',
    prose,
    warnings: [],
    suppressions: [],
    placed: true,
    locate: locator(prose, prose, prose),
  };
}

async function markedUp(
  name: string,
  called: string,
  bytes: Buffer,
  kind: 'markdown' | 'html',
): Promise<Source> {
  const { decodeHtml, decodePlain } = await import('../../document/charset.js');
  const source = (kind === 'html' ? decodeHtml(bytes) : decodePlain(bytes)).text;
  const suppressions = suppressionsOf(source, kind);
  const read = withoutSuppressed(source, suppressions);
  // The mark settles the encoding, whatever the page says of itself.
  const upload = read === source ? bytes : Buffer.from(`\ufeff${read}`);
  const { text, warnings } = await extracted(upload, called, called);
  return {
    name,
    prose: text,
    warnings,
    suppressions,
    placed: true,
    locate: locator(text, withoutMarkup(read), source),
  };
}

async function extracted(
  bytes: Uint8Array,
  filename: string,
  called: string,
): Promise<{ text: string; warnings: string[] }> {
  const { extract } = await import('../../document/extract.js');
  const result = await extract(bytes, filename);
  if ('problem' in result) throw unreadable(`${called}: ${result.message}`);
  return result;
}

function locator(prose: string, searched: string, source: string): Source['locate'] {
  const toSource = align(prose, searched);
  const place = positions(source);
  return offset => {
    const at = toSource(offset);
    return { ...place(at), offset: at };
  };
}
