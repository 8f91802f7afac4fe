import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { rewriteModes } from '../../../src/contract/rewrite.js';
import { rewriteSentence } from '../../../src/engine/rewrite/rewrite.js';

const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };
const rows = readFileSync('test/engine/rewrite/labelled.tsv', 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split('\t') as [label: string, marked: string])
  .map(([label, marked]) => ({ label, marked, text: marked.replace(/[<>]/g, '') }));
/** Share of the wordy sentences that a mode must change. Two leave words with a plainer synonym. */
const reachMin = (mode: string) => (mode === 'natural' || mode === 'formal' ? 0.73 : 0.85);

describe('the labelled sentences', () => {
  for (const mode of rewriteModes) {
    it(`are changed by ${mode} where they are wordy`, () => {
      const wordy = rows.filter(({ label }) => label === 'wordy');
      const changed = wordy.filter(({ text }) => {
        const rewrite = rewriteSentence(text, mode, bounds);
        return rewrite.kind === 'rewrite' && rewrite.edits.some(({ kind }) => kind !== 'contraction');
      });
      assert.ok(changed.length >= reachMin(mode) * wordy.length, `${changed.length} of ${wordy.length}`);
    });

    // Casual replaces formal words, which most marked words are.
    if (mode === 'casual') continue;
    it(`keep the marked words of traps in ${mode}`, () => {
      const lost = rows.filter(({ label, marked, text }) => {
        if (label === 'wordy' || label === 'machine') return false;
        if (rewriteSentence(text, mode, bounds).text === text) return false;
        const after = rewriteSentence(text, mode, bounds).text.toLowerCase();
        return Array.from(marked.matchAll(/<([^<>]*)>/g), match => match[1]!.toLowerCase()).some(
          one => !after.includes(one),
        );
      });
      assert.deepEqual(lost, []);
    });
  }
});
