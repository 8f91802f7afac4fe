/**
 * Starts the service with a tenth of a processor and sends it ordinary work. Each answer is compared with
 * that of the same service on the whole machine. Allowed are the same answer, and 503 with Retry-After, after
 * which the request is sent again. Then SIGTERM arrives under load.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { archive, docx, epub, odt, pptx, shape, xhtml } from '../../test/files/document/archive.js';
import { png, textChunk } from '../../test/files/image/files.js';
import { imageSetSkip, readImage, rowsOf } from '../../test/files/image/image-set.js';
import { benchFolder } from '../driver.js';
import { pdf } from '../inputs/pdf-file.js';
import { passage } from '../inputs/real-texts.js';
import { ProcessWatch } from './hostile/process-usage.js';
import { limitProcessor, type ProcessorShare } from './processor-share.js';
import { pause, type Verdict, verdict } from './verdict.js';

const program = fileURLToPath(new URL('../../bundle/src/main.js', import.meta.url));
const guardMegabytes = 3_000;
const triesMax = 40;
const startMs = 300_000;
const lines = 300;
const atOnce = 4;

/** A request, and what of its answer must be the same on a busy machine. */
interface Work {
  kind: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  essence(body: string): string;
}

interface Server {
  url: string;
  pid: number;
  ended: Promise<number | null>;
}

async function start(folder: string, share: ProcessorShare | null): Promise<Server> {
  const command = `${share === null ? 'true' : share.enter}; exec "$0" "$1"`;
  const child = spawn('/bin/sh', ['-c', command, process.execPath, program], {
    env: {
      PATH: process.env.PATH!,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      UV_THREADPOOL_SIZE: '16',
      PROCESSES: process.env.PROCESSES ?? '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  share?.start(child.pid!);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', chunk => {
      out += chunk;
      const found = /listening on (\S+)/.exec(out);
      if (found) resolve(found[1]!);
    });
    void ended.then(code => reject(new Error(`the service exited with ${code} before it listened`)));
    setTimeout(reject, startMs, new Error('the service did not listen')).unref();
  });
  return { url, pid: child.pid!, ended };
}

const json = { 'content-type': 'application/json' };
const member = (name: string) => (body: string) => JSON.stringify(JSON.parse(body)[name]);

function works(): Work[] {
  const paragraphs = (i: number) => [passage(120, i), passage(80, i + 100)];
  const documents: [name: string, make: (i: number) => string | Uint8Array][] = [
    ['a.txt', i => paragraphs(i).join('\n\n')],
    ['a.md', i => `# Title\n\n${paragraphs(i).join('\n\n')}`],
    [
      'a.html',
      i =>
        xhtml(
          paragraphs(i)
            .map(text => `<p>${text}</p>`)
            .join(''),
        ),
    ],
    [
      'a.docx',
      i =>
        docx(
          paragraphs(i)
            .map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
            .join(''),
        ),
    ],
    [
      'a.odt',
      i =>
        odt(
          paragraphs(i)
            .map(text => `<text:p>${text}</text:p>`)
            .join(''),
        ),
    ],
    ['a.pptx', i => pptx([{ shapes: shape(paragraphs(i)) }])],
    ['a.epub', i => epub([{ name: 'a.xhtml', body: xhtml(`<p>${passage(200, i)}</p>`) }])],
    ['a.pdf', i => pdf(1 + (i % 2))],
    // A file that cannot be read anywhere.
    ['b.docx', () => archive([{ name: 'a', content: 'b' }])],
  ];
  const files = Array.from({ length: 30 }, (_, i): Work => {
    const [name, make] = documents[i % documents.length]!;
    const shared = { kind: name, headers: { 'x-filename': name }, body: make(i) };
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

const batch = (from = 0) =>
  Array.from({ length: lines - from }, (_, i) =>
    JSON.stringify({ id: from + i, text: passage(60, from + i) }),
  );

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
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await each(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

export async function run(): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const failures: string[] = [];
  const all503 = { requests: 0, lines: 0 };
  const work = works();
  const idle = await start(folder, null);
  const expected: string[] = [];
  await all(work, async (each, i) => {
    expected[i] = essenceOf(await send(idle.url, key, each), each);
  });
  process.kill(idle.pid, 'SIGTERM');
  await idle.ended;

  const share = limitProcessor();
  console.log(`a tenth of a processor by ${share.by}`);
  const busy = await start(folder, share);
  const watch = new ProcessWatch(busy.pid, guardMegabytes);
  console.log('listening');
  await all(work, async (each, i) => {
    for (let tries = 1; ; tries++) {
      const answer = await send(busy.url, key, each);
      // A sentence of a stream has its own error.
      const isBusy = answer.status === 503 || answer.body.includes('The machine is busy');
      if (!isBusy) {
        const found = essenceOf(answer, each);
        if (found !== expected[i])
          failures.push(`${each.kind}: ${found.slice(0, 200)} instead of ${expected[i]!.slice(0, 200)}`);
        return;
      }
      all503.requests++;
      if (answer.status === 503 && answer.retryAfter === null)
        failures.push(`${each.kind}: 503 without Retry-After`);
      if (tries === triesMax) return void failures.push(`${each.kind}: 503 ${triesMax} times`);
      await pause(1_000 * Number(answer.retryAfter ?? 1));
    }
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
  process.kill(busy.pid, 'SIGTERM');
  const code = await busy.ended;
  const stopMs = performance.now() - askedAt;
  const statuses = await Promise.all(inProgress);
  const lost = statuses.filter(status => status === 0).length;
  if (code !== 0) failures.push(`the service exited with ${code}`);
  await pause(1_000);
  watch.stop();
  if (watch.left > 0) failures.push(`${watch.left} processes are still running`);
  share.end();
  remove();
  return verdict(
    `${work.length} requests, ${all503.requests} times 503, all answered when sent again; ${all503.lines} of ${lines} lines with 503; stopped after ${stopMs.toFixed(0)} ms, ${lost} of ${statuses.length} connections closed without an answer`,
    failures,
  );
}
