import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PublicKey, SignedReport } from '../contract/report.js';
import type { EngineResult, SignedScan } from '../contract/scan.js';
import {
  type SignedDocument,
  signedBytes,
  signedScanIn,
  type Unsigned,
  withSignature,
} from './signed-document.js';

/** Keys of one file. */
const keysMax = 20;

interface Key {
  readonly publicKey: PublicKey;
  readonly object: KeyObject;
}

/** Signs results and reports with the service's key, and recognises its own signatures. */
export class Signer {
  readonly #private: KeyObject;
  readonly #keys: readonly Key[];

  /** @param keys the signing key first, then keys that were used before it */
  constructor(signing: KeyObject, keys: readonly KeyObject[]) {
    this.#private = signing;
    this.#keys = keys.map(object => ({ object, publicKey: publicKeyOf(object) }));
  }

  /** The public keys, current first. */
  get keys(): PublicKey[] {
    return this.#keys.map(({ publicKey }) => publicKey);
  }

  /** Attests that the engine returned this result for a text with this hash. */
  scan(result: EngineResult, text_sha256: string, now: number): SignedScan {
    return this.#signed<SignedScan>({
      ...result,
      text_sha256,
      signed_at: new Date(now).toISOString(),
      attestation: { kind: 'telltale-scan', version: 2, key: this.keys[0]! },
    });
  }

  /** Adds a signature to a report on a result. */
  report(
    html: string,
    { engine, score, band }: Pick<EngineResult, 'engine' | 'score' | 'band'>,
    { textSha256, reportId, now }: { textSha256: string; reportId: string; now: number },
  ): { html: string; signature: SignedReport } {
    const signature = this.#signed<SignedReport>({
      report_id: reportId,
      report_sha256: sha256(html),
      engine,
      score,
      band,
      text_sha256: textSha256,
      signed_at: new Date(now).toISOString(),
      attestation: { kind: 'telltale-report', version: 2, key: this.keys[0]! },
    });
    return { html: withSignature(html, signature), signature };
  }

  /** The signed result within an object of a client; null if this service did not sign it. */
  ownScan(object: object): SignedScan | null {
    const document = signedScanIn(object) as SignedScan;
    const { signature, ...attestation } = document.attestation ?? {};
    const own = this.#keys.find(({ publicKey }) => publicKey.x === attestation.key?.x);
    if (own === undefined || attestation.kind !== 'telltale-scan' || typeof signature !== 'string')
      return null;
    const message = signedBytes({ ...document, attestation });
    return verify(null, message, own.object, Buffer.from(signature, 'base64url')) ? document : null;
  }

  #signed<Document extends SignedDocument>(document: Unsigned<Document>): Document {
    const signature = sign(null, signedBytes(document), this.#private).toString('base64url');
    return { ...document, attestation: { ...document.attestation, signature } } as unknown as Document;
  }
}

/** SHA-256 of a text in UTF-8 or of bytes, in lower-case hexadecimal. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the signer; rejects while the store that has its key is away. */
export type OpenSigner = () => Promise<Signer>;

/**
 * A signer with the keys of a PEM file: the first private key signs, all others verify.
 * @throws Error if the file cannot be read or has no private Ed25519 key
 */
export function signerOfFile(path: string): Signer {
  const blocks = readFileSync(path, 'utf8').match(pemBlock) ?? [];
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
