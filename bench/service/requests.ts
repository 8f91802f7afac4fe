import { limits } from '../../src/contract/limits.js';
import { rewriteSentence } from '../../src/engine/rewrite/rewrite.js';
import {
  benchFolder,
  type Figures,
  type Load,
  measure,
  resident,
  startTarget,
  type Target,
} from '../driver.js';
import { cleanToJson, scanToJson } from '../engine.js';
import { sentencesOf, windowsOf } from '../inputs/real-texts.js';
import { lowerQuartile } from '../interleaved.js';
import { sumOfWeights } from '../peers/n-gram-floor.js';

/** Short rounds, so that a slow phase of the machine affects all contenders. */
const rounds = 21;
const seconds = 0.5;
const connections = 32;
const batchLines = 1_000;
const streams = 500;
const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

interface Kind {
  name: string;
  path: string;
  texts: readonly string[];
  /** The body of a request with one text. */
  body: (text: string) => string;
  /** The same work in one process. */
  engine: (text: string) => unknown;
  /** Whether fastify has the endpoint. */
  fastify: boolean;
  /** Other ways to send the same texts to the service, and the texts of one request. */
  also?: Readonly<Record<string, Partial<Load> & { texts?: number }>>;
}

const unsaved = (text: string) => JSON.stringify({ text, save: false });
const scan = { path: '/api/scan', body: unsaved, engine: scanToJson, fastify: true };
const cleanup = { path: '/api/cleanup', body: unsaved, engine: cleanToJson, fastify: true };
const toolCall = (text: string) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'scan_text', arguments: { text } },
  });
const batchOf = (texts: readonly string[]) =>
  Array.from(
    { length: batchLines },
    (_, id) => `${JSON.stringify({ id, text: texts[id % texts.length] })}\n`,
  );
const [short, middle, long] = [windowsOf(100), windowsOf(500), windowsOf(800)] as const;

const kinds: readonly Kind[] = [
  { ...scan, name: 'scan of 500 words, stored', texts: middle, body: text => JSON.stringify({ text }) },
  {
    ...scan,
    name: 'scan of 500 words',
    texts: middle,
    also: { 'call of an MCP tool': { path: '/api/mcp', bodies: middle.map(toolCall) } },
  },
  {
    ...scan,
    name: 'scan of 100 words',
    texts: short,
    also: {
      'lines of a batch': {
        path: '/api/scan/batch',
        bodies: [batchOf(short).join('')],
        type: 'application/x-ndjson',
        connections: 2,
        texts: batchLines,
      },
    },
  },
  { ...cleanup, name: 'cleanup of 800 words', texts: long },
  { ...cleanup, name: 'cleanup of 20 words', texts: windowsOf(20) },
  {
    name: 'stream of 20 rewrites',
    path: '/api/rewrite/stream',
    texts: long,
    body: text => JSON.stringify({ sentences: sentencesOf(text, 20) }),
    engine: text => sentencesOf(text, 20).map(each => rewriteSentence(each.text, 'natural', bounds)),
    fastify: false,
  },
];

interface Contender {
  name: string;
  /** Answers requests, or does the work of one text in this process. */
  measure: () => Promise<Figures> | Figures;
  /** Texts of one request. */
  texts: number;
  figures: Figures[];
}

/**
 * Processor time a request with a key, on different real texts in turn, beside its floors and peers in rounds
 * that alternate: a bare uWebSockets.js route that reads and answers as many bytes, the sums of hashed
 * n-grams of the text, the service with node:http, and fastify with the same engine and store.
 * `--only=stored` measures the kinds whose names contain the word.
 */
export async function run(options: readonly string[]): Promise<void> {
  const only = options.find(option => option.startsWith('--only='))?.slice(7) ?? '';
  const folders = await Promise.all(Array.from({ length: 3 }, () => benchFolder()));
  const program = '../bundle/src/main.js';
  const start = (name: string, file: string, i: number, env: Record<string, string> = {}) =>
    startTarget(name, file, { DATA_DIR: folders[i]!.folder, ...env });
  const ours = await start('telltale', program, 0);
  const others = [
    await start('the service with node:http', program, 1, { HTTP_ENGINE: 'node' }),
    await start('fastify with the same engine', './peers/fastify.js', 2),
  ];
  const echo = await startTarget('bare uWebSockets.js, the same bytes', './peers/echo.js', {});
  try {
    for (const kind of kinds.filter(({ name }) => name.includes(only))) {
      const { path, texts, body, fastify, also = {} } = kind;
      const load = { path, key: folders[0]!.key, bodies: texts.map(body), connections, seconds };
      const { bytes } = await measure(ours, { ...load, seconds: 2 });
      const contender = (name: string, target: Target, sent: Partial<Load> = {}, texts = 1): Contender => ({
        name,
        measure: () => measure(target, { ...load, ...sent }),
        texts,
        figures: [],
      });
      const inProcess = (name: string, work: (text: string) => unknown): Contender => ({
        name,
        measure: () => measureInProcess(texts, work),
        texts: 1,
        figures: [],
      });
      const peers = fastify ? others : others.slice(0, 1);
      const all = [
        contender('telltale', ours),
        inProcess('words, six hashed n-grams each, sums', sumOfWeights),
        inProcess('engine and JSON in one process', kind.engine),
        contender(echo.name, echo, { path: `/?bytes=${Math.round(bytes)}` }),
        ...peers.map((target, i) => contender(target.name, target, { key: folders[i + 1]!.key })),
        ...Object.entries(also).map(([name, { texts, ...sent }]) => contender(name, ours, sent, texts)),
      ];
      await measureInTurn(all);
      print(kind, all);
      if (path === '/api/rewrite/stream') await measureStreams(ours, load);
    }
  } finally {
    for (const target of [ours, ...others, echo]) await target.stop();
    for (const { remove } of folders) remove();
  }
}

/** The first rounds warm up. */
const warmUpRounds = 6;

async function measureInTurn(contenders: readonly Contender[]): Promise<void> {
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const { measure, texts, figures } of contenders) {
      const { perSecond, cpuMicros, bytes } = await measure();
      if (round < 0) continue;
      figures.push({ perSecond: perSecond * texts, cpuMicros: cpuMicros / texts, bytes: bytes / texts });
    }
}

/** Runs for as long as a server, so that V8 has compiled as much. */
function measureInProcess(texts: readonly string[], work: (text: string) => unknown): Figures {
  const begun = process.cpuUsage();
  const until = performance.now() + 1_000 * seconds;
  let count = 0;
  for (; performance.now() < until; count += texts.length) for (const text of texts) work(text);
  const { user, system } = process.cpuUsage(begun);
  const cpuMicros = (user + system) / count;
  return { perSecond: 1e6 / cpuMicros, cpuMicros, bytes: 0 };
}

function print({ name, texts }: Kind, contenders: readonly Contender[]): void {
  const [ours, ...others] = contenders as [Contender, ...Contender[]];
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  const cpu = lowerQuartile(ours.figures.map(each => each.cpuMicros));
  const { bytes } = ours.figures[0]!;
  console.log(
    `\n${name}: ${cpu.toFixed(0)} µs of processor time, ${texts.length} texts, ${bytes.toFixed(0)} bytes back`,
  );
  for (const { name, figures } of others) {
    const ratio = median(figures.map(({ perSecond }, i) => perSecond / ours.figures[i]!.perSecond));
    const micros = lowerQuartile(figures.map(each => each.cpuMicros));
    const cells = [
      `${micros.toFixed(0)} µs`.padStart(8),
      `${((100 * micros) / cpu).toFixed(1)}%`.padStart(7),
      figures[0]!.bytes === 0 ? '' : `, ${ratio.toFixed(2)} times the requests`,
    ];
    console.log(`  ${name.padEnd(40)}${cells.join('')}`);
  }
}

/** Prints the time to the first part of a stream, one at a time, and the memory with many streams at once. */
async function measureStreams(target: Target, load: Load): Promise<void> {
  const headers = { authorization: `Bearer ${load.key}`, 'content-type': 'application/json' };
  const times: number[] = [];
  for (const body of load.bodies) {
    const begun = performance.now();
    const parts = (await fetch(target.url + load.path, { method: 'POST', headers, body })).body!.getReader();
    await parts.read();
    times.push(performance.now() - begun);
    while (!(await parts.read()).done);
  }
  const before = resident(target.pid).own;
  await measure(target, { ...load, connections: streams, seconds: 5 });
  console.log(`  first part after ${lowerQuartile(times).toFixed(1)} ms (lower quartile)`);
  console.log(`  ${before} MB, and ${resident(target.pid).own} MB with ${streams} streams at once`);
}
