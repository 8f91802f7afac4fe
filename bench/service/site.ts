/**
 * First paint of the scan page in Chromium, compared with a page of one sentence from a bare server; its
 * largest paint over a slow network; and the layout shifts and long tasks of a result of 5,000 words.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { defaultPlans } from '../../src/accounts/plans.js';
import { startTelltale } from '../driver.js';
import { median } from '../times.js';

const rounds = 15;
const slowRounds = 5;
const paragraph =
  'My aunt keeps bees behind the chapel. She says they know her boots. Moreover, thoughtful dialogue plays a crucial role in shaping communities.\n\n';
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
/** Throughput and latency of a slow 4G network, as Lighthouse simulates it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const resultWords = 5_000;
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
  const plansFile = join(folder, 'plans.json');
  const anonymous = { ...defaultPlans.anonymous, characters_per_text: 100_000 };
  writeFileSync(plansFile, JSON.stringify({ ...defaultPlans, anonymous }));
  const site = await startTelltale({ DATA_DIR: folder, PLANS_FILE: plansFile });
  const floor = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>x</title><h1>One sentence.</h1>'),
  );
  await new Promise<void>(resolve => floor.listen(0, '127.0.0.1', resolve));
  const floorUrl = `http://127.0.0.1:${(floor.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

  /** Loads the page with an empty cache and a slowed-down CPU. */
  const paint = async (url: string, network?: typeof slow4g): Promise<Paint> => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    if (network !== undefined) await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
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
  /** Layout shift and the longest task while a result is drawn, at the normal speed of the CPU. */
  const drawResult = async (url: string): Promise<{ shift: number; longest: number; took: number }> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(url);
    await page.getByLabel('Text to scan').fill(paragraph.repeat(resultWords / wordsOf(paragraph)));
    await page.waitForTimeout(500);
    await page.evaluate(`window.seen = { shift: 0, longest: 0 };
      new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.shift += e.value; })
        .observe({ type: 'layout-shift' });
      new PerformanceObserver(list => { for (const e of list.getEntries()) seen.longest = Math.max(seen.longest, e.duration); })
        .observe({ type: 'longtask' });`);
    const start = performance.now();
    await page.getByRole('button', { name: 'Scan the text' }).click();
    await page.locator('.dial').waitFor();
    const took = performance.now() - start;
    await page.waitForTimeout(1_500);
    const seen = (await page.evaluate('seen')) as { shift: number; longest: number };
    await page.close();
    return { ...seen, took };
  };
  const scriptBytes = async (url: string): Promise<number> => {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(
      "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js')).reduce((sum, e) => sum + e.encodedBodySize, 0)",
    );
    await page.close();
    return bytes as number;
  };

  try {
    await paint(site.url);
    await paint(floorUrl);
    const ours: Paint[] = [];
    const floors: Paint[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await paint(site.url));
      floors.push(await paint(floorUrl));
    }
    const first = median(ours.map(one => one.first));
    const largest = median(ours.map(one => one.largest));
    const bare = median(floors.map(one => one.first));
    console.log(
      `first paint, processor slowed ${slowdown}x: ${first.toFixed(0)} ms, largest ${largest.toFixed(0)} ms`,
    );
    console.log(`a page of one sentence: ${bare.toFixed(0)} ms`);
    console.log(`first paint: ${(first / bare).toFixed(2)}x the bare page's (target 4x)`);
    const slow: Paint[] = [];
    for (let round = 0; round < slowRounds; round++) slow.push(await paint(site.url, slow4g));
    const slowLargest = median(slow.map(one => one.largest));
    console.log(
      `largest paint over slow 4G, processor slowed ${slowdown}x: ${slowLargest.toFixed(0)} ms (target 1,200 ms)`,
    );
    const drawn = [];
    for (let round = 0; round < slowRounds; round++) drawn.push(await drawResult(site.url));
    const shift = Math.max(...drawn.map(one => one.shift));
    const longest = median(drawn.map(one => one.longest));
    const took = median(drawn.map(one => one.took));
    console.log(
      `a result of ${resultWords} words: drawn in ${took.toFixed(0)} ms, layout shift ${shift.toFixed(3)} (target 0.02), longest task ${longest.toFixed(0)} ms (target 100 ms)`,
    );
    const bytes = await scriptBytes(site.url);
    console.log(`JavaScript of the first visit: ${(bytes / 1024).toFixed(1)} KB as sent (target 60 KB)`);
  } finally {
    await browser.close();
    floor.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
