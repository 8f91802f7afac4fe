/** First paint of the scan page in Chromium, compared with a page of one sentence from a bare server. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { startTarget } from '../driver.js';

const rounds = 15;
/** CPU slowdown: a mid-range phone has about a quarter of this machine's speed per core. */
const slowdown = 4;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

interface Paint {
  first: number;
  /** Largest contentful paint. */
  largest: number;
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-bench-'));
  const site = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  const floor = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>x</title><h1>One sentence.</h1>'),
  );
  await new Promise<void>(resolve => floor.listen(0, '127.0.0.1', resolve));
  const floorUrl = `http://127.0.0.1:${(floor.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

  /** Loads the page with an empty cache and a slowed-down CPU. */
  const paint = async (url: string): Promise<Paint> => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    const measured = (await page.evaluate(`new Promise(resolve => {
      const at = {};
      const say = () => at.first && at.largest && resolve(at);
      new PerformanceObserver(list => { for (const e of list.getEntries())
        if (e.name === 'first-contentful-paint') at.first = e.startTime; say(); }).observe({ type: 'paint', buffered: true });
      new PerformanceObserver(list => { for (const e of list.getEntries()) at.largest = e.startTime; say(); })
        .observe({ type: 'largest-contentful-paint', buffered: true });
    })`)) as Paint;
    await page.close();
    return measured;
  };
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

  try {
    await paint(site.url);
    await paint(floorUrl);
    const ours: Paint[] = [];
    const floors: Paint[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await paint(site.url));
      floors.push(await paint(floorUrl));
    }
    const first = middle(ours.map(one => one.first));
    const largest = middle(ours.map(one => one.largest));
    const bare = middle(floors.map(one => one.first));
    console.log(
      `first paint, processor slowed ${slowdown}x: ${first.toFixed(0)} ms, largest ${largest.toFixed(0)} ms`,
    );
    console.log(`a page of one sentence: ${bare.toFixed(0)} ms`);
    console.log(`first paint: ${(first / bare).toFixed(2)}x the bare page's (target 4x)`);
    const scripts = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.js'),
    );
    const bytes = scripts.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join('dist/site', name))).length,
      0,
    );
    console.log(`JavaScript: ${(bytes / 1024).toFixed(1)} KB gzipped (target 60 KB)`);
  } finally {
    await browser.close();
    floor.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
