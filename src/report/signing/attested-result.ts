import { createHash, createPublicKey, verify } from 'node:crypto';
import type { PublicKey } from '../../contract/report.js';
import type { EngineResult, SignedScan } from '../../contract/scan.js';
import { canonicalJson } from './canonical-json.js';
import { engineResultIn, scanMessage, signedScanIn } from './signed-document.js';

/** SHA-256 of a text in UTF-8 or of bytes, in lower-case hexadecimal. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** SHA-256 of a result as canonical JSON. */
export const hashOf = (result: object): string => sha256(canonicalJson(result));

/** A result that this service computed, and the hash of its text. */
export interface AttestedResult {
  readonly result: EngineResult;
  readonly textSha256: string;
}

/**
 * The part of a client's object that is a result of this service: it has a signature with one of the
 * service's keys, or is the result of a saved scan of the caller. Null for any other object.
 * @param saved the record of the saved scan as JSON; null without one
 */
export function attestedResult(
  object: object,
  keys: readonly PublicKey[],
  saved: string | null,
): AttestedResult | null {
  const result = engineResultIn(object) as EngineResult;
  const signed = ownScan(object, keys);
  if (signed !== null) return { result, textSha256: signed.text_sha256 };
  if (saved === null) return null;
  const { text, ...record } = JSON.parse(saved) as { text: string };
  const isSaved = canonicalJson(engineResultIn(record)) === canonicalJson(result);
  return isSaved ? { result, textSha256: sha256(text) } : null;
}

/** The signed result within an object of a client; null if none of the keys signed it. */
function ownScan(object: object, keys: readonly PublicKey[]): SignedScan | null {
  const document = signedScanIn(object) as SignedScan;
  const { text_sha256, signed_at } = document;
  const { signature, ...attestation } = document.attestation ?? {};
  const own = keys.find(({ x }) => x === attestation.key?.x);
  if (own === undefined || typeof signature !== 'string') return null;
  const message = scanMessage({ text_sha256, signed_at, attestation }, hashOf(engineResultIn(document)));
  const { kty, crv, x } = own;
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, message, key, Buffer.from(signature, 'base64url')) ? document : null;
}
