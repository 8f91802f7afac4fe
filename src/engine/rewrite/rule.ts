import type { RewriteMode } from '../../contract/rewrite.js';
import type { Edit } from '../../document/span.js';
import { isCommentAboutIdeas } from './concrete.js';
import type { EditKind } from './edit-kinds.js';
import type { Sentence } from './sentence.js';
import * as verbs from './verbs.js';

/** One kind of simplification. Pure: returns the same changes for the same sentence, in text order. */
export interface Rule {
  /** Public: the `kind` of an edit. */
  readonly kind: EditKind;
  readonly modes: readonly RewriteMode[];
  /** Whether the rule skips a sentence, whose words may have another sense than the one that it replaces. */
  readonly skips?: (sentence: Sentence) => boolean;
  changes(sentence: Sentence): Iterable<Edit>;
}

/** Reasons to skip a sentence that a rule file may name. */
export const skips: Readonly<Record<string, (sentence: Sentence) => boolean>> = {
  'concrete sentences': sentence => sentence.isConcrete,
  'sentences with terms': sentence => sentence.hasTerm,
};

/** A rule of a rule file, as src/generated/rewrite-rules.ts stores it. */
interface RuleData {
  /** Source of the pattern, which ignores case. */
  readonly pattern: string;
  /** A sentence without any of these words has no match. Empty where every sentence may match. */
  readonly words: readonly string[];
  /**
   * `$1` is a group of the match, `$1.third` a form of it, and `{use:1}` the verb "use" in the form that
   * group 1 shows.
   */
  readonly replacement: string;
  /** Each with the text that it tests, and a name of `namedTests` or a pattern after "/". */
  readonly conditions: readonly (readonly [side: string, test: string])[];
}

/** The rules of a section of a rule file, which share their kind and modes. */
interface SectionData {
  readonly kind: EditKind;
  readonly modes: readonly RewriteMode[];
  readonly skip: string;
  readonly rules: readonly RuleData[];
}

export interface PatternMatch {
  /** Place of the match, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The match and its groups; a group that did not match is empty. */
  readonly groups: readonly string[];
  /** The sentence before and after the match. */
  readonly before: string;
  readonly after: string;
}

/** Tests of the text before or after a match, or of a group, that a rule file may name. */
export const namedTests: Readonly<Record<string, (text: string) => boolean>> = {
  start: text => text === '',
  word: text => /^ ?\p{L}/u.test(text),
  auxiliary: verbs.needsParticiple,
  determiner: verbs.needsNoun,
  'determiner but that': text => verbs.needsNoun(text) && !/ that $/.test(text),
  modal: verbs.needsBaseForm,
  'noun position': verbs.needsNounHere,
  infinitive: text => verbs.isBaseForm(/\bto (\p{L}+) $/iu.exec(text)?.[1] ?? ''),
  object: verbs.hasObject,
  'noun phrase': text => verbs.hasObject(text) || verbs.pluralFollows(text),
  plural: verbs.pluralFollows,
  'another gerund': verbs.gerundFollows,
  'base form': verbs.isBaseForm,
  'third person': text => verbs.baseOfThird(text) !== undefined,
  'known gerund': text => verbs.gerundBase(text) !== undefined,
  'comment about ideas': isCommentAboutIdeas,
};

/** Forms of a group that a replacement may name. A form that is undefined prevents the change. */
export const forms: Readonly<Record<string, (text: string) => string | undefined>> = {
  adverb: verbs.adverbOf,
  base: verbs.baseOf,
  third: text => verbs.conjugate(text.toLowerCase()).third,
  gerund: text => verbs.conjugate(verbs.verbOf(text)).ing,
  verb: text => verbs.gerundBase(text) ?? verbs.verbOfNoun(text),
  singular: text => (text.endsWith('ies') ? `${text.slice(0, -3)}y` : text.slice(0, -1)),
  possessive: text => `${text}${text.endsWith('s') ? "'" : "'s"}`,
};

function verbLike(verb: string, shown: string, { groups, before, after }: PatternMatch): string | undefined {
  const isLone = shown === 'lone';
  const like = groups[isLone ? 1 : Number(shown)]!.toLowerCase();
  if (verb === 'be') return verbs.be(like, before);
  const written = verb.startsWith('$') ? verbs.verbOf(groups[Number(verb.slice(1))]!) : verb;
  return verbs.conjugateLike(like, written, before, isLone && !verbs.hasObject(after));
}

/** Fills in a replacement, or returns undefined where a form is unknown. */
function filled(replacement: string, match: PatternMatch): string | undefined {
  let isKnown = true;
  const text = replacement.replace(
    /\{([^:]+):(\w+)\}|\$(\d)(?:\.(\w+))?/g,
    (_, verb?: string, shown?: string, group?: string, form?: string) => {
      const part =
        verb !== undefined
          ? verbLike(verb, shown!, match)
          : form === undefined
            ? match.groups[Number(group)]!
            : forms[form]!(match.groups[Number(group)]!);
      isKnown &&= part !== undefined;
      return part ?? '';
    },
  );
  return isKnown ? text : undefined;
}

type Condition = (match: PatternMatch) => boolean;

/** The texts that a condition may test. Another condition tests the group with its number. */
const texts: Readonly<Record<string, (match: PatternMatch) => string>> = {
  before: ({ after }) => after,
  after: ({ before }) => before,
  around: ({ before, after }) => `${before}_${after}`,
  with: ({ before, after }) => before + after,
};

function conditionOf([side, test]: readonly [string, string]): Condition {
  const [, not, where] = /^(not )?(.+)$/.exec(side) as unknown as [string, string | undefined, string];
  let pattern: RegExp | undefined;
  const holds =
    namedTests[test] ??
    ((text: string) => {
      pattern ??= new RegExp(test.slice(1), where === 'before' ? 'u' : 'iu');
      return pattern.test(text);
    });
  const textOf = texts[where] ?? (({ groups }: PatternMatch) => groups[Number(where)]!);
  return match => holds(textOf(match)) === (not === undefined);
}

/**
 * Every match of a global pattern. Unlike `matchAll`, it searches no copy of the pattern, which V8 would
 * compile again.
 */
export function matchesOf(pattern: RegExp, text: string): PatternMatch[] {
  const matches: PatternMatch[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const start = found.index;
    const end = start + found[0].length;
    if (start === end) pattern.lastIndex++;
    const groups = Array.from(found, group => group ?? '');
    matches.push({ start, end, groups, before: text.slice(0, start), after: text.slice(end) });
  }
  return matches;
}

/** A rule of a file. Its patterns are compiled at their first use, because few sentences need one of them. */
class PatternRule {
  readonly #data: RuleData;
  #pattern: RegExp | undefined;
  #conditions: readonly Condition[] = [];

  constructor(data: RuleData) {
    this.#data = data;
  }

  changes(text: string): Edit[] {
    if (this.#pattern === undefined) {
      this.#pattern = new RegExp(this.#data.pattern, 'giu');
      this.#conditions = this.#data.conditions.map(conditionOf);
    }
    const changes: Edit[] = [];
    for (const match of matchesOf(this.#pattern, text)) {
      if (!this.#conditions.every(holds => holds(match))) continue;
      const replacement = filled(this.#data.replacement, match);
      if (replacement !== undefined) changes.push({ start: match.start, end: match.end, replacement });
    }
    return changes;
  }
}

/** Builds the rules of sections. One index by word selects the patterns of all that a sentence can match. */
export function rulesOf(sections: readonly SectionData[]): Rule[] {
  const patterns = sections.flatMap(({ rules }) => rules.map(data => new PatternRule(data)));
  const anywhere: number[] = [];
  const byWord = new Map<string, number[]>();
  for (const [number, { words }] of sections.flatMap(({ rules }) => rules).entries()) {
    if (words.length === 0) anywhere.push(number);
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), number]);
  }
  const numbersIn = ({ words }: Sentence) =>
    [...new Set([...anywhere, ...words.flatMap(word => byWord.get(word) ?? [])])].sort((a, b) => a - b);
  /** The rules run on one sentence after another, so the pattern numbers of the last one are kept. */
  let last: { readonly sentence: Sentence; readonly numbers: readonly number[] } | undefined;
  let count = 0;
  return sections.map(({ kind, modes, skip, rules }) => {
    const from = count;
    const to = from + rules.length;
    count = to;
    return {
      kind,
      modes,
      ...(skip !== '' && { skips: skips[skip]! }),
      changes(sentence) {
        if (last?.sentence !== sentence) last = { sentence, numbers: numbersIn(sentence) };
        return last.numbers
          .filter(number => number >= from && number < to)
          .flatMap(number => patterns[number]!.changes(sentence.text))
          .sort((a, b) => a.start - b.start || b.end - a.end);
      },
    };
  });
}
