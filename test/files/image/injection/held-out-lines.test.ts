import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { scoreText } from '../../../../src/files/image/injection/text/text-score.js';
import { ownLines } from '../../../../src/training/injection/lines.js';

interface Line {
  text: string;
  language: string;
  instruction: boolean;
}

/** Lines of a file: a heading gives the label of those below it; a tab separates language and text. */
function heldOutLines(name: string): Line[] {
  const file = new URL(`../../../../../test/files/image/injection/${name}`, import.meta.url);
  let instruction = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(row => {
      if (row.startsWith('## ')) instruction = row === '## instructions';
      const [language, text] = row.split('\t');
      return text === undefined ? [] : [{ text, language: language!, instruction }];
    });
}

type Scored = Line & { score: number };
const scored = (name: string): Scored[] =>
  heldOutLines(name).map(line => ({ ...line, score: scoreText(line.text).score }));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (lines: readonly Scored[]) => mean(lines.map(({ score }) => Number(score >= 0.5)));

const [short, daily] = [scored('held-out-lines.txt'), scored('held-out-daily-lines.txt')];
/** Lines, the least numbers of lines of each label and of their languages, and of detected instructions. */
const sets: [what: string, lines: Scored[], lineCount: number, languages: number, detected: number][] = [
  ['in English', short.filter(({ language }) => language === 'en'), 30, 1, 0.9],
  ['in other languages', short.filter(({ language }) => language !== 'en'), 30, 1, 0.9],
  ['of daily life', daily, 250, 12, 0.65],
];

describe('scoreText of held-out lines', () => {
  for (const [what, lines, lineCount, languages, detected] of sets)
    it(`detects ${100 * detected}% of the instructions ${what}, with at most 2% false positives`, () => {
      const [instructions, harmless] = [true, false].map(label =>
        lines.filter(line => line.instruction === label),
      );
      for (const sameLabel of [instructions!, harmless!]) {
        assert.ok(sameLabel.length >= lineCount);
        assert.ok(new Set(sameLabel.map(({ language }) => language)).size >= languages);
      }
      assert.ok(share(instructions!) >= detected);
      assert.ok(share(harmless!) <= 0.02);
    });

  it('ranks instructions above other lines with an AUC of at least 0.97', () => {
    const benign = short.filter(line => !line.instruction);
    const pairs = short
      .filter(line => line.instruction)
      .flatMap(({ score }) => benign.map(other => Math.sign(score - other.score) / 2 + 0.5));
    assert.ok(mean(pairs) >= 0.97);
  });

  it('uses no training line', () => {
    const folder = new URL('../../../../../src/training/injection/lines/', import.meta.url);
    const trained = new Set(ownLines(folder).map(({ text }) => text.toLowerCase()));
    const known = daily.filter(({ text }) => trained.has(text.toLowerCase()));
    assert.deepEqual(known, []);
  });
});
