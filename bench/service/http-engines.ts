import {
  benchFolder,
  type Figures,
  type Load,
  measure,
  median,
  printFigures,
  startTarget,
  type Target,
} from '../driver.js';
import { windowsOf } from '../inputs/real-texts.js';

const rounds = 3;
const seconds = 5;
const engines = ['uws', 'node'] as const;
const kinds: readonly [name: string, path: string, words: number, save: boolean][] = [
  ['cleanup of 20 words', '/api/cleanup', 20, false],
  ['cleanup of 800 words', '/api/cleanup', 800, false],
  ['scan of 100 words', '/api/scan', 100, false],
  ['scan of 500 words, stored', '/api/scan', 500, true],
];

/** Throughput and latency of the service with either HTTP engine, in alternating rounds on real texts. */
export async function run(): Promise<void> {
  const folders = await Promise.all(engines.map(() => benchFolder()));
  const targets: Target[] = [];
  try {
    for (const [i, engine] of engines.entries())
      targets.push(
        await startTarget(engine, '../bundle/src/main.js', {
          DATA_DIR: folders[i]!.folder,
          HTTP_ENGINE: engine,
        }),
      );
    for (const [name, path, words, save] of kinds) {
      const bodies = windowsOf(words).map(text => JSON.stringify({ text, save }));
      const figures: Figures[][] = [[], []];
      for (let round = 0; round < rounds + 1; round++)
        for (const [i, target] of targets.entries()) {
          const load: Load = { path, key: folders[i]!.key, bodies, connections: 32, seconds };
          const measured = await measure(target, load);
          // The first round warms both up.
          if (round > 0) figures[i]!.push(measured);
        }
      const [uws, node] = figures.map(median) as [Figures, Figures];
      printFigures(`${name}, uws`, uws);
      printFigures(`${name}, node`, node);
      console.log(
        `  node against uws: ${(node.perSecond / uws.perSecond).toFixed(2)}x requests, ${(node.cpuMicros / uws.cpuMicros).toFixed(2)}x CPU\n`,
      );
    }
  } finally {
    for (const target of targets) await target.stop();
    for (const { remove } of folders) remove();
  }
}
