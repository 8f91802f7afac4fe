import type { DocumentEdit } from '../../../contract/document.js';
import { MappedText, sourceSpan } from '../../../document/mapped-text.js';
import { type Prose, sourceEdits } from '../../../document/prose.js';
import { collapseMapped, collapseSpace } from '../../../document/spacing.js';
import { applyEdits, type Edit, lowerBound, type Span } from '../../../document/span.js';
import { diffWords, editsOf } from '../../../document/word-diff.js';
import type { EditOutcome, EditProblem } from '../document.js';
import type { AuthoredEdit } from '../office/tracked.js';

/** A paragraph of a document's visible text, whose words can be replaced. */
export interface EditableParagraph {
  readonly text: MappedText;
  /** Why a change, in UTF-16 offsets of `text`, cannot be written; undefined when it can. */
  problemOf(change: Edit): EditProblem | undefined;
  /** The edits of the source that make an edit of the text; none where there is no way to. */
  sourceEdits<E extends Edit>(edit: E): E[];
}

/**
 * A paragraph of a text with markup. A change across markup has the formatting of its first words.
 * @param obstacle matches markup that no change may cross, such as the start of a link; all by default
 */
export const editableParagraph = (prose: Prose, source = '', obstacle = /(?:)/): EditableParagraph => ({
  text: prose.text,
  problemOf(change) {
    const sources = prose.text.sourcesOf(change);
    const isObstructed = sources
      .slice(1)
      .some(({ start }, i) => obstacle.test(source.slice(sources[i]!.end, start)));
    return isObstructed || sourceEdits(prose, change).length === 0 ? 'markup' : undefined;
  },
  sourceEdits: edit => sourceEdits(prose, edit),
});

/**
 * The paragraphs of a text without markup, between blank lines.
 * @param write the replacement of an edit of the source as its format requires; null where it has no way to
 */
export function plainParagraphs(source: string, write?: (edit: Edit) => string | null): EditableParagraph[] {
  const paragraphs: EditableParagraph[] = [];
  let from = 0;
  for (const { 0: blank, index } of source.matchAll(/\r?\n[ \t]*\r?\n|$/g)) {
    const text = MappedText.of(source.slice(from, index), from);
    const offset = from;
    paragraphs.push(
      editableParagraph({
        text,
        ...(write && {
          write: edit => write({ ...edit, start: edit.start + offset, end: edit.end + offset }),
        }),
      }),
    );
    from = index + blank.length;
  }
  return paragraphs;
}

/** The same for an encoding that lacks other characters than those of ASCII. */
export const asciiOnly = (paragraph: EditableParagraph): EditableParagraph => ({
  ...paragraph,
  problemOf: change => (/[^\0-\x7f]/.test(change.replacement) ? 'encoding' : paragraph.problemOf(change)),
});

/** A paragraph and its words, whose runs lead to its text, with their place in the words of all. */
interface VisibleParagraph<P> extends Span {
  paragraph: P;
  words: MappedText;
}

/**
 * Finds each edit in the visible text and returns the changes of each paragraph: in offsets of its text,
 * ascending, none of them an insertion. White space of any kind and length is the same as one space. An edit
 * is applied as a whole or not at all.
 * @param isTracked whether the changes are tracked: a suggestion is then one change where it has one format
 */
export function placeEdits<P extends EditableParagraph>(
  edits: readonly DocumentEdit[],
  paragraphs: readonly P[],
  isTracked: boolean,
): { outcome: EditOutcome; changes: Map<P, AuthoredEdit[]> } {
  const outcome: EditOutcome = { applied: 0, notApplied: {} };
  const changes = new Map<P, AuthoredEdit[]>();
  const visible = visibleParagraphs(paragraphs);
  const all = visible.map(({ words }) => words.text).join(' ');
  const places = occurrencesIn(all, edits);
  const accepted: Span[] = [];
  for (const [index, edit] of edits.entries()) {
    const { start, end } = places[index]!;
    const around = visible[lowerBound(visible.length, i => visible[i]!.start <= start) - 1];
    const overlaps = accepted.some(other => start < other.end && other.start < end);
    const found =
      around === undefined
        ? 'not_found'
        : overlaps
          ? 'overlap'
          : changesOf(edit, places[index]!, around, isTracked);
    if (typeof found === 'string') {
      outcome.notApplied[found] ??= [];
      outcome.notApplied[found].push(index);
    } else {
      const { paragraph } = around!;
      outcome.applied++;
      accepted.push({ start, end });
      const ofParagraph = changes.get(paragraph) ?? [];
      changes.set(paragraph, ofParagraph);
      for (const change of found) ofParagraph.push({ ...change, own: edit.own ?? false });
    }
  }
  for (const list of changes.values()) list.sort((a, b) => a.start - b.start);
  return { outcome, changes };
}

function visibleParagraphs<P extends EditableParagraph>(paragraphs: readonly P[]): VisibleParagraph<P>[] {
  const visible: VisibleParagraph<P>[] = [];
  let start = 0;
  for (const paragraph of paragraphs) {
    const words = collapseMapped(MappedText.of(paragraph.text.text));
    if (words.text === '') continue;
    const end = start + words.text.length;
    visible.push({ paragraph, words, start, end });
    start = end + 1;
  }
  return visible;
}

/** Changed words of an edit; where more differ, one change replaces all. */
const wordsMax = 200;

/**
 * The places of the words of edits in a text, which begin at -1 where it has fewer occurrences. These do not
 * overlap. The text is searched once for all edits of the same words.
 */
function occurrencesIn(text: string, edits: readonly DocumentEdit[]): Span[] {
  const places = edits.map(() => ({ start: -1, end: -1 }));
  const sameWords = new Map<string, [occurrence: number, index: number][]>();
  edits.forEach(({ before, occurrence = 1 }, index) => {
    const words = collapseSpace(before);
    const same = sameWords.get(words) ?? [];
    sameWords.set(words, same);
    same.push([occurrence, index]);
  });
  sameWords.delete('');
  for (const [words, wanted] of sameWords) {
    let count = 1;
    let start = text.indexOf(words);
    for (const [occurrence, index] of wanted.sort(([one], [other]) => one - other)) {
      for (; count < occurrence && start >= 0; count++) start = text.indexOf(words, start + words.length);
      if (start >= 0) places[index] = { start, end: start + words.length };
    }
  }
  return places;
}

/** The changes of an edit in its paragraph, or why it cannot be applied. */
function changesOf<P extends EditableParagraph>(
  { before, after, own = false }: DocumentEdit,
  place: Span,
  { paragraph, words, start, end }: VisibleParagraph<P>,
  isTracked: boolean,
): Edit[] | EditProblem {
  if (place.end > end) return 'paragraph';
  const inText = (span: Span) => sourceSpan(words.runs, { start: span.start - start, end: span.end - start });
  const whole = inText(place);
  const changes: Edit[] = [];
  const [old, edited] = [collapseSpace(before), collapseSpace(after)];
  const parts = editsOf(diffWords(old, edited, wordsMax));
  const joined = joinedEdit(old, parts);
  const isOne =
    isTracked && !own && paragraph.text.sourcesOf(inText(movedBy(place.start, joined))).length === 1;
  for (const change of isOne ? [joined] : parts) {
    const changed = inText(movedBy(place.start, change));
    const last = changes.at(-1);
    // The change before has taken the character before these words.
    const candidates =
      last?.end === changed.end
        ? [{ ...last, replacement: last.replacement + change.replacement }]
        : withoutInsertion({ ...change, ...changed }, paragraph.text.text, whole);
    const problems = candidates.map(candidate => paragraph.problemOf(candidate));
    const chosen = candidates[problems.indexOf(undefined)];
    if (chosen === undefined) return problems.at(-1) ?? 'markup';
    if (chosen.start === last?.start) changes.pop();
    changes.push(chosen);
  }
  return changes;
}

const movedBy = (by: number, { start, end }: Span): Span => ({ start: start + by, end: end + by });

/** One edit that makes several of a text, and leaves what is between them. */
function joinedEdit(text: string, edits: readonly Edit[]): Edit {
  const [start, end] = [edits[0]?.start ?? 0, edits.at(-1)?.end ?? 0];
  return { start, end, replacement: applyEdits(text, edits, start, end) };
}

/**
 * The ways to write a change as a replacement. Inserted words get the formatting of the character before
 * them, as when a person types them, or that of the character after them.
 */
function withoutInsertion(change: Edit, text: string, whole: Span): Edit[] {
  const { start, end, replacement } = change;
  if (start < end) return [change];
  const candidates: Edit[] = [];
  if (start > whole.start) {
    const before = /[\s\S]$/u.exec(text.slice(Math.max(0, start - 2), start))![0];
    candidates.push({ start: start - before.length, end, replacement: before + replacement });
  }
  if (end < whole.end) {
    const after = String.fromCodePoint(text.codePointAt(end)!);
    candidates.push({ start, end: end + after.length, replacement: replacement + after });
  }
  return candidates;
}
