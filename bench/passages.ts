import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { csvOf } from '../src/training/accuracy/figure-table.js';
import { writeFigures } from '../src/training/accuracy/write.js';
import { passagesChart } from './passages/chart.js';
import { measure, partNames } from './passages/measure.js';
import { readPools } from './passages/pools.js';
import { passageRatesTable, renderPassageRates } from './passages/rates.js';
import { type DocumentScanner, openScanners } from './passages/scanners.js';
import { passageTables } from './passages/tables.js';

const corpora = '../shared/corpora/detect';
const usage = `usage: npm run bench -- passages [--only ${partNames.join('|')}] [--write]
  --only   one part; may be repeated
  --write  writes docs/accuracy/passages-*.csv, passages.svg and docs/accuracy.md`;

/**
 * Measures where the engine finds the AI-generated parts of mixed documents, and its false positives in
 * uniform documents by length, on sources that the engine did not see.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { only, write } = optionsOf(args);
  if (!existsSync(join(corpora, 'evaluate'))) {
    console.log(`skipped: corpora absent (${corpora})`);
    return;
  }
  const begun = performance.now();
  const progress = (line: string) =>
    console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  const { evaluate, train } = await openScanners();
  const pools = [
    ...readPools(join(corpora, 'evaluate'), () => null),
    ...(train === null ? [] : readPools(join(corpora, 'train'), train.foldOf)),
  ];
  progress(`${pools.length} pools of texts${train === null ? ', evaluation sets only' : ''}`);
  const trained = new Set(pools.filter(pool => pool.fold !== null).map(({ source }) => source));
  let version = '';
  const scanDocument: DocumentScanner = (text, source) => {
    const result = (trained.has(source) ? train!.scan : evaluate)(text, source);
    if (!trained.has(source)) version = result.engine;
    return result;
  };
  const measurement = {
    ...measure(pools, scanDocument, only, progress),
    trainingSources: train !== null,
  };
  const tables = passageTables(measurement, version);
  for (const table of tables) console.log(`${table.name}\n${csvOf(table)}`);
  if (!write) return;
  writeFigures(tables, { 'passages.svg': passagesChart(measurement) });
  const rates = tables.find(({ name }) => name === passageRatesTable)!;
  writeFileSync('src/generated/passage-rates.ts', renderPassageRates(csvOf(rates)));
  progress('docs/accuracy/passages-*.csv, the page and src/generated/passage-rates.ts written');
}

function optionsOf(args: readonly string[]): { only: readonly string[]; write: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        write: { type: 'boolean', default: false },
      },
    });
    const { only, write } = values;
    if (only.every(part => partNames.includes(part)) && !(write && only.length > 0))
      return { only: only.length > 0 ? only : partNames, write };
  } catch {
    // An unknown option: the usage explains the known ones.
  }
  console.error(usage);
  process.exit(2);
}
