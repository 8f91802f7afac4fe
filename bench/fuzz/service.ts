/**
 * Fuzzes a running service with mutated files of every format: `node dist/bench/fuzz/service.js [count]
 * [seed]`. Every response must be 200, 413, 415 or 422. The service must be healthy at the end, its process
 * tree must stay below `memoryMb`, and when idle it must use no CPU time and have no leftover processes. It
 * also mutates the document set at ../shared/corpora/documents/files, if present. Exits with 1 on a failure.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, startTarget } from '../driver.js';
import { leakedResources, ProcessWatch, usageOf } from '../faults/hostile/process-usage.js';
import { textFile, wordFile } from '../inputs/office-files.js';
import { pdf } from '../inputs/pdf-file.js';
import { passage } from '../inputs/real-texts.js';

const count = Number(process.argv[2] ?? 10_000);
const next = mulberry32(Number(process.argv[3] ?? 1));
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
const connections = 8;
const seedBytesMax = 100_000;
/** Allowed statuses for a mutated file. 504 is a failure, since no small file may need the whole deadline. */
const known = new Set([200, 413, 415, 422]);
/** Memory limit of the service's process tree, above which it is killed. */
const memoryMb = 1_024;
/**
 * Idle check: after this time without requests, the CPU time used in the same time again must stay below the
 * limit.
 */
const idleMs = 1_000;
const idleCpuSeconds = 0.3;

interface Seed {
  name: string;
  bytes: Uint8Array;
}

const paragraphs = passage(300, 1).split('\n\n');
const seeds: Seed[] = [
  { name: 'a.docx', bytes: wordFile(200) },
  { name: 'a.odt', bytes: textFile(200) },
  { name: 'a.pdf', bytes: pdf(3) },
  { name: 'a.txt', bytes: Buffer.from(passage(300, 1)) },
  { name: 'a.md', bytes: Buffer.from(`# One\n\n* ${paragraphs.join('\n* ')}\n\n\`\`\`\ncode\n\`\`\`\n`) },
  { name: 'a.html', bytes: Buffer.from(`<body><nav>x</nav><p>${paragraphs.join('</p><p>')}</p></body>`) },
];
const set = '../shared/corpora/documents/files';
if (existsSync(set)) {
  for (const name of readdirSync(set)) {
    const bytes = readFileSync(join(set, name));
    if (bytes.length <= seedBytesMax) seeds.push({ name, bytes });
  }
} else console.log('document set absent: using generated files only');

/** Flips, removes, duplicates and moves ranges of bytes. */
function mutate(source: Uint8Array): Buffer {
  let bytes = Buffer.from(source);
  for (let i = 1 + Math.floor(next() * 5); i > 0; i--) {
    const at = Math.floor(next() * bytes.length);
    const length = Math.floor(next() ** 3 * 400);
    const stretch = bytes.subarray(at, at + length);
    const kind = pick(['flip', 'flip', 'cut', 'double', 'truncate']);
    if (kind === 'flip') bytes[at] = Math.floor(next() * 256);
    else if (kind === 'cut') bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    else if (kind === 'double') bytes = Buffer.concat([bytes.subarray(0, at), stretch, bytes.subarray(at)]);
    else if (next() < 0.2) bytes = bytes.subarray(0, at);
  }
  return bytes;
}

const { folder, key, remove } = await benchFolder();
const target = await startTarget('telltale', '../bundle/src/main.js', {
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
});
const before = usageOf(target.pid);
const watch = new ProcessWatch(target.pid, memoryMb);
const answers = new Map<number, number>();
const odd: string[] = [];
let sent = 0;
let slowest = { ms: 0, what: '' };

async function send(): Promise<void> {
  while (sent < count) {
    const serial = ++sent;
    const { name, bytes } = pick(seeds);
    const started = performance.now();
    const response = await fetch(`${target.url}${pick(['/api/extract', '/api/cleanup/file'])}`, {
      method: 'POST',
      body: new Uint8Array(mutate(bytes)),
      headers: { authorization: `Bearer ${key}`, 'x-filename': encodeURIComponent(name) },
    });
    await response.arrayBuffer();
    const ms = performance.now() - started;
    if (ms > slowest.ms)
      slowest = { ms, what: `${response.status} for request ${serial}, a mutant of ${name}` };
    answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    if (!known.has(response.status)) odd.push(`${response.status} for a mutant of ${name}`);
    if (serial % 1_000 === 0)
      console.log(`${serial} sent, ${usageOf(target.pid).megabytes.toFixed(0)} MB in all processes`);
  }
}

try {
  await Promise.all(Array.from({ length: connections }, send));
  const health = await fetch(`${target.url}/api/health`).then(response => response.json());
  console.log([...answers].map(([status, n]) => `${n} responses with ${status}`).join(', '));
  console.log(
    `slowest ${slowest.ms.toFixed(0)} ms (${slowest.what}); health ${(health as { status: string }).status}; ${odd.length} odd answers`,
  );
  await delay(idleMs);
  const idle = usageOf(target.pid);
  await delay(idleMs);
  const after = usageOf(target.pid);
  const idleCpu = after.cpuSeconds - idle.cpuSeconds;
  console.log(
    `process tree: at most ${watch.peakMegabytes.toFixed(0)} MB, idle ${idleCpu.toFixed(2)} s of CPU`,
  );
  const problems = [...odd, ...leakedResources(before, after)];
  if (idleCpu > idleCpuSeconds) problems.push(`${idleCpu.toFixed(2)} s of CPU in a second without requests`);
  for (const line of problems.slice(0, 10)) console.log(line);
  process.exitCode = problems.length === 0 && (health as { status: string }).status === 'ok' ? 0 : 1;
} catch (error) {
  if (!watch.guarded) throw error;
  console.error(`The service exceeded ${memoryMb} MB and was killed.`);
  process.exitCode = 1;
} finally {
  watch.stop();
  await target.stop();
  remove();
}
