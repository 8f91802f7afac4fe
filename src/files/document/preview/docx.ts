import mammoth from 'mammoth';
import type { Bounds } from '../../bounds.js';
import { openZip, readEntry } from '../office/zip.js';

/**
 * Converts a .docx to HTML with mammoth; undefined when it is too large for mammoth's tree or mammoth rejects
 * it. Every entry is checked first, because mammoth follows relationships to entries of any name.
 */
export async function docxHtml(bytes: Uint8Array, bounds: Bounds): Promise<string | undefined> {
  const zip = openZip(bytes, bounds);
  let inflated = 0;
  for (const entry of zip.entries.values()) {
    inflated += entry.inflatedBytes;
    if (inflated > bounds.structuredPreviewBytes) return undefined;
  }
  for (const entry of zip.entries.values()) readEntry(zip, entry);
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }));
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return (await mammoth.convertToHtml({ buffer }, { convertImage: noImages })).value;
  } catch {
    // mammoth supports less than the own reader (it rejects UTF-16 parts, for one) and has no error type.
    return undefined;
  }
}
