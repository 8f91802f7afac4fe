import { byteOffsets, type Decoded, decodingWarnings } from '../../document/charset.js';
import type { Edit } from '../../document/span.js';
import type { CleanupEdit } from '../../engine/cleanup/clean.js';
import type { CleanedContent } from './document.js';

/** Adds an edit to the count of changes by kind. */
export function countChange(changes: Record<string, number>, { kind, glyphs }: CleanupEdit): void {
  if (glyphs > 0) changes[kind] = (changes[kind] ?? 0) + glyphs;
}

/** Builds a cleaned file from the edits of its decoded source. */
export function cleanedFile(
  bytes: Uint8Array,
  decoded: Decoded,
  edits: readonly CleanupEdit[],
  mediaType: string,
): CleanedContent {
  const changes: Record<string, number> = {};
  for (const edit of edits) countChange(changes, edit);
  return {
    bytes: replaceBytes(bytes, decoded, edits),
    type: `${mediaType}; charset=${decoded.encoding}`,
    changes,
    warnings: decodingWarnings(decoded, 'stay as they are'),
  };
}

/** Replacements ascend and do not touch; other bytes do not change. */
export function replaceBytes(bytes: Uint8Array, decoded: Decoded, replacements: readonly Edit[]): Uint8Array {
  if (replacements.length === 0) return bytes;
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
