import type { Edit } from '../../engine/cleanup/clean.js';
import { byteOffsets, type Decoded, decodingWarnings } from './charset.js';
import type { CleanedContent } from './document.js';

/** A replacement in a document's decoded source, in UTF-16 offsets. */
export interface SourceReplacement {
  start: number;
  end: number;
  replacement: string;
}

/** Adds an edit to the count of changes by kind. */
export function countChange(changes: Record<string, number>, { kind, glyphs }: Edit): void {
  if (glyphs > 0) changes[kind] = (changes[kind] ?? 0) + glyphs;
}

/** Builds a cleaned file. Replacements ascend and do not touch; other bytes do not change. */
export function cleanedFile(
  bytes: Uint8Array,
  decoded: Decoded,
  replacements: readonly SourceReplacement[],
  mediaType: string,
  changes: Record<string, number>,
): CleanedContent {
  const cleaned = replacements.length === 0 ? bytes : replaceBytes(bytes, decoded, replacements);
  const type = `${mediaType}; charset=${decoded.encoding}`;
  return { bytes: cleaned, type, changes, warnings: decodingWarnings(decoded, 'stay as they are') };
}

function replaceBytes(
  bytes: Uint8Array,
  decoded: Decoded,
  replacements: readonly SourceReplacement[],
): Uint8Array {
  const offsets = byteOffsets(bytes, decoded);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { start, end, replacement } of replacements) {
    parts.push(bytes.subarray(from, offsets[start]), encode(replacement, decoded.encoding));
    from = offsets[end]!;
  }
  parts.push(bytes.subarray(from));
  return Buffer.concat(parts);
}

/** Replacements in a legacy encoding are ASCII, which all supported encodings share. */
function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return Buffer.from(text, 'utf8');
}
