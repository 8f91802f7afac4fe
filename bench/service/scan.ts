import { loadShippedClassifier } from '../../src/classifier-weights.js';
import { scan } from '../../src/scan/scan.js';
import { benchFolder, measure, median, printFigures, startTarget, type Target } from '../driver.js';
import { prose } from '../inputs/prose.js';

const words = 500;
const rounds = 3;
const load = { path: '/api/scan', connections: 32, seconds: 6 };

/** Time per text of the engine alone in µs, on one thread after a warm-up. */
function engineMicros(texts: readonly string[]): number {
  const options = {
    genre: '' as const,
    esl: false,
    include_fixes: true,
    include_sentences: false,
    use_model: true,
    deep: false,
    evidenceMax: 5,
  };
  const model = loadShippedClassifier();
  const pass = () => {
    for (const text of texts) scan(text, options, model);
  };
  for (let i = 0; i < 30; i++) pass();
  const times = Array.from({ length: 15 }, () => {
    const start = process.cpuUsage();
    pass();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / texts.length;
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

export async function run(): Promise<void> {
  const texts = Array.from({ length: 64 }, (_, i) => prose(words, i + 1));
  const bodies = texts.map(text => JSON.stringify({ text }));
  const engine = engineMicros(texts);
  console.log(`engine alone: ${engine.toFixed(0)} µs per text of ${words} words`);

  const ours = await benchFolder();
  const theirs = await benchFolder();
  const targets: [Target, string][] = [
    [await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: ours.folder }), ours.key],
    [await startTarget('fastify', './peers/fastify.js', { DATA_DIR: theirs.folder }), theirs.key],
  ];
  try {
    for (const [target, key] of targets) await measure(target, { ...load, key, bodies, seconds: 3 });
    const results = targets.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
    // Alternates, so that a slow phase of the machine affects both.
    for (let round = 0; round < rounds; round++)
      for (const [i, [target, key]] of targets.entries())
        results[i]!.push(await measure(target, { ...load, key, bodies }));
    const [telltale, fastify] = results.map(median);
    printFigures('telltale', telltale!);
    printFigures('fastify 5, engine on its thread', fastify!);
    console.log(
      `requests a second: ${(telltale!.perSecond / fastify!.perSecond).toFixed(2)}x fastify (target 1.5x)`,
    );
    console.log(`p99: ${(telltale!.p99 / fastify!.p99).toFixed(2)}x fastify's (target below 1)`);
    console.log(
      `cpu beyond the engine: ${(telltale!.cpuMicros - engine).toFixed(0)} µs a request (target 120)`,
    );
  } finally {
    for (const [target] of targets) await target.stop();
    ours.remove();
    theirs.remove();
  }
}
