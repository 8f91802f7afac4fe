import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { scoreText } from '../bounded.js';

interface Line {
  text: string;
  language: string;
  instruction: boolean;
}

/**
 * Lines of `held-out-lines.txt`: a heading gives the label of those below it; a tab separates language and
 * text.
 */
function heldOutLines(): Line[] {
  const file = new URL('../../../../../test/files/image/injection/held-out-lines.txt', import.meta.url);
  let instruction = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(row => {
      if (row.startsWith('## ')) instruction = row === '## instructions';
      const [language, text] = row.split('\t');
      return text === undefined ? [] : [{ text, language: language!, instruction }];
    });
}

describe('scoreText of held-out lines', () => {
  const lines = heldOutLines().map(line => ({ ...line, score: scoreText(line.text).score }));
  const share = (which: (line: Line) => boolean) => {
    const chosen = lines.filter(which);
    return chosen.filter(({ score }) => score >= 0.5).length / chosen.length;
  };

  it('covers sixty lines of each label, half of them in other languages than English', () => {
    for (const instruction of [true, false])
      for (const english of [true, false])
        assert.equal(
          lines.filter(line => line.instruction === instruction && (line.language === 'en') === english)
            .length,
          30,
        );
  });

  it('detects 90% of the instructions, in English and in other languages', () => {
    assert.ok(share(line => line.instruction && line.language === 'en') >= 0.9);
    assert.ok(share(line => line.instruction && line.language !== 'en') >= 0.9);
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
