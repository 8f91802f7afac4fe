import type { RewriteMode } from '../../contract/rewrite.js';
import type { EditKind } from './edit-kinds.js';
import type { Change, Rule } from './rule.js';
import type { SearchedText } from './searched-text.js';
import { conjugate, needsNoun, needsParticiple } from './verbs.js';

/** Whether a word may be replaced, given the text before it, with the space, and the text after it. */
export type Condition = (before: string, after: string) => boolean;
interface Entry {
  readonly to: string;
  readonly participle?: string;
  readonly when: Condition;
}

const always: Condition = () => true;
/** Whether an object follows: an article, a possessive, a determiner or a pronoun. */
export const hasObject: Condition = (_, after) =>
  /^ (?:the|an?|this|that|these|those|its|his|her|their|our|my|your|any|all|both|some|such|it|them|us|each|how|what)\b/i.test(
    after,
  );
/** Whether the word is a verb and not a noun. */
export const isVerbPosition: Condition = before =>
  !needsNoun(before) || /\p{L}{3,}(?:s|tion|ment|ity|nce|ure|ch|ing) that $/iu.test(before);
/** Whether the text after the word, which begins with a space, matches a pattern. */
export const next =
  (pattern: RegExp): Condition =>
  (_, after) =>
    pattern.test(after);
export const nextIsWord = next(/^ \p{L}/u);
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (before, after) =>
    conditions.every(holds => holds(before, after));

/** Whether the rest of the sentence lacks a word. */
export const without = (word: string): Condition => {
  const pattern = new RegExp(`\\b${word}`, 'i');
  return (before, after) => !pattern.test(before + after);
};

/** Whether the text on one side of the word matches a pattern of alternatives, or after "!", does not. */
const beside = (alternatives: string, toPattern: (words: string) => RegExp): ((text: string) => boolean) => {
  if (alternatives === '') return () => true;
  const isExcluded = alternatives.startsWith('!');
  const pattern = toPattern(isExcluded ? alternatives.slice(1) : alternatives);
  return text => pattern.test(text) !== isExcluded;
};

/** The condition of a context such as `is|are _ to` or `!no|any _ step`. */
const inContext = (context: string): Condition => {
  const [left, right] = context.split('_').map(side => side.trim()) as [string, string];
  const fitsBefore = beside(left, words => new RegExp(`\\b(?:${words}) $`, 'i'));
  const fitsAfter = beside(right, words => new RegExp(`^ (?:${words})\\b`));
  return (before, after) => fitsBefore(before) && fitsAfter(after);
};

/** The words of a table, each with its replacement and condition. */
const rowsOf = (table: string, when: Condition): [from: string, to: string, when: Condition][] =>
  table.split(/;\s+/).flatMap(row => {
    const [words, to, context] = row
      .trim()
      .replace(/\|\n\s*/g, '|')
      .split(': ') as [string, string, string?];
    const condition = context === undefined ? when : all(when, inContext(context));
    return words.split('|').map((from): [string, string, Condition] => [from, to, condition]);
  });

/**
 * Builder of a rule that replaces words in one pass over the sentence. Of several entries for one word, the
 * first whose condition holds applies.
 *
 * A table has rows of the form `word|word: replacement` or `word: replacement: before _ after`, where `_` is
 * the word. `before` and `after` are alternatives of a pattern for the text beside it, with "!" for what may
 * not be there. A row continues on the next line after "|".
 */
export class WordRules {
  readonly #entries = new Map<string, Entry[]>();

  /** Replaces words. */
  words(table: string, when = always): this {
    for (const [from, to, condition] of rowsOf(table, when)) this.#add(from, { to, when: condition });
    return this;
  }

  /** Replaces all forms of verbs. The past tense becomes a participle where the sentence needs one. */
  verbs(table: string, when = always): this {
    for (const [from, to, condition] of rowsOf(table, when)) {
      const [head, ...tail] = to.split(' ');
      const particle = tail.map(word => ` ${word}`).join('');
      const source = conjugate(from);
      const target = conjugate(head!);
      for (const form of ['base', 'third', 'ing'] as const)
        this.#add(source[form], { to: target[form] + particle, when: condition });
      const participle = target.participle + particle;
      this.#add(source.past, { to: target.past + particle, participle, when: condition });
    }
    return this;
  }

  #add(word: string, entry: Entry): void {
    const entries = this.#entries.get(word);
    if (entries === undefined) this.#entries.set(word, [entry]);
    else entries.push(entry);
  }

  /** Builds the rule. */
  rule(kind: EditKind, modes: readonly RewriteMode[]): Rule {
    return { kind, modes, changes: searched => this.#changes(searched) };
  }

  *#changes({ text, words }: SearchedText): Iterable<Change> {
    for (const { lower, start, units } of words) {
      const entries = this.#entries.get(lower);
      if (entries === undefined) continue;
      const end = start + units;
      const before = text.slice(0, start);
      const after = text.slice(end);
      const entry = entries.find(({ when }) => when(before, after));
      if (entry === undefined) continue;
      const { to, participle } = entry;
      const isParticiple = participle !== undefined && (needsParticiple(before) || !hasObject(before, after));
      yield { start, end, replacement: isParticiple ? participle : to };
    }
  }
}
