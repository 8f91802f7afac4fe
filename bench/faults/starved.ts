/**
 * Starts the service with a tenth of a processor and sends it ordinary work. Each answer is compared with
 * that of the same service on the whole machine. Allowed are the same answer, and 503 with Retry-After, after
 * which the request is sent again. Then SIGTERM arrives under load.
 */
import { archive } from '../../test/files/document/archive.js';
import { png, textChunk } from '../../test/files/image/files.js';
import { imageSetSkip, readImage, rowsOf } from '../../test/files/image/image-set.js';
import { benchFolder, startTelltale } from '../driver.js';
import { passage } from '../inputs/real-texts.js';
import { sampleDocuments } from '../inputs/sample-documents.js';
import { signal, treeOf } from '../processes.js';
import { stopProblems } from './scenario.js';
import { ProcessWatch } from './usage.js';
import { pause, type Verdict, verdict } from './verdict.js';

const guardMegabytes = 3_000;
const triesMax = 40;
const lines = 300;
const atOnce = 4;
/** The processes run for this share of each period. */
const periodMs = 100;
const runMs = 10;

/** Stops a process and its descendants for nine tenths of the time. Returns a function that ends that. */
function starve(root: number): () => void {
  const signalAll = (name: NodeJS.Signals) => {
    for (const { pid } of treeOf(root)) signal(pid, name);
  };
  const timer = setInterval(() => {
    signalAll('SIGCONT');
    setTimeout(signalAll, runMs, 'SIGSTOP');
  }, periodMs);
  return () => clearInterval(timer);
}

/** A request, and what of its answer must be the same on a busy machine. */
interface Work {
  kind: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  essence(body: string): string;
}

const json = { 'content-type': 'application/json' };
const member = (name: string) => (body: string) => JSON.stringify(JSON.parse(body)[name]);

function works(): Work[] {
  const files = Array.from({ length: 30 }, (_, i): Work => {
    // One file cannot be read anywhere.
    const documents = { ...sampleDocuments(i), 'b.docx': archive([{ name: 'a', content: 'b' }]) };
    const [name, body] = Object.entries(documents)[i % Object.keys(documents).length]!;
    const shared = { kind: name, headers: { 'x-filename': name }, body };
    return { ...shared, path: '/api/extract', essence: body => member('text')(body) ?? body };
  });
  const pictures = imageSetSkip
    ? [png([textChunk('parameters', 'a lighthouse\nSteps: 20, Sampler: Euler a')])]
    : rowsOf('manifest.jsonl')
        .filter(({ expect, file }) => expect.c2pa === true || file.endsWith('.png'))
        .slice(0, 10)
        .map(({ file }) => readImage(file));
  const images = Array.from(
    { length: 20 },
    (_, i): Work => ({
      kind: 'image',
      path: i % 2 === 0 ? '/api/scan/image' : '/api/injection/image',
      headers: { 'x-filename': 'a' },
      body: pictures[Math.floor(i / 2) % pictures.length]!,
      essence: body =>
        JSON.stringify([member('headline')(body), member('declared')(body), member('band')(body)]),
    }),
  );
  const sentences = [
    'Moreover, it is worth noting that the results were significantly influenced by a number of factors.',
    'The company leverages cutting-edge technology in order to deliver results that delight its customers.',
    'Additionally, it plays a crucial role in the development of new methods and approaches.',
  ].map((text, i) => ({ id: `s${i}`, text }));
  const rewrites = Array.from(
    { length: 20 },
    (): Work => ({
      kind: 'rewrite',
      path: '/api/rewrite/stream',
      headers: { ...json, accept: 'application/x-ndjson' },
      body: JSON.stringify({ sentences }),
      essence: body => body.replace(/"ms":[\d.]+/, ''),
    }),
  );
  const scan: Work = {
    kind: 'scan',
    path: '/api/scan',
    headers: json,
    body: JSON.stringify({ text: passage(300, 1), save: false }),
    essence: member('score'),
  };
  // The first request of each kind meets a cold service.
  return [scan, ...images, ...rewrites, ...files];
}

const batch = () => Array.from({ length: lines }, (_, id) => JSON.stringify({ id, text: passage(60, id) }));

interface Answer {
  status: number;
  retryAfter: string | null;
  body: string;
}

async function send(url: string, key: string, { path, headers, body }: Omit<Work, 'kind' | 'essence'>) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: body as string,
  });
  const answer: Answer = {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  };
  return answer;
}

const essenceOf = ({ status, body }: Answer, work: Work) =>
  `${status} ${status === 200 ? work.essence(body) : body}`;

/** Runs `each` for all items, some at once. */
async function all<T>(items: readonly T[], each: (item: T, i: number) => Promise<void>): Promise<void> {
  const waiting = [...items.entries()];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await each(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
}

export async function run(): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const failures: string[] = [];
  const all503 = { requests: 0, lines: 0 };
  const work = works();
  const env = { DATA_DIR: folder, LOG_LEVEL: 'error', UV_THREADPOOL_SIZE: '16' };
  const idle = await startTelltale(env);
  const expected: string[] = [];
  /** Sends a request until the answer is not that of a busy machine. */
  const answerTo = async (url: string, each: Work): Promise<string> => {
    for (let tries = 1; ; tries++) {
      const answer = await send(url, key, each);
      // A sentence of a stream has its own error.
      const isBusy = answer.status === 503 || answer.body.includes('The machine is busy');
      if (!isBusy || tries === triesMax) return essenceOf(answer, each);
      if (url !== idle.url) all503.requests++;
      if (answer.status === 503 && answer.retryAfter === null)
        failures.push(`${each.kind}: 503 without Retry-After`);
      await pause(1_000 * Number(answer.retryAfter ?? 1));
    }
  };
  await all(work, async (each, i) => {
    expected[i] = await answerTo(idle.url, each);
  });
  await idle.stop();

  let feed = () => {};
  const onSpawn = (pid: number) => {
    feed = starve(pid);
  };
  const busy = await startTelltale(env, { onSpawn });
  const watch = new ProcessWatch(busy.pid, guardMegabytes);
  console.log('listening');
  await all(work, async (each, i) => {
    const found = await answerTo(busy.url, each);
    if (found !== expected[i])
      failures.push(`${each.kind}: ${found.slice(0, 200)} instead of ${expected[i]!.slice(0, 200)}`);
  });
  console.log(`${work.length} requests, ${all503.requests} times 503`);

  const batchHeaders = { 'content-type': 'application/x-ndjson' };
  const sent = { path: '/api/scan/batch', headers: batchHeaders };
  for (let waiting = batch(), tries = 0; waiting.length > 0 && tries < triesMax; tries++) {
    const answer = await send(busy.url, key, { ...sent, body: waiting.join('\n') });
    if (answer.status === 503) {
      await pause(1_000 * Number(answer.retryAfter ?? 1));
      continue;
    }
    const results = answer.body
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    const again = results.filter(({ status }) => status === 503);
    if (tries === 0) all503.lines = again.length;
    for (const { status, retry_after, detail } of results) {
      if (status === 503 && retry_after === undefined) failures.push('a line with 503 has no retry_after');
      if (status !== 200 && status !== 503) failures.push(`a line with ${status}: ${JSON.stringify(detail)}`);
    }
    if (results.length !== waiting.length) failures.push(`${results.length} of ${waiting.length} lines`);
    waiting = again.map(({ index }) => waiting[index]!);
    if (tries === triesMax - 1 && waiting.length > 0) failures.push(`${waiting.length} lines stay 503`);
  }
  if (all503.lines > lines / 20) failures.push(`${all503.lines} of ${lines} lines with 503`);
  console.log(`${lines} lines, ${all503.lines} times 503`);

  // What is in progress at the signal is answered: with its result, 503, or the end of a stream.
  const inProgress = work.slice(0, 30).map(each =>
    send(busy.url, key, each).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await pause(1_000);
  const askedAt = performance.now();
  const stopped = busy.stop();
  await stopped;
  const stopMs = performance.now() - askedAt;
  const statuses = await Promise.all(inProgress);
  const lost = statuses.filter(status => status === 0).length;
  failures.push(...(await stopProblems({ stop: () => stopped }, watch)));
  feed();
  remove();
  return verdict(
    `${work.length} requests, ${all503.requests} times 503, all answered when sent again; ${all503.lines} of ${lines} lines with 503; stopped after ${stopMs.toFixed(0)} ms, ${lost} of ${statuses.length} connections closed without an answer`,
    failures,
  );
}
