/**
 * "Stealth pnginfo": parameters that image generators write into the lowest bits of pixels, so that they outlive programs
 * that drop text chunks. Down the columns stand a signature (15 bytes), a length in bits (4), and the parameters. How pixels
 * are got at differs by reader; what the bits mean stands here.
 */
import { gunzipSync } from 'node:zlib';
import { limits } from '../../limits.js';

export const signatureBytes = 15;
const signatures = ['stealth_pnginfo', 'stealth_pngcomp', 'stealth_rgbinfo', 'stealth_rgbcomp'];

export const isSignature = (bytes: Uint8Array): boolean =>
  signatures.includes(Buffer.from(bytes).toString('latin1'));

/** The parameters; null when there is no signature or they can't be unpacked. `next` gives the next bytes of the bits. */
export function readStealthBlock(next: (count: number) => Uint8Array): string | null {
  const signature = next(signatureBytes);
  if (!isSignature(signature)) return null;
  const bits = Buffer.from(next(4)).readUInt32BE();
  const data = next(Math.min(bits, limits.stealthBits) >> 3);
  return Buffer.from(signature).toString('latin1').endsWith('comp')
    ? gunzip(data)
    : Buffer.from(data).toString('utf8');
}

function gunzip(data: Uint8Array): string | null {
  try {
    return gunzipSync(data, { maxOutputLength: limits.imageTextChars }).toString('utf8');
  } catch {
    return null;
  }
}
