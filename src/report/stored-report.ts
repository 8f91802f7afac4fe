/**
 * The saved form of a report: a line of JSON with its text and signature, then the page as its bytes, so that
 * a view of the page parses and encodes nothing.
 *
 *     {"text":"…","signature":null}\n<!doctype html>…
 */
import type { Report } from '../contract/report.js';

type Rendered = Pick<Report, 'html' | 'text' | 'signature'>;

/** JSON contains no line break. */
const lineBreak = 10;

export const encodeReport = ({ html, text, signature }: Rendered): Buffer =>
  Buffer.from(`${JSON.stringify({ text, signature })}\n${html}`);

/** The page of a saved report, UTF-8; not copied. */
export const reportPageIn = (stored: Uint8Array): Uint8Array =>
  stored.subarray(stored.indexOf(lineBreak) + 1);

export function decodeReport(stored: Uint8Array): Rendered {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const end = bytes.indexOf(lineBreak);
  return { html: bytes.toString('utf8', end + 1), ...JSON.parse(bytes.toString('utf8', 0, end)) };
}
