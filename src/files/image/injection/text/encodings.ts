/** Encodings of instructions (base64, hexadecimal, escapes), where the decoded bytes look like text. */
import { decodeXML } from 'entities';
import { looksLikeText } from '../../metadata/text.js';

export interface Unwrapped {
  /** Name of the encoding, for display: `base64`. */
  how: string;
  text: string;
}

/** Decodings returned for one text. */
const unwrappedMax = 12;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = utf8.decode(bytes);
    return looksLikeText(text) ? text : null;
  } catch {
    return null;
  }
}

/** Returns the decodings of a text, and the decodings of these. */
export function unwrap(text: string, depth = 0): Unwrapped[] {
  const found: Unwrapped[] = [];
  const add = (how: string, decoded: string | null) => {
    if (decoded === null || found.length >= unwrappedMax) return;
    found.push({ how, text: decoded });
    if (depth === 0)
      for (const inner of unwrap(decoded, 1))
        found.push({ how: `${how}, then ${inner.how}`, text: inner.text });
  };
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g))
    if (/[a-z]/.test(run) && /[A-Z0-9]/.test(run)) add('base64', textOf(Buffer.from(run, 'base64')));
  for (const [run] of text.matchAll(/(?:[0-9a-fA-F]{2}[\s:]?){8,}/g))
    add('hexadecimal', textOf(Buffer.from(run.replace(/[\s:]/g, ''), 'hex')));
  for (const [run] of text.matchAll(/(?:\\x[0-9a-fA-F]{2}){8,}/g))
    add('hexadecimal', textOf(Buffer.from(run.replace(/\\x/g, ''), 'hex')));
  for (const [run] of text.matchAll(/(?:[01]{8}\s?){8,}/g))
    add('binary', textOf(Uint8Array.from(run.match(/[01]{8}/g)!, bits => Number.parseInt(bits, 2))));
  if (/(?:%[0-9a-f]{2}[^%]{0,12}){3,}/i.test(text)) add('percent encoding', percent(text));
  if (/&#x?[0-9a-f]{2,6};/i.test(text)) add('character references', decodeXML(text));
  if (/\\u[0-9a-f]{4}/i.test(text)) add('Unicode escapes', escapes(text));
  return found;
}

function percent(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return looksLikeText(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

const escapes = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => {
    const code = Number.parseInt(digits, 16);
    return code > 31 ? String.fromCharCode(code) : ' ';
  });

export const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, letter => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

export const reversed = (text: string): string => Array.from(text).reverse().join('');
