/**
 * What changed since the text was put in, as state of its editor: one change for each accepted suggestion,
 * and one for each place at which the person typed. Pure.
 */
import { invertedEffects } from '@codemirror/commands';
import {
  ChangeSet,
  type Extension,
  type Range,
  RangeSet,
  RangeValue,
  StateEffect,
  type StateEffectType,
  StateField,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { applyEdits, type Edit } from '../../../document/span.js';
import { diffWords, editsOf } from '../../../document/word-diff.js';
import type { Source } from '../../draft.js';
import { textChanges } from '../../shared/text-changes.js';

/** A changed part of the text, at the place that its range has. */
class Changed extends RangeValue {
  override startSide = 1;
  override endSide: number;
  constructor(
    readonly before: string,
    /** Whether the person typed some of it. */
    readonly own: boolean,
    isEmpty: boolean,
  ) {
    super();
    this.endSide = isEmpty ? 1 : -1;
  }
}

/** The edit of the text before that makes a change, and where the change is in the present text. */
export interface TextEdit extends Edit {
  own: boolean;
  before: string;
  at: number;
}

/** Gives a field, when a change is undone or redone, the value that it had with that text. */
export const restoredWithText = <T>(field: StateField<T>, set: StateEffectType<T>): Extension =>
  invertedEffects.of(({ docChanged, startState }) => (docChanged ? [set.of(startState.field(field))] : []));

export const setSource = StateEffect.define<Source | null>();

/** The document of the text. Null after its text was replaced by another one, until that is undone. */
export const sourceOfText: StateField<Source | null> = StateField.define<Source | null>({
  create: () => null,
  update: (before, { effects }) => {
    const last = effects.findLast(effect => effect.is(setSource));
    return last === undefined ? before : last.value;
  },
  provide: field => restoredWithText(field, setSource),
});

export type ChangedParts = RangeSet<Changed>;
export const setChanged = StateEffect.define<ChangedParts>();
type Saved = readonly (readonly [from: number, to: number, before: string, own: boolean])[];

export const changedParts: StateField<ChangedParts> = StateField.define<ChangedParts>({
  create: () => RangeSet.empty,
  // The oldest of the changes that one step undoes is the last one.
  update: (before, change) =>
    change.effects.findLast(effect => effect.is(setChanged))?.value ??
    (change.docChanged ? afterChange(before, change) : before),
  provide: field => restoredWithText(field, setChanged),
  toJSON: (parts, { doc }): Saved =>
    editsSince(doc, parts).map(({ at, replacement, before, own }) => [
      at,
      at + replacement.length,
      before,
      own,
    ]),
  fromJSON: (saved: Saved) =>
    RangeSet.of(
      saved.map(([from, to, before, own]) => new Changed(before, own, from === to).range(from, to)),
    ),
});

/** The changed parts of a text that was edited elsewhere. */
export function partsBetween(original: string, text: string): ChangedParts {
  let moved = 0;
  return RangeSet.of(
    editsOf(textChanges(original, text)).map(({ start, end, replacement }) => {
      const from = start + moved;
      moved += replacement.length - (end - start);
      return new Changed(original.slice(start, end), true, replacement === '').range(
        from,
        from + replacement.length,
      );
    }),
  );
}

/** The edits that make a text of the one that was put in. */
export function editsSince(doc: Text, parts: ChangedParts): TextEdit[] {
  const edits: TextEdit[] = [];
  let moved = 0;
  parts.between(0, doc.length, (at, to, { before, own }) => {
    const start = at - moved;
    edits.push({ start, end: start + before.length, replacement: doc.sliceString(at, to), own, before, at });
    moved += to - at - before.length;
  });
  return edits;
}

/** A part that a transaction changes, in the text before and after it. */
interface Part {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** A suggestion stays apart from what touches it. Typing joins what it touches, up to whole words. */
function afterChange(before: ChangedParts, change: Transaction): ChangedParts {
  const { newDoc } = change;
  const { doc } = change.startState;
  const own = !change.isUserEvent('accept');
  const changes = own ? change.changes : ofWords(change.changes, doc);
  const parts: Part[] = [];
  changes.iterChanges((fromA, toA) => {
    const extent = own ? wordsAt(doc, fromA, toA) : { from: fromA, to: toA };
    let { from, to } = extent;
    before.between(from, to, (start, end, value) => {
      const touches = (own && value.own) || start === end;
      if (!touches && (start >= extent.to || end <= extent.from)) return;
      from = Math.min(from, start);
      to = Math.max(to, end);
    });
    const newTo = changes.mapPos(to, 1);
    const last = parts.at(-1);
    if (last === undefined || from > last.to)
      parts.push({ from, to, newFrom: changes.mapPos(from, -1), newTo });
    else {
      last.to = Math.max(last.to, to);
      last.newTo = Math.max(last.newTo, newTo);
    }
  }, true);
  const joined = new Set<Changed>();
  const add = parts.flatMap(({ from, to, newFrom, newTo }): Range<Changed>[] => {
    const inside: Changed[] = [];
    let original = '';
    let at = from;
    before.between(from, to, (start, end, value) => {
      if (start < from || end > to) return;
      inside.push(value);
      joined.add(value);
      original += doc.sliceString(at, start) + value.before;
      at = end;
    });
    original += doc.sliceString(at, to);
    if (original === newDoc.sliceString(newFrom, newTo)) return [];
    return [
      new Changed(original, own || inside.some(value => value.own), newFrom === newTo).range(newFrom, newTo),
    ];
  });
  return before
    .update({ filter: (_from, _to, value) => !joined.has(value) })
    .map(changes)
    .update({ add, sort: true });
}

/** The same changes, each from the first to the last word that differs. */
function ofWords(changes: ChangeSet, doc: Text): ChangeSet {
  const found: { from: number; to: number; insert: string }[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const [old, insert] = [doc.sliceString(from, to), inserted.toString()];
    const edits = editsOf(diffWords(old, insert));
    const [start, end] = [edits[0]?.start ?? 0, edits.at(-1)?.end ?? 0];
    found.push({ from: from + start, to: from + end, insert: applyEdits(old, edits, start, end) });
  }, true);
  return ChangeSet.of(found, doc.length);
}

/** Units that are searched for the ends of a word. */
const wordUnitsMax = 50;

/** A part with the whole words at its ends. */
function wordsAt(doc: Text, from: number, to: number): { from: number; to: number } {
  const left = /[\p{L}\p{M}\p{N}]*$/u.exec(doc.sliceString(Math.max(0, from - wordUnitsMax), from))![0];
  const right = /^[\p{L}\p{M}\p{N}]*/u.exec(doc.sliceString(to, to + wordUnitsMax))![0];
  return { from: from - left.length, to: to + right.length };
}
