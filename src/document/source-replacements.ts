import type { Edit } from '../cleanup/clean.js';
import { byteOffsets, type Decoded } from './charset.js';
import type { CleanedFile } from './document.js';

/** A replacement in a document's decoded source, in UTF-16 offsets. */
export interface SourceReplacement {
  start: number;
  end: number;
  replacement: string;
}

/** Adds an edit to the count of changes by kind. */
export function countChange(changes: Record<string, number>, { kind, glyphs }: Edit): void {
  changes[kind] = (changes[kind] ?? 0) + glyphs;
}

/** A file whose bytes outside the splices are those of the original. Splices ascend and stand apart. */
export function cleanedFile(
  bytes: Uint8Array,
  decoded: Decoded,
  splices: readonly SourceReplacement[],
  file: Pick<CleanedFile, 'extension' | 'type' | 'changes' | 'warnings'>,
): CleanedFile {
  return { ...file, bytes: splices.length === 0 ? bytes : spliced(bytes, decoded, splices), signed: false };
}

function spliced(bytes: Uint8Array, decoded: Decoded, splices: readonly SourceReplacement[]): Uint8Array {
  const offsets = byteOffsets(bytes, decoded);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { start, end, replacement } of splices) {
    parts.push(bytes.subarray(from, offsets[start]), encode(replacement, decoded.encoding));
    from = offsets[end]!;
  }
  parts.push(bytes.subarray(from));
  return Buffer.concat(parts);
}

/** Replacements in a legacy encoding are ASCII, which all of them share. */
function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return Buffer.from(text, 'utf8');
}
