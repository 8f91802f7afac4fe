import mammoth from 'mammoth';
import { limits } from '../../limits.js';
import { openZip, readEntry } from '../office/zip.js';

/**
 * A .docx as generated HTML, by mammoth; undefined when it is too large for mammoth's tree, or fails in it.
 * Every entry is measured first, whatever its name: mammoth follows relationships to any of them.
 */
export async function wordHtml(bytes: Uint8Array): Promise<string | undefined> {
  const zip = openZip(bytes);
  let inflated = 0;
  for (const entry of zip.entries.values()) {
    inflated += entry.inflatedBytes;
    if (inflated > limits.structuredPreviewBytes) return undefined;
  }
  for (const entry of zip.entries.values()) readEntry(zip, entry);
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }));
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return (await mammoth.convertToHtml({ buffer }, { convertImage: noImages })).value;
  } catch {
    // It takes less than our reader does (UTF-16 parts, for one), and has no error of its own to tell by.
    return undefined;
  }
}
