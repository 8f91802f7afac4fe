import { isUtf8 } from 'node:buffer';

/**
 * Detects and decodes the character encoding of text and HTML, by the labels of the WHATWG Encoding standard.
 *
 * - HTML: byte order mark, declared charset (HTTP, then the document), valid UTF-8, windows-1252, in this
 *   order.
 * - Plain text: byte order mark, declared charset other than UTF-8, UTF-16 by its pattern of zero bytes,
 *   windows-1252 where that is certain, else UTF-8 with unreadable bytes replaced.
 */

export interface Decoded {
  text: string;
  /** Canonical WHATWG name, in lower case. */
  encoding: string;
  /** Length of the byte order mark, which is not part of the text. */
  markBytes: number;
  /** Some bytes were unreadable and became U+FFFD. */
  replaced: boolean;
}

/** Characters 0x80 to 0x9F of windows-1252. Node's decoder returns C1 controls for these bytes. */
const windows1252High =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** Bytes searched for a declaration. The HTML standard requires 1,024; many pages place it later. */
const declarationBytes = 4_096;

/**
 * Decodes plain text as UTF-8, or as UTF-16 or windows-1252 when the bytes indicate it.
 * @param declared charset of a Content-Type header; servers declare UTF-8 and ASCII for any text
 */
export function decodePlain(bytes: Uint8Array, declared?: string): Decoded {
  const mark = byteOrderMark(bytes);
  if (mark !== undefined) return decodeAs(bytes, mark.encoding, mark.bytes);
  const other = isAsciiBased(declared) ? undefined : encodingOf(declared);
  const decoded = decodeAs(bytes, other ?? zeroPattern(bytes) ?? 'utf-8', 0);
  const mayBeOther = decoded.replaced && decoded.encoding === 'utf-8';
  return mayBeOther && isWindows1252(bytes) ? decodeAs(bytes, 'windows-1252', 0) : decoded;
}

/** Whether a declared charset is UTF-8 or its part ASCII, which the standard reads as windows-1252. */
export const isAsciiBased = (declared: string | undefined): boolean =>
  declared === undefined || /^\s*(?:utf-?8|(?:us-)?ascii)\s*$/i.test(declared);

/** Decodes a text file or a page, whose name says which, or a text without a name. */
export const decodeFile = (bytes: Uint8Array, filename: string): Decoded =>
  /\.html?$/i.test(filename) ? decodeHtml(bytes) : decodePlain(bytes);

/**
 * Quotation marks, dashes and other marks of windows-1252 where prose has them. In other encodings these
 * bytes are letters, parts of characters or unused. All Windows encodings of alphabets share them.
 */
const windowsMarks =
  /(?<![^\s([{"'\x91\x93\x96\x97-])[\x91\x93](?=[\w"'\x91\x93\x85.\xc0-\xde])|(?<=[\w.,;:!?)\]%"'\x85\x92\x94\x96\x97\xdf-\xff-])[\x92\x94]|\x92(?=\w)|(?<=[\w\s.,;:!?)"'\x92\x94])[\x96\x97](?=[\w\s"'\x91-\x94.,;:!?])|(?<=[\w\s.!?,])\x85|\x80(?=\d)|(?<=\w)\x99|\x95(?<=^\s*\x95)/gm;
/** A character of several bytes in UTF-8, or a long run of bytes that no Western text has. */
const otherEncoding = /[\xc2-\xdf][\x80-\xbf](?![\s.,])|[\xe0-\xef][\x80-\xbf]{2}|[\x80-\xff]{4}/;

/** Whether bytes that are not UTF-8 are certainly windows-1252, or an encoding with the same marks. */
function isWindows1252(bytes: Uint8Array): boolean {
  const text = latin1(bytes);
  if (!/[\x91-\x97]/.test(text) || otherEncoding.test(text)) return false;
  return !/[\x80-\x9f]/.test(text.replace(windowsMarks, ''));
}

/** Decodes HTML. `declared` is the charset of the Content-Type header, if any. */
export function decodeHtml(bytes: Uint8Array, declared?: string): Decoded {
  const mark = byteOrderMark(bytes);
  if (mark !== undefined) return decodeAs(bytes, mark.encoding, mark.bytes);
  const declaredEncoding = encodingOf(declared) ?? declaredInDocument(bytes);
  if (declaredEncoding !== undefined) return decodeAs(bytes, declaredEncoding, 0);
  return decodeAs(bytes, isUtf8(bytes) ? 'utf-8' : (zeroPattern(bytes) ?? 'windows-1252'), 0);
}

/** Decodes text of unknown origin: by its byte order mark, as valid UTF-8, else as windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const mark = byteOrderMark(bytes) ?? { encoding, bytes: 0 };
  return decodeAs(bytes, mark.encoding, mark.bytes).text;
}

/** The canonical encoding of a label ("latin1" → "windows-1252"); undefined when unsupported. */
export function encodingOf(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

const unreadableBytes = (outcome = 'were replaced by U+FFFD') =>
  `Some bytes could not be read and ${outcome}.`;

/** Warnings about how the bytes of a document were decoded, before others. */
export const decodingNotes = (decoded: Decoded, warnings: readonly string[] = []) => ({
  warnings: [...decodingWarnings(decoded), ...warnings],
  ...(decoded.replaced && { unread: [unreadableBytes()] }),
});

export function decodingWarnings(decoded: Decoded, unreadable?: string): string[] {
  const warnings: string[] = [];
  if (decoded.encoding.startsWith('utf-16')) warnings.push('The file was read as UTF-16.');
  if (decoded.replaced) warnings.push(unreadableBytes(unreadable));
  return warnings;
}

/** Byte offset of each character offset in the decoded text; `text.length + 1` entries. */
export function byteOffsets(bytes: Uint8Array, decoded: Decoded): Uint32Array {
  const { text, encoding, markBytes, replaced } = decoded;
  const offsets = new Uint32Array(text.length + 1);
  const unitBytes = encoding === 'windows-1252' ? 1 : encoding.startsWith('utf-16') ? 2 : undefined;
  if (unitBytes === undefined && (encoding !== 'utf-8' || replaced))
    fillDecodedOffsets(offsets, bytes, decoded);
  else
    for (let i = 0, at = markBytes; i <= text.length; i++) {
      offsets[i] = Math.min(at, bytes.length);
      at += unitBytes ?? utf8Bytes(text.charCodeAt(i));
    }
  return offsets;
}

/** Bytes of a code unit. Each half of a surrogate pair accounts for two of its four bytes. */
const utf8Bytes = (unit: number): number =>
  unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;

/** Decodes one byte at a time: the decoder emits a character at its last byte. */
function fillDecodedOffsets(
  offsets: Uint32Array,
  bytes: Uint8Array,
  { text, encoding, markBytes }: Decoded,
): void {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let at = 0;
  let from = markBytes;
  for (let end = markBytes; end < bytes.length; end++) {
    const emitted = decoder.decode(bytes.subarray(end, end + 1), { stream: true });
    for (let i = 0; i < emitted.length; i++) offsets[at++] = from;
    if (emitted !== '') from = end + 1;
  }
  while (at <= text.length) offsets[at++] = at > text.length ? bytes.length : from;
}

function decodeAs(bytes: Uint8Array, encoding: string, markBytes: number): Decoded {
  const body = bytes.subarray(markBytes);
  const known = { encoding, markBytes, replaced: false };
  if (encoding === 'windows-1252') return { ...known, text: decodeWindows1252(body) };
  // Several times faster than a fatal TextDecoder.
  if (encoding === 'utf-8' && isUtf8(body)) return { ...known, text: bufferOf(body).toString('utf8') };
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(body);
  return { ...known, text, replaced: text.includes('\ufffd') };
}

export const bufferOf = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
export const latin1 = (bytes: Uint8Array): string => bufferOf(bytes).toString('latin1');

const decodeWindows1252 = (bytes: Uint8Array): string =>
  latin1(bytes).replace(/[\x80-\x9f]/g, c => windows1252High[c.charCodeAt(0) - 0x80]!);

export function byteOrderMark(bytes: Uint8Array): { encoding: string; bytes: number } | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', bytes: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', bytes: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', bytes: 2 };
  return undefined;
}

/** Detects UTF-16 without a mark: most pairs of Western text have a zero byte at the same place. */
function zeroPattern(bytes: Uint8Array): string | undefined {
  const pairs = Math.min(bytes.length >> 1, 512);
  if (pairs < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < pairs; i++) {
    if (bytes[2 * i] === 0) even++;
    if (bytes[2 * i + 1] === 0) odd++;
  }
  if (odd > 0.7 * pairs && even < 0.05 * pairs) return 'utf-16le';
  if (even > 0.7 * pairs && odd < 0.05 * pairs) return 'utf-16be';
  return undefined;
}

/** The charset declared in a meta element or an XML declaration. */
function declaredInDocument(bytes: Uint8Array): string | undefined {
  const head = latin1(bytes.subarray(0, declarationBytes)).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const label =
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(head)?.[1] ??
    /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w:.-]{1,40})/i.exec(head)?.[1];
  const encoding = label?.toLowerCase() === 'x-user-defined' ? 'windows-1252' : encodingOf(label);
  // A declaration that is readable as ASCII can't be UTF-16.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}
