/**
 * The "stealth pnginfo" format: parameters that image generators write into the least significant bits of
 * pixels, so that they survive programs that drop text chunks. The bits run down the columns: a signature (15
 * bytes), a length in bits (4 bytes), and the parameters. How the bits are read depends on the caller.
 */
import { gunzipSync } from 'node:zlib';
import type { Bounds } from '../../bounds.js';

export const signatureBytes = 15;
const signatures = ['stealth_pnginfo', 'stealth_pngcomp', 'stealth_rgbinfo', 'stealth_rgbcomp'];

export const isSignature = (bytes: Uint8Array): boolean =>
  signatures.includes(Buffer.from(bytes).toString('latin1'));

/**
 * Reads the parameters from a source of bytes: each call of `next` returns the next `count`. Returns null
 * when the signature is missing or the parameters cannot be unpacked.
 */
export function readStealthBlock(next: (count: number) => Uint8Array, bounds: Bounds): string | null {
  const signature = next(signatureBytes);
  if (!isSignature(signature)) return null;
  const bits = Buffer.from(next(4)).readUInt32BE();
  const data = next(Math.min(bits, bounds.stealthBits) >> 3);
  return Buffer.from(signature).toString('latin1').endsWith('comp')
    ? gunzip(data, bounds)
    : Buffer.from(data).toString('utf8');
}

function gunzip(data: Uint8Array, { imageTextChars: stealthChars }: Bounds): string | null {
  try {
    return gunzipSync(data, { maxOutputLength: stealthChars }).toString('utf8');
  } catch {
    return null;
  }
}
