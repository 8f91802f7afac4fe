import type { RewriteMode } from '../../contract/rewrite.js';
import type { Change, Rule } from './rule.js';
import { conjugate, needsNoun, needsParticiple } from './verbs.js';

/**
 * Whether a word may be replaced, given the text before and after it. `before` includes the space before the
 * word.
 */
export type Condition = (before: string, after: string) => boolean;
interface Entry {
  readonly to: string;
  readonly participle?: string;
  readonly when?: Condition;
}

/** Whether an object follows: an article, a possessive, a determiner or a pronoun. */
export const hasObject: Condition = (_, after) =>
  /^ (?:the|an?|this|that|these|those|its|his|her|their|our|my|your|any|all|both|some|such|it|them|us|each|how|what)\b/i.test(
    after,
  );
/** Whether the word is a verb and not a noun. */
export const isVerbPosition: Condition = before => !needsNoun(before);

/** Builder of a rule that replaces words, with all forms of verbs. One pass over the sentence. */
export class WordRules {
  readonly #entries = new Map<string, Entry[]>();

  /**
   * Replaces each of the words in `from`, separated by `|`. The first entry whose condition holds applies.
   */
  word(from: string, to: string, when?: Condition): this {
    for (const one of from.split('|')) this.#add(one, { to, ...(when && { when }) });
    return this;
  }

  /** Replaces all forms of a verb. The past tense becomes a participle where the sentence needs one. */
  verb(from: string, to: string, when?: Condition): this {
    const [head, ...tail] = to.split(' ');
    const particle = tail.length > 0 ? ` ${tail.join(' ')}` : '';
    const source = conjugate(from);
    const target = conjugate(head!);
    const guarded = when && { when };
    this.#add(source.base, { to: target.base + particle, ...guarded });
    this.#add(source.third, { to: target.third + particle, ...guarded });
    this.#add(source.past, {
      to: target.past + particle,
      participle: target.participle + particle,
      ...guarded,
    });
    this.#add(source.ing, { to: target.ing + particle, ...guarded });
    return this;
  }

  /** Replaces all forms of several verbs: `from: to; from: to`. */
  verbs(table: string, when?: Condition): this {
    for (const row of table.split('; ')) {
      const [from, to] = row.split(': ') as [string, string];
      this.verb(from, to, when);
    }
    return this;
  }

  #add(word: string, entry: Entry): void {
    const entries = this.#entries.get(word);
    if (entries === undefined) this.#entries.set(word, [entry]);
    else entries.push(entry);
  }

  /** Builds the rule. */
  rule(kind: string, modes: readonly RewriteMode[]): Rule {
    return { kind, modes, changes: text => this.#changes(text) };
  }

  *#changes(text: string): Iterable<Change> {
    for (const match of text.matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)) {
      const entries = this.#entries.get(match[0].toLowerCase());
      if (entries === undefined) continue;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      const entry = entries.find(({ when }) => when === undefined || when(before, after));
      if (entry === undefined) continue;
      const replacement =
        entry.participle !== undefined && (needsParticiple(before) || !hasObject(before, after))
          ? entry.participle
          : entry.to;
      yield { start: match.index, end: match.index + match[0].length, replacement };
    }
  }
}
