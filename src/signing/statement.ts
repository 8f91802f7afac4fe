import { canonicalJson } from './canonical-json.js';

/** What the service attests of a scan: its engine returned this result for a text with this hash. */
export interface ScanStatement {
  readonly kind: 'telltale-scan';
  readonly version: 1;
  readonly engine: string;
  readonly score: number;
  readonly band: string;
  /** SHA-256 of the text in UTF-8, in lower-case hexadecimal. */
  readonly text_sha256: string;
  /** SHA-256 of the result as canonical JSON (RFC 8785). */
  readonly result_sha256: string;
  /** RFC 3339 time of the signature. */
  readonly signed_at: string;
}

/** The same of a report, with the hash of its page. */
export interface ReportStatement extends Omit<ScanStatement, 'kind'> {
  readonly kind: 'telltale-report';
  readonly report_id: string;
  /** SHA-256 of the HTML document without the block of the signature. */
  readonly report_sha256: string;
}

export type Statement = ScanStatement | ReportStatement;

/** A public key for Ed25519 as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  /** The key, base64url. */
  readonly x: string;
  /** Thumbprint of the key (RFC 7638). */
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** A statement with its signature. */
export interface Signed<S extends Statement = Statement> {
  readonly statement: S;
  /** Ed25519 (RFC 8032) over the statement as canonical JSON in UTF-8; base64url. */
  readonly signature: string;
  /** The key of the signature. It is trusted only if the service publishes it. */
  readonly key: PublicKey;
}

/** The bytes that are signed. */
export const signedBytes = (statement: Statement): Uint8Array =>
  new TextEncoder().encode(canonicalJson(statement));

/** Members of a response or a saved record that are not part of the engine's result. */
const besideResult = [
  'scan_id',
  'warnings',
  'attestation',
  'id',
  'title',
  'created_at',
  'parent_scan_id',
  'text',
  'revisions',
];

/** The engine's result within a response or a saved record. */
export const resultOfRecord = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !besideResult.includes(name)));

/** The result of a scan as the bytes that are hashed. */
export const resultBytes = (result: object): Uint8Array =>
  new TextEncoder().encode(canonicalJson(resultOfRecord(result)));

const opening = '<script type="application/json" id="telltale-signature">';
const closing = '</script>\n';
const end = '</body>\n</html>\n';

/** What the block at the end of a signed report holds. */
export interface SignatureBlock extends Signed<ReportStatement> {
  /** The result that the statement is about. */
  readonly result: object;
}

/** Adds the signature to a report. JSON in a script element of this type is never run. */
export function withSignature(html: string, block: SignatureBlock): string {
  if (!html.endsWith(end)) throw new Error('not a report');
  const json = JSON.stringify(block).replace(/</g, '\\u003c');
  return `${html.slice(0, -end.length)}${opening}${json}${closing}${end}`;
}

/** Splits a signed report into the page that was hashed and the block; null for a report without one. */
export function splitReport(signed: string): { html: string; json: string } | null {
  const start = signed.lastIndexOf(opening);
  if (start < 0 || !signed.endsWith(closing + end)) return null;
  const json = signed.slice(start + opening.length, -(closing + end).length);
  if (json.includes('<')) return null;
  return { html: signed.slice(0, start) + end, json };
}
