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

/** Splits `from|from: to; from: to` into pairs. */
const pairs = (table: string): [from: string, to: string][] =>
  table.split(';').flatMap(row => {
    const [words, to] = row.split(': ') as [string, string];
    return words.split('|').map((from): [string, string] => [from.trim(), to.trim()]);
  });

/**
 * Builder of a rule that replaces words in one pass over the sentence. Tables have the form `from: to; from:
 * to`. Of several entries for one word, the first whose condition holds applies.
 */
export class WordRules {
  readonly #entries = new Map<string, Entry[]>();

  /** Replaces words. */
  words(table: string, when = always): this {
    for (const [from, to] of pairs(table)) this.#add(from, { to, when });
    return this;
  }

  /** Replaces words that are followed by one of several words. Rows have the form `from: to: next|next`. */
  wordsBefore(table: string, when = always): this {
    for (const row of table.split(';')) {
      const [from, to, words] = row.split(':').map(part => part.replace(/\s*\n\s*/g, '').trim()) as [
        string,
        string,
        string,
      ];
      this.#add(from, { to, when: all(when, next(new RegExp(`^ (?:${words})\\b`, 'i'))) });
    }
    return this;
  }

  /** Replaces all forms of verbs. The past tense becomes a participle where the sentence needs one. */
  verbs(table: string, when = always): this {
    for (const [from, to] of pairs(table)) {
      const [head, ...tail] = to.split(' ');
      const particle = tail.map(word => ` ${word}`).join('');
      const source = conjugate(from);
      const target = conjugate(head!);
      for (const form of ['base', 'third', 'ing'] as const)
        this.#add(source[form], { to: target[form] + particle, when });
      const participle = target.participle + particle;
      this.#add(source.past, { to: target.past + particle, participle, when });
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
