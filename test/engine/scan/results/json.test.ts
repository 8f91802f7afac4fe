import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { EngineResult } from '../../../../src/contract/scan.js';
import { engineResultMembers } from '../../../../src/engine/scan/results/json.js';
import { scan } from '../../../../src/engine/scan/scan.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { mixedResult } from '../../../report/mixed-result.js';
import { scanOptions } from '../../options.js';

const options = { ...scanOptions, use_model: false };
const parsed = (result: EngineResult) => JSON.parse(`{${engineResultMembers(result)}}`);

describe('engineResultMembers', () => {
  it('equals JSON.stringify for real results', () => {
    for (const text of [
      'word',
      'He said "no" \\ and left.\tThen\u0000 nothing.\n\nMoreover, the harbour \u2014 old, grey, and quiet \u2014 slept.',
      '\u{1f600} lone \ud800 half, na\u00efve caf\u00e9 \u2028 \u4e2d\u6587',
    ]) {
      const result = scan(text.repeat(12), options, null);
      assert.deepEqual(parsed(result), JSON.parse(JSON.stringify(result)));
    }
  });

  it('equals JSON.stringify for several passages and for none', () => {
    const note = 'Words 881 to 2,176 read as \u201chigh\u201d.';
    const passages = mixedResult.passages!.map(passage => ({ ...passage, score: 1 / 3 }));
    for (const result of [
      { ...mixedResult, passages, mixed: { ...mixedResult.mixed!, note } },
      { ...mixedResult, passages: [] },
    ])
      assert.deepEqual(parsed(result), JSON.parse(JSON.stringify(result)));
  });

  it('needs no escape for the details of signals without evidence', () => {
    const means = { human: 1.5, ai: 0, texts: 'texts' };
    const details = signals.flatMap(signal =>
      [0, 1, 7].map(count => signal.detail({ value: count / 3, count, exposure: 120 }, means, '')),
    );
    const results = ['one "two" \\ three', 'He said \u201cno\u201d. '.repeat(90)].flatMap(
      text => scan(text, options, null).signals,
    );
    const unquoted = results.filter(({ evidence }) => evidence === undefined).map(({ detail }) => detail);
    for (const detail of [...details, ...unquoted]) assert.equal(JSON.stringify(detail), `"${detail}"`);
    assert.ok(unquoted.length > 50);
    assert.match(details.join(''), /^[\x20-\x7e]*$/);
  });

  it('escapes every non-ASCII character', () => {
    assert.match(
      engineResultMembers(scan('\u4e2d\u6587 na\u00efve \u{1f600} '.repeat(20), options, null)),
      /^[\x20-\x7e]*$/,
    );
  });

  it('equals JSON.stringify for any numbers and strings', () => {
    const result = scan('one two three', options, null);
    const number = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.integer({ min: -200_000, max: 200_000 }).map(n => n / 1000),
    );
    fc.assert(
      fc.property(number, fc.string({ unit: 'binary' }), (value, detail) => {
        const signal = {
          ...result.signals[0]!,
          value,
          detail,
          evidence: [
            { start: 0, end: 1, text: detail },
            { start: 1, end: 2, text: detail, log_odds: value },
          ],
        };
        const odd = { ...result, signals: [signal] };
        assert.deepEqual(parsed(odd), JSON.parse(JSON.stringify(odd)));
      }),
    );
  });
});
