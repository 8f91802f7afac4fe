import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ownLines } from '../../../../src/training/injection/lines.js';
import { scoreText } from '../bounded.js';

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

const scored = (name: string) =>
  heldOutLines(name).map(line => ({ ...line, score: scoreText(line.text).score }));

const shareElevated = (lines: readonly { score: number }[]) =>
  lines.filter(({ score }) => score >= 0.5).length / lines.length;

describe('scoreText of held-out lines', () => {
  const lines = scored('held-out-lines.txt');
  const share = (which: (line: Line) => boolean) => shareElevated(lines.filter(which));

  for (const english of [true, false])
    it(`detects 90% of the instructions, of lines in ${english ? 'English' : 'other languages'}`, () => {
      const isOne = ({ language }: Line) => (language === 'en') === english;
      for (const label of [true, false])
        assert.equal(lines.filter(line => isOne(line) && line.instruction === label).length, 30);
      assert.ok(share(line => isOne(line) && line.instruction) >= 0.9);
    });

  it('has a false-positive rate of at most 2%', () => {
    assert.ok(share(line => !line.instruction) <= 0.02);
  });

  it('ranks instructions above other lines with an AUC of at least 0.97', () => {
    const benign = lines.filter(line => !line.instruction);
    const pairs = lines
      .filter(line => line.instruction)
      .flatMap(({ score }) => benign.map(other => Math.sign(score - other.score) / 2 + 0.5));
    assert.ok(pairs.reduce((sum, right) => sum + right, 0) / pairs.length >= 0.97);
  });
});

describe('scoreText of held-out lines of daily life', () => {
  const lines = scored('held-out-daily-lines.txt');
  const instructions = lines.filter(line => line.instruction);
  const harmless = lines.filter(line => !line.instruction);

  it('covers at least 250 lines of each label in twelve languages', () => {
    assert.ok(instructions.length >= 250 && harmless.length >= 250);
    for (const sameLabel of [instructions, harmless])
      assert.equal(new Set(sameLabel.map(({ language }) => language)).size, 12);
  });

  it('detects 65% of the instructions, with at most 2% false positives', () => {
    assert.ok(shareElevated(instructions) >= 0.65);
    assert.ok(shareElevated(harmless) <= 0.02);
  });

  it('has no training line', () => {
    const folder = new URL('../../../../../src/training/injection/lines/', import.meta.url);
    const trained = new Set(ownLines(folder).map(({ text }) => text.toLowerCase()));
    assert.deepEqual(
      lines.filter(({ text }) => trained.has(text.toLowerCase())).map(({ text }) => text),
      [],
    );
  });
});
