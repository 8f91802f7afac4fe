import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longRuns, proseRunUnitsMax } from '../../../src/engine/text/long-runs.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { countWords } from '../../../src/engine/text/words.js';
import { assertLinearRepeats } from '../../linear.js';

const runsOf = (text: string) => longRuns(text).map(({ start, end }) => text.slice(start, end));
const data = (units: number) => 'Ab3/+'.repeat(Math.ceil(units / 5)).slice(0, units);
const long = data(proseRunUnitsMax + 1);

describe('longRuns', () => {
  it('returns runs without spaces of more than 1,000 UTF-16 units', () => {
    assert.deepEqual(runsOf(data(proseRunUnitsMax)), []);
    assert.deepEqual(runsOf(`see ${data(proseRunUnitsMax)} and`), []);
    assert.deepEqual(runsOf(long), [long]);
    const other = data(5_000);
    for (const before of ['', 'a ', 'word '.repeat(199), 'word '.repeat(200), `${data(999)} `])
      assert.deepEqual(runsOf(`${before}${long}\n${other}\tend`), [long, other], before);
  });

  for (const between of [...'字กא\u{20000}\u00a0\u200b\u3164\u2800\u007f\u0085\0'])
    it(`ends a run at a character without case or shape, or a control: ${JSON.stringify(between)}`, () => {
      assert.deepEqual(runsOf(`${between}${long}${between}`), [long]);
      assert.deepEqual(runsOf(`${data(600)}${between}${data(600)}`), []);
    });

  for (const script of '码头每天开放，他们说 かきくけこ ท่าเรือเปิดทุกวัน ເປີດທຸກມື້ បើករាល់ថ្ងៃ ဆိပ်ကမ်း'.split(' '))
    it(`returns none of prose in a script without spaces: ${script}`, () =>
      assert.deepEqual(runsOf(script.repeat(500)), []));

  it('returns the runs of a part of a text', () => {
    const text = `${long} ${long} ${long}`;
    const middle = { start: long.length + 1, end: 2 * long.length + 1 };
    assert.deepEqual(longRuns(text, middle.start, middle.end), [middle]);
  });

  it('takes linear time', () => {
    const parts = ['a', 'word ', `${long} `, '字a', `${data(990)} `, '\ud83d', '\u{20000}'];
    assertLinearRepeats(parts, 1_000_000, text => longRuns(text));
  });
});

describe('words of a text with long runs', () => {
  const texts = [
    `It is ${long} and so on. We left.`,
    `Look:\n\n![a](data:image/png;base64,${long})\n\nWe left.`,
    `\`\`\`\n${long} and\n\`\`\`\nWe left ${long}`,
    `| a | ${long} |\nWe left.`,
    `字${long}字`,
    `- ${long}\n# ${long}`,
    long,
  ];

  it('are those outside the runs, as countWords counts them', () => {
    const counts = texts.map(text => prepare(text).wordCount);
    assert.deepEqual(counts, [7, 3, 3, 3, 2, 0, 0]);
    for (const [i, text] of texts.entries()) assert.equal(countWords(text), counts[i]);
  });

  it('are in sentences that contain no run', () => {
    const { sentences, sentenceStart, sentenceEnd } = prepare(texts[0]!);
    const found = Array.from({ length: sentences }, (_, i) =>
      texts[0]!.slice(sentenceStart[i], sentenceEnd[i]),
    );
    assert.equal(found.join('|'), 'It is|and so on.|We left.');
  });
});
