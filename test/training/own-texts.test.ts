import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseAiEdits } from '../../src/training/corpus/ai-edits.js';
import { collectionOf, readRows, textKey } from '../../src/training/corpus/corpus.js';
import { licenceOf } from '../../src/training/corpus/licences.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { corporaSkip } from './training-corpora.js';

const folder = 'src/training/own-texts';
const rows = [...readRows([folder])].flat();
const page = readFileSync(`${folder}/README.md`, 'utf8');

/** Longest run of words of an original that an edit may repeat: phrases that moved. */
const phraseMax = 11;

type Line = Record<'id' | 'source' | 'label' | 'attack', string> & { year: number; text?: string };

/** Asserts that the README lists each source with its number of texts. */
function assertCounted(lines: readonly { source: string }[]): void {
  for (const [source, { length }] of groupBy(lines, line => line.source))
    assert.ok(page.includes(`| \`${source}\` | ${length} |`), source);
}

describe('the AI-generated texts written for the project', () => {
  it('are AI-generated texts of 2026 with a licence, of the recent era, each once', () => {
    assert.ok(rows.every(({ machine, year, era }) => machine && year === 2026 && era === 'recent'));
    for (const { source } of rows) assert.match(licenceOf(source), /^CC0-1\.0/, source);
    for (const of of [textKey, ({ text }: (typeof rows)[0]) => text])
      assert.equal(new Set(rows.map(of)).size, rows.length);
  });

  it('match the counts of their README', () => {
    assertCounted(rows);
    assert.ok(page.includes(`${rows.length} English texts`));
    for (const attack of ['humanlike', 'polished'])
      assert.match(page, new RegExp(`\\(${rows.filter(row => row.attack === attack).length}\\)`), attack);
  });
});

describe('the AI edits of human-written texts', () => {
  const edits = readdirSync(`${folder}/edited`).flatMap(name =>
    readFileSync(`${folder}/edited/${name}`, 'utf8')
      .trim()
      .split('\n')
      .map(line => ({ ...(JSON.parse(line) as Line), ...parseAiEdits(line) })),
  );
  const corpora = '../shared/corpora/detect/train';

  it('are AI-generated texts of 2026, each of a different original', () => {
    for (const { id, label, year, attack, draft, text } of edits) {
      assert.deepEqual([label, year, attack, text], ['ai', 2026, 'polished', undefined], id);
      assert.ok(draft.to - draft.from > 300, id);
    }
    assert.equal(new Set(edits.map(({ draft }) => textKey(draft))).size, edits.length);
  });

  it('have a separate collection and licence', () => {
    for (const { source } of edits) assert.match(licenceOf(source), /^edits CC0-1\.0/);
    assert.ok(edits.every(({ source }) => collectionOf(source) === 'edited'));
    assert.ok(rows.every(({ source }) => collectionOf(source) === 'written'));
  });

  it('match the counts of their README', () => {
    assertCounted(edits);
    assert.ok(page.includes(`${edits.length} AI edits`));
  });

  it('apply to their originals and repeat only short phrases of them', {
    skip: corporaSkip,
  }, () => {
    const wordsOf = (text: string) => text.toLowerCase().match(/[\w']+/g) ?? [];
    const made = [...readRows([corpora, `${folder}/edited`])].flat().filter(row => row.draft !== undefined);
    assert.deepEqual(made.map(textKey), edits.map(textKey));
    made.forEach(({ id, draft, text }, i) => {
      assert.ok(wordsOf(text).length > 25, id);
      const passage = ` ${wordsOf(draft!.passage).join(' ')} `;
      for (const [, , put] of edits[i]!.edits) {
        const words = wordsOf(put);
        for (let at = 0; at + phraseMax < words.length; at++) {
          const run = words.slice(at, at + phraseMax + 1).join(' ');
          assert.ok(!passage.includes(` ${run} `), `${id} repeats "${run}" of its draft`);
        }
      }
    });
  });
});
