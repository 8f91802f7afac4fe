import { clean } from '../../src/engine/cleanup/clean.js';
import { benchFolder, type Figures, measure, startTarget } from '../driver.js';
import { scanToJson } from '../engine.js';
import { realTexts, windowsOf } from '../inputs/real-texts.js';
import { lowerQuartile, microsPerText } from '../interleaved.js';
import { sumOfWeights } from '../peers/n-gram-floor.js';

const rounds = 7;
const load = { connections: 32, seconds: 2 };
const cleanedChars = 5_000;
const cleanToJson = (text: string): string => JSON.stringify(clean(text, { contractions: false }, 'auto'));

const scans = windowsOf(500);
/** Parts of 5,000 characters, at least 40, that overlap. */
const cleanups = realTexts.flatMap(({ text }) =>
  Array.from({ length: 6 }, (_, i) => text.slice(i * 200, i * 200 + cleanedChars)),
);
const kinds = [
  { name: 'scan of 500 words, stored', path: '/api/scan', texts: scans, save: true, engine: scanToJson },
  { name: 'scan of 500 words', path: '/api/scan', texts: scans, save: false, engine: scanToJson },
  {
    name: 'cleanup of 5,000 characters',
    path: '/api/cleanup',
    texts: cleanups,
    save: false,
    engine: cleanToJson,
  },
] as const;

/**
 * Processor time a request with a key, on different real texts in turn, beside three floors: a bare
 * uWebSockets.js route that reads and answers as many bytes, the sums of hashed n-grams of the text, and
 * fastify with the same engine and store. The rounds of the servers alternate.
 */
export async function run(): Promise<void> {
  const folders = await Promise.all([benchFolder(), benchFolder()]);
  const [ours, theirs] = folders as [(typeof folders)[0], (typeof folders)[0]];
  const telltale = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: ours.folder });
  const fastify = await startTarget('fastify', './peers/fastify.js', { DATA_DIR: theirs.folder });
  try {
    for (const { name, path, texts, save, engine } of kinds) {
      const bodies = texts.map(text => JSON.stringify({ text, save }));
      const ANSWER_BYTES = String(await answerBytes(telltale.url + path, ours.key, bodies));
      const echo = await startTarget('echo', './peers/echo.js', { ANSWER_BYTES });
      const servers = [
        { target: telltale, key: ours.key, figures: [] as Figures[] },
        { target: fastify, key: theirs.key, figures: [] as Figures[] },
        { target: echo, key: ours.key, figures: [] as Figures[] },
      ];
      // The first two rounds warm up.
      for (let round = -2; round < rounds; round++)
        for (const { target, key, figures } of servers) {
          const measured = await measure(target, { ...load, path, key, bodies });
          if (measured.rejected + measured.errors > 0) throw new Error(`${target.name} rejected requests`);
          if (round >= 0) figures.push(measured);
        }
      await echo.stop();
      const [cpu, peer, bare] = servers.map(({ figures }) =>
        lowerQuartile(figures.map(each => each.cpuMicros)),
      ) as [number, number, number];
      const micros = microsPerText(texts, { floor: sumOfWeights, engine });
      console.log(
        `\n${name}: ${cpu.toFixed(0)} µs of processor time, ${texts.length} texts, ${ANSWER_BYTES} bytes back`,
      );
      const row = (what: string, each: number) =>
        console.log(
          `  ${what.padEnd(46)} ${each.toFixed(0).padStart(6)} µs, ${((100 * each) / cpu).toFixed(1)}%`,
        );
      row('bare uWebSockets.js, the same bytes', bare);
      row('words, six hashed n-grams each, sums', micros.floor);
      row('engine and JSON in one process', micros.engine);
      row('beyond the engine', cpu - micros.engine);
      row('fastify with the same engine', peer);
      const [our, their] = servers.map(({ figures }) => figures);
      const ratios = our!.map((each, i) => each.perSecond / their![i]!.perSecond).sort((a, b) => a - b);
      console.log(`  requests per second: ${ratios[rounds >> 1]!.toFixed(2)} times fastify's`);
    }
  } finally {
    for (const target of [telltale, fastify]) await target.stop();
    for (const { remove } of folders) remove();
  }
}

/** Mean size of the answers. */
async function answerBytes(url: string, key: string, bodies: readonly string[]): Promise<number> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  };
  let sum = 0;
  for (const body of bodies)
    sum += (await (await fetch(url, { method: 'POST', headers, body })).arrayBuffer()).byteLength;
  return Math.round(sum / bodies.length);
}
