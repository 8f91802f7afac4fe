import type { DocumentEdit } from '../../../contract/document.js';
import { MappedText } from '../../../document/mapped-text.js';
import { type Prose, sourceEdits } from '../../../document/prose.js';
import { type Edit, lowerBound } from '../../../document/span.js';
import { diffWords, editsOf } from '../../../document/word-diff.js';
import type { EditOutcome, EditProblem } from '../document.js';
import { collapseSpace, spaceMap } from './visible-space.js';

/** A paragraph of a document's visible text, whose words can be replaced. */
export interface EditableParagraph {
  readonly text: MappedText;
  /** Why a change, in UTF-16 offsets of `text`, cannot be written; undefined when it can. */
  problemOf(change: Edit): EditProblem | undefined;
  /** The edits of the source that make an edit of the text; none where there is no way to. */
  sourceEdits<E extends Edit>(edit: E): E[];
}

/** A paragraph of a text with markup, which may be formatting, a link or a note. */
export const editableParagraph = (prose: Prose): EditableParagraph => ({
  text: prose.text,
  problemOf(change) {
    if (prose.text.sourcesOf(change).length > 1) return 'formatting';
    return sourceEdits(prose, change).length === 0 ? 'markup' : undefined;
  },
  sourceEdits: edit => sourceEdits(prose, edit),
});

/** The paragraphs of a text without markup, between blank lines, */
export function plainParagraphs(source: string): EditableParagraph[] {
  const paragraphs: EditableParagraph[] = [];
  let from = 0;
  for (const { 0: blank, index } of source.matchAll(/\r?\n[ \t]*\r?\n|$/g)) {
    paragraphs.push(editableParagraph({ text: MappedText.of(source.slice(from, index), from) }));
    from = index + blank.length;
  }
  return paragraphs;
}

/** The same for an encoding that lacks other characters than those of ASCII. */
export const asciiOnly = (paragraph: EditableParagraph): EditableParagraph => ({
  ...paragraph,
  problemOf: change => (/[^\0-\x7f]/.test(change.replacement) ? 'encoding' : paragraph.problemOf(change)),
});

/** An edit found in the visible text: its paragraph, and its place in the text of all paragraphs. */
interface Place<P> {
  index: number;
  edit: DocumentEdit;
  start: number;
  end: number;
  paragraph: P;
  /** Start of the paragraph in the text of all. */
  paragraphStart: number;
  paragraphEnd: number;
}

/**
 * Finds each edit in the visible text and returns the changes of each paragraph: in offsets of its text,
 * ascending, none of them an insertion. White space of any kind and length is the same as one space. An edit
 * is applied as a whole or not at all.
 */
export function placeEdits<P extends EditableParagraph>(
  edits: readonly DocumentEdit[],
  paragraphs: readonly P[],
): { outcome: EditOutcome; changes: Map<P, Edit[]> } {
  const outcome: EditOutcome = { applied: 0, notApplied: {} };
  const changes = new Map<P, Edit[]>();
  const maps = new Map<P, (offset: number) => number>();
  const accepted: Place<P>[] = [];
  for (const place of findPlaces(edits, paragraphs, outcome)) {
    const { paragraph, index, start, end } = place;
    const map = maps.get(paragraph) ?? spaceMap(paragraph.text.text);
    maps.set(paragraph, map);
    const overlaps = accepted.some(other => start < other.end && other.start < end);
    const found = overlaps ? 'overlap' : changesOf(place, map);
    if (typeof found === 'string') reject(outcome, index, found);
    else {
      outcome.applied++;
      accepted.push(place);
      const ofParagraph = changes.get(paragraph);
      if (ofParagraph !== undefined) ofParagraph.push(...found);
      else if (found.length > 0) changes.set(paragraph, found);
    }
  }
  for (const list of changes.values()) list.sort((a, b) => a.start - b.start);
  for (const indexes of Object.values(outcome.notApplied)) indexes.sort((a, b) => a - b);
  return { outcome, changes };
}

function reject({ notApplied }: EditOutcome, index: number, problem: EditProblem): void {
  const indexes = notApplied[problem] ?? [];
  notApplied[problem] = indexes;
  indexes.push(index);
}

/** The places of the edits whose words are in the text. Rejects the others. */
function findPlaces<P extends EditableParagraph>(
  edits: readonly DocumentEdit[],
  paragraphs: readonly P[],
  outcome: EditOutcome,
): Place<P>[] {
  const visible = paragraphs
    .map(paragraph => ({ paragraph, text: collapseSpace(paragraph.text.text) }))
    .filter(({ text }) => text !== '');
  const starts: number[] = [];
  let length = 0;
  for (const { text } of visible) {
    starts.push(length);
    length += text.length + 1;
  }
  const all = visible.map(({ text }) => text).join(' ');
  return edits.flatMap((edit, index) => {
    const words = collapseSpace(edit.before);
    const start = occurrenceOf(words, all, edit.occurrence);
    if (start < 0) {
      reject(outcome, index, 'not_found');
      return [];
    }
    const at = lowerBound(starts.length, i => starts[i]! <= start) - 1;
    const { paragraph, text } = visible[at]!;
    const paragraphStart = starts[at]!;
    const end = start + words.length;
    return [
      { index, edit, start, end, paragraph, paragraphStart, paragraphEnd: paragraphStart + text.length },
    ];
  });
}

/** Changed words of an edit; where more differ, one change replaces all. */
const wordsMax = 200;

/** Start of an occurrence of words in a text, from 1; -1 where it has fewer. Occurrences do not overlap. */
function occurrenceOf(words: string, text: string, occurrence = 1): number {
  let start = words === '' ? -1 : text.indexOf(words);
  for (let found = 1; found < occurrence && start >= 0; found++)
    start = text.indexOf(words, start + words.length);
  return start;
}

/** The changes of an edit in its paragraph, or why it cannot be applied. */
function changesOf<P extends EditableParagraph>(
  { edit, start, end, paragraph, paragraphStart, paragraphEnd }: Place<P>,
  map: (offset: number) => number,
): Edit[] | EditProblem {
  if (end > paragraphEnd) return 'paragraph';
  const at = (offset: number) => map(start - paragraphStart + offset);
  const changes: Edit[] = [];
  for (const change of editsOf(diffWords(collapseSpace(edit.before), collapseSpace(edit.after), wordsMax))) {
    const inParagraph = { start: at(change.start), end: at(change.end), replacement: change.replacement };
    let problem: EditProblem | undefined;
    for (const candidate of withoutInsertion(inParagraph, paragraph.text.text, at(0), at(end - start))) {
      problem = paragraph.problemOf(candidate);
      if (problem !== undefined) continue;
      changes.push(candidate);
      break;
    }
    if (problem !== undefined) return problem;
  }
  return changes;
}

/**
 * The ways to write a change as a replacement. Inserted words get the formatting of the character before
 * them, as when a person types them, or that of the character after them.
 */
function withoutInsertion(change: Edit, text: string, editStart: number, editEnd: number): Edit[] {
  const { start, end, replacement } = change;
  if (start < end) return [change];
  const candidates: Edit[] = [];
  if (start > editStart) {
    const before = /[\s\S]$/u.exec(text.slice(Math.max(0, start - 2), start))![0];
    candidates.push({ start: start - before.length, end, replacement: before + replacement });
  }
  if (end < editEnd) {
    const after = String.fromCodePoint(text.codePointAt(end)!);
    candidates.push({ start, end: end + after.length, replacement: replacement + after });
  }
  return candidates;
}
