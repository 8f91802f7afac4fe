import { httpErrors } from '../errors.js';
import { limits } from '../limits.js';

/** A file that came with a request; its bytes are in memory only and may be transferred to a thread. */
export interface Upload {
  filename: string;
  bytes: Uint8Array;
}

/** Half a character, which has no UTF-8 and so can't be sent back in a header. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * The file of a raw body: named by X-Filename, which may be percent-encoded (any script) and may carry a
 * path.
 */
export function rawUpload(name: string, body: Buffer, capBytes: number): Upload {
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // Not percent-encoded: taken as it is.
  }
  return upload(decoded, body, capBytes);
}

/** Refuses with 413 what is over the cap. The bytes are copied out of whatever buffer they share. */
export function upload(name: string, body: Uint8Array, capBytes: number): Upload {
  if (body.length > capBytes) throw httpErrors.fileTooLarge(capBytes);
  const filename = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '');
  return {
    filename: Array.from(filename).slice(-limits.filenameChars).join('').replace(loneSurrogate, '\ufffd'),
    bytes: new Uint8Array(body),
  };
}
