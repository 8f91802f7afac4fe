import { isUtf8 } from 'node:buffer';
import { limits } from '../../../contract/limits.js';
import { bufferOf, byteOrderMark, decodeText, latin1 } from '../../../document/charset.js';

/** Whether bytes begin with the byte order mark of UTF-16. */
const isMarkedUtf16 = (bytes: Uint8Array): boolean =>
  byteOrderMark(bytes)?.encoding.startsWith('utf-16') === true;

/** Decodes UTF-16 of unknown byte order: without a mark, the order that yields more ASCII. */
export function decodeUtf16(bytes: Uint8Array, fallback: 'le' | 'be'): string {
  if (isMarkedUtf16(bytes)) return decodeText(bytes);
  let even = 0;
  let odd = 0;
  const end = Math.min(bytes.length, 512);
  for (let i = 0; i + 1 < end; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  const order = even === odd ? fallback : even > odd ? 'be' : 'le';
  return new TextDecoder(`utf-16${order}`).decode(bytes.subarray(0, bytes.length & ~1));
}

/** Decodes XML: UTF-16 by its byte order mark or its zero bytes, else as text. */
export const decodeXml = (bytes: Uint8Array): string =>
  bytes[0] === 0 || bytes[1] === 0 ? decodeUtf16(bytes, 'le') : decodeText(bytes);

/** Removes NULs at the end, which are padding. NULs inside a field separate its values. */
export function trimNulls(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end--;
  return text.slice(0, end);
}

/** Minimum characters of a readable run. */
const runCharsMin = 6;
const readableRun = new RegExp(`[\\t\\n\\r\\x20-\\x7e\\u00a0-\\ufffd]{${runCharsMin},}`, 'g');

/** Text in bytes that may be binary: all of them as text, or the readable runs, one per line. */
export function readableText(bytes: Uint8Array): string {
  const head = bytes.subarray(0, limits.imageUnknownDataBytes);
  if (isMarkedUtf16(head)) return trimNulls(decodeText(head));
  // Drops a character that the truncation split, because invalid UTF-8 would be decoded as Windows-1252.
  let end = head.length;
  if (head.length < bytes.length)
    while (end > 0 && end > head.length - 4 && (head[end]! & 0xc0) === 0x80) end--;
  const whole = head.subarray(0, end);
  if (isUtf8(whole) && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(trimNulls(latin1(whole))))
    return trimNulls(decodeText(whole));
  return [...runs(bufferOf(head).toString('utf8')), ...runs(wideAscii(head))].join('\n');
}

const runs = (text: string): string[] =>
  (text.match(readableRun) ?? [])
    .map(run => run.replaceAll('\ufffd', '').trim())
    .filter(run => run.length >= runCharsMin);

/** Runs of ASCII in UTF-16, at any alignment, separated by NULs. */
function wideAscii(bytes: Uint8Array): string {
  return (latin1(bytes).match(/(?:[\x20-\x7e]\0){6,}/g) ?? [])
    .map(run => run.replaceAll('\0', ''))
    .join('\0');
}

/**
 * Whether decoded bytes read like text: mostly letters and spaces, or letters of a script written without
 * spaces. Decoders of hidden text use it to reject bytes that decode by chance.
 */
export function looksLikeText(text: string): boolean {
  if (text.length < 8) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const printable = text.match(/[\p{L}\p{M}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0;
  const chars = Array.from(text).length;
  return (
    printable >= chars * 0.98 &&
    letters >= chars * 0.6 &&
    (/\s/.test(text) || /[\u3040-\u9fff\uac00-\ud7af]/.test(text))
  );
}
