/** The changes of a document's text, in the form in which the service writes them into the document. Pure. */
import type { Edit } from '../../engine/cleanup/clean.js';
import { applyTextEdits, type TextEdit } from '../shared/text-diff.js';
import { diffByWords } from '../shared/word-diff.js';

/** A replacement of words, as POST /api/cleanup/file takes it: of one occurrence of `before`, from 1. */
interface FileEdit {
  before: string;
  after: string;
  occurrence: number;
}

/** Replacements in one request. */
const editsMax = 500;
/** Characters of the words of one replacement. */
const editCharsMax = 2_000;

export interface FileEdits {
  edits: FileEdit[];
  /** Changes that reach the copied text only: they add, remove or join paragraphs, or are too many. */
  left: { before: string; after: string }[];
}

/**
 * The replacements that turn the text of a document into the edited one, except those that cleaning makes
 * itself.
 *
 * @param cleaning the edits of cleaning the text of the document
 */
export function fileEdits(original: string, edited: string, cleaning: readonly Edit[]): FileEdits {
  const edits: FileEdit[] = [];
  const left: FileEdits['left'] = [];
  for (const { start, end, after } of withWords(original, replacements(original, edited, cleaning))) {
    const before = original.slice(start, end);
    const occurrence = occurrenceOf(original, before, start);
    const isTooLong = Math.max(before.length, after.length) > editCharsMax;
    if (occurrence === null || /\n/.test(before + after) || isTooLong || edits.length === editsMax)
      left.push({ before, after });
    else edits.push({ before, after, occurrence });
  }
  return { edits, left };
}

/** The changes word by word, without those of cleaning. */
function replacements(original: string, edited: string, cleaning: readonly Edit[]): TextEdit[] {
  let at = 0;
  return diffByWords(original, edited).flatMap(({ before, after, same }) => {
    const edit = { start: at, end: at + before.length, after };
    at = edit.end;
    return same || isCleaning(original, edit, cleaning) ? [] : [edit];
  });
}

/** Whether cleaning changes the same part to the same text. */
function isCleaning(text: string, { start, end, after }: TextEdit, cleaning: readonly Edit[]): boolean {
  const within = cleaning.filter(edit => edit.start >= start && edit.end <= end);
  const cleaned = applyTextEdits(
    text.slice(start, end),
    within.map(edit => ({ start: edit.start - start, end: edit.end - start, after: edit.replacement })),
  );
  return cleaned === after;
}

/** Gives every insertion a word beside it that it replaces; two insertions at one word become one edit. */
function withWords(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const joined: { start: number; end: number; edits: TextEdit[] }[] = [];
  for (const edit of edits) {
    const { start, end } = edit.start < edit.end ? edit : besideWord(text, edit.start);
    const last = joined.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else joined.push({ start, end, edits: [edit] });
  }
  return joined.map(({ start, end, edits }) => {
    const within = edits.map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return { start, end, after: applyTextEdits(text.slice(start, end), within) };
  });
}

/** Units that are searched for the word beside an insertion. */
const besideUnits = 200;

/** The word before an offset on its line, or else the one after it. */
function besideWord(text: string, at: number): { start: number; end: number } {
  const before = /\S+[^\S\n]*$/.exec(text.slice(Math.max(0, at - besideUnits), at))?.[0];
  if (before !== undefined) return { start: at - before.length, end: at };
  return { start: at, end: at + (/^[^\S\n]*\S+/.exec(text.slice(at, at + besideUnits))?.[0].length ?? 0) };
}

/** Which occurrence begins at an offset, from 1; null if one that overlaps it counts in its place. */
function occurrenceOf(text: string, part: string, at: number): number | null {
  if (part === '') return null;
  let count = 0;
  for (let from = 0; ; count++) {
    const found = text.indexOf(part, from);
    if (found === at) return count + 1;
    if (found < 0 || found > at) return null;
    from = found + part.length;
  }
}
