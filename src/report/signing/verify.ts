import type { PublicKey, SignedReport } from '../../contract/report.js';
import { shownScore } from '../../engine/scan/bands.js';
import { canonicalJson } from './canonical-json.js';
import {
  addedHeadingHtml,
  printableJson,
  type ReportSeal,
  reportMessage,
  type ScanSeal,
  type SignedDocument,
  scanMembers,
  scanMessage,
  splitReport,
  withSignature,
} from './signed-document.js';

/** A file that differs from the signed one, with the reason as one or more sentences for people. */
class NotSigned extends Error {}

/** The signed part of a result or a report. */
interface SignedFacts {
  readonly engine: string;
  /** What was found. It may quote the text, so it may have any characters. */
  readonly headline: string;
  readonly score: number;
  readonly band: string;
  readonly assessed: boolean;
  /** SHA-256 of the text in UTF-8, in lower-case hexadecimal. */
  readonly text_sha256: string;
  /** RFC 3339 time of the signature. */
  readonly signed_at: string;
}

export type Verification =
  /** The file has no signature. */
  | { readonly kind: 'unsigned' }
  /** The file is not what was signed, or is damaged. */
  | { readonly kind: 'invalid'; readonly reason: string }
  /**
   * The file is what was signed. `keyIsKnown` is false when no known key was given, or another one: then the
   * file is consistent, but anyone may have signed it.
   */
  | {
      readonly kind: 'intact';
      readonly facts: SignedFacts;
      /** Whether it is a page with a section that its sender filled, which the service did not check. */
      readonly hasAddedSection: boolean;
      readonly kid: string;
      readonly keyIsKnown: boolean;
    };

export interface SignedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names of files that browsers and other programs may show as a page, even if they begin with `{`. */
const pageName = /\.(?:x?html?|[sp]html?|xht|mht|mhtml|svg|xml|hta)[. ]*$/i;
/** Whether a file has any part of a signature. */
const signatureTrace = /telltale-(?:scan|report|signature)/;

/**
 * Checks a signed report (HTML) or a signed scan result (JSON). Uses only WebCrypto, so it runs in browsers
 * and without a network.
 * @param knownKeys keys that the service published
 */
export async function verifySigned(
  { name, bytes }: SignedFile,
  knownKeys: readonly PublicKey[],
): Promise<Verification> {
  try {
    const text = decoded(bytes);
    const isObject = text.trimStart().startsWith('{');
    if (isObject && pageName.test(name))
      throw new NotSigned('A signed result is a JSON file; its name must not be that of a page.');
    return isObject ? await verifyScan(text, knownKeys) : await verifyReport(text, knownKeys);
  } catch (error) {
    if (error instanceof NotSigned) return { kind: 'invalid', reason: error.message };
    if (error instanceof RangeError) return { kind: 'invalid', reason: 'It is nested too deeply.' };
    throw error;
  }
}

/** The file as text, with a byte order mark if it has one. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NotSigned('It is not UTF-8.');
  }
}

async function verifyReport(text: string, knownKeys: readonly PublicKey[]): Promise<Verification> {
  const trimmed = text.trimEnd();
  const isSpaceOnly = !/[^ \t\r\n]/.test(text.slice(trimmed.length));
  const file = isSpaceOnly ? `${trimmed}\n` : text;
  const parts = splitReport(file);
  if (parts === null) {
    if (!signatureTrace.test(file)) return { kind: 'unsigned' };
    throw new NotSigned('Its signature does not stand where the service puts it.');
  }
  const signature = object(parsed(parts.json));
  const verified = await verifyDocument(signature, 'telltale-report', knownKeys);
  const { html } = parts;
  if ((await sha256(new TextEncoder().encode(html))) !== signature.report_sha256)
    throw new NotSigned('The page was changed after it was signed.');
  if (withSignature(html, signature as unknown as SignedReport) !== file)
    throw new NotSigned('Its signature is written in another form than the service writes.');
  return { ...verified, hasAddedSection: html.includes(addedHeadingHtml) };
}

async function verifyScan(text: string, knownKeys: readonly PublicKey[]): Promise<Verification> {
  const document = object(parsed(text));
  if (document.attestation === undefined && !signatureTrace.test(text)) return { kind: 'unsigned' };
  requireWrittenForm(text, document);
  return { ...(await verifyDocument(document, 'telltale-scan', knownKeys)), hasAddedSection: false };
}

/**
 * Requires that a text is what the service writes for a document, but for an indentation: other texts, such
 * as one with a member twice, mean different things to different readers.
 */
function requireWrittenForm(text: string, document: Fields): void {
  if (deceptive.test(text))
    throw new NotSigned('It has control characters or characters that change the direction of text.');
  const written = text.trim().replaceAll('\r\n', '\n');
  const indent = /^\{\n([ \t]+)/.exec(written)?.[1] ?? '';
  if (printableJson(written) !== printableJson(JSON.stringify(document, null, indent)))
    throw new NotSigned(
      'A member occurs twice in one object, or a number, an escape or white space is written in another form than the service writes.',
    );
}

/** Control characters and those that change the direction of text, which the service escapes. */
const deceptive = /[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new NotSigned('It is not a JSON document, or something stands before or after the document.');
  }
}

type Fields = Readonly<Record<string, unknown>>;

const object = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Checks the signature of a document and the form of each of its parts. */
async function verifyDocument(
  document: Fields,
  kind: SignedDocument['attestation']['kind'],
  knownKeys: readonly PublicKey[],
): Promise<Omit<Verification & { kind: 'intact' }, 'hasAddedSection'>> {
  const { signature, ...attestation } = object(document.attestation);
  if (attestation.kind !== kind || attestation.version !== 1)
    throw new NotSigned(`It has no signature of the kind ${kind}, version 1.`);
  requireNoOther(attestation, ['kind', 'version', 'key'], 'attestation.');
  const { x, kid } = await publicKey(object(attestation.key));
  const imported = await crypto.subtle
    .importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify'])
    .catch(error => {
      throw error.name === 'DataError' ? new NotSigned('Its key is not an Ed25519 key.') : error;
    });
  const message = await messageOf(document, attestation);
  if (!(await crypto.subtle.verify('Ed25519', imported, bytesOf(signature, 64), message))) {
    if (kind === 'telltale-scan') requireNoOther(document, scanMembers);
    throw new NotSigned('A member was changed, added or removed after it was signed.');
  }
  const facts = factsOf(document);
  return { kind: 'intact', facts, kid, keyIsKnown: knownKeys.some(known => known.x === x) };
}

/** The signed bytes of a document with an attestation without its signature. */
async function messageOf(document: Fields, attestation: Fields): Promise<Uint8Array<ArrayBuffer>> {
  if (attestation.kind === 'telltale-report')
    return reportMessage({ ...document, attestation } as unknown as ReportSeal);
  const { text_sha256, signed_at, attestation: _, ...result } = document;
  const hash = await sha256(new TextEncoder().encode(canonicalJson(result)));
  return scanMessage({ text_sha256, signed_at, attestation } as unknown as ScanSeal, hash);
}

async function publicKey(key: Fields): Promise<{ x: string; kid: string }> {
  requireNoOther(key, ['kty', 'crv', 'x', 'kid', 'alg', 'use'], 'attestation.key.');
  const { kty, crv, x, kid, alg, use } = key;
  bytesOf(x, 32);
  const isEd25519 = kty === 'OKP' && crv === 'Ed25519' && alg === 'EdDSA' && use === 'sig';
  if (!isEd25519 || kid !== (await thumbprint(x as string)))
    throw new NotSigned('Its key is not an Ed25519 key, or has the name of another key.');
  return { x: x as string, kid };
}

const namesMax = 8;

function requireNoOther(found: Fields, expected: readonly string[], place = ''): void {
  const others = Object.keys(found).filter(name => !expected.includes(name));
  if (others.length === 0) return;
  const more = others.length > namesMax ? ` and ${others.length - namesMax} more` : '';
  const names = others.slice(0, namesMax).map(name => quoted(place + name));
  throw new NotSigned(`It has members that are not part of a signed result: ${names.join(', ')}${more}.`);
}

/** The facts of a document. Anyone can sign one with a key of their own, so each is checked. */
function factsOf(document: Fields): SignedFacts {
  const { engine, headline, score, band, assessed, text_sha256, signed_at } = document;
  const facts = { engine, headline, score, band, assessed, text_sha256, signed_at };
  const isValid =
    typeof score === 'number' &&
    typeof headline === 'string' &&
    typeof assessed === 'boolean' &&
    matches(engine, /^[\w.+-]{1,60}$/) &&
    matches(band, /^[a-z]{1,20}$/) &&
    matches(text_sha256, /^[0-9a-f]{64}$/) &&
    matches(signed_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) &&
    !Number.isNaN(Date.parse(signed_at as string));
  if (!isValid)
    throw new NotSigned('Its engine, headline, score, band, time or hash of the text is not valid.');
  return facts as SignedFacts;
}

/** The signed score with its band; of a text that was not assessed, both mean nothing. */
export const signedScore = ({ score, band, assessed }: SignedFacts): string =>
  assessed ? `${shownScore(score)} (${band})` : 'Not assessed';

const quotedUnits = 60;

/** A name from a file in quotation marks, cut and in printable ASCII, so that it changes no output. */
function quoted(name: string): string {
  const cut = name.length > quotedUnits ? `${name.slice(0, quotedUnits)}...` : name;
  return printableJson(JSON.stringify(cut));
}

const matches = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

/** SHA-256 of bytes in lower-case hexadecimal. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Thumbprint of an Ed25519 key (RFC 7638). */
async function thumbprint(x: string): Promise<string> {
  const members = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":${JSON.stringify(x)}}`);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', members)));
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/**
 * Bytes in base64url. Only the one form that encoding gives is valid: otherwise a character of a signature
 * could change without changing its bytes.
 */
function bytesOf(text: unknown, length: number): Uint8Array<ArrayBuffer> {
  if (typeof text === 'string' && /^[\w-]{1,100}$/.test(text) && text.length % 4 !== 1) {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), char =>
      char.charCodeAt(0),
    );
    if (bytes.length === length && base64url(bytes) === text) return bytes;
  }
  throw new NotSigned('The signature is damaged.');
}

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
