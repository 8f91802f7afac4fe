import { limits } from '../../src/contract/limits.js';
import { rewriteSentence } from '../../src/engine/rewrite/rewrite.js';
import { startService, startTarget, type Target } from '../driver.js';
import { cleanToJson, scanToJson } from '../engine.js';
import { sentencesOf, windowsOf } from '../inputs/real-texts.js';
import { closedLoop, summarise } from '../load/load-generator.js';
import { requestBytes } from '../load/raw-connection.js';
import { sumOfWeights } from '../peers/n-gram-floor.js';
import { memoryOf, treeTime } from '../processes.js';
import { lowerQuartile, median, processorTimer } from '../times.js';

/** Short rounds, so that a slow phase of the machine affects all contenders. */
const rounds = 21;
const seconds = 0.5;
const connections = 32;
const batchLines = 1_000;
const streams = 500;
const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

interface Load {
  path: string;
  key: string;
  /** Bodies sent in turn. */
  bodies: readonly string[];
  type?: string;
  connections: number;
  seconds: number;
}

interface Figures {
  perSecond: number;
  /** Processor time of the target per request in microseconds. */
  cpuMicros: number;
  /** Mean size of the bodies of the responses. */
  bytes: number;
}

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
 */
export async function run(): Promise<void> {
  const ours = await startService();
  const others = [
    await startService({ HTTP_ENGINE: 'node' }, 'the service with node:http'),
    await startService({}, 'fastify with the same engine', './peers/fastify.js'),
  ];
  const echo = await startTarget('bare uWebSockets.js, the same bytes', './peers/echo.js', {});
  try {
    for (const kind of kinds) {
      const { path, texts, body, fastify, also = {} } = kind;
      const load = { path, key: ours.key, bodies: texts.map(body), connections, seconds };
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
        ...peers.map(target => contender(target.name, target, { key: target.key })),
        ...Object.entries(also).map(([name, { texts, ...sent }]) => contender(name, ours, sent, texts)),
      ];
      await measureInTurn(all);
      print(kind, all);
      if (path === '/api/rewrite/stream') await measureStreams(ours, load);
    }
  } finally {
    for (const target of [ours, ...others, echo]) await target.stop();
    for (const { remove } of [ours, ...others]) remove();
  }
}

/** Requests sent so far: the next load begins with the next body. */
let sent = 0;

/** Sends a load of which every response must have a 2xx status; measures throughput and processor time. */
async function measure(
  target: Target,
  { path, key, bodies, type = 'application/json', connections, seconds }: Load,
): Promise<Figures> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': type };
  const inTurn = bodies.map((_, i) => bodies[(sent + i) % bodies.length]!);
  const requests = inTurn.map(body => requestBytes('POST', path, headers, body));
  const before = treeTime([target.pid]);
  const result = await closedLoop({ url: target.url, requests, seconds }, connections);
  const cpu = treeTime([target.pid]) - before;
  const { goodput, rejected, unexpected } = summarise(result);
  if (rejected + unexpected > 0) throw new Error(`${target.name} refused requests of ${path}`);
  const count = result.responses.length;
  sent += count;
  return {
    perSecond: goodput,
    cpuMicros: (cpu / count) * 1e3,
    bytes: result.responses.reduce((sum, { bytes }) => sum + bytes, 0) / count,
  };
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
  const spent = processorTimer();
  const until = performance.now() + 1_000 * seconds;
  let count = 0;
  for (; performance.now() < until; count += texts.length) for (const text of texts) work(text);
  const cpuMicros = spent() / count;
  return { perSecond: 1e6 / cpuMicros, cpuMicros, bytes: 0 };
}

function print({ name, texts }: Kind, contenders: readonly Contender[]): void {
  const [ours, ...others] = contenders as [Contender, ...Contender[]];
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
  const megabytes = () => memoryOf(target.pid).own.toFixed(0);
  const before = megabytes();
  await measure(target, { ...load, connections: streams, seconds: 5 });
  console.log(`  first part after ${lowerQuartile(times).toFixed(1)} ms (lower quartile)`);
  console.log(`  ${before} MB, and ${megabytes()} MB with ${streams} streams at once`);
}
