/** The places of a text that have a suggestion: where they are, why, and what Accept writes. Pure. */
import type { RewriteEvent, WordEdit } from '../../contract/rewrite.js';
import { cleanedAs } from '../../document/detect.js';
import { applyEdits, type Edit, type Span } from '../../document/span.js';
import { diffWords, editsOf } from '../../document/word-diff.js';
import { type CleanupEdit, findEdits } from '../../engine/cleanup/clean.js';
import type { TrackedSentence } from './tracking.js';

export const markKinds = ['strong', 'wordy', 'typography'] as const;
export type MarkKind = (typeof markKinds)[number];

/** The part of the text that Accept replaces, and the suggestion for it. */
export interface Mark extends Span {
  readonly kind: MarkKind;
  /** Identifies the suggestion wherever the edits of the text move it. */
  readonly key: string;
  /** The underlined parts. */
  readonly places: readonly Span[];
  /** Null where no wording is offered. */
  readonly replacement: string | null;
  /** Whether a wording may still come. */
  readonly isWaiting: boolean;
  /** Whether the rewriter has another wording. */
  readonly hasOthers: boolean;
  readonly reasons: readonly string[];
  /** Score of the sentence, 0 to 100; null for other kinds than `strong`. */
  readonly score: number | null;
}

/** A rewrite of a sentence: `alternatives` best first, `note` why the rewrite server was not used. */
export type SentenceRewrite = Pick<RewriteEvent, 'text' | 'edits' | 'alternatives' | 'note'>;

/** The rewrite of a sentence; null when it stays, undefined when it was not asked for. */
export type RewriteOf = (sentence: string) => SentenceRewrite | null | undefined;

/** Marks of the sentences with strong signals, with their rewrites, and of the others with a rewrite. */
export const sentenceMarks = (
  text: string,
  sentences: readonly TrackedSentence[],
  rewriteOf: RewriteOf,
): Mark[] =>
  sentences.flatMap(({ start, end, signals }): Mark[] => {
    const sentence = text.slice(start, end);
    const rewrite = rewriteOf(sentence);
    if (signals === null && rewrite == null) return [];
    const kind = signals === null ? 'wordy' : 'strong';
    const places = signals?.places ?? changedPlaces(sentence, rewrite!.text);
    const replacement = rewrite?.text ?? signals?.alternative ?? null;
    return [
      {
        kind,
        key: `${kind} ${sentence}`,
        start,
        end,
        places:
          places.length === 0
            ? [{ start, end }]
            : places.map(place => ({ start: start + place.start, end: start + place.end })),
        replacement,
        isWaiting: replacement === null && rewrite === undefined,
        hasOthers: rewrite?.alternatives !== undefined,
        reasons: [
          ...(signals?.reasons ?? []),
          ...(rewrite?.edits ?? []).map(rewriteReason),
          ...(rewrite?.note === undefined ? [] : [rewrite.note]),
        ],
        score: signals?.score ?? null,
      },
    ];
  });

const rewriteReason = ({ before, after, reason }: WordEdit): string =>
  after === '' ? `Cut “${before}”: ${reason}.` : `“${before}” → “${after}”: ${reason}.`;

/** The parts of a sentence that differ in another one; an insertion is shown by the word beside it. */
function changedPlaces(sentence: string, other: string): Span[] {
  return editsOf(diffWords(sentence, other)).map(({ start, end }) =>
    start < end ? { start, end } : neighbour(sentence, start),
  );
}

/** The word that ends or begins at an offset. */
function neighbour(text: string, at: number): Span {
  const before = /\S+(?=\s*$)/.exec(text.slice(0, at));
  const start = before?.index ?? at;
  return { start, end: start + (before ?? /^\s*\S+/.exec(text.slice(at)) ?? [''])[0].length };
}

/** The edits that clean a text; with `contractions` also those that write everyday contractions. */
export const typographyEdits = (text: string, contractions = false): CleanupEdit[] =>
  findEdits(text, { contractions }, cleanedAs(text, 'auto'));

/** A part of a text with plain typography. */
export const withPlainTypography = (part: string): string =>
  applyEdits(part, findEdits(part, { contractions: false }));

/** Units around a typographic change that identify it. */
const contextUnits = 12;

export const typographyMarks = (text: string, edits: readonly CleanupEdit[]): Mark[] =>
  edits.map(({ start, end, replacement, kind }) => ({
    kind: 'typography',
    key: `typography ${text.slice(Math.max(0, start - contextUnits), end + contextUnits)}`,
    start,
    end,
    places: [{ start, end }],
    replacement,
    isWaiting: false,
    hasOthers: false,
    reasons: [typographyReasons[kind] ?? `Not typed on a keyboard: ${kind}.`],
    score: null,
  }));

const typographyReasons: Readonly<Record<string, string>> = {
  'em/en dash': 'A long dash. Keyboards type a hyphen.',
  'smart quotes': 'A curly quotation mark. Keyboards type a straight one.',
  'ellipsis glyph': 'One glyph for three dots. Keyboards type three dots.',
  'odd spaces': 'A space of another kind than the one that keyboards type.',
  'invisible characters': 'An invisible character, which stays in copied text.',
  'extra spaces': 'More spaces than one.',
  contractions: 'A long form. In everyday English it is contracted.',
};

/** Whether a key is that of a typographic change. */
export const isTypography = (key: string): boolean => key.startsWith('typography ');

/** The marks of all kinds in the order of the text, without the dismissed ones. */
export const inOrder = (marks: readonly Mark[], dismissed: readonly string[]): Mark[] => {
  const hidden = new Set(dismissed);
  return marks
    .filter(({ key }) => !hidden.has(key))
    .sort((one, other) => one.start - other.start || rank(one) - rank(other));
};

const rank = ({ kind }: Mark) => markKinds.indexOf(kind);

/** The edits that accept every mark that has a wording. Of overlapping marks the first is accepted. */
export function acceptEdits(marks: readonly Mark[]): (Mark & Edit)[] {
  let accepted = 0;
  return marks.filter((mark): mark is Mark & Edit => {
    if (mark.replacement === null || mark.start < accepted) return false;
    accepted = mark.end;
    return true;
  });
}

/** The smallest mark around an offset: that of the typography in a wordy sentence. */
export function markAt(marks: readonly Mark[], offset: number): Mark | undefined {
  const around = marks.filter(({ places }) => places.some(p => p.start <= offset && offset <= p.end));
  return around.sort((one, other) => one.end - one.start - (other.end - other.start))[0];
}

/** Index of the mark to show: the chosen one, nearest to where it was, or the first from an offset on. */
export function shownIndex(marks: readonly Mark[], chosen: string | null, offset: number): number {
  const distance = (mark: Mark) => Math.abs(mark.start - offset);
  const [nearest] = marks
    .filter(({ key }) => key === chosen)
    .sort((one, other) => distance(one) - distance(other));
  const next = nearest ?? marks.find(({ start }) => start >= offset) ?? marks[0];
  return next === undefined ? -1 : marks.indexOf(next);
}

/** A stretch of the text with the same underlines. */
export interface Stretch extends Span {
  readonly kinds: readonly MarkKind[];
  /** Whether the shown mark underlines it. */
  readonly isShown: boolean;
}

/** Splits a range of the text where the underlines change. */
export function stretches(range: Span, marks: readonly Mark[], shown: Mark | undefined): Stretch[] {
  const places = marks.flatMap(mark =>
    mark.places
      .filter(place => place.start < range.end && place.end > range.start)
      .map(place => ({ ...place, mark })),
  );
  const edges = new Set([range.start, range.end]);
  for (const { start, end } of places) {
    if (start > range.start) edges.add(start);
    if (end < range.end) edges.add(end);
  }
  const sorted = [...edges].sort((one, other) => one - other);
  return sorted.slice(0, -1).map((start, i) => {
    const end = sorted[i + 1]!;
    const over = places.filter(place => place.start < end && place.end > start);
    return {
      start,
      end,
      kinds: markKinds.filter(kind => over.some(({ mark }) => mark.kind === kind)),
      isShown: over.some(({ mark }) => mark === shown),
    };
  });
}
