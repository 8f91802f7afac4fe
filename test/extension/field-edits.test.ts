import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clean } from '../../src/engine/cleanup/clean.js';
import {
  alignment,
  type FieldEdits,
  planEdits,
  reverseEdits,
  type Segment,
  textOf,
} from '../../src/extension/field-edits.js';

const applied = ({ expected, edits }: FieldEdits): string[] =>
  expected.map((text, i) => {
    const edit = edits.find(({ segment }) => segment === i);
    return edit ? text.slice(0, edit.start) + edit.replacement + text.slice(edit.end) : text;
  });

const plan = (segments: Segment[], cleaned: string) =>
  planEdits({ segments, caret: [null, null], lengthMax: null, isRich: true }, cleaned);

describe('edits of a text field', () => {
  const divided = (...texts: string[]) => {
    const segments = texts.map(text => ({ text, line: 0 }));
    return applied(plan(segments, clean(texts.join(''), { contractions: false }).output_text)!);
  };

  it('turn any text into any other, and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const edits = plan([{ text: before, line: 0 }], after)!;
        assert.equal(applied(edits)[0], after);
        assert.deepEqual(applied(reverseEdits(edits, [null, null])), [before]);
      }),
    );
  });

  it('keep the caret behind the same letter', () => {
    const before = '“Wait…” she said—and left';
    const after = '"Wait..." she said - and left';
    const map = alignment(before, after);
    for (const word of ['Wait', 'she', 'said', 'and', 'left'])
      assert.equal(map(before.indexOf(word)), after.indexOf(word), word);
    assert.equal(map(0), 0);
    assert.equal(map(before.indexOf('”')), after.indexOf('" she'));
    assert.equal(map(before.length), after.length);
  });

  it('divide a cleaned line among its text nodes', () => {
    const segments = ['“One — ', 'two…', '” ', 'three—four'].map(text => ({ text, line: 1 }));
    const edits = plan([...segments, { text: 'Last…', line: 2 }], '"One - two..." three - four\nLast...')!;
    assert.deepEqual(applied(edits), ['"One - ', 'two...', '" ', 'three - four', 'Last...']);
  });

  it('leave letters in their text nodes when ligatures and citation markers are replaced', () => {
    const segments = ['ﬁne ', 'oﬃce', '【4†source】, ', 'it’s ', 'ﬂat'].map(text => ({ text, line: 0 }));
    const cleaned = clean(textOf({ segments }), { contractions: false }).output_text;
    assert.deepEqual(applied(plan(segments, cleaned)!), ['fine ', 'office', ', ', "it's ", 'flat']);
    assert.deepEqual(divided('one【4†source】', ' so it', ' — two'), ['one', ' so it', ' - two']);
  });

  it('put the spaces of a dash beside the dash', () => {
    assert.deepEqual(divided('one', '—two'), ['one', ' - two']);
    assert.deepEqual(divided('one—', 'two'), ['one - ', 'two']);
    assert.deepEqual(divided('one', '—', 'two'), ['one', ' - ', 'two']);
  });

  it('join dashes of several text nodes in the first of them, also with an invisible character between', () => {
    assert.deepEqual(divided('one --', '– two'), ['one -', ' two']);
    assert.deepEqual(divided('one —\u200b', '— two'), ['one -', ' two']);
    assert.deepEqual(divided('ten --', '• two'), ['ten --', '• two']);
  });

  it('leave fixed segments, and one of several spaces in a segment of its own', () => {
    const fixed = { text: '\ufffd', line: 0, fixed: true } as const;
    const around = [{ text: 'one—', line: 0 }, fixed, { text: '—two', line: 0 }];
    assert.deepEqual(applied(plan(around, 'one - \ufffd - two')!), ['one - ', '\ufffd', ' - two']);
    const spaces = ['one ', ' ', 'two'].map(text => ({ text, line: 0 }));
    assert.deepEqual(applied(plan(spaces, 'one two')!), ['one', ' ', 'two']);
  });

  it('join the segments of a line that others interrupt', () => {
    const segments = [
      { text: '“one', line: 0 },
      { text: 'two…', line: 1 },
      { text: '”', line: 0 },
    ];
    assert.equal(textOf({ segments }), '“one”\ntwo…');
    assert.deepEqual(applied(plan(segments, '"one"\ntwo...')!), ['"one', 'two...', '"']);
  });

  it('are not planned when the cleaned text has other lines than the field', () => {
    const segments = ['One', 'Two'].map((text, line) => ({ text, line }));
    assert.equal(plan(segments, 'One Two'), null);
    assert.equal(plan(segments, 'One\n\nTwo'), null);
  });

  it('restore every text that the cleaner returns, whatever the text nodes', () => {
    const piece = fc.constantFrom(
      'word',
      '“',
      '”',
      ' — ',
      '—',
      '…',
      '\u00a0',
      '\u200b',
      ' ',
      'ﬁn',
      '7',
      '’s',
      '\u{1f600}',
    );
    const line = fc.array(fc.array(piece, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), lines => {
        const segments = lines.flatMap((parts, at) =>
          parts.map(part => ({ text: `${part.join('')}w`, line: at })),
        );
        const cleaned = clean(textOf({ segments }), { contractions: false }).output_text;
        const edits = plan(segments, cleaned);
        if (edits === null) return assert.notEqual(cleaned.split('\n').length, lines.length);
        const result = applied(edits).map((text, i) => ({ text, line: segments[i]!.line }));
        return assert.equal(textOf({ segments: result }), cleaned);
      }),
    );
  });

  it('are planned in a line of many text nodes', () => {
    const segments = Array.from({ length: 50_000 }, () => ({ text: 'a…', line: 0 }));
    const edits = plan(segments, 'a...'.repeat(50_000))!;
    assert.equal(edits.edits.length, 50_000);
  });
});
