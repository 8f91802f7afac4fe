import { httpErrors, type Issue } from '../../../contract/errors.js';
import { decodePlain, encodingOf, isAsciiBased } from '../../../document/charset.js';

const textCharset =
  /^\s*(?:text\/|application\/x-www-form-urlencoded)[^;]*;(?:.*;)?\s*charset\s*=\s*"?([^\s";]+)/i;

/** The charset that the media type of a text or form declares. Throws 415 for an unknown one. */
export function charsetOf(contentType = ''): string | undefined {
  const charset = textCharset.exec(contentType)?.[1];
  if (charset !== undefined && encodingOf(charset) === undefined) throw httpErrors.charset();
  return charset;
}

/** Decodes a text as the upload of the same bytes is. Throws 422 where bytes are unreadable. */
export function decodeText(bytes: Buffer, charset: string | undefined, loc: Issue['loc']): string {
  const { text, replaced } = decodePlain(bytes, charset);
  if (replaced) throw httpErrors.unreadableText(loc);
  return text;
}

/** A document in UTF-8 with a byte order mark, where its media type declares another charset. */
export function asUtf8(bytes: Buffer, charset: string | undefined): Buffer {
  return isAsciiBased(charset) ? bytes : Buffer.from(`\ufeff${decodeText(bytes, charset, ['body', 'file'])}`);
}

/**
 * The bytes of a text in which a mark, such as % or =, and two hexadecimal digits stand for a byte. Malformed
 * escapes stay.
 * @param space character that stands for a space, such as + in forms
 */
export function unescaped(text: Buffer, mark: string, space = ' '): Buffer {
  const [markByte, spaceByte] = [mark.charCodeAt(0), space.charCodeAt(0)];
  const bytes = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i]!;
    const decoded = byte === markByte && i + 2 < text.length ? hexPair(text[i + 1]!, text[i + 2]!) : -1;
    if (decoded !== -1) i += 2;
    bytes[length++] = decoded !== -1 ? decoded : byte === spaceByte ? 0x20 : byte;
  }
  return bytes.subarray(0, length);
}

const hexPair = (high: number, low: number): number => {
  const first = hexDigit(high);
  const second = hexDigit(low);
  return first === -1 || second === -1 ? -1 : first * 16 + second;
};

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
