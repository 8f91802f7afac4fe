import { httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { percentDecoded } from '../../../document/spacing.js';

/** An uploaded file. Its bytes are only in memory and may be transferred to a thread. */
export interface Upload {
  filename: string;
  bytes: Uint8Array;
  /** Set when the request has no name for the file, and `filename` only selects its reader. */
  unnamed?: true;
}

/** Returns the file of a raw body, named by X-Filename, which may be percent-encoded and have a path. */
export const rawUpload = (name: string, body: Buffer, bytesMax: number): Upload =>
  upload(percentDecoded(name), body, bytesMax);

/** Throws 413 when the file is too large. Copies the bytes out of a shared buffer. */
export function upload(name: string, body: Uint8Array, bytesMax: number): Upload {
  if (body.length > bytesMax) throw httpErrors.fileTooLarge(bytesMax);
  return { filename: fileName(name), bytes: new Uint8Array(body) };
}

/** A file name without directories and control characters, truncated at its beginning. */
export function fileName(path: string): string {
  const name = (path.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '');
  return Array.from(name).slice(-limits.filenameChars).join('');
}
