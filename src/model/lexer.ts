/**
 * Text → the two streams every feature is cut from: tokens (words, clitics, punctuation) and folded characters.
 *
 * What a publisher, an editor or a corpus decides is no evidence of authorship, so none of it survives here: case, line breaks,
 * spacing, the shape of quotes and dashes, Markdown marks, list marks, headings, links, numbers, "Question:" labels, and whether a
 * contraction was split ("do n't") or a space lost after a full stop.
 */

/** Folded characters: 0 digit, 1–26 letters, and these. Five bits each, so that five of them fit in an integer. */
export const symbol = { digit: 0, space: 27, stop: 28, pause: 29, apostrophe: 30, other: 31 } as const;

/** Token kinds that aren't words have these small hashes; a word's hash never collides with them on purpose. */
export const mark = {
  number: 1,
  stop: 2,
  exclamation: 3,
  question: 4,
  ellipsis: 5,
  comma: 6,
  semicolon: 7,
  colon: 8,
  open: 9,
  close: 10,
  foreign: 11,
} as const;

/** Structure of arrays; only the first `tokens` and `characters` entries are valid, until the next `lex` with the same object. */
export interface Lexed {
  tokens: number;
  words: number;
  /** 32-bit hash of the folded word, or a `mark`. */
  hash: Int32Array;
  /** Letters of the word; 0 for a mark. */
  letters: Uint8Array;
  /** The word's last four folded letters, five bits each. */
  tail: Int32Array;
  /** Where the token begins in `folded`. */
  at: Int32Array;
  characters: number;
  folded: Uint8Array;
}

export function newLexed(): Lexed {
  return {
    tokens: 0,
    words: 0,
    hash: new Int32Array(0),
    letters: new Uint8Array(0),
    tail: new Int32Array(0),
    at: new Int32Array(0),
    characters: 0,
    folded: new Uint8Array(0),
  };
}

const kind = {
  skip: 0,
  letter: 1,
  digit: 2,
  space: 3,
  line: 4,
  apostrophe: 5,
  punctuation: 6,
  hyphen: 7,
  dash: 8,
  joiner: 9,
  foreign: 10,
} as const;

const kinds = new Uint8Array(65_536).fill(kind.foreign);
const folds = new Uint8Array(65_536).fill(symbol.other);
const marks = new Uint8Array(65_536);

function set(characters: string, to: number): void {
  for (const character of characters) kinds[character.charCodeAt(0)] = to;
}
for (let code = 0; code < 0xc0; code++) kinds[code] = kind.skip;
for (let code = 0x2000; code < 0x2070; code++) kinds[code] = kind.skip;
for (let code = 0x2190; code < 0x2c00; code++) kinds[code] = kind.skip;
for (let code = 0xd800; code < 0xe000; code++) kinds[code] = kind.skip;
for (let code = 0; code < 26; code++) {
  for (const first of [0x41, 0x61]) {
    kinds[first + code] = kind.letter;
    folds[first + code] = code + 1;
  }
}
// Accented Latin letters fold to the letter under the accent.
for (let code = 0xc0; code < 0x250; code++) {
  const base = String.fromCharCode(code).normalize('NFD').charCodeAt(0);
  if (kinds[base] === kind.letter) {
    kinds[code] = kind.letter;
    folds[code] = folds[base]!;
  }
}
set('0123456789', kind.digit);
set(
  ' \t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
  kind.space,
);
set('\n\r\v\f\u0085\u2028\u2029', kind.line);
set("'\u2018\u2019\u201b\u02bc\u00b4`", kind.apostrophe);
set('-\u2010\u2011\u2212', kind.hyphen);
set('\u2012\u2013\u2014\u2015', kind.dash);
set('\u00ad\u200b\u200c\u200d\u2060\ufeff\u0301\u0300\u0308', kind.joiner);
for (const [character, to] of [
  ['.', mark.stop],
  ['!', mark.exclamation],
  ['?', mark.question],
  ['\u2026', mark.ellipsis],
  [',', mark.comma],
  [';', mark.semicolon],
  [':', mark.colon],
  ['(', mark.open],
  [')', mark.close],
] as const) {
  kinds[character.charCodeAt(0)] = kind.punctuation;
  marks[character.charCodeAt(0)] = to;
}

const markSymbols = new Uint8Array(16).fill(symbol.other);
markSymbols[mark.number] = symbol.digit;
for (const each of [mark.stop, mark.exclamation, mark.question, mark.ellipsis])
  markSymbols[each] = symbol.stop;
for (const each of [mark.comma, mark.semicolon, mark.colon]) markSymbols[each] = symbol.pause;

const seed = 0x811c9dc5 | 0;
const prime = 0x01000193;

/** FNV-1a over folded letters: the hash the lexer gives a word of lower-case letters and apostrophes. */
export function wordHash(word: string): number {
  let hash = seed;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    hash = Math.imul(hash ^ (code === 39 ? symbol.apostrophe : folds[code]!), prime);
  }
  return hash;
}

const negation = wordHash("n't");
/** What stands before a colon at the start of a line as a label, not as writing. */
const labels = new Set(
  ['question', 'answer', 'q', 'a', 'prompt', 'response', 'title', 'abstract'].map(wordHash),
);
/** Code of the last letter of a clitic → how many letters it has, for 's 'd 'm 't and 're 've 'll. */
const clitics = new Set(["'s", "'d", "'m", "'t", "'re", "'ve", "'ll"].map(wordHash));

/** Text whose words are longer than this on average is read in part. */
const charactersPerWordMax = 64;

function grow(lexed: Lexed, length: number): void {
  if (lexed.hash.length > length) return;
  const tokens = length + 64;
  lexed.hash = new Int32Array(tokens);
  lexed.letters = new Uint8Array(tokens);
  lexed.tail = new Int32Array(tokens);
  lexed.at = new Int32Array(tokens);
  lexed.folded = new Uint8Array(2 * tokens + 64);
}

/** Reads up to `wordsMax` words of `text` into `lexed`, whose arrays it reuses. Linear in the characters read. */
export function lex(whole: string, wordsMax: number, lexed: Lexed): void {
  const text =
    whole.length > wordsMax * charactersPerWordMax ? whole.slice(0, wordsMax * charactersPerWordMax) : whole;
  const length = text.length;
  grow(lexed, length);
  const { hash: hashes, letters, tail: tails, at } = lexed;
  const folded = lexed.folded;
  const capacity = hashes.length - 4;
  let tokens = 0;
  let words = 0;
  let characters = 0;
  let lineStart = true;
  let i = 0;

  while (i < length && words < wordsMax && tokens < capacity) {
    const code = text.charCodeAt(i);
    const what = kinds[code]!;

    if (what === kind.letter) {
      let hash = seed;
      let tail = 0;
      let count = 0;
      const start = characters;
      let mixed = false;
      if (tokens > 0) folded[characters++] = symbol.space;
      const body = characters;
      for (; i < length; i++) {
        const next = text.charCodeAt(i);
        const nextKind = kinds[next]!;
        if (nextKind === kind.letter) {
          const letter = folds[next]!;
          hash = Math.imul(hash ^ letter, prime);
          tail = ((tail << 5) | letter) & 0xfffff;
          count++;
          folded[characters++] = letter;
        } else if (nextKind === kind.digit) mixed = true;
        else if (nextKind !== kind.joiner) break;
      }
      if (
        i < length &&
        (text.charCodeAt(i) === 58 || text.charCodeAt(i) === 46) &&
        isAddress(text, i, hash)
      ) {
        i = pastAddress(text, i);
        characters = start;
        continue;
      }
      if (lineStart && text.charCodeAt(i) === 58 && labels.has(hash)) {
        characters = start;
        i++;
        continue;
      }
      lineStart = false;
      if (mixed) {
        characters = body;
        folded[characters++] = symbol.digit;
        hash = mark.number;
        count = 0;
      } else if (
        i + 1 < length &&
        kinds[text.charCodeAt(i)] === kind.apostrophe &&
        kinds[text.charCodeAt(i + 1)] === kind.letter
      ) {
        const end = pastLetters(text, i + 1);
        const size = end - i - 1;
        const one = folds[text.charCodeAt(i + 1)]!;
        if (size === 1 && one === 20 && (tail & 31) === 14) {
          // …n't: the n belongs to the clitic.
          characters -= 1;
          if (count === 1) characters = start;
          else {
            hash = seed;
            tail = 0;
            for (let k = body; k < characters; k++) {
              hash = Math.imul(hash ^ folded[k]!, prime);
              tail = ((tail << 5) | folded[k]!) & 0xfffff;
            }
            push(hash, count - 1, tail, start);
            words++;
          }
          const from = characters;
          folded[characters++] = 14;
          folded[characters++] = symbol.apostrophe;
          folded[characters++] = 20;
          push(negation, 2, 14 * 32 + 20, from);
          i = end;
          continue;
        }
        push(hash, count, tail, start);
        words++;
        clitic(i, end);
        i = end;
        continue;
      }
      push(hash, count, tail, start);
      words++;
    } else if (what === kind.space || what === kind.joiner) i++;
    else if (what === kind.line) {
      lineStart = true;
      i++;
    } else if (what === kind.digit) {
      const start = i;
      for (i++; i < length; i++) {
        const nextKind = kinds[text.charCodeAt(i)]!;
        if (nextKind === kind.digit || nextKind === kind.letter) continue;
        const separates = nextKind === kind.punctuation || nextKind === kind.hyphen || nextKind === kind.dash;
        if (separates && i + 1 < length && kinds[text.charCodeAt(i + 1)] === kind.digit) continue;
        break;
      }
      if (lineStart && i - start <= 3 && (text.charCodeAt(i) === 46 || text.charCodeAt(i) === 41)) {
        i++;
        continue;
      }
      lineStart = false;
      punctuate(mark.number);
      words++;
    } else if (what === kind.punctuation) {
      let to = marks[code]!;
      const before = i;
      if (to === mark.stop) {
        let dots = 1;
        while (text.charCodeAt(i + dots) === 46) dots++;
        i += dots;
        if (dots > 1) to = mark.ellipsis;
        else if (tokens > 0 && before > 0 && kinds[text.charCodeAt(before - 1)] === kind.letter) {
          // A dot inside an abbreviation or a name of a site ends no sentence; one whose space was lost does.
          const next = text.charCodeAt(i);
          if (letters[tokens - 1] === 1 || (next >= 97 && next <= 122)) continue;
        }
      } else i++;
      if (to === mark.open && before > 0 && text.charCodeAt(before - 1) === 93) {
        // Markdown's [words](target): the target goes.
        const close = text.indexOf(')', i);
        if (close !== -1 && close - i < 2_000) {
          i = close + 1;
          continue;
        }
      }
      if (tokens > 0 && hashes[tokens - 1] !== to) punctuate(to);
    } else if (what === kind.hyphen || what === kind.dash) {
      const start = i;
      for (i++; i < length; i++) {
        const nextKind = kinds[text.charCodeAt(i)]!;
        if (nextKind !== kind.hyphen && nextKind !== kind.dash) break;
      }
      const inside =
        what === kind.hyphen &&
        i === start + 1 &&
        start > 0 &&
        kinds[text.charCodeAt(start - 1)] !== kind.space;
      if (!inside && !lineStart && tokens > 0 && hashes[tokens - 1] !== mark.comma) punctuate(mark.comma);
    } else if (what === kind.apostrophe) {
      const end = pastLetters(text, i + 1);
      if (tokens > 0 && end > i + 1 && end <= i + 3 && isClitic(i, end)) {
        clitic(i, end);
        i = end;
      } else i++;
    } else if (what === kind.foreign) {
      while (i < length && kinds[text.charCodeAt(i)] === kind.foreign) i++;
      lineStart = false;
      punctuate(mark.foreign);
      words++;
    } else i++;
  }
  lexed.tokens = tokens;
  lexed.words = words;
  lexed.characters = characters;

  function push(hash: number, count: number, tail: number, start: number): void {
    hashes[tokens] = hash;
    letters[tokens] = Math.min(count, 255);
    tails[tokens] = tail;
    at[tokens++] = start;
  }

  function punctuate(to: number): void {
    const start = characters;
    if ((to === mark.number || to === mark.foreign || to === mark.open) && tokens > 0) {
      folded[characters++] = symbol.space;
    }
    folded[characters++] = markSymbols[to]!;
    push(to, 0, 0, start);
  }

  function isClitic(from: number, end: number): boolean {
    let hash = Math.imul(seed ^ symbol.apostrophe, prime);
    for (let k = from + 1; k < end; k++) hash = Math.imul(hash ^ folds[text.charCodeAt(k)]!, prime);
    return clitics.has(hash);
  }

  function clitic(from: number, end: number): void {
    const start = characters;
    let hash = Math.imul(seed ^ symbol.apostrophe, prime);
    let tail = 0;
    folded[characters++] = symbol.apostrophe;
    for (let k = from + 1; k < end; k++) {
      const letter = folds[text.charCodeAt(k)]!;
      hash = Math.imul(hash ^ letter, prime);
      tail = ((tail << 5) | letter) & 0xfffff;
      folded[characters++] = letter;
    }
    push(hash, end - from - 1, tail, start);
  }
}

function pastLetters(text: string, from: number): number {
  let i = from;
  while (i < text.length && kinds[text.charCodeAt(i)] === kind.letter) i++;
  return i;
}

const schemes = new Set(['http', 'https', 'mailto'].map(wordHash));
const www = wordHash('www');

function isAddress(text: string, at: number, hash: number): boolean {
  return text.charCodeAt(at) === 46 ? hash === www : schemes.has(hash);
}

function pastAddress(text: string, from: number): number {
  let i = from;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 41 || code === 93 || code === 62 || code === 34) break;
    const what = kinds[code]!;
    if (what === kind.space || what === kind.line) break;
  }
  return i;
}
