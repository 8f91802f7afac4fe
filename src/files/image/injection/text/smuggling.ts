/** Decodes text in invisible characters (ASCII smuggling), and text displayed in reverse order. */
import { limits } from '../../../../contract/limits.js';
import { looksLikeText } from '../../metadata/text.js';
import { invisible } from './fold.js';

export interface SmuggledText {
  /** Kind of the invisible characters, for display. */
  how: string;
  /** Empty when it could not be decoded. */
  text: string;
  /** Number of invisible characters. */
  count: number;
}

const zeroWidth = /[\u200b-\u200d\u2060-\u2064\ufeff\u180e]/g;
const bitsMin = 24;
const tagRun = /([^\u{e0000}-\u{e007f}]?)([\u{e0000}-\u{e007f}]{2,})/gsu;
const selectorRun = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,}/gu;
/** Flags of regions such as Scotland are a black flag and tags (Unicode Technical Standard 51). */
const flagTags = /^[a-z]{2}[a-z0-9]{1,3}\x7f$/;

export function smuggledIn(text: string): SmuggledText[] {
  // Most texts have no invisible characters; one pass decides.
  if (text.search(invisible) === -1) return [];
  return [...tags(text), ...selectors(text), ...zeroWidthBits(text), ...overridden(text)];
}

function* tags(text: string): Generator<SmuggledText> {
  for (const [, before, run] of text.matchAll(tagRun)) {
    const chars = Array.from(run!);
    const ascii = chars
      .slice(0, limits.smuggledChars)
      .map(char => String.fromCharCode(char.codePointAt(0)! - 0xe0000))
      .join('');
    if (before === '\u{1f3f4}' || flagTags.test(ascii)) continue;
    yield { how: 'Unicode tag characters', text: ascii.replace(/[^\x20-\x7e]/g, ''), count: chars.length };
  }
}

function* selectors(text: string): Generator<SmuggledText> {
  for (const [run] of text.matchAll(selectorRun)) {
    const bytes = Uint8Array.from(run, char => {
      const code = char.codePointAt(0)!;
      return code < 0xfe10 ? code - 0xfe00 : code - 0xe0100 + 16;
    });
    yield {
      how: 'variation selectors',
      text: new TextDecoder().decode(bytes).replaceAll('\ufffd', ''),
      count: bytes.length,
    };
  }
}

/** Decodes two characters as bits and an optional third as byte separator. Tries all assignments. */
function* zeroWidthBits(text: string): Generator<SmuggledText> {
  const all = text.match(zeroWidth) ?? [];
  if (all.length < bitsMin) return;
  const kinds = [...new Set(all)];
  // Single joiners are ordinary in Persian, in Indic scripts and in emoji.
  if (!/[\u200b-\u200d\u2060-\u2064\ufeff\u180e]{6}/.test(text)) return;
  const sequence = all.slice(0, limits.smuggledChars).join('');
  const assignments = kinds.flatMap(zero =>
    kinds.flatMap(one => (zero === one ? [] : [8, 7, 16].map(width => ({ zero, one, width })))),
  );
  let decoded: string | null = null;
  for (const { zero, one, width } of assignments) decoded ??= bitsToText(sequence, zero, one, width);
  yield { how: 'zero-width characters', text: decoded ?? '', count: all.length };
}

function bitsToText(sequence: string, zero: string, one: string, width: number): string | null {
  const bits = Array.from(sequence, c => (c === zero ? '0' : c === one ? '1' : ' ')).join('');
  const groups = bits.includes(' ')
    ? bits.trim().split(/ +/)
    : (bits.match(new RegExp(`.{${width}}`, 'g')) ?? []);
  const codes = groups.map(group => Number.parseInt(group, 2));
  if (codes.length < 3 || codes.some(Number.isNaN)) return null;
  const text =
    width === 16 ? String.fromCharCode(...codes) : new TextDecoder().decode(Uint8Array.from(codes));
  return looksLikeText(text) || /^[\x20-\x7e]{3,}$/.test(text) ? text : null;
}

/** Runs after a right-to-left override (U+202E), which browsers display backwards. */
function* overridden(text: string): Generator<SmuggledText> {
  for (const [, run] of text.matchAll(/[\u202e\u202d]([^\u202c\n]{4,})/g))
    yield { how: 'a right-to-left override', text: Array.from(run!).reverse().join(''), count: 1 };
}
