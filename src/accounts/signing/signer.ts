import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PublicKey, SignedReport } from '../../contract/report.js';
import type { EngineResult, SignedScan } from '../../contract/scan.js';
import { sha256 } from '../../report/signing/attested-result.js';
import { reportMessage, scanMessage, withSignature } from '../../report/signing/signed-document.js';
import { readSettingsFile } from '../settings-file.js';

/** Keys of one file. */
const keysMax = 20;

/** The members that a signature adds to a result. */
export type ScanSignature = Pick<SignedScan, 'text_sha256' | 'signed_at' | 'attestation'>;

/** Signs results and reports with the service's key. */
export class Signer {
  readonly #private: KeyObject;
  /** The public keys, current first. */
  readonly keys: PublicKey[];

  /** @param keys the signing key first, then keys that were used before it */
  constructor(signing: KeyObject, keys: readonly KeyObject[]) {
    this.#private = signing;
    this.keys = keys.map(publicKeyOf);
  }

  /** Attests that the engine returned the result with this hash for a text with this hash. */
  scan(result_sha256: string, text_sha256: string, now: number): ScanSignature {
    const seal = {
      text_sha256,
      signed_at: new Date(now).toISOString(),
      attestation: { kind: 'telltale-scan' as const, version: 1 as const, key: this.keys[0]! },
    };
    const signature = this.#sign(scanMessage(seal, result_sha256));
    return { ...seal, attestation: { ...seal.attestation, signature } };
  }

  /** Adds a signature to a report on a result. */
  report(
    html: string,
    result: Pick<EngineResult, 'engine' | 'headline' | 'score' | 'band' | 'assessed'>,
    { textSha256, reportId, now }: { textSha256: string; reportId: string; now: number },
  ): { html: string; signature: SignedReport } {
    const { engine, headline, score, band, assessed } = result;
    const seal = {
      report_id: reportId,
      report_sha256: sha256(html),
      engine,
      headline,
      score,
      band,
      assessed,
      text_sha256: textSha256,
      signed_at: new Date(now).toISOString(),
      attestation: { kind: 'telltale-report' as const, version: 1 as const, key: this.keys[0]! },
    };
    const signature = this.#sign(reportMessage(seal));
    const signed = { ...seal, attestation: { ...seal.attestation, signature } };
    return { html: withSignature(html, signed), signature: signed };
  }

  #sign(message: Uint8Array): string {
    return sign(null, message, this.#private).toString('base64url');
  }
}

/** Returns the signer; rejects while the store that has its key is away. */
export type OpenSigner = () => Promise<Signer>;

/**
 * A signer with the keys of a PEM file: the first private key signs, all others verify.
 * @throws Error if the file cannot be read or has no private Ed25519 key
 */
export function signerOfFile(path: string): Signer {
  const blocks = readSettingsFile(path).match(pemBlock) ?? [];
  const signing = blocks.find(block => block.includes('PRIVATE'));
  if (signing === undefined) throw new Error(`${path} has no private key in PEM`);
  if (blocks.length > keysMax) throw new Error(`${path} has more than ${keysMax} keys`);
  const keys = [signing, ...blocks.filter(block => block !== signing)].map(block => createPublicKey(block));
  const other = keys.find(key => key.asymmetricKeyType !== 'ed25519');
  if (other !== undefined)
    throw new Error(`${path} has a key that is not an Ed25519 key (${other.asymmetricKeyType})`);
  return new Signer(createPrivateKey(signing), keys);
}

const pemBlock = /-----BEGIN (PRIVATE|PUBLIC) KEY-----[^-]*-----END \1 KEY-----/g;

/** Start of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A signer whose key is a secret of 32 bytes, in hexadecimal. */
export function signerOfSecret(secret: string): Signer {
  const key = Buffer.concat([pkcs8Start, Buffer.from(secret, 'hex')]);
  const signing = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return new Signer(signing, [createPublicKey(signing)]);
}

function publicKeyOf(key: KeyObject): PublicKey {
  const x = key.export({ format: 'jwk' }).x!;
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' };
}
