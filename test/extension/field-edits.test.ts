import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clean } from '../../src/engine/cleanup/clean.js';
import { alignment, planEdits, type Segment, textOf } from '../../src/extension/field-edits.js';

/** The texts of the segments after cleaning; null where it is not planned. */
const applied = (segments: Segment[], cleaned: string) =>
  planEdits({ segments, caret: [null, null], lengthMax: null, isRich: true }, cleaned)?.after.texts ?? null;

describe('edits of a text field', () => {
  const divided = (...texts: string[]) => {
    const segments = texts.map(text => ({ text, line: 0 }));
    return applied(segments, clean(texts.join(''), { contractions: false }).output_text);
  };

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
    const texts = applied([...segments, { text: 'Last…', line: 2 }], '"One - two..." three - four\nLast...');
    assert.deepEqual(texts, ['"One - ', 'two...', '" ', 'three - four', 'Last...']);
  });

  it('leave letters in their text nodes when ligatures and citation markers are replaced', () => {
    const segments = ['ﬁne ', 'oﬃce', '【4†source】, ', 'it’s ', 'ﬂat'].map(text => ({ text, line: 0 }));
    const cleaned = clean(textOf({ segments }), { contractions: false }).output_text;
    assert.deepEqual(applied(segments, cleaned), ['fine ', 'office', ', ', "it's ", 'flat']);
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
    assert.deepEqual(applied(around, 'one - \ufffd - two'), ['one - ', '\ufffd', ' - two']);
    const spaces = ['one ', ' ', 'two'].map(text => ({ text, line: 0 }));
    assert.deepEqual(applied(spaces, 'one two'), ['one', ' ', 'two']);
  });

  it('join the segments of a line that others interrupt', () => {
    const segments = [
      { text: '“one', line: 0 },
      { text: 'two…', line: 1 },
      { text: '”', line: 0 },
    ];
    assert.equal(textOf({ segments }), '“one”\ntwo…');
    assert.deepEqual(applied(segments, '"one"\ntwo...'), ['"one', 'two...', '"']);
  });

  it('are not planned when the cleaned text has other lines than the field', () => {
    const segments = ['One', 'Two'].map((text, line) => ({ text, line }));
    assert.equal(applied(segments, 'One Two'), null);
    assert.equal(applied(segments, 'One\n\nTwo'), null);
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
        const texts = applied(segments, cleaned);
        if (texts === null) return assert.notEqual(cleaned.split('\n').length, lines.length);
        const result = texts.map((text, i) => ({ text, line: segments[i]!.line }));
        return assert.equal(textOf({ segments: result }), cleaned);
      }),
    );
  });

  it('are planned in a line of many text nodes', () => {
    const segments = Array.from({ length: 50_000 }, () => ({ text: 'a…', line: 0 }));
    const texts = applied(segments, 'a...'.repeat(50_000))!;
    assert.ok(texts.every(text => text === 'a...'));
  });
});
