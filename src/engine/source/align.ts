/** Maps offsets of an extracted text to its source: the same words in the same order, with markup between. */
import { lowerBound } from './ranges.js';

/** Maximum words of the source between two matching words. */
const lookahead = 4;

/**
 * Starts of markup; group 1: a script or style element, group 2: a fence, group 3: inline code, in which
 * nothing is markup. `<` before a URL or an e-mail address starts a link. `---` is front matter in the first
 * line.
 */
const markup =
  /<!--|<(script|style)\b|<\/?[a-z](?![^\s<>"'=]{0,1000}[:@])[^<>]{0,2000}>|\]\([^()\n]{0,1000}\)|^ {0,3}(```|~~~)|(`[^`\n]{1,1000}`)|^---[ \t]*$/gim;
/** Ends of the markup that has an end of its own, by its start. */
const markupEnds: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/g,
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  '```': /^ {0,3}```/gm,
  '~~~': /^ {0,3}~~~/gm,
  '---': /^---[ \t]*$/gm,
};

/**
 * Replaces markup whose words are not prose with spaces, so that no word of the text matches them. Markup
 * without an end is left as it is.
 */
export function withoutMarkup(source: string): string {
  const next = new Map<string, { start: number; end: number }>();
  /** End of the first match at or after an offset. Offsets ascend, so each kind reads the source once. */
  const endAfter = (kind: string, offset: number): number => {
    let found = next.get(kind);
    if (found === undefined || found.start < offset) {
      const pattern = markupEnds[kind]!;
      pattern.lastIndex = offset;
      const match = pattern.exec(source);
      found =
        match === null
          ? { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY }
          : { start: match.index, end: pattern.lastIndex };
      next.set(kind, found);
    }
    return found.end;
  };
  const parts: string[] = [];
  let from = 0;
  markup.lastIndex = 0;
  for (let match = markup.exec(source); match !== null; match = markup.exec(source)) {
    if (match[3] !== undefined) continue;
    const start = match.index;
    const kind = (match[1] ?? match[2] ?? match[0].trimEnd()).toLowerCase();
    const end = Object.hasOwn(markupEnds, kind) ? endAfter(kind, markup.lastIndex) : markup.lastIndex;
    const isRule = kind === '---' && start > 0;
    if (isRule || end > source.length) continue;
    parts.push(source.slice(from, start), source.slice(start, end).replace(/[^\r\n]/g, ' '));
    markup.lastIndex = from = end;
  }
  return parts.join('') + source.slice(from);
}

/** Words in parallel columns: a 32-bit hash, and the UTF-16 offsets of the start and the end. */
interface Words {
  readonly count: number;
  readonly hashes: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/**
 * Returns a function that maps an offset of the text to an offset of the source. Linear, apart from a binary
 * search for each unique sequence.
 *
 *   sequences of three words that occur once in both ─► those in the same order ─► the words between them
 *
 * A wrong match cannot affect words beyond the next such sequence.
 */
export function align(text: string, source: string): (offset: number) => number {
  if (text === source) return offset => offset;
  const words = wordsOf(text);
  const sourceWords = wordsOf(source);
  const places = matchSequences(words, sourceWords);
  matchBetween(places, words, sourceWords);
  const anchors: Anchors = { text: [], source: [], length: [] };
  for (let i = 0; i < words.count; i++) {
    const place = places[i]!;
    if (place < 0) continue;
    const start = words.starts[i]!;
    anchors.text.push(start);
    anchors.source.push(sourceWords.starts[place]!);
    anchors.length.push(words.ends[i]! - start);
  }
  return offset => sourceOffset(anchors, text, source, offset);
}

/** FNV-1a. */
const hashBasis = 0x811c9dc5 | 0;
const hashPrime = 0x01000193;

/** ASCII letters and digits, and all letters and symbols beyond ASCII except general punctuation. */
const isWordUnit = (unit: number): boolean =>
  unit < 0x80
    ? (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39)
    : unit >= 0xc0 && (unit < 0x2000 || unit > 0x206f);

function wordsOf(text: string): Words {
  const most = (text.length + 1) >> 1;
  const words = {
    count: 0,
    hashes: new Int32Array(most),
    starts: new Int32Array(most),
    ends: new Int32Array(most),
  };
  for (let i = 0; i < text.length; i++) {
    let unit = text.charCodeAt(i);
    if (!isWordUnit(unit)) continue;
    let hash = hashBasis;
    words.starts[words.count] = i;
    do {
      hash = Math.imul(hash ^ unit, hashPrime);
      unit = ++i < text.length ? text.charCodeAt(i) : 0;
    } while (isWordUnit(unit));
    words.ends[words.count] = i;
    words.hashes[words.count++] = hash;
  }
  return words;
}

/** Whether the same three words start at both places. */
function isSameSequence(one: Int32Array, i: number, other: Int32Array, k: number): boolean {
  return one[i] === other[k] && one[i + 1] === other[k + 1] && one[i + 2] === other[k + 2];
}

/** A hash table of the sequences of three words, which contains the first place of each. */
class Sequences {
  readonly #slots: Int32Array;
  readonly #repeated: Uint8Array;
  readonly #mask: number;

  constructor(private readonly words: Words) {
    const size = 2 ** Math.ceil(Math.log2(2 * words.count + 2));
    this.#slots = new Int32Array(size).fill(-1);
    this.#repeated = new Uint8Array(words.count);
    this.#mask = size - 1;
    for (let i = 0; i + 2 < words.count; i++) {
      const slot = this.#slotOf(words.hashes, i);
      const first = this.#slots[slot]!;
      if (first < 0) this.#slots[slot] = i;
      else this.#repeated[first] = 1;
    }
  }

  /** The only place of a sequence; -1 when there is none or there are several. */
  placeOf(hashes: Int32Array, i: number): number {
    const place = this.#slots[this.#slotOf(hashes, i)]!;
    return place < 0 || this.#repeated[place] === 1 ? -1 : place;
  }

  /** The slot of an equal sequence, or an empty one. */
  #slotOf(hashes: Int32Array, i: number): number {
    let hash = Math.imul(hashes[i]!, hashPrime) ^ hashes[i + 1]!;
    hash = Math.imul(hash, hashPrime) ^ hashes[i + 2]!;
    let slot = (hash ^ (hash >>> 15)) & this.#mask;
    for (;;) {
      const place = this.#slots[slot]!;
      if (place < 0 || isSameSequence(hashes, i, this.words.hashes, place)) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }
}

/**
 * The source word of each word of the text that is in a sequence of three words that occurs once in both; -1
 * for the others. Of sequences in another order, the most that agree are kept.
 */
function matchSequences(words: Words, sourceWords: Words): Int32Array {
  const sequences = new Sequences(words);
  const inSource = new Sequences(sourceWords);
  const at: number[] = [];
  const to: number[] = [];
  for (let i = 0; i + 2 < words.count; i++) {
    if (sequences.placeOf(words.hashes, i) < 0) continue;
    const place = inSource.placeOf(words.hashes, i);
    if (place < 0) continue;
    at.push(i);
    to.push(place);
  }
  const places = new Int32Array(words.count).fill(-1);
  let last = -1;
  for (const k of longestIncreasing(to))
    for (let w = 0; w < 3; w++) {
      const place = to[k]! + w;
      if (places[at[k]! + w] !== -1 || place <= last) continue;
      places[at[k]! + w] = place;
      last = place;
    }
  return places;
}

/** Indexes of a longest increasing subsequence of distinct numbers. */
function longestIncreasing(values: readonly number[]): number[] {
  /** The index that ends the best subsequence of each length, and the index before each one in it. */
  const ends: number[] = [];
  const before: number[] = [];
  values.forEach((value, i) => {
    const follows = ends.length === 0 || values[ends.at(-1)!]! < value;
    const length = follows ? ends.length : lowerBound(ends.length, k => values[ends[k]!]! < value);
    before.push(ends[length - 1] ?? -1);
    ends[length] = i;
  });
  const chosen: number[] = [];
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i]!) chosen.push(i);
  return chosen.reverse();
}

/** Matches the words between two matched ones: neighbours of these first, then the next equal word. */
function matchBetween(places: Int32Array, words: Words, sourceWords: Words): void {
  const { count, hashes } = words;
  const { hashes: sourceHashes } = sourceWords;
  for (let from = 0; from < count; from++) {
    if (places[from] !== -1) continue;
    let to = from;
    while (to < count && places[to] === -1) to++;
    const next = to;
    let start = from === 0 ? 0 : places[from - 1]! + 1;
    let end = to === count ? sourceWords.count : places[to]!;
    while (from < to && start < end && hashes[from] === sourceHashes[start]) places[from++] = start++;
    while (from < to && start < end && hashes[to - 1] === sourceHashes[end - 1]) places[--to] = --end;
    for (; from < to; from++) {
      const place = findWord(words, from, sourceHashes, start, Math.min(end, start + searchedWords));
      if (place < 0) continue;
      places[from] = place;
      start = place + 1;
    }
    from = next;
  }
}

/** Words of the source that are searched for a word. */
const searchedWords = 60;

/** The first equal word that the next word follows; the first equal one if none is; else -1. */
function findWord(
  { count, hashes }: Words,
  i: number,
  sourceHashes: Int32Array,
  start: number,
  end: number,
): number {
  let first = -1;
  for (let place = start; place < end; place++) {
    if (sourceHashes[place] !== hashes[i]) continue;
    if (i + 1 === count || isFollowedBy(sourceHashes, place, hashes[i + 1]!, end)) return place;
    if (first < 0) first = place;
  }
  return first;
}

function isFollowedBy(hashes: Int32Array, at: number, following: number, end: number): boolean {
  for (let i = at + 1; i <= at + lookahead && i < end; i++) if (hashes[i] === following) return true;
  return false;
}

/** Words of the text that were found in the source: offsets in both, and lengths. */
interface Anchors {
  readonly text: number[];
  readonly source: number[];
  readonly length: number[];
}

function sourceOffset(anchors: Anchors, text: string, source: string, offset: number): number {
  const low = lowerBound(anchors.text.length, i => anchors.text[i]! <= offset);
  const after = anchors.source[low];
  let from = 0;
  if (low > 0) {
    const within = offset - anchors.text[low - 1]!;
    const before = anchors.source[low - 1]!;
    const length = anchors.length[low - 1]!;
    if (within <= length) return before + within;
    from = before + length;
  }
  // Between two words: the same punctuation mark in the source, if there is one.
  const mark = text[offset];
  const found = mark === undefined ? -1 : source.slice(from, after).indexOf(mark);
  return found >= 0 ? from + found : (after ?? from);
}

/** Returns a function that maps an offset to line and column, both from 1, columns in UTF-16 units. */
export function positions(source: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    const low = lowerBound(starts.length, i => starts[i]! <= offset);
    return { line: low, column: offset - starts[low - 1]! + 1 };
  };
}
