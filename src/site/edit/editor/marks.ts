/** The places of a text that have a suggestion: where they are, why, and what Accept writes. Pure. */
import type { RewriteEvent, WordEdit } from '../../../contract/rewrite.js';
import { applyEdits, type Edit, mergeSpans, type Span } from '../../../document/span.js';
import { diffWords, editsOf } from '../../../document/word-diff.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';
import { faults } from '../../../engine/cleanup/faults.js';
import type { TrackedSentence } from './sentences.js';

export const markKinds = ['leftover', 'strong', 'wordy', 'typography'] as const;
export type MarkKind = (typeof markKinds)[number];

/** The part of the text that Accept replaces, and the suggestion for it. */
export interface Mark extends Span {
  readonly kind: MarkKind;
  /** Identifies the suggestion wherever the edits of the text move it. */
  readonly key: string;
  /** The underlined parts, from the start of the mark. */
  readonly places: readonly Span[];
  /** Null where no wording is offered. */
  readonly replacement: string | null;
  /** Whether a wording may still come. */
  readonly isWaiting: boolean;
  /** Whether the rewriter has another wording. */
  readonly hasOthers: boolean;
  readonly reasons: readonly string[];
  /** Where no wording is offered: what to do about the habits in the sentence, with examples. */
  readonly examples: readonly WordEdit[];
  /** Score of the sentence, 0 to 100; null for other kinds than `strong`. */
  readonly score: number | null;
}

/** A rewrite of a sentence: `alternatives` best first, `note` why the rewrite server was not used. */
export type SentenceRewrite = Pick<RewriteEvent, 'text' | 'edits' | 'alternatives' | 'advice' | 'note'> & {
  /** False where the rewriter leaves the sentence: `text` is then another style of it, or itself. */
  readonly changed?: boolean;
};

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
    const known = rewriteOf(sentence);
    // A contraction is no answer to the signals of a sentence.
    const isAnswer =
      signals === null
        ? known?.changed !== false
        : !known || (known.text !== sentence && !isContraction(known));
    const rewrite = isAnswer ? known : null;
    if (signals === null && rewrite == null) return [];
    const kind = signals === null ? 'wordy' : 'strong';
    const places = signals?.places ?? changedPlaces(sentence, rewrite!);
    const replacement = rewrite?.text ?? signals?.alternative ?? null;
    return [
      {
        kind,
        key: `${kind} ${sentence}`,
        start,
        end,
        places: places.length === 0 ? [{ start: 0, end: end - start }] : places,
        replacement,
        isWaiting: replacement === null && rewrite === undefined,
        hasOthers: rewrite?.alternatives !== undefined,
        reasons: [...(signals?.reasons ?? []), ...reasonsOf(sentence, rewrite)],
        examples: replacement === null && rewrite !== undefined ? (known?.advice ?? wordingExamples) : [],
        score: signals?.score ?? null,
      },
    ];
  });

/** What a writer can do about a sentence whose wording as a whole raises its score. */
const wordingExamples: readonly WordEdit[] = [
  {
    kind: 'wording',
    before: 'The team made steady progress.',
    after: 'The team closed 14 of its 20 cases.',
    reason: 'Add what only you know: who, where, how many.',
  },
];

/** Whether a rewrite does no more than contract. */
const isContraction = ({ edits }: SentenceRewrite): boolean =>
  edits.length > 0 && edits.every(({ kind }) => kind === 'contraction');

const rewriteReason = ({ before, after, reason }: WordEdit): string =>
  after === '' ? `Cut “${before}”: ${reason}.` : `“${before}” → “${after}”: ${reason}.`;

const placesOfRewrites = new WeakMap<SentenceRewrite, readonly Span[]>();

/**
 * The reasons of a rewrite: of the edits whose words are in the sentence and in its rewrite, since another
 * edit may have changed them again.
 */
function reasonsOf(sentence: string, rewrite: SentenceRewrite | null | undefined): string[] {
  if (!rewrite) return [];
  const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());
  const shown = rewrite.edits.filter(
    ({ before, after }) => has(sentence, before) && has(rewrite.text, after),
  );
  return [...shown.map(rewriteReason), ...(rewrite.note === undefined ? [] : [rewrite.note])];
}

/** The phrases of a sentence that its rewrite changes; an insertion is shown by the word beside it. */
function changedPlaces(sentence: string, rewrite: SentenceRewrite): readonly Span[] {
  const known = placesOfRewrites.get(rewrite);
  if (known !== undefined) return known;
  const places = editsOf(diffWords(sentence, rewrite.text)).map(({ start, end }) =>
    start < end ? { start, end } : neighbour(sentence, start),
  );
  const phrases = rewrite.edits
    .map(({ before }) => ({ start: sentence.indexOf(before), end: sentence.indexOf(before) + before.length }))
    .filter(({ start, end }) => start >= 0 && places.some(place => start < place.end && place.start < end));
  const whole = mergeSpans([...places, ...phrases]);
  placesOfRewrites.set(rewrite, whole);
  return whole;
}

/** The word that ends or begins at an offset. */
function neighbour(text: string, at: number): Span {
  const before = /\S+(?=\s*$)/.exec(text.slice(0, at));
  const start = before?.index ?? at;
  return { start, end: start + (before ?? /^\s*\S+/.exec(text.slice(at)) ?? [''])[0].length };
}

/** Units before and after the start of a typographic change that identify it. */
const contextUnits = 12;

/** Marks of faults, and of typography: one for a pair of quotation marks and what is inside. */
export function typographyMarks(text: string, edits: readonly CleanupEdit[]): Mark[] {
  const isFault = ({ kind }: CleanupEdit) => faults.has(kind);
  return [
    ...edits.filter(isFault).map(edit => markOfEdits(text, 'leftover', [edit])),
    ...quotationsOf(
      text,
      edits.filter(edit => !isFault(edit)),
    ).map(quotation => markOfEdits(text, 'typography', quotation)),
  ];
}

function markOfEdits(text: string, kind: MarkKind, edits: readonly CleanupEdit[]): Mark {
  const { start } = edits[0]!;
  const { end } = edits.at(-1)!;
  const reasons = edits.map(
    ({ kind }) => typographyReasons[kind] ?? `The chosen typography is without ${kind}.`,
  );
  return {
    kind,
    key: `${kind} ${text.slice(Math.max(0, start - contextUnits), start + contextUnits)}`,
    start,
    end,
    places: edits.map(edit => ({ start: edit.start - start, end: edit.end - start })),
    replacement: applyEdits(text, edits, start, end),
    isWaiting: false,
    hasOthers: false,
    reasons: [...new Set(reasons)],
    examples: [],
    score: null,
  };
}

/** Open quotations among which the one that a mark closes is searched. */
const openMax = 4;

/** The edits, those of a pair of quotation marks in a line together with the edits between them. */
function quotationsOf(text: string, edits: readonly CleanupEdit[]): CleanupEdit[][] {
  const ends = new Map<number, number>();
  let open: { closing: string; index: number }[] = [];
  edits.forEach(({ start, end, replacement, kind }, index) => {
    if (index > 0 && text.slice(edits[index - 1]!.end, start).includes('\n')) open = [];
    if (!kind.endsWith(' quotes')) return;
    const glyph = kind === 'straight quotes' ? replacement : text.slice(start, end);
    const closes = open.findLastIndex(({ closing }) => closing === glyph);
    if (closes >= 0) {
      ends.set(open[closes]!.index, index);
      open.length = closes;
    } else if (/[“‘]/.test(glyph)) {
      open = [...open.slice(1 - openMax), { closing: glyph === '“' ? '”' : '’', index }];
    }
  });
  const quotations: CleanupEdit[][] = [];
  for (let i = 0; i < edits.length; ) {
    const next = (ends.get(i) ?? i) + 1;
    quotations.push(edits.slice(i, next));
    i = next;
  }
  return quotations;
}

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

/** Whether marks of a kind are those of typographyMarks, whose words do not change. */
export const isCleaning = (kind: MarkKind): boolean => kind === 'typography' || kind === 'leftover';

/** Leftovers, and then the marks of the other kinds in the order of the text. */
export const inOrder = (marks: readonly Mark[]): Mark[] =>
  marks.toSorted(
    (one, other) =>
      Number(other.kind === 'leftover') - Number(one.kind === 'leftover') ||
      one.start - other.start ||
      rank(one) - rank(other),
  );

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
