import type { RewriteMode } from '../contract/rewrite.js';
import type { Change, Rule } from './rule.js';
import { conjugate, wantsNoun, wantsParticiple } from './verbs.js';

/** Where a word may be exchanged; `before` ends with the space before it, `after` begins behind it. */
export type When = (before: string, after: string) => boolean;
interface Entry {
  readonly to: string;
  readonly participle?: string;
  readonly when?: When;
}

/** An object follows: an article, a possessive, a determiner, a noun's plural. */
export const object: When = (_, after) =>
  /^ (?:the|an?|this|that|these|those|its|his|her|their|our|my|your|any|all|both|some|such|it|them|us|each|how|what)\b/i.test(
    after,
  );
export const verbPlace: When = before => !wantsNoun(before);

/** Word for word, with all forms of verbs; one pass over the sentence. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry[]>();

  word(from: string, to: string, when?: When): this {
    for (const one of from.split('|')) this.#add(one, { to, ...(when && { when }) });
    return this;
  }

  /** All forms of a verb. `adjective` says whether its participle may stand before a noun ("enhanced security"). */
  verb(from: string, to: string, when?: When): this {
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

  #add(word: string, entry: Entry): void {
    const entries = this.#entries.get(word);
    if (entries === undefined) this.#entries.set(word, [entry]);
    else entries.push(entry);
  }

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
        entry.participle !== undefined && (wantsParticiple(before) || !object(before, after))
          ? entry.participle
          : entry.to;
      yield { start: match.index, end: match.index + match[0].length, replacement };
    }
  }
}
