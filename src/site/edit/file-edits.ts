/** The changes of a document's text, in the form in which the service writes them into the document. Pure. */
import type { DocumentEdit } from '../../contract/document.js';
import { pageLimits } from '../../contract/page-limits.js';
import { MappedText } from '../../document/mapped-text.js';
import { collapseMapped, collapseSpace } from '../../document/spacing.js';
import { applyEdits, type Edit, lowerBound } from '../../document/span.js';
import { editsOf } from '../../document/word-diff.js';
import { textChanges, wordsAround } from '../shared/text-changes.js';
import type { TextEdit } from './editor/changes.js';

type OwnedEdit = Pick<TextEdit, keyof Edit | 'own'>;

/** Length above which a suggestion is written in parts: an edit has the words beside it too. */
const wholeUnitsMax = pageLimits.requestedEditChars / 2;

export interface FileEdits {
  edits: (Required<DocumentEdit> & TextChange)[];
  /** Changes that reach the copied text only: they add, remove or join paragraphs, or are too many. */
  left: TextChange[];
}

interface TextChange {
  before: string;
  after: string;
  /** Words beside it in its line. */
  left: string;
  right: string;
}

/**
 * The replacements that make the changes of the text of a document, except those that cleaning makes itself.
 *
 * @param cleaning the edits of cleaning the text of the document
 */
export function fileEdits(
  original: string,
  changes: readonly OwnedEdit[],
  cleaning: readonly Edit[],
): FileEdits {
  const edits: FileEdits['edits'] = [];
  const slice = (start: number, end: number) => original.slice(start, end);
  const occurrenceOf = occurrencesIn(original);
  const left: FileEdits['left'] = [];
  const changed = withWords(original, replacements(original, changes, cleaning));
  for (const { start, end, replacement: after, own } of changed) {
    const before = original.slice(start, end);
    const occurrence = occurrenceOf(before, start);
    const change = { before, after, ...wordsAround(slice, start, end) };
    const isTooLong = Math.max(before.length, after.length) > pageLimits.requestedEditChars;
    if (
      occurrence === null ||
      /\n/.test(before + after) ||
      isTooLong ||
      edits.length === pageLimits.requestedEdits
    )
      left.push(change);
    else edits.push({ ...change, occurrence, own });
  }
  return { edits, left };
}

/** The changes without those of cleaning: suggestions as wholes, and what the person typed word by word. */
const replacements = (original: string, changes: readonly OwnedEdit[], cleaning: readonly Edit[]) =>
  changes
    .flatMap(change => {
      const { start, end, replacement, own } = change;
      if (!own && Math.max(end - start, replacement.length) <= wholeUnitsMax) return [change];
      const parts = editsOf(textChanges(original.slice(start, end), replacement));
      return parts.map(part => ({ ...part, start: start + part.start, end: start + part.end, own }));
    })
    .filter(edit => !isCleaning(original, edit, cleaning));

/** Whether cleaning changes the same part to the same text. */
function isCleaning(text: string, edit: Edit, cleaning: readonly Edit[]): boolean {
  const within = cleaning.filter(({ start, end }) => start >= edit.start && end <= edit.end);
  return partAfter(text, edit.start, edit.end, within) === edit.replacement;
}

/** A part of a text after edits in it. */
const partAfter = (text: string, start: number, end: number, edits: readonly Edit[]): string =>
  applyEdits(
    text.slice(start, end),
    edits.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );

/**
 * Extends edits to whole words, since the service compares words without the white space around them. Edits
 * that then overlap become one.
 */
function withWords(text: string, edits: readonly OwnedEdit[]): OwnedEdit[] {
  const joined: { start: number; end: number; edits: OwnedEdit[] }[] = [];
  for (const edit of edits) {
    const { start, end } = wholeWords(text, edit);
    const last = joined.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else joined.push({ start, end, edits: [edit] });
  }
  return joined.map(({ start, end, edits }) => ({
    start,
    end,
    replacement: partAfter(text, start, end, edits),
    own: edits.some(({ own }) => own),
  }));
}

/** Units that are searched for the word beside an edit. */
const besideUnits = 200;

/** The range of an edit, with the word beside it where a side is empty or has white space at its end. */
function wholeWords(text: string, { start, end, replacement }: Edit): { start: number; end: number } {
  const sides = [text.slice(start, end), replacement];
  const right = sides.some(side => /\s$/.test(side));
  const left = sides.some(side => /^\s/.test(side)) || (!right && sides.includes(''));
  const before = /\S+[^\S\n]*$/.exec(text.slice(Math.max(0, start - besideUnits), start))?.[0] ?? '';
  const next = /^[^\S\n]*\S+/.exec(text.slice(end, end + besideUnits))?.[0] ?? '';
  return {
    start: left ? start - before.length : start,
    end: right || (left && before === '') ? end + next.length : end,
  };
}

/**
 * Returns which occurrence of a part of a text begins at an offset, from 1, as the service counts: without
 * overlaps, and with any white space as one space. Null if one that overlaps it counts in its place.
 * Offsets must ascend.
 */
function occurrencesIn(text: string): (part: string, at: number) => number | null {
  const { text: all, runs } = collapseMapped(MappedText.of(text));
  const cursors = new Map<string, { count: number; end: number }>();
  return (part, at) => {
    const words = collapseSpace(part);
    const run = runs[lowerBound(runs.length, i => runs[i]!.start <= at) - 1];
    if (words === '' || run === undefined) return null;
    const start = run.textStart + at - run.start;
    const cursor = cursors.get(words) ?? { count: 0, end: 0 };
    cursors.set(words, cursor);
    for (;;) {
      const found = all.indexOf(words, cursor.end);
      if (found < 0 || found > start) return null;
      cursor.count++;
      cursor.end = found + words.length;
      if (found === start) return cursor.count;
    }
  };
}
