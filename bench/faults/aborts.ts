/** Callers who go away at any moment, who read nothing of what they asked for, or write a byte at a time: memory stays flat. */
import { connect, type Socket } from 'node:net';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, resident, startTarget, type Target } from '../driver.js';
import { requestBytes, Wire } from '../load/raw-connection.js';
import { mix } from '../load/request-mix.js';
import { prose } from '../prose.js';
import { health } from './client.js';
import { leftovers, usageOf } from './hostile/process-usage.js';
import { isFlat, pause, type Verdict, verdict } from './verdict.js';

const lanes = 64;
const slowCallers = 200;
/** What slow callers may keep from being freed while they are connected, beyond what was there: MB. */
const slowMb = 250;
/** By how much a second round of slow callers may add to what the heaps keep of the first, MB. */
const keptMb = 20;

export async function run(count = 10_000): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../src/main.js', { DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const wrongs: string[] = [];
  const idle = usageOf(target.pid);
  const requests = mix(key);
  const open = () => connect(Number(new URL(target.url).port), '127.0.0.1').on('error', () => {});
  const next = mulberry32(count);

  /** Sends part or all of a request and is gone before, while or after it is answered. */
  const abort = (i: number) =>
    new Promise<void>(resolve => {
      const socket = open();
      const bytes = requests[i % requests.length]!;
      const sent = next() < 0.5 ? bytes.length : Math.floor(next() * bytes.length);
      socket.once('close', () => resolve());
      socket.once('connect', () => {
        socket.write(bytes.subarray(0, sent));
        setTimeout(() => (next() < 0.5 ? socket.destroy() : socket.resetAndDestroy()), next() ** 3 * 60);
      });
    });
  const abortMany = async (from: number, to: number) => {
    let i = from;
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (i < to) await abort(i++);
      }),
    );
  };

  const fifths: number[] = [];
  for (let fifth = 0; fifth < 5; fifth++) {
    await abortMany((fifth * count) / 5, ((fifth + 1) * count) / 5);
    const pending = await settled(target);
    if (pending > 0) wrongs.push(`${pending} requests are still held`);
    fifths.push(resident(target.pid).own);
  }
  // In the first two the heaps of the threads fill.
  const [, before, , , after] = fifths as [number, number, number, number, number];
  if (!isFlat(before, after)) wrongs.push(`memory grew over the aborts: ${fifths.join(' ')} MB`);

  const rounds: number[] = [];
  let most = 0;
  for (let round = 0; round < 2; round++) {
    const slowest = await slow(target, key, open);
    most = Math.max(most, slowest.most);
    if (slowest.latency > 1_000)
      wrongs.push(`others waited ${slowest.latency.toFixed(0)} ms beside slow callers`);
    await settled(target);
    rounds.push(resident(target.pid).own);
  }
  if (most - after > slowMb) wrongs.push(`slow callers hold ${most - after} MB`);
  // The first long answers fill the heaps; callers who were held for good would add as much again.
  const [first, end] = rounds as [number, number];
  if (end - first > keptMb) wrongs.push(`memory grew from ${first} to ${end} MB over slow callers`);
  wrongs.push(...leftovers(idle, usageOf(target.pid)));
  const { status } = await health(target.url);
  if (status !== 'ok') wrongs.push(`health is ${status}`);
  if ((await target.stop()) !== 0) wrongs.push('it did not end in order');
  remove();
  return verdict(
    `${count} aborted requests: ${fifths.join(' ')} MB; twice ${slowCallers} slow readers and as many slow writers: at most ${most} MB, ${rounds.join(' and ')} MB after`,
    wrongs,
  );
}

/** Readers who read nothing of a long answer and writers of a byte now and then, while others are served. */
async function slow(target: Target, key: string, open: () => Socket) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const text = prose(20_000).slice(0, 100_000);
  const kept = await fetch(`${target.url}/api/scan`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text }),
  });
  const { scan_id } = (await kept.json()) as { scan_id: string };
  const sockets: Socket[] = [];
  for (let i = 0; i < slowCallers; i++) {
    const reader = open();
    reader.pause();
    reader.write(requestBytes('GET', `/api/scan/${scan_id}`, headers));
    const writer = open();
    writer.write(
      'POST /api/scan HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    sockets.push(reader, writer);
  }
  let [most, latency] = [0, 0];
  const other = new Wire('127.0.0.1', Number(new URL(target.url).port));
  const request = requestBytes('POST', '/api/cleanup', headers, '{"text":"so — on","save":false}');
  for (let second = 0; second < 6; second++) {
    for (const [i, socket] of sockets.entries()) if (i % 2 === 1) socket.write(' ');
    await pause(1_000);
    const begun = performance.now();
    await other.send(request);
    latency = Math.max(latency, performance.now() - begun);
    most = Math.max(most, resident(target.pid).own);
  }
  other.close();
  for (const socket of sockets) socket.destroy();
  return { most, latency };
}

/** Requests the service still holds once everybody has gone, beside the one that asks. */
async function settled({ url }: Target): Promise<number> {
  for (let tries = 0; ; tries++) {
    const page = await (await fetch(`${url}/metrics`)).text();
    const pending = Number(/^telltale_requests_pending (\d+)/m.exec(page)![1]) - 1;
    if (pending === 0 || tries === 50) return pending;
    await pause(100);
  }
}
