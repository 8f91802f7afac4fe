import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { history, redo, undo } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import fc from 'fast-check';
import type { ScanResult } from '../../../src/contract/scan.js';
import { typographyMarks } from '../../../src/site/edit/editor/marks.js';
import { trackedSentences } from '../../../src/site/edit/editor/sentences.js';
import {
  choose,
  marksOf,
  rewritesFound,
  sentencesFound,
  sentencesIn,
  setDismissed,
  shownMark,
  suggestionAt,
  suggestions,
  typingPaused,
  typographyFound,
} from '../../../src/site/edit/editor/suggestions.js';
import { textChanges } from '../../../src/site/shared/text-changes.js';
import { forAll } from '../../for-all.js';

const text = 'The first one. The second one. The third one.';
/** A scan result whose sentences end with their full stops. */
const resultOf = (text: string, rest: Partial<ScanResult> = {}) =>
  ({
    assessed: true,
    sentences: Array.from(text.matchAll(/\S[^.]*\./g), match => ({
      start: match.index,
      end: match.index + match[0].length,
      score: 90,
      reasons: [{ name: 'deeper_model', log_odds: 0.7, text: 'one' }],
    })),
    ...rest,
  }) as unknown as ScanResult;

describe('sentences of a scan', () => {
  it('have strong signals when their own words add enough to the score', () => {
    const [first] = trackedSentences(text, resultOf(text));
    assert.deepEqual(first!.signals, {
      score: 90,
      reasons: ['Wording as a whole: \u201cone\u201d'],
      places: [{ start: 10, end: 13 }],
      alternative: null,
    });
  });

  it('have none when the score is low or the text was not assessed, and the strongest have them else', () => {
    const marked = (result: ScanResult) => trackedSentences(text, result).map(one => one.signals !== null);
    const weak = resultOf(text);
    weak.sentences![0]!.score = 40;
    for (const [i, log_odds] of [0.2, 0.05, 0.3].entries())
      weak.sentences![i]!.reasons = [{ name: 'deeper_model', log_odds, text: 'one' }];
    assert.deepEqual(marked(weak), [false, false, true]);
    assert.deepEqual(marked(resultOf(text, { assessed: false })), [false, false, false]);
  });

  it('have the advice of a suggestion, its places and its wording', () => {
    const alternative = { start: 15, end: 30, text: 'The other.' };
    const fix = { signal: 'stock_phrases', spans: [{ start: 19, end: 25, text: 'second' }], alternative };
    const fixes = ["Cut the stock phrases. See 'second'. One way: 'The other.'"];
    const result = resultOf(text, { fixes, fix_details: [fix] });
    result.sentences![1]!.reasons = [];
    assert.deepEqual(trackedSentences(text, result)[1]!.signals, {
      score: 90,
      reasons: ['Cut the stock phrases.'],
      places: [{ start: 4, end: 10 }],
      alternative: 'The other.',
    });
  });
});

/** The editor's state without its view. */
function editorOf(doc: string) {
  let state = EditorState.create({ doc, extensions: [suggestions, history()] });
  const take = (next: EditorState) => {
    state = next;
  };
  const editor = {
    now: () => state.field(suggestions),
    doc: () => state.doc.toString(),
    run: (spec: TransactionSpec) => {
      state = state.update(spec).state;
      return editor;
    },
    replace: (before: string, insert: string) => {
      const from = editor.doc().indexOf(before);
      return editor.run({ changes: { from, to: from + before.length, insert } });
    },
    scanned: (text: string) =>
      editor.run({ effects: sentencesFound.of({ text, part: { start: 0, text }, result: resultOf(text) }) }),
    undo: () => undo({ state, dispatch: change => take(change.state) }),
    redo: () => redo({ state, dispatch: change => take(change.state) }),
    sentences: () => sentencesIn(editor.now()).map(({ start, end }) => editor.doc().slice(start, end)),
    marked: () => marksOf(editor.now()).map(({ start, end }) => editor.doc().slice(start, end)),
  };
  return editor;
}
const sentences = ['The first one.', 'The second one.', 'The third one.'];

describe('sentences of an edited text', () => {
  it('follow edits before and inside them, and so do their places', () => {
    const editor = editorOf(text).scanned(text).replace('first', 'very first').replace('third', '3rd');
    assert.deepEqual(editor.sentences(), ['The very first one.', 'The second one.', 'The 3rd one.']);
    assert.deepEqual(sentencesIn(editor.now())[0]!.signals!.places, [{ start: 15, end: 18 }]);
  });

  it('do not grow by text at their ends', () => {
    const editor = editorOf(text)
      .scanned(text)
      .run({ changes: { from: 15, insert: 'And so. ' } });
    assert.deepEqual(editor.sentences(), sentences);
  });

  it('end with an edit that replaces them or crosses their end, and come back when it is undone', () => {
    const editor = editorOf(text).scanned(text).replace('The second one.', 'Another.');
    assert.deepEqual(editor.sentences(), [sentences[0], sentences[2]]);
    editor.undo();
    assert.deepEqual(editor.sentences(), sentences);
    editor.redo();
    assert.deepEqual(editor.sentences(), [sentences[0], sentences[2]]);
    editor.undo();
    editor.replace('one. The second', 'of the second');
    assert.deepEqual(editor.sentences(), [sentences[2]]);
    editor.undo();
    assert.deepEqual(editor.sentences(), sentences);
  });

  it('of a late result follow the edits since its text', () => {
    const editor = editorOf(text).replace('The first', 'A first').replace('The third', 'A third');
    editor.run({ changes: { from: editor.doc().length, insert: ' Now.' } });
    assert.deepEqual(editor.scanned(text).sentences(), ['A first one.', 'The second one.', 'A third one.']);
  });

  it('stay within the text and in order under any edits and undone ones', () => {
    const edit = fc.tuple(fc.nat(60), fc.nat(20), fc.string({ maxLength: 8 }), fc.boolean());
    forAll([fc.array(edit, { maxLength: 8 })], { seed: 7 }, edits => {
      const editor = editorOf(text).scanned(text);
      for (const [at, length, insert, isUndone] of edits) {
        const from = Math.min(at, editor.doc().length);
        const to = Math.min(from + length, editor.doc().length);
        editor.run({ changes: { from, to, insert } });
        if (isUndone) editor.undo();
      }
      let last = 0;
      for (const { start, end } of sentencesIn(editor.now())) {
        assert.ok(last <= start && start < end && end <= editor.doc().length);
        last = end;
      }
    });
  });
});

describe('suggestions of an edited text', () => {
  const rewriteOf = (sentence: string) => ({ text: sentence.replace(' one', ''), edits: [] });
  const weak = { ...resultOf(text), assessed: false };
  const wordy = () =>
    editorOf(text)
      .run({ effects: sentencesFound.of({ text, part: { start: 0, text }, result: weak }) })
      .run({ effects: rewritesFound.of(rewriteOf) });

  it('are found for each sentence, and again when typing pauses in one', () => {
    const editor = wordy();
    assert.deepEqual(editor.marked(), sentences);
    editor.replace('second', '2nd');
    assert.deepEqual(editor.marked(), [sentences[0], sentences[2]]);
    editor.run({ effects: typingPaused.of(null) });
    assert.deepEqual(editor.marked(), ['The first one.', 'The 2nd one.', 'The third one.']);
  });

  it('are hidden when they are dismissed, until that is undone', () => {
    const editor = wordy();
    editor.run({ effects: setDismissed.of(new Set([marksOf(editor.now())[1]!.key])) });
    assert.deepEqual(editor.marked(), [sentences[0], sentences[2]]);
    editor.undo();
    assert.deepEqual(editor.marked(), sentences);
  });

  it('come back at once when their acceptance is undone, which shows the accepted one again', () => {
    const editor = wordy();
    editor.run({ effects: choose.of({ key: marksOf(editor.now())[1]!.key, offset: 0, announced: true }) });
    const { start, end } = marksOf(editor.now())[1]!;
    editor.run({
      changes: { from: start, to: end, insert: 'Two.' },
      effects: choose.of({ key: null, offset: start + 4, announced: true }),
      userEvent: 'accept',
    });
    assert.equal(shownMark(editor.now())!.start, editor.doc().indexOf('The third'));
    editor.undo();
    assert.deepEqual(editor.marked(), sentences);
    assert.equal(shownMark(editor.now())!.start, start);
  });

  it('of typography take the place of those before, moved by the edits since, without the changed ones', () => {
    const doc = 'A \u2014 B \u2014 C';
    const found = (...starts: number[]) =>
      typographyFound.of({
        text: doc,
        marks: typographyMarks(
          doc,
          starts.map(start => ({ start, end: start + 1, replacement: '-', kind: 'em/en dash', glyphs: 1 })),
        ),
      });
    const editor = editorOf(doc).run({ effects: found(2) });
    editor.run({ changes: { from: 0, insert: 'So: ' } });
    const starts = () => marksOf(editor.now()).map(({ start }) => start);
    assert.deepEqual(starts(), [6]);
    editor.run({ changes: { from: 6, to: 7, insert: '-' } }).run({ effects: found(2, 6) });
    assert.deepEqual(starts(), [10]);
  });

  it('are shown by their key, nearest to the place, or else from the place on, and again from the start', () => {
    const editor = wordy();
    const shown = (key: string | null, offset: number) => {
      editor.run({ effects: choose.of({ key, offset, announced: false }) });
      return shownMark(editor.now())?.start;
    };
    assert.equal(shown(marksOf(editor.now())[2]!.key, 0), 31);
    assert.equal(shown('gone', 10), 15);
    assert.equal(shown(null, 44), 0);
    assert.equal(shownMark(editorOf(text).now()), undefined);
  });

  it('are chosen by the caret, the smallest of those that underline it', () => {
    const editor = wordy();
    const glyph = { start: 10, end: 11, replacement: '-', kind: 'em/en dash', glyphs: 1 };
    editor.run({ effects: typographyFound.of({ text, marks: typographyMarks(text, [glyph]) }) });
    assert.equal(suggestionAt(editor.now(), 10)!.kind, 'typography');
    assert.equal(suggestionAt(editor.now(), 12)!.kind, 'wordy');
    assert.equal(suggestionAt(editor.now(), 2), undefined);
    editor.run({ selection: { anchor: 11 }, userEvent: 'select' });
    assert.equal(shownMark(editor.now())!.kind, 'typography');
  });
});

describe('what changed', () => {
  const changed = (before: string, after: string) =>
    textChanges(before, after)
      .filter(({ same }) => !same)
      .map(change => [change.before, change.after]);

  it('is found by words, also where lines were added', () => {
    const now = text.replace('first', 'very first').replace('third', '3rd');
    const expected = [
      ['', 'very '],
      ['third', '3rd'],
    ];
    assert.deepEqual(changed(text, now), expected);
    assert.deepEqual(changed(text, `${now}\nMore.`).slice(0, 2), [expected[0], ['third', '3rd']]);
  });

  it('is found line by line in a text with more changes than can be compared at once', () => {
    const lines = Array.from({ length: 4_000 }, (_, i) => `Line ${i} is \u201cquoted\u201d.`).join('\n');
    assert.equal(changed(lines, lines.replace(/[\u201c\u201d]/g, '"')).length, 8_000);
  });
});
