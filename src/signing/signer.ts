import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type PublicKey,
  type ReportStatement,
  resultBytes,
  type ScanStatement,
  type SignatureBlock,
  type Signed,
  type Statement,
  signedBytes,
  withSignature,
} from './statement.js';

/** Keys of one file. */
const keysMax = 20;

interface Key {
  readonly publicKey: PublicKey;
  readonly object: KeyObject;
}

/** The fields of a result that a statement repeats. */
interface SignableResult {
  readonly engine: string;
  readonly score: number;
  readonly band: string;
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

  /** Attests a result for a text with this hash. */
  scan(result: SignableResult, textSha256: string, now: number): Signed<ScanStatement> {
    return this.#signed({ kind: 'telltale-scan', ...factsOf(result, textSha256, now) });
  }

  /** Adds a signature to a report on a result. */
  report(
    html: string,
    result: SignableResult,
    { textSha256, reportId, now }: { textSha256: string; reportId: string; now: number },
  ): { html: string; signature: Signed<ReportStatement> } {
    const signature = this.#signed<ReportStatement>({
      kind: 'telltale-report',
      report_id: reportId,
      report_sha256: sha256(html),
      ...factsOf(result, textSha256, now),
    });
    const block: SignatureBlock = { ...signature, result };
    return { html: withSignature(html, block), signature };
  }

  /** Whether this service signed that its engine returned this result. */
  isAttested(result: object, attestation: Signed): boolean {
    const { statement, signature, key } = attestation;
    const own = this.#keys.find(({ publicKey }) => publicKey.x === key?.x);
    if (own === undefined || statement?.kind !== 'telltale-scan' || typeof signature !== 'string')
      return false;
    return (
      statement.result_sha256 === hashOf(result) &&
      verify(null, signedBytes(statement), own.object, Buffer.from(signature, 'base64url'))
    );
  }

  #signed<S extends Statement>(statement: S): Signed<S> {
    const signature = sign(null, signedBytes(statement), this.#private).toString('base64url');
    return { statement, signature, key: this.#keys[0]!.publicKey };
  }
}

const factsOf = (result: SignableResult, text_sha256: string, now: number) => ({
  version: 1 as const,
  engine: result.engine,
  score: result.score,
  band: result.band,
  text_sha256,
  result_sha256: hashOf(result),
  signed_at: new Date(now).toISOString(),
});

/** SHA-256 of a text in UTF-8 or of bytes, in lower-case hexadecimal. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** SHA-256 of a result as canonical JSON. */
export const hashOf = (result: object): string => sha256(resultBytes(result));

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
