import type { Bounds } from '../../bounds.js';
import { DocumentFailure } from '../document.js';

/** Words that are searched in a text, and which of their occurrences is meant, from 1. */
export interface WantedOccurrence {
  words: string;
  occurrence: number;
}

const codeUnits = 0x10000;

/** Throws DocumentFailure if more words than allowed begin with one another: all may start at a character. */
export function requireFewNested(wanted: readonly string[], { nestedEdits: most }: Bounds): void {
  const open: string[] = [];
  for (const words of [...new Set(wanted)].sort()) {
    while (open.length > 0 && !words.startsWith(open.at(-1)!)) open.pop();
    if (open.push(words) > most)
      throw new DocumentFailure(
        'nested_edits',
        `More than ${most} of the edits search for words that begin with one another, such as "the" and "the pier".`,
      );
  }
}

/**
 * Start of each wanted occurrence, as a UTF-16 offset; -1 where the text has fewer. Occurrences of the same
 * words do not overlap. One pass over the text for all words (Aho and Corasick, 1975): time is linear in the
 * text and in the words, plus the number of matches, which `requireFewNested` bounds.
 */
export function findOccurrences(text: string, wanted: readonly WantedOccurrence[]): number[] {
  const starts = wanted.map(() => -1);
  /** Indexes of the wanted occurrences, by words and by number. */
  const patterns = new Map<string, Map<number, number[]>>();
  wanted.forEach(({ words, occurrence }, index) => {
    const numbers = patterns.get(words) ?? new Map<number, number[]>();
    if (words !== '') patterns.set(words, numbers);
    numbers.set(occurrence, [...(numbers.get(occurrence) ?? []), index]);
  });
  const numbers = [...patterns.values()];
  const automaton = new Automaton([...patterns.keys()]);
  const { patternAt, nextEnd } = automaton;
  const lengths = Int32Array.from(patterns.keys(), words => words.length);
  const found = new Int32Array(lengths.length);
  /** End of the last occurrence. */
  const ends = new Int32Array(lengths.length);
  for (let at = 0, node = 0; at < text.length; at++) {
    node = automaton.step(node, text.charCodeAt(at));
    for (let end = node; end > 0; end = nextEnd[end]!) {
      const pattern = patternAt[end]!;
      if (pattern < 0) continue;
      const start = at + 1 - lengths[pattern]!;
      if (start < ends[pattern]!) continue;
      ends[pattern] = at + 1;
      for (const index of numbers[pattern]!.get(++found[pattern]!) ?? []) starts[index] = start;
    }
  }
  return starts;
}

/**
 * A trie of words, whose root is node 0. Each node falls back to its longest end that starts words. Nearly
 * every node has one child; the others are in a map, at most one for each word.
 */
class Automaton {
  readonly #childOfRoot = new Int32Array(codeUnits);
  readonly #firstChild: Int32Array;
  readonly #otherChildren = new Map<number, number>();
  readonly #units: Uint16Array;
  readonly #fallback: Int32Array;
  /** Index of the words that end at a node, or -1. */
  readonly patternAt: Int32Array;
  /** The next node on the fallback path of a node where words end, or 0. */
  readonly nextEnd: Int32Array;
  #nodes = 1;

  /** Adds the words level by level, since a node falls back to a node of a higher level. */
  constructor(words: readonly string[]) {
    const most = words.reduce((sum, { length }) => sum + length, 1);
    this.#firstChild = new Int32Array(most);
    this.#units = new Uint16Array(most);
    this.#fallback = new Int32Array(most);
    this.patternAt = new Int32Array(most).fill(-1);
    this.nextEnd = new Int32Array(most);
    let open = words.map((pattern, index) => ({ pattern, index, node: 0 }));
    for (let depth = 0; open.length > 0; depth++) {
      for (const path of open) {
        path.node = this.#add(path.node, path.pattern.charCodeAt(depth));
        if (path.pattern.length === depth + 1) this.patternAt[path.node] = path.index;
      }
      open = open.filter(({ pattern }) => pattern.length > depth + 1);
    }
    for (let node = 1; node < this.#nodes; node++) {
      const next = this.#fallback[node]!;
      this.nextEnd[node] = this.patternAt[next]! < 0 ? this.nextEnd[next]! : next;
    }
  }

  step(from: number, unit: number): number {
    for (let node = from; node !== 0; node = this.#fallback[node]!) {
      const child = this.#childOf(node, unit);
      if (child !== 0) return child;
    }
    return this.#childOfRoot[unit]!;
  }

  #childOf(node: number, unit: number): number {
    const child = this.#firstChild[node]!;
    if (child === 0 || this.#units[child] === unit) return child;
    return this.#otherChildren.get(node * codeUnits + unit) ?? 0;
  }

  #add(node: number, unit: number): number {
    const known = node === 0 ? this.#childOfRoot[unit]! : this.#childOf(node, unit);
    if (known !== 0) return known;
    const child = this.#nodes++;
    if (node === 0) this.#childOfRoot[unit] = child;
    else {
      this.#fallback[child] = this.step(this.#fallback[node]!, unit);
      if (this.#firstChild[node] === 0) this.#firstChild[node] = child;
      else this.#otherChildren.set(node * codeUnits + unit, child);
    }
    this.#units[child] = unit;
    return child;
  }
}
