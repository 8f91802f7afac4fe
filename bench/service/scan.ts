import { limits } from '../../src/contract/limits.js';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { alternativeOf } from '../../src/engine/rewrite/rewrite.js';
import { scanText } from '../../src/files/document/scan-text.js';
import { benchFolder, measure, startTarget, type Target } from '../driver.js';
import { firstWords, type RealText, realTexts } from '../inputs/real-texts.js';
import { slowestOfRealTexts } from './real-text-rounds.js';

const words = 500;
const rounds = 3;
const load = { path: '/api/scan', connections: 32, seconds: 2 };

/** Time per text of the engine alone in µs, on one thread after a warm-up. */
function engineMicros(texts: readonly string[]): number {
  const options = {
    genre: '' as const,
    esl: false,
    include_fixes: true,
    include_sentences: false,
    use_model: true,
    deep: false,
    evidenceMax: limits.evidencePerSignal,
  };
  const model = loadShippedClassifier();
  const pass = () => {
    for (const text of texts) scanText(text, 'auto', options, model, alternativeOf, limits);
  };
  for (let i = 0; i < 2_000; i++) pass();
  const times = Array.from({ length: 15 }, () => {
    const start = process.cpuUsage();
    for (let i = 0; i < 64; i++) pass();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / (64 * texts.length);
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

export async function run(): Promise<void> {
  const ours = await benchFolder();
  const theirs = await benchFolder();
  const telltale = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: ours.folder });
  const fastify = await startTarget('fastify', './peers/fastify.js', { DATA_DIR: theirs.folder });
  const send = (target: Target, key: string) => (input: RealText) =>
    measure(target, { ...load, key, bodies: [JSON.stringify({ text: firstWords(input.text, words) })] });
  try {
    const slowest = await slowestOfRealTexts(
      'fastify 5, engine on its thread',
      rounds,
      send(telltale, ours.key),
      send(fastify, theirs.key),
    );
    const text = realTexts.find(({ name }) => name === slowest.text)!.text;
    const engine = engineMicros([firstWords(text, words)]);
    console.log(`scan: ${slowest.ratio.toFixed(2)}x fastify (target 1.6x)`);
    console.log(`p99: ${(slowest.ours.p99 / slowest.other.p99).toFixed(2)}x fastify's (target .9)`);
    console.log(
      `engine alone: ${engine.toFixed(0)} µs; cpu beyond it: ${(slowest.ours.cpuMicros - engine).toFixed(0)} µs a request (target 220)`,
    );
  } finally {
    await telltale.stop();
    await fastify.stop();
    ours.remove();
    theirs.remove();
  }
}
