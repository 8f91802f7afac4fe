import type { RewriteMode } from '../contract/rewrite.js';

/** One replacement, in UTF-16 offsets into the sentence. Capitals and a/an around it are seen to by whoever applies it. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** One kind of unwinding. Pure: the same sentence gives the same changes, in text order. */
export interface Rule {
  /** Stands in an edit's `kind`. */
  readonly kind: string;
  readonly modes: readonly RewriteMode[];
  changes(text: string): Iterable<Change>;
}

export const everyMode: readonly RewriteMode[] = ['natural', 'plain', 'shorten', 'formal', 'casual'];

/**
 * A pattern and what it becomes: a text with `$1` for groups, or a function that may answer null to leave the place alone.
 * Patterns must carry the flags `gi` and run in linear time.
 */
export type Row = readonly [pattern: RegExp, replacement: string | Replace];
export type Replace = (found: Found) => string | null;

export interface Found {
  /** The match and its groups; groups that took no part are empty. */
  readonly groups: readonly string[];
  /** The sentence before and behind the match. */
  readonly before: string;
  readonly after: string;
}

/** A rule that is a table of patterns. */
export function table(kind: string, modes: readonly RewriteMode[], rows: readonly Row[]): Rule {
  return {
    kind,
    modes,
    changes(text) {
      const changes: Change[] = [];
      for (const [pattern, replacement] of rows) {
        for (const match of text.matchAll(pattern)) {
          const start = match.index;
          const end = start + match[0].length;
          const groups = Array.from(match, group => group ?? '');
          const written =
            typeof replacement === 'string'
              ? replacement.replace(/\$(\d)/g, (_, n) => groups[Number(n)]!)
              : replacement({ groups, before: text.slice(0, start), after: text.slice(end) });
          if (written !== null) changes.push({ start, end, replacement: written });
        }
      }
      return changes.sort((a, b) => a.start - b.start || b.end - a.end);
    },
  };
}
