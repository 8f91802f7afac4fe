/**
 * Fuzzes a running service with mutated files of every format. Every response must be 200, 413, 415 or 422.
 * Its process tree must stay below `memoryMb`, and when idle it must use no processor time. It also mutates
 * the document set at ../shared/corpora/documents/files, if present.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../faults/scenario.js';
import { usageOf } from '../faults/usage.js';
import { pause } from '../faults/verdict.js';
import { sampleDocuments } from '../inputs/sample-documents.js';
import { Chooser, given } from './fuzzer.js';

const { count, seed } = given(10_000);
const choose = new Chooser(seed);
const connections = 8;
const seedBytesMax = 100_000;
/** Allowed statuses for a mutated file. 504 is a failure, since no small file may need the whole deadline. */
const known = new Set([200, 413, 415, 422]);
const memoryMb = 1_024;
/** Processor time in a second without requests. */
const idleCpuSeconds = 0.3;

const set = '../shared/corpora/documents/files';
const files = [
  ...Object.entries(sampleDocuments(1)),
  ...(existsSync(set) ? readdirSync(set) : [])
    .map(name => [name, new Uint8Array(readFileSync(join(set, name)))] as const)
    .filter(([, { length }]) => length <= seedBytesMax),
];

const { passed, summary } = await runScenario(async ({ service: { url, key, pid }, watch, failures }) => {
  const answers = new Map<number, number>();
  let sent = 0;
  let slowest = { ms: 0, what: '' };
  const send = async () => {
    while (sent < count) {
      const serial = ++sent;
      const [name, bytes] = choose.pick(files);
      const begun = performance.now();
      const response = await fetch(url + choose.pick(['/api/extract', '/api/cleanup/file']), {
        method: 'POST',
        body: new Uint8Array(choose.mutateBytes(bytes, choose.pick(files)[1])),
        headers: { authorization: `Bearer ${key}`, 'x-filename': encodeURIComponent(name) },
      });
      await response.arrayBuffer();
      const ms = performance.now() - begun;
      const what = `${response.status} for request ${serial}, a mutant of ${name}`;
      if (ms > slowest.ms) slowest = { ms, what };
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
      if (!known.has(response.status)) failures.push(what);
      if (serial % 1_000 === 0) console.log(`${serial} sent, at most ${watch.peakMegabytes.toFixed(0)} MB`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  await pause(1_000);
  const before = usageOf(pid);
  await pause(1_000);
  const idleCpu = usageOf(pid).cpuSeconds - before.cpuSeconds;
  if (idleCpu > idleCpuSeconds) failures.push(`${idleCpu.toFixed(2)} s of CPU in a second without requests`);
  const peak = watch.peakMegabytes;
  if (peak > memoryMb) failures.push(`the process tree had ${peak.toFixed(0)} MB`);
  const tally = [...answers].map(([status, n]) => `${n} responses with ${status}`).join(', ');
  return `${tally}; slowest ${slowest.ms.toFixed(0)} ms (${slowest.what}); at most ${peak.toFixed(0)} MB`;
});
console.log(`${passed ? 'PASSED' : 'FAILED'} ${summary}`);
process.exitCode = passed ? 0 : 1;
