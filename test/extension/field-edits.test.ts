import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clean } from '../../src/engine/cleanup/clean.js';
import { alignment, planEdits, type Segment, textOf } from '../../src/extension/field-edits.js';
import { forAll } from '../for-all.js';

/** The texts of the segments after cleaning; null where it is not planned. */
const applied = (segments: Segment[], cleaned: string) =>
  planEdits({ segments, caret: [null, null], lengthMax: null, isRich: true }, cleaned)?.after.texts ?? null;

const lines = (...texts: string[][]): Segment[] =>
  texts.flatMap((nodes, line) => nodes.map(text => ({ text, line })));
const cleanedOf = (segments: Segment[]) => clean(textOf({ segments }), { contractions: false }).output_text;
const fixed = { text: '\ufffd', line: 0, fixed: true } as const;

/** The text nodes of a field, and the same after cleaning. */
const edits: [name: string, segments: Segment[], after: string[]][] = [
  [
    'divide a cleaned line among its text nodes',
    lines(['“One — ', 'two…', '” ', 'three—four'], ['Last…']),
    ['"One - ', 'two...', '" ', 'three - four', 'Last...'],
  ],
  [
    'leave letters in their text nodes when ligatures and citation markers are replaced',
    lines(['ﬁne ', 'oﬃce', '【4†source】, ', 'it’s ', 'ﬂat']),
    ['fine ', 'office', ', ', "it's ", 'flat'],
  ],
  ['drop a citation marker', lines(['one【4†source】', ' so it', ' — two']), ['one', ' so it', ' - two']],
  ['put the spaces of a dash beside it, at the start', lines(['one', '—two']), ['one', ' - two']],
  ['put the spaces of a dash beside it, at the end', lines(['one—', 'two']), ['one - ', 'two']],
  ['put the spaces of a dash beside it, alone', lines(['one', '—', 'two']), ['one', ' - ', 'two']],
  ['join dashes of several text nodes in the first', lines(['one --', '– two']), ['one -', ' two']],
  ['join dashes around an invisible character', lines(['one —\u200b', '— two']), ['one -', ' two']],
  ['leave dashes before a bullet', lines(['ten --', '• two']), ['ten --', '• two']],
  ['leave fixed segments', [...lines(['one—']), fixed, ...lines(['—two'])], ['one - ', '\ufffd', ' - two']],
];

describe('edits of a text field', () => {
  it('keep the caret behind the same letter', () => {
    const [before, after] = ['“Wait…” she said—and left', '"Wait..." she said - and left'];
    const map = alignment(before, after);
    for (const word of ['Wait', 'she', 'said', 'and', 'left'])
      assert.equal(map(before.indexOf(word)), after.indexOf(word), word);
    const others = [0, before.indexOf('”'), before.length].map(map);
    assert.deepEqual(others, [0, after.indexOf('" she'), after.length]);
  });

  for (const [name, segments, after] of edits)
    it(name, () => {
      assert.deepEqual(applied(segments, cleanedOf(segments)), after);
    });

  it('divide a typographic line among its text nodes', () => {
    const segments = lines(['"One - ', 'two...', '" ', "it's - ", '3', '-5"']);
    const { output_text } = clean(textOf({ segments }), { contractions: false, style: 'typographic' });
    assert.deepEqual(applied(segments, output_text), ['“One—', 'two…', '” ', 'it’s—', '3', '–5″']);
  });

  it('leave one of several spaces in a segment of its own', () => {
    assert.deepEqual(applied(lines(['one ', ' ', 'two']), 'one two'), ['one', ' ', 'two']);
  });

  it('join the segments of a line that others interrupt', () => {
    const segments = [...lines(['“one'], ['two…']), ...lines(['”'])];
    assert.equal(textOf({ segments }), '“one”\ntwo…');
    assert.deepEqual(applied(segments, '"one"\ntwo...'), ['"one', 'two...', '"']);
  });

  it('are not planned when the cleaned text has other lines than the field', () => {
    const segments = lines(['One'], ['Two']);
    for (const cleaned of ['One Two', 'One\n\nTwo']) assert.equal(applied(segments, cleaned), null);
  });

  it('restore every text that the cleaner returns, whatever the text nodes', () => {
    const glyphs = ['“', '”', ' — ', '—', '…', '\u00a0', '\u200b', '’s', 'ﬁn', '\u{1f600}'];
    const piece = fc.constantFrom('word', ' ', '7', ...glyphs);
    const node = fc.array(piece, { minLength: 1, maxLength: 5 }).map(pieces => `${pieces.join('')}w`);
    const line = fc.array(node, { minLength: 1, maxLength: 4 });
    forAll([fc.array(line, { minLength: 1, maxLength: 4 })], nodes => {
      const segments = lines(...nodes);
      const cleaned = cleanedOf(segments);
      const texts = applied(segments, cleaned);
      if (texts === null) return assert.notEqual(cleaned.split('\n').length, nodes.length);
      const result = texts.map((text, i) => ({ text, line: segments[i]!.line }));
      return assert.equal(textOf({ segments: result }), cleaned);
    });
  });

  it('are planned in a line of many text nodes', () => {
    const segments = Array.from({ length: 50_000 }, () => ({ text: 'a…', line: 0 }));
    const texts = applied(segments, 'a...'.repeat(50_000))!;
    assert.ok(texts.every(text => text === 'a...'));
  });
});
