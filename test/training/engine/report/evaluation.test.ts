import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { hyperparameters } from '../../../../src/training/classifier/hyperparameters.js';
import { type Collection, collectionOf } from '../../../../src/training/corpus/corpus.js';
import { fitEngine } from '../../../../src/training/engine/engine.js';
import { isScoredBy, logOddsOf } from '../../../../src/training/engine/held-out.js';
import { reportBands } from '../../../../src/training/engine/report/bands.js';
import { evaluationReport } from '../../../../src/training/engine/report/evaluation.js';
import { areaUnderCurve } from '../../../../src/training/statistics/metrics.js';
import { corpusFolder } from '../../corpus-folder.js';

/**
 * A corpus without AI-generated letters; human-written letters; and the project's letters: easy, humanlike
 * and edited. A source of paraphrased texts of one model.
 */
const folder = corpusFolder(40);
after(() => rmSync(folder, { recursive: true }));
function add(source: string, label: 'human' | 'ai', word: string, more: object = {}): void {
  const lines = Array.from({ length: 30 }, (_, i) =>
    JSON.stringify({
      id: `${source} ${i}`,
      text: `the ${word} of and to a in is was that it for letter${i % 7} on. `.repeat(9),
      label,
      source,
      domain: 'letter',
      year: 2026,
      ...more,
    }),
  );
  writeFileSync(join(folder, `${source}.jsonl`), lines.join('\n'));
}
add('people_letters', 'human', 'guess');
add('own2026_letters', 'ai', 'vibrant');
add('own2026_plain', 'ai', 'guess');
add('own2026_edited', 'ai', 'vibrant tapestry, a crucial and robust, nuanced');
add('paraphrases', 'ai', 'guess', {
  domain: 'essay',
  year: null,
  model: 'gpt-4o',
  attack: 'paraphrase_dipper_llm',
});

const engine = fitEngine(
  [folder],
  { ...hyperparameters, vocabulary: 100 },
  [{ era: 'earlier', calibration: [1, 0, 0, 0] }],
  () => {},
);
const page = evaluationReport(engine, 'heuristics');
const row = (name: string) => page.split('\n').find(line => line.startsWith(`| ${name}`))!;

describe('evaluationReport', () => {
  it('evaluates human-written sources against the corpora’s AI-generated texts, and the project’s sources against human-written texts', () => {
    assert.match(row('people_letters'), /\| all texts \| [01]\.\d+ \|/);
    assert.match(row('own2026_letters'), /\| its domains \| [01]\.\d+ \|/);
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
        compared.map(i => logOddsOf(corpus, held, combinations.heuristics, i, held.found[i]!)),
        compared.map(i => Number(samples[i]!.machine)),
      ).toFixed(3);
    };
    assert.equal(new Set([area('corpora'), area('written'), area('edited')]).size, 3);
    assert.ok(row('pooled: AUC').includes(`| ${area('corpora')} /`), row('pooled: AUC'));
    assert.ok(row('the same, texts written for the project').includes(`| ${area('written')} /`));
    assert.ok(row('the same, human-written texts edited').includes(`| ${area('edited')} /`));
  });

  it('reports the bands of written and of edited texts separately', () => {
    const lines: string[] = [];
    reportBands(engine, 'heuristics', line => lines.push(line));
    const counted = (name: string) => lines.find(line => line.startsWith(name))?.match(/n +(\d+)/)?.[1];
    assert.equal(counted('AI-generated, written for the project'), '60');
    assert.equal(counted('AI-generated, edited for the project'), '30');
    assert.equal(counted('AI-generated 2026'), '0');
  });

  it('excludes the project’s texts from the domain rows', () => {
    const cells = page.split('\n').filter(line => line.startsWith('| letter | '));
    assert.ok(cells.length > 0);
    for (const cell of cells) assert.match(cell, /^\| letter \| ([^|]+ \| )?\d+ \| 0 \| – \|/);
  });

  it('reports detection by attack, year, family and model of the AI-generated texts', () => {
    const counted = (name: string) => row(`${name} |`).split(' | ')[1];
    assert.deepEqual(['paraphrased by an AI', 'unchanged', '2024', 'gpt', 'other', 'gpt-4o'].map(counted), [
      '30',
      '320',
      '350',
      '30',
      '320',
      '30',
    ]);
    const rates = (name: string) => row(`${name} |`).split(' | ').slice(2);
    assert.deepEqual(rates('gpt'), rates('paraphrased by an AI'));
    assert.notDeepEqual(rates('gpt'), rates('other'));
    assert.ok(row('rewritten, paraphrased').includes(rates('gpt')[0]!));
  });

  it('lists human-written sources by their false positives, the worst first', () => {
    const section = page
      .split('### Human-written sources with the most false positives')[1]!
      .split('###')[0]!;
    const rows = [...section.matchAll(/^\| (people\d+) \| \w+ \| 40 \| ([\d.]+)% \| [\d.]+% \|$/gm)];
    assert.equal(rows.length, 8);
    const elevated = rows.map(([, , rate]) => Number(rate));
    assert.deepEqual(
      elevated,
      [...elevated].sort((a, b) => b - a),
    );
    assert.ok(
      row('FPR of `elevated` or higher, worst source').includes(
        `${elevated[0]!.toFixed(1)}% (${rows[0]![1]})`,
      ),
    );
  });
});
