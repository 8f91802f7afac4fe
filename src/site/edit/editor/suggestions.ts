/** Sentences and suggestions of the edited text, as state of its editor: every change moves them. Pure. */
import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeDesc,
  type Range,
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import type { ScanResult } from '../../../contract/scan.js';
import { changesBetween } from './changes-between.js';
import { inOrder, isCleaning, type Mark, type RewriteOf, sentenceMarks } from './marks.js';
import { type StrongSignals, type TrackedSentence, trackedSentences } from './sentences.js';

/** A sentence in the text. Text that is inserted at its ends does not belong to it. */
class Sentence extends RangeValue {
  override startSide = 1;
  override endSide = -1;
  constructor(readonly signals: StrongSignals | null) {
    super();
  }
}

/** A mark in the text, at the place that its range has. */
class Suggestion extends RangeValue {
  override startSide = 1;
  override endSide = -1;
  constructor(readonly mark: Mark) {
    super();
  }
}

/** Which suggestion is shown: that of a key nearest to an offset, or else the first one from there on. */
export interface Choice {
  readonly key: string | null;
  readonly offset: number;
  /** Whether a screen reader announces it: after a button, not while one types. */
  readonly announced: boolean;
}

export interface Suggestions {
  readonly sentences: RangeSet<Sentence>;
  readonly marks: RangeSet<Suggestion>;
  readonly dismissed: ReadonlySet<string>;
  readonly choice: Choice;
  readonly rewriteOf: RewriteOf;
}

/** The person has stopped typing: the marks of the changed sentences are found again. */
export const typingPaused = StateEffect.define<null>();
/** The sentences of a part of a text. */
export const sentencesFound = StateEffect.define<{
  text: string;
  part: { start: number; text: string };
  result: ScanResult;
}>();
export const typographyFound = StateEffect.define<{ text: string; marks: readonly Mark[] }>();
export const rewritesFound = StateEffect.define<RewriteOf>();
export const choose = StateEffect.define<Choice>();
/** Replaces the keys of the dismissed suggestions. */
export const setDismissed = StateEffect.define<ReadonlySet<string>>();
const mapRanges = <V extends RangeValue>(ranges: readonly Range<V>[], changes: ChangeDesc) =>
  ranges.map(
    ({ from, to, value }) => value.range(changes.mapPos(from, 1), changes.mapPos(to, -1)) as Range<V>,
  );
/** Bring back sentences and suggestions that an undone change had removed. */
const restoreSentences = StateEffect.define<readonly Range<Sentence>[]>({ map: mapRanges });
const restoreMarks = StateEffect.define<readonly Range<Suggestion>[]>({ map: mapRanges });

const first: Choice = { key: null, offset: 0, announced: false };

/** The state of a text without known sentences. */
export const noSuggestions = (dismissed: readonly string[] = []): Suggestions => ({
  sentences: RangeSet.empty,
  marks: RangeSet.empty,
  dismissed: new Set(dismissed),
  choice: first,
  rewriteOf: () => undefined,
});

export const suggestions = StateField.define<Suggestions>({
  create: () => noSuggestions(),
  update(before, change) {
    let now = change.docChanged ? moved(before, change.changes) : before;
    for (const effect of change.effects) now = afterEffect(now, effect, change);
    const isStale = change.effects.some(
      effect => effect.is(typingPaused) || effect.is(sentencesFound) || effect.is(rewritesFound),
    );
    if (isStale) now = { ...now, marks: withSentenceMarks(now, change.newDoc.toString()) };
    if (!change.selection || !change.isUserEvent('select')) return now;
    const around = suggestionAt(now, change.newSelection.main.head);
    const chosen = around === undefined ? {} : { offset: around.start, announced: false };
    return { ...now, choice: { ...now.choice, ...chosen, key: around?.key ?? null } };
  },
  provide: () => invertedEffects.of(inverted),
});

function afterEffect(now: Suggestions, effect: StateEffect<unknown>, change: Transaction): Suggestions {
  if (effect.is(choose)) return { ...now, choice: effect.value };
  if (effect.is(setDismissed)) return { ...now, dismissed: effect.value };
  if (effect.is(rewritesFound)) return { ...now, rewriteOf: effect.value };
  if (effect.is(restoreSentences)) return { ...now, sentences: withRestored(now.sentences, effect.value) };
  if (effect.is(restoreMarks)) {
    const add = effect.value.filter(({ from, to }) => from < to);
    return { ...now, marks: now.marks.update({ add, sort: true }) };
  }
  if (effect.is(sentencesFound)) {
    const { text, part, result } = effect.value;
    const since = changesBetween(text, change.newDoc.toString());
    const [from, to] = [since.mapPos(part.start), since.mapPos(part.start + part.text.length)];
    const others = now.sentences.update({ filter: (start, end) => end <= from || start >= to });
    return { ...now, sentences: RangeSet.join([others, followed(sentencesOf(part, result), since)]) };
  }
  if (effect.is(typographyFound)) {
    const { text, marks } = effect.value;
    const found = unchanged(rangesOf(marks), changesBetween(text, change.newDoc.toString()));
    return { ...now, marks: replaced(now.marks, true, found) };
  }
  return now;
}

const rangesOf = (marks: readonly Mark[]): RangeSet<Suggestion> =>
  RangeSet.of(
    marks.map(mark => new Suggestion(mark).range(mark.start, mark.end)),
    true,
  );

/**
 * Undoing a change brings back the sentences and suggestions that it removed, and shows the one that was
 * accepted or dismissed.
 */
function inverted(change: Transaction): StateEffect<unknown>[] {
  const { startState, changes, effects } = change;
  const { sentences, marks, dismissed } = startState.field(suggestions);
  const removed = touched(sentences, changes).filter(({ isInside }) => !isInside);
  const isDismissal = effects.some(effect => effect.is(setDismissed));
  const isChoice = isDismissal || change.isUserEvent('accept');
  const shown = isChoice ? shownMark(startState.field(suggestions)) : undefined;
  const removedMarks = touched(marks, changes).map(({ range }) => range);
  return [
    ...(removed.length > 0 ? [restoreSentences.of(removed.map(({ range }) => range))] : []),
    ...(removedMarks.length > 0 ? [restoreMarks.of(removedMarks)] : []),
    ...(isDismissal ? [setDismissed.of(dismissed)] : []),
    ...(shown === undefined ? [] : [choose.of({ key: shown.key, offset: shown.start, announced: true })]),
  ];
}

/** A range whose text changes. */
interface Touched<V extends RangeValue> {
  range: Range<V>;
  /** Whether all changes are inside of it and leave a part of it. */
  isInside: boolean;
}

function touched<V extends RangeValue>(set: RangeSet<V>, changes: ChangeDesc): Touched<V>[] {
  const found = new Map<V, Touched<V>>();
  changes.iterChangedRanges((start, end) =>
    set.between(start, end, (from, to, value) => {
      if (from >= end || to <= start) return;
      const isInside = start >= from && end <= to && !(start === from && end === to);
      const before = found.get(value) ?? { range: value.range(from, to), isInside: true };
      found.set(value, { ...before, isInside: before.isInside && isInside });
    }),
  );
  return [...found.values()];
}

/** The ranges after changes, without those that the changes touch. */
function unchanged<V extends RangeValue>(
  set: RangeSet<V>,
  changes: ChangeDesc,
  changed = touched(set, changes),
): RangeSet<V> {
  if (changed.length === 0) return set.map(changes);
  const values = new Set(changed.map(({ range }) => range.value));
  const others = set.update({
    filter: (_from, _to, value) => !values.has(value),
    filterFrom: changed.reduce((least, { range }) => Math.min(least, range.from), Number.POSITIVE_INFINITY),
    filterTo: changed.reduce((most, { range }) => Math.max(most, range.to), 0),
  });
  return others.map(changes);
}

/** After changes of the text. A suggestion whose text changes is removed. */
const moved = (now: Suggestions, changes: ChangeDesc): Suggestions => ({
  ...now,
  sentences: followed(now.sentences, changes),
  marks: unchanged(now.marks, changes),
  choice: { ...now.choice, offset: changes.mapPos(now.choice.offset, -1) },
});

/**
 * Sentences after changes of the text. One follows changes inside, with the places that they do not touch; a
 * change that crosses its end or replaces it removes it.
 */
function followed(sentences: RangeSet<Sentence>, changes: ChangeDesc): RangeSet<Sentence> {
  const changed = touched(sentences, changes);
  const add = changed.flatMap(({ range, isInside }) => {
    const [from, to] = [changes.mapPos(range.from, 1), changes.mapPos(range.to, -1)];
    return isInside && from < to ? [followedSentence(range, changes, from).range(from, to)] : [];
  });
  return unchanged(sentences, changes, changed).update({ add, sort: true });
}

function followedSentence({ from, value }: Range<Sentence>, changes: ChangeDesc, start: number): Sentence {
  if (value.signals === null) return value;
  const places = value.signals.places
    .map(place => ({ start: from + place.start, end: from + place.end }))
    .filter(place => changes.touchesRange(place.start, place.end) === false)
    .map(place => ({
      start: changes.mapPos(place.start, 1) - start,
      end: changes.mapPos(place.end, -1) - start,
    }));
  return new Sentence({ ...value.signals, places, alternative: null });
}

const sentencesOf = (part: { start: number; text: string }, result: ScanResult): RangeSet<Sentence> =>
  RangeSet.of(
    trackedSentences(part.text, result)
      .filter(({ start, end }) => start < end)
      .map(({ start, end, signals }) => new Sentence(signals).range(part.start + start, part.start + end)),
    true,
  );

function withRestored(
  sentences: RangeSet<Sentence>,
  restored: readonly Range<Sentence>[],
): RangeSet<Sentence> {
  const add = restored.filter(({ from, to }) => from < to);
  return sentences.update({
    filter: (from, to) => !add.some(one => one.from < to && one.to > from),
    add,
    sort: true,
  });
}

/** All sentences, or those that overlap a part of the text. */
export function sentencesIn(
  { sentences }: Suggestions,
  part?: { from: number; to: number },
): TrackedSentence[] {
  const found: TrackedSentence[] = [];
  sentences.between(part?.from ?? 0, part?.to ?? Number.POSITIVE_INFINITY, (start, end, { signals }) => {
    found.push({ start, end, signals });
  });
  return found;
}

/** The marks with those of the sentences found again. */
const withSentenceMarks = (now: Suggestions, text: string): RangeSet<Suggestion> =>
  replaced(now.marks, false, rangesOf(sentenceMarks(text, sentencesIn(now), now.rewriteOf)));

/** The marks with all those of typography, or all others, replaced. */
function replaced(
  marks: RangeSet<Suggestion>,
  isTypography: boolean,
  found: RangeSet<Suggestion>,
): RangeSet<Suggestion> {
  const others = marks.update({
    filter: (_from, _to, { mark }) => isCleaning(mark.kind) !== isTypography,
  });
  return RangeSet.join([others, found]);
}

const markOf = (from: number, to: number, { mark }: Suggestion): Mark =>
  mark.start === from && mark.end === to ? mark : { ...mark, start: from, end: to };

/** Lists by the state that they are of, which several parts of the page ask for. */
const lists = new WeakMap<Suggestions, readonly Mark[]>();

/** The suggestions that are not dismissed, in the order of the text. */
export function marksOf(now: Suggestions): readonly Mark[] {
  const known = lists.get(now);
  if (known !== undefined) return known;
  const found: Mark[] = [];
  for (const cursor = now.marks.iter(); cursor.value !== null; cursor.next())
    if (!now.dismissed.has(cursor.value.mark.key)) found.push(markOf(cursor.from, cursor.to, cursor.value));
  const list = inOrder(found);
  lists.set(now, list);
  return list;
}

/** The smallest suggestion that underlines an offset: that of the typography in a wordy sentence. */
export function suggestionAt({ marks, dismissed }: Suggestions, offset: number): Mark | undefined {
  let smallest: Mark | undefined;
  marks.between(offset, offset, (from, to, suggestion) => {
    const { mark } = suggestion;
    const isHere = mark.places.some(({ start, end }) => from + start <= offset && offset <= from + end);
    const isSmaller = smallest === undefined || to - from < smallest.end - smallest.start;
    if (isHere && isSmaller && !dismissed.has(mark.key)) smallest = markOf(from, to, suggestion);
  });
  return smallest;
}

/** The suggestion that is shown: without a chosen one, the next with a wording. Undefined without any. */
export function shownMark(now: Suggestions): Mark | undefined {
  const { key, offset } = now.choice;
  const marks = marksOf(now);
  const distance = ({ start }: Mark) => Math.abs(start - offset);
  const [nearest] =
    key === null
      ? []
      : marks.filter(mark => mark.key === key).sort((one, other) => distance(one) - distance(other));
  const rest = marks.filter(({ start }) => start >= offset);
  return nearest ?? rest.find(({ replacement }) => replacement !== null) ?? rest[0] ?? marks[0];
}
