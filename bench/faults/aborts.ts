/**
 * Clients that disconnect at any moment, never read their response or write one byte at a time. Memory must
 * stay flat.
 */
import { connect, type Socket } from 'node:net';
import { mulberry32 } from '../../src/training/statistics/random.js';
import type { Service, Target } from '../driver.js';
import { passage } from '../inputs/real-texts.js';
import { RawConnection, requestBytes } from '../load/raw-connection.js';
import { requestMix } from '../load/request-mix.js';
import { memoryOf } from '../processes.js';
import { runScenario } from './scenario.js';
import { isFlat, pause, type Verdict } from './verdict.js';

const connections = 64;
const slowClients = 200;
const slowRounds = 3;
/** Memory that connected slow clients may occupy above the previous level, MB. */
const slowMb = 250;

const ownMegabytes = ({ pid }: Target): number => Math.round(memoryOf(pid).own);
const open = ({ url }: Target): Socket =>
  connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});

/** @param latencyMs longest time that another client may wait for its response */
export const run = (count = 10_000, latencyMs = 1_000): Promise<Verdict> =>
  runScenario(async ({ service, failures }) => {
    const fifths = await abortMany(service, count, failures);
    // During the first two fifths the heaps of the threads fill up.
    const [before, after] = [fifths[1]!, fifths[4]!];
    if (!isFlat(before, after)) failures.push(`memory grew over the aborts: ${fifths.join(' ')} MB`);

    const rounds: number[] = [];
    let most = 0;
    for (let round = 0; round < slowRounds; round++) {
      const slowest = await slow(service);
      most = Math.max(most, slowest.most);
      if (slowest.latency > latencyMs)
        failures.push(`another client waited ${slowest.latency.toFixed(0)} ms during slow clients`);
      await pendingRequests(service);
      rounds.push(ownMegabytes(service));
    }
    if (most - after > slowMb) failures.push(`slow clients occupy ${most - after} MB`);
    // Heaps are collected at any time (157 to 217 MB over eight rounds): a leak shows in the least of
    // several.
    const [first, ...later] = rounds as [number, ...number[]];
    const end = Math.min(...later);
    if (!isFlat(first, end)) failures.push(`memory grew from ${first} to ${end} MB with slow clients`);
    return `${count} aborted requests: ${fifths.join(' ')} MB; ${slowRounds} rounds of ${slowClients} slow readers and as many slow writers: at most ${most} MB, ${rounds.join(', ')} MB after`;
  });

/**
 * Sends parts of requests or whole ones, and disconnects before, during or after the response. Returns the
 * memory in MB after each fifth of them.
 */
async function abortMany(service: Service, count: number, failures: string[]): Promise<number[]> {
  const requests = requestMix(service.key);
  const next = mulberry32(count);
  let sent = 0;
  const abort = () =>
    new Promise<void>(resolve => {
      const socket = open(service);
      const bytes = requests[sent++ % requests.length]!;
      const part = next() < 0.5 ? bytes.length : Math.floor(next() * bytes.length);
      socket.once('close', () => resolve());
      socket.once('connect', () => {
        socket.write(bytes.subarray(0, part));
        setTimeout(() => (next() < 0.5 ? socket.destroy() : socket.resetAndDestroy()), next() ** 3 * 60);
      });
    });
  const fifths: number[] = [];
  for (let fifth = 1; fifth <= 5; fifth++) {
    const client = async () => {
      while (sent < (fifth * count) / 5) await abort();
    };
    await Promise.all(Array.from({ length: connections }, client));
    const pending = await pendingRequests(service);
    if (pending > 0) failures.push(`${pending} requests are still pending`);
    fifths.push(ownMegabytes(service));
  }
  return fifths;
}

/**
 * Opens readers that never read a long response and writers of one byte a second; measures another client's
 * latency.
 */
async function slow(service: Service): Promise<{ most: number; latency: number }> {
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
  const text = passage(20_000, 1).slice(0, 100_000);
  const saved = await fetch(`${service.url}/api/scan`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text }),
  });
  const { scan_id } = (await saved.json()) as { scan_id: string };
  const sockets: Socket[] = [];
  for (let i = 0; i < slowClients; i++) {
    const reader = open(service);
    reader.pause();
    reader.write(requestBytes('GET', `/api/scan/${scan_id}`, headers));
    const writer = open(service);
    writer.write(
      'POST /api/scan HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    sockets.push(reader, writer);
  }
  let [most, latency] = [0, 0];
  const other = new RawConnection('127.0.0.1', Number(new URL(service.url).port));
  const request = requestBytes('POST', '/api/cleanup', headers, '{"text":"so — on","save":false}');
  for (let second = 0; second < 6; second++) {
    for (const [i, socket] of sockets.entries()) if (i % 2 === 1) socket.write(' ');
    await pause(1_000);
    const begun = performance.now();
    await other.send(request);
    latency = Math.max(latency, performance.now() - begun);
    most = Math.max(most, ownMegabytes(service));
  }
  other.close();
  for (const socket of sockets) socket.destroy();
  return { most, latency };
}

/** Number of pending requests after all clients have disconnected, without the metrics request itself. */
async function pendingRequests({ url }: Target): Promise<number> {
  for (let tries = 0; ; tries++) {
    const page = await (await fetch(`${url}/metrics`)).text();
    const pending = Number(/^telltale_requests_pending (\d+)/m.exec(page)![1]) - 1;
    if (pending === 0 || tries === 50) return pending;
    await pause(100);
  }
}
