import { prepare } from '../../src/engine/text/prepare.js';
import { sentenceKind } from '../../src/engine/text/sentences.js';

/** Cuts pieces from a list of texts. Every piece begins with a text that no piece has used yet. */
export class Cutter {
  readonly #texts: readonly string[];
  #next = 0;

  /** @param from where to begin, as a share of the texts */
  constructor(texts: readonly string[], from = 0) {
    const first = Math.floor(from * texts.length);
    this.#texts = [...texts.slice(first), ...texts.slice(0, first)];
  }

  /** True if every text was used. The next piece then begins with the first text again. */
  get isExhausted(): boolean {
    return this.#next >= this.#texts.length;
  }

  /**
   * Cuts a piece of about this many words that ends at a sentence end, from as many texts as necessary. Line
   * breaks are kept.
   * @param reuse start over when the texts end; otherwise the result is null
   */
  piece(words: number, reuse = true): string | null {
    const parts: string[] = [];
    let left = words;
    // Texts may contain no words.
    for (let tried = 0; left > 0 && tried <= this.#texts.length; tried++) {
      const text = this.#take(reuse);
      if (text === null) return null;
      const { cut, words: taken, isWhole } = opening(text, left);
      if (taken > 0) parts.push(cut);
      left -= taken;
      // A few more words would be a fragment of another text.
      if (!isWhole || left < words * closeEnough) break;
    }
    return parts.join('\n\n');
  }

  /** As `piece`, but one paragraph of prose: headings, lists and line breaks are removed. */
  paragraph(words: number): string {
    const sentences: string[] = [];
    let left = words;
    // Texts may contain no prose.
    for (let tried = 0; left > words * closeEnough && tried < this.#texts.length; tried++) {
      for (const sentence of proseSentences(this.#take(true)!)) {
        if (left < sentence.words / 2) {
          left = 0;
          break;
        }
        sentences.push(sentence.text);
        left -= sentence.words;
      }
    }
    return sentences.join(' ');
  }

  /** One sentence of 12 to 40 words from the middle of a text. */
  sentence(): string {
    for (let tried = 0; tried < this.#texts.length; tried++) {
      const sentences = proseSentences(this.#take(true)!);
      const from = Math.floor(sentences.length / 2);
      const found = sentences.slice(from).find(({ words }) => words >= 12 && words <= 40);
      if (found !== undefined) return found.text;
    }
    return '';
  }

  #take(reuse: boolean): string | null {
    if (this.isExhausted) {
      if (!reuse || this.#texts.length === 0) return null;
      this.#next = 0;
    }
    return this.#texts[this.#next++]!;
  }
}

/** Share of a piece that may be missing at its end. */
const closeEnough = 0.1;

/** The sentences at the start of a text whose number of words is nearest to `words`. */
function opening(text: string, words: number): { cut: string; words: number; isWhole: boolean } {
  const { sentences, sentenceFirst, sentenceEnd } = prepare(text);
  let last = 0;
  while (last < sentences && sentenceFirst[last]! < words) last++;
  if (last > 1 && sentenceFirst[last]! - words > words - sentenceFirst[last - 1]!) last--;
  return last === 0
    ? { cut: '', words: 0, isWhole: true }
    : {
        cut: text.slice(0, sentenceEnd[last - 1]!).trim(),
        words: sentenceFirst[last]!,
        isWhole: last === sentences,
      };
}

function proseSentences(text: string): { text: string; words: number }[] {
  const { sentences, sentenceFirst, sentenceStart, sentenceEnd, sentenceKind: kinds } = prepare(text);
  return Array.from({ length: sentences }, (_, i) => ({
    text: text.slice(sentenceStart[i]!, sentenceEnd[i]!).replace(/\s+/g, ' ').trim(),
    words: sentenceFirst[i + 1]! - sentenceFirst[i]!,
    kind: kinds[i]!,
  })).filter(({ kind, words }) => kind === sentenceKind.prose && words > 0);
}
