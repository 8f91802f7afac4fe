import type { RewriteMode } from '../../contract/rewrite.js';
import type { EditKind } from './edit-kinds.js';
import { numberOfPattern, type SearchedText } from './searched-text.js';
import { conjugateLike, gerundBase, gerundFollows } from './verbs.js';

/** One replacement, in UTF-16 offsets into the sentence. `fitChange` adjusts capitals and a/an. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** One kind of simplification. Pure: returns the same changes for the same sentence, in text order. */
export interface Rule {
  /** Public: the `kind` of an edit. */
  readonly kind: EditKind;
  readonly modes: Modes;
  /** Whether the rule skips a sentence, whose words may have another sense than the one that it replaces. */
  readonly skips?: (searched: SearchedText) => boolean;
  changes(searched: SearchedText): Iterable<Change>;
}

export type Modes = readonly RewriteMode[];
export const everyMode: Modes = ['natural', 'plain', 'shorten', 'formal', 'casual'];
export const allButFormal: Modes = ['natural', 'plain', 'shorten', 'casual'];
/** The modes that save words. */
export const savingModes: Modes = ['plain', 'shorten'];
export const onlyShorten: Modes = ['shorten'];
/** The modes with the plainest words. */
export const plainModes: Modes = ['plain', 'casual'];
export const onlyFormal: Modes = ['formal'];

/**
 * A pattern and its replacement: a string, or a function, which may return null to change nothing. In a
 * string, `$1` is a group, `{help}` the verb "help" in the form that group 1 shows, and `{2}` the base form
 * of the gerund in group 2. Patterns must have the flags `gi` and match in linear time.
 */
export type PatternRow = readonly [pattern: RegExp, replacement: string | Replacer];
export type Replacer = (found: PatternMatch) => string | null;

interface PatternMatch {
  /** The match and its groups; a group that did not match is empty. */
  readonly groups: readonly string[];
  /** The sentence before and after the match. */
  readonly before: string;
  readonly after: string;
}

/** Fills in a replacement, or returns null where a gerund has no known base form or another one follows. */
function filled(replacement: string, { groups, before, after }: PatternMatch): string | null {
  const gerund = /\{(\d)\}/.exec(replacement)?.[1];
  const base = gerund === undefined ? '' : gerundBase(groups[Number(gerund)]!);
  if (base === undefined || (gerund !== undefined && gerundFollows(after))) return null;
  return replacement
    .replace(/\{\d\}/, base)
    .replace(/\{(\p{L}+)\}/gu, (_, verb: string) => conjugateLike(groups[1]!, verb, before))
    .replace(/\$(\d)/g, (_, group) => groups[Number(group)]!);
}

/** Like `matchAll`, which searches a copy of the pattern: V8 soon compiles that again. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}

/** Defines a rule by a table of patterns. */
export function patternRule(kind: EditKind, modes: Modes, rows: readonly PatternRow[]): Rule {
  const numbers = rows.map(([pattern]) => numberOfPattern(pattern));
  return {
    kind,
    modes,
    changes(searched) {
      const { text } = searched;
      const changes: Change[] = [];
      for (const [at, [pattern, replacement]] of rows.entries()) {
        if (!searched.mayMatch(numbers[at]!)) continue;
        for (const match of matchesOf(pattern, text)) {
          const start = match.index;
          const end = start + match[0].length;
          const groups = Array.from(match, group => group ?? '');
          const found = { groups, before: text.slice(0, start), after: text.slice(end) };
          const written = typeof replacement === 'string' ? filled(replacement, found) : replacement(found);
          if (written !== null) changes.push({ start, end, replacement: written });
        }
      }
      return changes.sort((a, b) => a.start - b.start || b.end - a.end);
    },
  };
}
