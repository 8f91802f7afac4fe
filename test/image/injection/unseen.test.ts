import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { scoreText } from '../bounded.js';

interface Line {
  text: string;
  language: string;
  instruction: boolean;
}

/** `unseen-lines.txt`: a heading says what the lines below it are; a tab parts language and text. */
function unseenLines(): Line[] {
  const file = new URL('../../../../test/image/injection/unseen-lines.txt', import.meta.url);
  let instruction = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(row => {
      if (row.startsWith('## ')) instruction = row === '## instructions';
      const [language, text] = row.split('\t');
      return text === undefined ? [] : [{ text, language: language!, instruction }];
    });
}

describe('lines no weight was trained on', () => {
  const lines = unseenLines().map(line => ({ ...line, score: scoreText(line.text).score }));
  const share = (which: (line: Line) => boolean) => {
    const own = lines.filter(which);
    return own.filter(({ score }) => score >= 0.5).length / own.length;
  };

  it('are sixty of each kind, half of them in other languages', () => {
    for (const instruction of [true, false])
      for (const english of [true, false])
        assert.equal(
          lines.filter(line => line.instruction === instruction && (line.language === 'en') === english)
            .length,
          30,
        );
  });

  it('are caught when they instruct a model, in English and in other languages', () => {
    assert.ok(share(line => line.instruction && line.language === 'en') >= 0.85);
    assert.ok(share(line => line.instruction && line.language !== 'en') >= 0.85);
  });

  it('are let be when they are for people', () => {
    assert.ok(share(line => !line.instruction) <= 0.07);
  });

  it('are ranked instructions first', () => {
    const benign = lines.filter(line => !line.instruction);
    const pairs = lines
      .filter(line => line.instruction)
      .flatMap(({ score }) => benign.map(other => Math.sign(score - other.score) / 2 + 0.5));
    assert.ok(pairs.reduce((sum, right) => sum + right, 0) / pairs.length >= 0.97);
  });
});
