/** Encodings an instruction may be wrapped in, undone; each yields text only when what comes out reads like text. */

export interface Wrapped {
  /** How it was wrapped, for people: `base64`. */
  how: string;
  text: string;
}

const wrappedMax = 12;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Most of it letters and spaces, with words of ordinary length. */
export function readsLikeText(text: string): boolean {
  if (text.length < 8) return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const plain = text.match(/[\p{L}\p{M}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0;
  const chars = Array.from(text).length;
  return (
    plain >= chars * 0.98 &&
    letters >= chars * 0.6 &&
    (/\s/.test(text) || /[\u3040-\u9fff\uac00-\ud7af]/.test(text))
  );
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = utf8.decode(bytes);
    return readsLikeText(text) ? text : null;
  } catch {
    return null;
  }
}

/** Every decoding of a text that gives text; nested once. */
export function unwrap(text: string, depth = 0): Wrapped[] {
  const found: Wrapped[] = [];
  const take = (how: string, decoded: string | null) => {
    if (decoded === null || found.length >= wrappedMax) return;
    found.push({ how, text: decoded });
    if (depth === 0)
      for (const inner of unwrap(decoded, 1))
        found.push({ how: `${how}, then ${inner.how}`, text: inner.text });
  };
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g))
    if (/[a-z]/.test(run) && /[A-Z0-9]/.test(run)) take('base64', textOf(Buffer.from(run, 'base64')));
  for (const [run] of text.matchAll(/(?:[0-9a-fA-F]{2}[\s:]?){8,}/g))
    take('hexadecimal', textOf(Buffer.from(run.replace(/[\s:]/g, ''), 'hex')));
  for (const [run] of text.matchAll(/(?:\\x[0-9a-fA-F]{2}){8,}/g))
    take('hexadecimal', textOf(Buffer.from(run.replace(/\\x/g, ''), 'hex')));
  for (const [run] of text.matchAll(/(?:[01]{8}\s?){8,}/g))
    take('binary', textOf(Uint8Array.from(run.match(/[01]{8}/g)!, bits => Number.parseInt(bits, 2))));
  if (/(?:%[0-9a-f]{2}[^%]{0,12}){3,}/i.test(text)) take('percent encoding', percent(text));
  if (/&#x?[0-9a-f]{2,6};/i.test(text)) take('character references', references(text));
  if (/\\u[0-9a-f]{4}/i.test(text)) take('Unicode escapes', escapes(text));
  return found;
}

function percent(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return readsLikeText(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

const character = (code: number) => (code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ');
const references = (text: string): string =>
  text.replace(/&#(x?)([0-9a-f]{2,6});/gi, (_, x: string, digits: string) =>
    character(Number.parseInt(digits, x === '' ? 10 : 16)),
  );
const escapes = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => character(Number.parseInt(digits, 16)));

export const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, letter => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

export const reversed = (text: string): string => Array.from(text).reverse().join('');
