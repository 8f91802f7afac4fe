import {
  type PublicKey,
  resultBytes,
  type SignatureBlock,
  type Signed,
  type Statement,
  signedBytes,
  splitReport,
} from './statement.js';

/** What a check of a signature found. */
export type Verification =
  /** The file has no signature. */
  | { readonly kind: 'unsigned' }
  /** The file or its signature was changed, or is damaged. */
  | { readonly kind: 'invalid'; readonly reason: string }
  /**
   * The signature is intact. `keyIsKnown` is false when no known key was given, or another one: then the file
   * is consistent, but anyone may have signed it.
   */
  | {
      readonly kind: 'intact';
      readonly statement: Statement;
      readonly kid: string;
      readonly keyIsKnown: boolean;
    };

const invalid = (reason: string): Verification => ({ kind: 'invalid', reason });

/**
 * Checks a signed report (HTML) or a signed scan result (JSON). Uses only WebCrypto, so it runs in browsers
 * and without a network.
 * @param knownKeys keys that the service published
 */
export async function verifySigned(file: string, knownKeys: readonly PublicKey[]): Promise<Verification> {
  try {
    return file.trimStart().startsWith('{')
      ? await verifyResult(file, knownKeys)
      : await verifyReport(file, knownKeys);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError)
      return invalid('The signature cannot be read.');
    throw error;
  }
}

async function verifyReport(file: string, knownKeys: readonly PublicKey[]): Promise<Verification> {
  // A line end that was converted on the way is not part of the content.
  const parts = splitReport(file.replaceAll('\r\n', '\n'));
  if (parts === null) return { kind: 'unsigned' };
  const { result, ...signed } = JSON.parse(parts.json) as SignatureBlock;
  if (signed.statement?.kind !== 'telltale-report') return invalid('The signature is not that of a report.');
  if ((await sha256(new TextEncoder().encode(parts.html))) !== signed.statement.report_sha256)
    return invalid('The page was changed after it was signed.');
  return verifyStatement(signed, result, knownKeys);
}

async function verifyResult(file: string, knownKeys: readonly PublicKey[]): Promise<Verification> {
  const result = JSON.parse(file) as { attestation?: Signed };
  if (result.attestation === undefined) return { kind: 'unsigned' };
  if (result.attestation.statement?.kind !== 'telltale-scan')
    return invalid('The signature is not that of a scan.');
  return verifyStatement(result.attestation, result, knownKeys);
}

async function verifyStatement(
  { statement, signature, key }: Signed,
  result: object,
  knownKeys: readonly PublicKey[],
): Promise<Verification> {
  if ((await sha256(resultBytes(result))) !== statement.result_sha256)
    return invalid('The result was changed after it was signed.');
  const kid = await thumbprint(key.x);
  const known = knownKeys.find(({ x }) => x === key.x);
  const { kty, crv, x } = key;
  const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  const isIntact = await crypto.subtle.verify(
    'Ed25519',
    imported,
    bytesOf(signature),
    signedBytes(statement) as Uint8Array<ArrayBuffer>,
  );
  if (!isIntact) return invalid('The statement was changed after it was signed.');
  return { kind: 'intact', statement, kid, keyIsKnown: known !== undefined };
}

/** SHA-256 of bytes in lower-case hexadecimal. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Thumbprint of an Ed25519 key (RFC 7638). */
async function thumbprint(x: string): Promise<string> {
  const members = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":${JSON.stringify(x)}}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', members));
  return btoa(String.fromCharCode(...hash))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), character =>
    character.charCodeAt(0),
  );

/** Parses a published key set; keys of other kinds are ignored. Null if the file is not one. */
export function readKeySet(json: string): PublicKey[] | null {
  let parsed: { keys?: unknown };
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed?.keys)) return null;
  return parsed.keys.filter(
    key => key?.kty === 'OKP' && key.crv === 'Ed25519' && typeof key.x === 'string',
  ) as PublicKey[];
}
