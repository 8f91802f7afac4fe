import type { Prepared } from '../../engine/text/prepare.js';
import { clauseBreak, separator } from '../../engine/text/separators.js';
import { wordFlag } from '../../engine/text/words.js';

/** Words and runs of two or three words that occur in enough texts, and their counts per text. */
export interface Terms {
  /** Words joined by spaces. */
  readonly names: string[];
  /** Share of uses inside a sentence that are capitalised; high for names. */
  readonly capitalShare: Float32Array;
  readonly length: Uint8Array;
  /** Term ids per text, with their counts in `counts`. */
  readonly ids: Int32Array[];
  readonly counts: Uint8Array[];
}

const wordTextsMin = 40;
const runTextsMin = 90;
const runBits = 24;
const noRun = separator.comma | clauseBreak;

const mix = (a: number, b: number): number =>
  Math.imul((a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2))) | 0, 0x85ebca6b) | 0;

/** Visits every word and every run of two or three words of a text, with a 32-bit hash as its key. */
function visit(text: Prepared, on: (key: number, first: number, words: number) => void): void {
  const { wordHash, wordSeparators, wordFlags, words } = text;
  for (let i = 0; i < words; i++) {
    if ((wordFlags[i]! & (wordFlag.digit | wordFlag.uncased)) !== 0) continue;
    on(wordHash[i]!, i, 1);
    let key = wordHash[i]!;
    for (let k = 1; k < 3 && i + k < words; k++) {
      if (
        (wordSeparators[i + k]! & noRun) !== 0 ||
        (wordFlags[i + k]! & (wordFlag.digit | wordFlag.uncased)) !== 0
      )
        break;
      key = mix(key, wordHash[i + k]!);
      on(key, i, k + 1);
    }
  }
}

/**
 * Counts terms in two passes; the first fills a table of hashed counts, so that rare runs are never stored.
 */
export function countTerms(texts: readonly Prepared[]): Terms {
  const table = new Uint16Array(1 << runBits);
  const mask = (1 << runBits) - 1;
  const last = new Int32Array(1 << runBits).fill(-1);
  texts.forEach((text, at) => {
    visit(text, key => {
      const slot = (key ^ (key >>> 9)) & mask;
      if (last[slot] !== at) {
        last[slot] = at;
        if (table[slot]! < 65_535) table[slot]!++;
      }
    });
  });
  const idOf = new Map<number, number>();
  const names: string[] = [];
  const lengths: number[] = [];
  const capitals: number[] = [];
  const inside: number[] = [];
  const ids: Int32Array[] = [];
  const counts: Uint8Array[] = [];
  for (const text of texts) {
    const own = new Map<number, number>();
    visit(text, (key, first, words) => {
      if (table[(key ^ (key >>> 9)) & mask]! < (words === 1 ? wordTextsMin : runTextsMin)) return;
      let id = idOf.get(key);
      if (id === undefined) {
        id = names.length;
        idOf.set(key, id);
        const parts: string[] = [];
        for (let k = first; k < first + words; k++) {
          parts.push(
            text.text
              .slice(text.wordStart[k], text.wordEnd[k])
              .toLowerCase()
              .replace(/[\u2018\u2019]/g, "'"),
          );
        }
        names.push(parts.join(' '));
        lengths.push(words);
        capitals.push(0);
        inside.push(0);
      }
      own.set(id, (own.get(id) ?? 0) + 1);
      if ((text.wordFlags[first]! & wordFlag.sentenceStart) === 0) {
        inside[id]!++;
        if ((text.wordFlags[first]! & wordFlag.capitalised) !== 0) capitals[id]!++;
      }
    });
    ids.push(Int32Array.from(own.keys()));
    counts.push(Uint8Array.from(own.values(), n => Math.min(n, 255)));
  }
  return {
    names,
    capitalShare: Float32Array.from(capitals, (n, i) => n / Math.max(1, inside[i]!)),
    length: Uint8Array.from(lengths),
    ids,
    counts,
  };
}
