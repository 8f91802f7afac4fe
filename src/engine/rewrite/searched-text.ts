import { literalUnitsMin, requiredLiterals } from './required-literals.js';

/** Numbers of literals, one list for each clause: a text can match if it contains one of each list. */
type Requirement = readonly (readonly number[])[];

const literals: string[] = [];
const numberOf = new Map<string, number>();
const hashes = 4096;
/** Where in a text a literal would begin, relative to the units whose hash found it. */
interface Anchor {
  readonly number: number;
  readonly offset: number;
}
/** The literals by the hash of some of their units: those that the fewest others share. */
const byUnits = Array.from({ length: hashes }, (): Anchor[] => []);

function hash(text: string, at: number): number {
  let value = 0;
  for (let i = 0; i < literalUnitsMin; i++) value = value * 31 + text.charCodeAt(at + i);
  return value % hashes;
}

function numbered(literal: string): number {
  const known = numberOf.get(literal);
  if (known !== undefined) return known;
  const number = literals.push(literal) - 1;
  numberOf.set(literal, number);
  const buckets = Array.from({ length: literal.length - literalUnitsMin + 1 }, (_, offset) => ({
    offset,
    anchors: byUnits[hash(literal, offset)]!,
  }));
  const { offset, anchors } = buckets.reduce((best, one) =>
    one.anchors.length < best.anchors.length ? one : best,
  );
  anchors.push({ number, offset });
  return number;
}

const patterns: RegExp[] = [];
const requirements: Requirement[] = [];

/** Registers a pattern, which ignores case, and returns its number. */
export const numberOfPattern = (pattern: RegExp): number => patterns.push(pattern) - 1;

/**
 * Reads the patterns, by default at the first search: that takes 0.3 s, and many threads and commands search
 * nothing. They are not searched in advance: V8 then has code for all of them, which made everything else on
 * the thread slower by a third.
 */
export function readPatterns(): void {
  for (const { source } of patterns.slice(requirements.length))
    requirements.push(
      requiredLiterals(source)
        .map(clause => clause.map(numbered))
        .sort((a, b) => a.length - b.length),
    );
}

/** A word of a text: in lower case, and where it begins, in UTF-16 units. */
export interface TextWord {
  readonly lower: string;
  readonly start: number;
  readonly units: number;
}

/** A text in which many patterns are searched. One pass finds the literals of all patterns. */
export class SearchedText {
  readonly text: string;
  #found: Uint8Array | undefined;
  #words: readonly TextWord[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether the pattern with this number can match. */
  mayMatch(pattern: number): boolean {
    this.#found ??= findLiterals(this.text.toLowerCase());
    const found = this.#found;
    for (const clause of requirements[pattern]!)
      if (!clause.some(number => found[number] === 1)) return false;
    return true;
  }

  /** Words of letters and hyphens. */
  get words(): readonly TextWord[] {
    this.#words ??= Array.from(this.text.matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu), ({ 0: word, index }) => ({
      lower: word.toLowerCase(),
      start: index,
      units: word.length,
    }));
    return this.#words;
  }
}

function findLiterals(text: string): Uint8Array {
  readPatterns();
  const found = new Uint8Array(literals.length);
  for (let at = 0; at + literalUnitsMin <= text.length; at++) {
    for (const { number, offset } of byUnits[hash(text, at)]!)
      if (text.startsWith(literals[number]!, at - offset)) found[number] = 1;
  }
  return found;
}
