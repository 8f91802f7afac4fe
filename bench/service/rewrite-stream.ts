/**
 * Measures POST /api/rewrite/stream: time to the first event and to the end, compared with rewriting in this
 * process. Then measures memory with 500 concurrent streams and with 500 clients that never read.
 */
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { limits } from '../../src/contract/limits.js';
import { rewriteSentence } from '../../src/engine/rewrite/rewrite.js';
import { benchFolder, cpuSeconds, resident, startTarget, type Target } from '../driver.js';
import { prose } from '../inputs/prose.js';

const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

const rounds = 30;
const streams = 500;

/** Half of the sentences have something to rewrite. */
const sentences = prose(2_000)
  .split(/(?<=[.!?])\s+/)
  .filter(text => text.length >= 12 && text.length <= 1_100)
  .slice(0, 20)
  .map((text, i) => ({ id: `s${i}`, text: i % 2 === 0 ? text : `It is important to note that ${text}` }));

interface Timed {
  firstMs: number;
  totalMs: number;
}

async function once(target: Target, key: string): Promise<Timed> {
  const begun = performance.now();
  const response = await fetch(`${target.url}/api/rewrite/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sentences }),
  });
  let firstMs = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body!) {
    text += decoder.decode(chunk, { stream: true });
    if (firstMs === 0 && text.includes('event: ')) firstMs = performance.now() - begun;
  }
  if (!text.includes('event: done')) throw new Error('a stream ended without done');
  return { firstMs, totalMs: performance.now() - begun };
}

const quantile = (values: number[], share: number) =>
  values.sort((one, other) => one - other)[Math.floor((values.length - 1) * share)]!;
const ms = (value: number) => `${value.toFixed(1)} ms`;

function print(name: string, timed: Timed[]): void {
  const [first, total] = [timed.map(t => t.firstMs), timed.map(t => t.totalMs)];
  console.log(
    `${name.padEnd(28)} first event p50 ${ms(quantile(first, 0.5))} p99 ${ms(quantile(first, 0.99))}   end p50 ${ms(quantile(total, 0.5))} p99 ${ms(quantile(total, 0.99))}`,
  );
}

function deafReader(target: Target, key: string): Promise<Socket> {
  const { hostname, port } = new URL(target.url);
  const body = JSON.stringify({ sentences });
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.pause();
      socket.write(
        `POST /api/rewrite/stream HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      resolve(socket);
    }).on('error', reject);
  });
}

export async function run(): Promise<void> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  try {
    for (let i = 0; i < rounds; i++) {
      await once(target, key);
      for (const { text } of sentences) rewriteSentence(text, 'natural', bounds);
    }
    const floor: number[] = [];
    const alone: Timed[] = [];
    for (let i = 0; i < rounds; i++) {
      const begun = performance.now();
      for (const { text } of sentences) rewriteSentence(text, 'natural', bounds);
      floor.push(performance.now() - begun);
      alone.push(await once(target, key));
    }
    const floorMs = quantile(floor, 0.5);
    console.log(`${'20 sentences in this process'.padEnd(28)} ${ms(floorMs)}`);
    print('one stream', alone);
    console.log(
      `one stream takes ${(
        quantile(
          alone.map(t => t.totalMs),
          0.5,
        ) / floorMs
      ).toFixed(2)}x the floor`,
    );

    const many = () => Promise.all(Array.from({ length: streams }, () => once(target, key)));
    await many();
    const memory = [resident(target.pid).own];
    for (let i = 0; i < 3; i++) {
      print(`${streams} streams at once`, await many());
      memory.push(resident(target.pid).own);
    }
    console.log(`own memory after each: ${memory.join(', ')} MB`);

    const deaf = await Promise.all(Array.from({ length: streams }, () => deafReader(target, key)));
    await new Promise(r => setTimeout(r, 20_000));
    const before = cpuSeconds(target.pid);
    print(
      `beside ${streams} that never read`,
      await Promise.all(Array.from({ length: 10 }, () => once(target, key))),
    );
    await new Promise(r => setTimeout(r, 2_000));
    console.log(
      `with ${streams} readers that never read: ${resident(target.pid).own} MB, ${((cpuSeconds(target.pid) - before) * 1000).toFixed(0)} ms of CPU in 2 s and 10 streams`,
    );
    for (const socket of deaf) socket.destroy();
  } finally {
    await target.stop();
    remove();
  }
}
