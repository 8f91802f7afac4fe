import type { SignedReport } from '../../contract/report.js';
import type { EngineResult, SignedScan } from '../../contract/scan.js';
import { canonicalJson } from './canonical-json.js';
import members from './result-members.json' with { type: 'json' };

/** A document with the signature over all its members. */
export type SignedDocument = SignedScan | SignedReport;

type Unsigned<Attestation> = Omit<Attestation, 'signature'>;

/** The members of a signed result besides those of the engine, without the signature itself. */
export interface ScanSeal extends Pick<SignedScan, 'text_sha256' | 'signed_at'> {
  readonly attestation: Unsigned<SignedScan['attestation']>;
}

/** The block of a report without the signature itself. */
export type ReportSeal = Omit<SignedReport, 'attestation'> & {
  readonly attestation: Unsigned<SignedReport['attestation']>;
};

/**
 * The bytes that are signed of a result: canonical JSON in UTF-8 of its seal, and of the SHA-256 of all other
 * members as canonical JSON. The kind in `attestation` is among them, so that the signature of a result is
 * never that of a report.
 */
export const scanMessage = (seal: ScanSeal, result_sha256: string): Uint8Array<ArrayBuffer> =>
  bytesOf({ ...seal, result_sha256 });

/** The bytes that are signed of a report: canonical JSON of its block in UTF-8. */
export const reportMessage = (seal: ReportSeal): Uint8Array<ArrayBuffer> => bytesOf(seal);

const bytesOf = (value: object) => new TextEncoder().encode(canonicalJson(value));

/** The members of an engine result. The compiler checks that the list is complete. */
const resultMembers = Object.keys(members satisfies Record<keyof EngineResult, boolean>);

/** The members of a signed result. */
export const scanMembers: readonly string[] = [...resultMembers, 'text_sha256', 'signed_at', 'attestation'];

/** The result as the engine returned it, within a response, a record or any object of a client. */
export const engineResultIn = (object: object): Partial<EngineResult> => pick(object, resultMembers);

/** The signed result within a response or any object of a client. */
export const signedScanIn = (object: object): Partial<SignedScan> => pick(object, scanMembers);

/**
 * A signed result as the text of a file, in printable ASCII: no character in a quotation from the text
 * changes how an editor or a terminal shows the file.
 * @param indent spaces of indentation; 0 for one line
 */
export const signedJson = (document: Partial<SignedScan>, indent = 0): string =>
  printableJson(JSON.stringify(document, null, indent));

/** JSON with every character outside printable ASCII as an escape. */
export const printableJson = (json: string): string =>
  json.replace(/[^\n -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const pick = (object: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));

/** Heading of a report's section from its sender, who cannot write it elsewhere: the text is escaped. */
export const addedHeading = 'Added by the person who made this report, not checked by the service';
export const addedHeadingHtml = `<h2>${addedHeading}</h2>`;

const opening = '<script type="application/json" id="telltale-signature">';
const closing = '</script>\n';
const end = '</body>\n</html>\n';

/**
 * Adds the signature to a report, as canonical JSON: a page and a signature give exactly one file. JSON in a
 * script element of this type is never run.
 */
export function withSignature(html: string, signature: SignedReport): string {
  if (!html.endsWith(end)) throw new Error('not a report');
  const json = canonicalJson(signature).replace(/</g, '\\u003c');
  return `${html.slice(0, -end.length)}${opening}${json}${closing}${end}`;
}

/** Splits a signed report into the page that was hashed and the signature; null for any other page. */
export function splitReport(signed: string): { html: string; json: string } | null {
  const start = signed.lastIndexOf(opening);
  if (start < 0 || !signed.endsWith(closing + end)) return null;
  const json = signed.slice(start + opening.length, -(closing + end).length);
  return { html: signed.slice(0, start) + end, json };
}
