/**
 * Turns a text into the two streams from which features are computed: tokens (words, clitics, punctuation)
 * and folded characters.
 *
 * Removes everything that publishers, editors or corpora decide, because it is no evidence of authorship:
 * case, line breaks, spacing, the form of quotes and dashes, Markdown, list markers, headings, link targets,
 * the digits of numbers, labels such as "Question:", split contractions ("do n't") and a missing space after
 * a full stop.
 */

import { baseLetterOf, tokenKind, tokenKindOf } from '../text/characters.js';
import { mark, markOf, markSymbols, prime, seed, symbol, wordHash } from './alphabet.js';

const negation = wordHash("n't");
const clitics = new Set(["'s", "'d", "'m", "'t", "'re", "'ve", "'ll"].map(wordHash));
/** Words that are labels, not prose, before a colon at the start of a line. */
const labels = new Set(
  ['question', 'answer', 'q', 'a', 'prompt', 'response', 'title', 'abstract'].map(wordHash),
);
const schemes = new Set(['http', 'https', 'mailto'].map(wordHash));
const www = wordHash('www');

const n = 14;
const t = 20;
const units = {
  quote: 0x22,
  closeRound: 0x29,
  dot: 0x2e,
  colon: 0x3a,
  closeAngle: 0x3e,
  closeSquare: 0x5d,
} as const;

/** Maximum characters read per requested word. The rest of a text with longer words is ignored. */
const charactersPerWordMax = 64;
const listNumberDigitsMax = 3;
/** Maximum length of a link target. The limit makes the time linear for a text of opening brackets. */
const linkTargetMax = 300;
const lastFour = 0xfffff;

/**
 * Reusable lexer: reads one text after another into the same arrays. Only the first `tokens` and `characters`
 * entries are valid.
 */
export class Lexer {
  tokens = 0;
  words = 0;
  /** Per token: 32-bit hash of the folded word, or a `mark`. */
  hash = new Int32Array(0);
  /** Per token: number of letters, at most 255; 0 for a mark. */
  letters = new Uint8Array(0);
  /** Per token: the last four folded letters, five bits each. */
  tail = new Int32Array(0);
  /** Per token: start in `folded`. */
  at = new Int32Array(0);
  characters = 0;
  folded = new Uint8Array(0);

  #text = '';
  #i = 0;
  #lineStart = true;

  /** Reads up to `wordsMax` words of `text`. Linear in the characters read; never throws. */
  lex(text: string, wordsMax: number): void {
    const most = wordsMax * charactersPerWordMax;
    this.#text = text.length > most ? text.slice(0, most) : text;
    const length = this.#text.length;
    this.#reserve(length);
    this.tokens = 0;
    this.words = 0;
    this.characters = 0;
    this.#i = 0;
    this.#lineStart = true;
    while (this.#i < length && this.words < wordsMax) {
      switch (this.#kindAt(this.#i)) {
        case tokenKind.letter:
          this.#word();
          break;
        case tokenKind.line:
          this.#lineStart = true;
          this.#i++;
          break;
        case tokenKind.digit:
          this.#number();
          break;
        case tokenKind.punctuation:
          this.#punctuation();
          break;
        case tokenKind.hyphen:
        case tokenKind.dash:
          this.#dash();
          break;
        case tokenKind.apostrophe:
          this.#apostrophe();
          break;
        case tokenKind.foreign:
          while (this.#kindAt(this.#i) === tokenKind.foreign) this.#i++;
          this.#lineStart = false;
          this.#mark(mark.foreign);
          this.words++;
          break;
        default:
          this.#i++;
      }
    }
  }

  /**
   * Sizes the arrays: a token takes at least one character of the text, and a character yields at most two
   * symbols.
   */
  #reserve(length: number): void {
    if (this.hash.length >= length + 1) return;
    this.hash = new Int32Array(length + 1);
    this.letters = new Uint8Array(length + 1);
    this.tail = new Int32Array(length + 1);
    this.at = new Int32Array(length + 1);
    this.folded = new Uint8Array(2 * length + 2);
  }

  /** Kind of the code unit at `i`; a space past the end. */
  #kindAt(i: number): number {
    return i < this.#text.length ? tokenKindOf[this.#text.charCodeAt(i)]! : tokenKind.space;
  }

  #word(): void {
    const text = this.#text;
    const length = text.length;
    const folded = this.folded;
    const start = this.characters;
    let to = start;
    if (this.tokens > 0) folded[to++] = symbol.space;
    const body = to;
    let hash = seed;
    let tail = 0;
    let holdsDigit = false;
    let i = this.#i;
    for (; i < length; i++) {
      const unit = text.charCodeAt(i);
      const what = tokenKindOf[unit]!;
      if (what === tokenKind.letter) {
        const letter = baseLetterOf[unit]!;
        hash = Math.imul(hash ^ letter, prime);
        tail = ((tail << 5) | letter) & lastFour;
        folded[to++] = letter;
      } else if (what === tokenKind.digit) holdsDigit = true;
      else if (what !== tokenKind.joiner) break;
    }
    this.#i = i;
    const next = i < length ? text.charCodeAt(i) : 0;
    if (next === units.colon || next === units.dot) {
      if (next === units.dot ? hash === www : schemes.has(hash)) {
        this.#skipAddress();
        return;
      }
      if (this.#lineStart && next === units.colon && labels.has(hash)) {
        this.#i++;
        return;
      }
    }
    this.#lineStart = false;
    this.words++;
    if (holdsDigit) {
      folded[body] = symbol.digit;
      this.characters = body + 1;
      this.#push(mark.number, 0, 0, start);
      return;
    }
    this.characters = to;
    const clitic = tokenKindOf[next] === tokenKind.apostrophe && this.#kindAt(i + 1) === tokenKind.letter;
    if (
      clitic &&
      (tail & 31) === n &&
      this.#lettersFrom(i + 1) === i + 2 &&
      baseLetterOf[text.charCodeAt(i + 1)] === t
    ) {
      this.#negated(body, start);
    } else {
      this.#push(hash, to - body, tail, start);
      if (clitic) this.#clitic(this.#lettersFrom(i + 1));
    }
  }

  /** Splits a word that ends in n't before the n, so that "don't" has the same tokens as "do n't". */
  #negated(body: number, start: number): void {
    const end = this.characters - 1;
    if (end > body) {
      let hash = seed;
      let tail = 0;
      for (let k = body; k < end; k++) {
        const letter = this.folded[k]!;
        hash = Math.imul(hash ^ letter, prime);
        tail = ((tail << 5) | letter) & lastFour;
      }
      this.characters = end;
      this.#push(hash, end - body, tail, start);
    } else {
      this.characters = start;
      this.words--;
    }
    const at = this.characters;
    this.folded[this.characters++] = n;
    this.folded[this.characters++] = symbol.apostrophe;
    this.folded[this.characters++] = t;
    this.#push(negation, 2, (n << 5) | t, at);
    this.#i += 2;
  }

  /** Appends a clitic: the current apostrophe and the letters up to `end`, without a space before it. */
  #clitic(end: number): void {
    const start = this.characters;
    let hash = Math.imul(seed ^ symbol.apostrophe, prime);
    let tail = 0;
    this.folded[this.characters++] = symbol.apostrophe;
    for (let k = this.#i + 1; k < end; k++) {
      const letter = baseLetterOf[this.#text.charCodeAt(k)]!;
      hash = Math.imul(hash ^ letter, prime);
      tail = ((tail << 5) | letter) & lastFour;
      this.folded[this.characters++] = letter;
    }
    this.#push(hash, end - this.#i - 1, tail, start);
    this.#i = end;
  }

  /** Handles an apostrophe after a space: the start of a detached clitic, or a quote. */
  #apostrophe(): void {
    const end = this.#lettersFrom(this.#i + 1);
    let hash = Math.imul(seed ^ symbol.apostrophe, prime);
    const short = end > this.#i + 1 && end <= this.#i + 3;
    for (let k = this.#i + 1; short && k < end; k++) {
      hash = Math.imul(hash ^ baseLetterOf[this.#text.charCodeAt(k)]!, prime);
    }
    if (this.tokens > 0 && short && clitics.has(hash)) this.#clitic(end);
    else this.#i++;
  }

  #number(): void {
    const start = this.#i;
    for (this.#i++; this.#i < this.#text.length; this.#i++) {
      const what = this.#kindAt(this.#i);
      if (what === tokenKind.digit || what === tokenKind.letter) continue;
      const separates =
        what === tokenKind.punctuation || what === tokenKind.hyphen || what === tokenKind.dash;
      if (!separates || this.#kindAt(this.#i + 1) !== tokenKind.digit) break;
    }
    const next = this.#text.charCodeAt(this.#i);
    const short = this.#i - start <= listNumberDigitsMax;
    if (this.#lineStart && short && (next === units.dot || next === units.closeRound)) {
      this.#i++;
      return;
    }
    this.#lineStart = false;
    this.#mark(mark.number);
    this.words++;
  }

  #punctuation(): void {
    const text = this.#text;
    const start = this.#i;
    let to = markOf(text.charCodeAt(this.#i++));
    if (to === mark.stop) {
      while (text.charCodeAt(this.#i) === units.dot) this.#i++;
      if (this.#i > start + 1) to = mark.ellipsis;
      else if (this.tokens > 0 && start > 0 && this.#kindAt(start - 1) === tokenKind.letter) {
        // A dot within an abbreviation or a domain name does not end a sentence; a dot with a missing space
        // after it does.
        const next = text.charCodeAt(this.#i);
        if (this.letters[this.tokens - 1] === 1 || (next >= 97 && next <= 122)) return;
      }
    }
    if (to === mark.open && start > 0 && text.charCodeAt(start - 1) === units.closeSquare) {
      if (this.#skipLinkTarget()) return;
    }
    if (this.tokens > 0 && this.hash[this.tokens - 1] !== to) this.#mark(to);
  }

  /**
   * A hyphen within a word separates two words. Any other hyphen or dash is a pause and counts as a comma.
   */
  #dash(): void {
    const start = this.#i;
    const hyphen = this.#kindAt(start) === tokenKind.hyphen;
    for (this.#i++; ; this.#i++) {
      const what = this.#kindAt(this.#i);
      if (what !== tokenKind.hyphen && what !== tokenKind.dash) break;
    }
    const inside =
      hyphen && this.#i === start + 1 && start > 0 && this.#kindAt(start - 1) !== tokenKind.space;
    if (inside || this.#lineStart || this.tokens === 0) return;
    if (this.hash[this.tokens - 1] !== mark.comma) this.#mark(mark.comma);
  }

  #mark(to: number): void {
    const start = this.characters;
    const apart = to === mark.number || to === mark.foreign || to === mark.open;
    if (apart && this.tokens > 0) this.folded[this.characters++] = symbol.space;
    this.folded[this.characters++] = markSymbols[to]!;
    this.#push(to, 0, 0, start);
  }

  #push(hash: number, letters: number, tail: number, start: number): void {
    const token = this.tokens++;
    this.hash[token] = hash;
    this.letters[token] = Math.min(letters, 255);
    this.tail[token] = tail;
    this.at[token] = start;
  }

  #lettersFrom(from: number): number {
    let i = from;
    while (this.#kindAt(i) === tokenKind.letter) i++;
    return i;
  }

  /** Skips the target of a Markdown link, `[words](target)`. False if it has no end within the limit. */
  #skipLinkTarget(): boolean {
    const last = Math.min(this.#text.length, this.#i + linkTargetMax);
    for (let i = this.#i; i < last; i++) {
      if (this.#text.charCodeAt(i) !== units.closeRound) continue;
      this.#i = i + 1;
      return true;
    }
    return false;
  }

  #skipAddress(): void {
    for (; this.#i < this.#text.length; this.#i++) {
      const unit = this.#text.charCodeAt(this.#i);
      const closes = unit === units.closeRound || unit === units.closeSquare;
      if (closes || unit === units.closeAngle || unit === units.quote) return;
      const what = tokenKindOf[unit]!;
      if (what === tokenKind.space || what === tokenKind.line) return;
    }
  }
}
