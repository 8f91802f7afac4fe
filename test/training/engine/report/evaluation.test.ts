import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Collection, collectionOf } from '../../../../src/training/corpus/corpus.js';
import { isScoredBy, logOddsOf } from '../../../../src/training/engine/held-out.js';
import { bandTables } from '../../../../src/training/engine/report/bands.js';
import { evaluationTables } from '../../../../src/training/engine/report/evaluation.js';
import { areaUnderCurve } from '../../../../src/training/statistics/metrics.js';
import { corpusFolder, fitSmallEngine } from '../../corpus-folder.js';

/**
 * A corpus without AI-generated letters; human-written letters; and the project's letters: easy, humanlike
 * and edited. A source of paraphrased texts of one model.
 */
const folder = corpusFolder(40);
function add(source: string, label: 'human' | 'ai', word: string, more: object = {}): void {
  const fields = { label, source, domain: 'letter', year: 2026, ...more };
  const lines = Array.from({ length: 30 }, (_, i) => {
    const text = `the ${word} of and to a in is was that it for letter${i % 7} on. `.repeat(9);
    return JSON.stringify({ id: `${source} ${i}`, text, ...fields });
  });
  writeFileSync(join(folder, `${source}.jsonl`), lines.join('\n'));
}
add('people_letters', 'human', 'guess');
add('own2026_letters', 'ai', 'vibrant');
add('own2026_plain', 'ai', 'guess');
add('own2026_edited', 'ai', 'vibrant tapestry, a crucial and robust, nuanced');
const paraphrased = { year: null, model: 'gpt-4o', attack: 'paraphrase_dipper_llm' };
add('paraphrases', 'ai', 'guess', { domain: 'essay', ...paraphrased });

const engine = fitSmallEngine(folder);
const tables = [...evaluationTables(engine, 'heuristics'), ...bandTables(engine, 'heuristics')];
/** Rows of a table after the name of the engine. */
const rowsOf = (table: string) =>
  tables
    .find(({ name }) => name === `engine-${table}`)!
    .rows.map(([scoredBy, ...row]) => {
      assert.equal(scoredBy, 'signals alone');
      return row.map(String);
    });
/** The first row of a table with a cell that begins so. */
const row = (table: string, start: string) =>
  rowsOf(table).find(cells => cells.slice(0, 3).some(cell => cell.startsWith(start)))!;

describe('evaluationTables', () => {
  it('evaluates human-written sources against the corpora’s AI-generated texts, and the project’s sources against human-written texts', () => {
    assert.equal(row('sources', 'people_letters')[1], 'all texts');
    assert.equal(row('sources', 'own2026_letters')[1], 'its domains');
  });

  it('excludes the project’s texts from the pooled rows and reports them in separate rows', () => {
    const { corpus, held, combinations } = engine;
    const { samples } = corpus;
    const area = (collection: Collection) => {
      const compared = [...samples.keys()].filter(
        i =>
          isScoredBy(corpus, 'heuristics', i) &&
          !samples[i]!.excerpt &&
          (!samples[i]!.machine || collectionOf(samples[i]!.source) === collection),
      );
      return areaUnderCurve(
        compared.map(i => logOddsOf(held, combinations.heuristics, i, held.found[i]!)),
        compared.map(i => Number(samples[i]!.machine)),
      ).toFixed(3);
    };
    assert.equal(new Set([area('corpora'), area('written'), area('edited')]).size, 3);
    const measured = (start: string) => row('targets', start)[1]!;
    assert.ok(measured('pooled: AUC').startsWith(`${area('corpora')} /`), measured('pooled: AUC'));
    assert.ok(measured('the same, texts written for the project').startsWith(`${area('written')} /`));
    assert.ok(measured('the same, human-written texts edited').startsWith(`${area('edited')} /`));
  });

  it('reports the bands of written and of edited texts separately', () => {
    const counted = (group: string) => rowsOf('bands').find(cells => cells[2] === group)?.[3];
    assert.deepEqual(['written', 'edited', '2026'].map(counted), ['60', '30', '0']);
  });

  it('excludes the project’s texts from the domain rows', () => {
    const letters = rowsOf('genres').filter(([genre]) => genre === 'letter');
    assert.ok(letters.length > 0);
    for (const [, , human, ai, auc] of letters) {
      assert.ok(Number(human) > 0);
      assert.deepEqual([ai, auc], ['0', '–']);
    }
  });

  it('reports detection by attack, year, family and model of the AI-generated texts', () => {
    const detected = (group: string) => rowsOf('detection').find(cells => cells[1] === group)!;
    const groups = ['paraphrased by an AI', 'unchanged', '2024', 'gpt', 'other', 'gpt-4o'];
    const counts = groups.map(group => detected(group)[2]);
    assert.deepEqual(counts, ['30', '320', '350', '30', '320', '30']);
    const rates = (group: string) => detected(group).slice(3);
    assert.deepEqual(rates('gpt'), rates('paraphrased by an AI'));
    assert.notDeepEqual(rates('gpt'), rates('other'));
    assert.ok(row('targets', 'rewritten, paraphrased')[1]!.includes(rates('gpt')[0]!));
  });

  it('lists human-written sources by their false positives, the worst first', () => {
    const rows = rowsOf('worst-sources').filter(([source]) => /^people\d+$/.test(source!));
    assert.equal(rows.length, 8);
    for (const [, , texts] of rows) assert.equal(texts, '40');
    const elevated = rows.map(cells => Number.parseFloat(cells[3]!));
    const sorted = elevated.toSorted((a, b) => b - a);
    assert.deepEqual(elevated, sorted);
    const worst = `${sorted[0]!.toFixed(1)}% (${rows[0]![0]})`;
    assert.ok(row('targets', 'FPR of `elevated` or higher, worst source')[1]!.includes(worst));
  });
});
