import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startService, startTarget, type Target } from './driver.js';
import { type Curve, drawChart } from './load/chart.js';
import { closedLoop, type LoadResult, type LoadSummary, openLoop, summarise } from './load/load-generator.js';
import { requestMix } from './load/request-mix.js';
import { waitingAtLoad } from './load/waiting.js';
import { memoryOf } from './processes.js';

/** Length in seconds of a step of the mixed load, of a step of scans, and of an open loop. */
const seconds = { step: 5, scans: 2, rate: 15 };
const callers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024];
/** Share of rejections at which the ramp stops. */
const rejectedMax = 0.05;

/**
 * Increases the load until requests are rejected, then runs at 80% and 300% of the measured capacity; scans
 * also beside fastify, each at 80% of its capacity.
 */
export async function run(): Promise<void> {
  const telltale = await startService();
  const fastify = await startService({}, 'fastify', './peers/fastify.js');
  const echo = await startTarget('echo', './peers/echo.js', {});
  try {
    const everything = requestMix(telltale.key);
    const scans = requestMix(fastify.key, 'scans');
    const bodies = scans.map(bytes => Buffer.from(bytes.toString().replace('/api/scan', '/api/cleanup')));
    const steps = await ramp('telltale, mixed load', telltale, everything, callers, seconds.step);
    const reached = steps.map(step => step.callers);
    const baseline = await ramp('bare uWS echo of the same bodies', echo, bodies, reached);
    const peer = await ramp('fastify 5, same engine and store, scans only', fastify, scans, reached);
    const ourScans = requestMix(telltale.key, 'scans');
    const scanSteps = await ramp('telltale, scans only', telltale, ourScans, reached);

    const peak = Math.max(...steps.map(({ goodput }) => goodput));
    const atShare = async (name: string, share: number) => {
      const load = { url: telltale.url, requests: everything, seconds: seconds.rate };
      const step = await measure(telltale, 0, () => openLoop(load, Math.round(share * peak)));
      print(name, step);
      return step;
    };
    console.log(`\nopen loop; capacity is ${Math.round(peak)} per second:`);
    await atShare('80% of capacity', 0.8);
    const overload = await atShare('300% of capacity', 3);
    verdicts(peak, overload);
    const { rates, own, same } = await waitingAtLoad([
      { target: telltale, requests: ourScans },
      { target: fastify, requests: scans },
    ]);
    const list = (values: number[]) => values.map(value => value.toFixed(0)).join(' and ');
    console.log(`scans of Telltale and fastify at ${list(rates)} per second: p99 ${list(own)} ms`);
    console.log(`both at the second rate: p99 ${list(same)} ms`);
    const ratio = own[0]! / own[1]!;
    verdict(ratio <= 0.5, `p99 at 80% load: ${ratio.toFixed(2)} times fastify's (target 0.5)`);

    const curve = (name: string, colour: string, of: readonly Step[]): Curve => ({
      name,
      colour,
      points: of.map(step => ({ callers: step.callers, perSecond: step.goodput, p99: step.p99 })),
    });
    const caption = `${cpus().length} cores (${cpus()[0]!.model.trim()}) shared with the load generator, Node ${process.versions.node}; npm run bench -- load`;
    writeFileSync(
      'docs/load.svg',
      drawChart(
        [
          curve('Telltale, mixed load', '#24507a', steps),
          curve('Telltale, scans only', '#5d8f4e', scanSteps),
          curve('fastify, scans only', '#b4552d', peer),
          curve('bare uWS echo', '#8a8a8a', baseline),
        ],
        caption,
      ),
    );
  } finally {
    await Promise.all([telltale, fastify, echo].map(target => target.stop()));
    for (const { remove } of [telltale, fastify]) remove();
  }
}

interface Step extends LoadSummary {
  callers: number;
  /** Private memory of the process in MB. */
  own: number;
  /** p99 event-loop lag in ms; NaN for servers without /metrics. */
  lag: number;
}

/** Closed loops with ascending numbers of callers, until requests are rejected. */
async function ramp(
  name: string,
  target: Target,
  requests: Buffer[],
  counts: number[],
  stepSeconds = seconds.scans,
): Promise<Step[]> {
  console.log(`\n${name}:`);
  const load = { url: target.url, requests, seconds: stepSeconds };
  await closedLoop(load, 16);
  const steps: Step[] = [];
  for (const count of counts) {
    const step = await measure(target, count, () => closedLoop(load, count));
    print(`${count} callers`, step);
    steps.push(step);
    if (step.rejected > rejectedMax) break;
  }
  return steps;
}

async function measure(target: Target, count: number, send: () => Promise<LoadResult>): Promise<Step> {
  // Reading the metric resets it.
  await eventLoopLag(target);
  const summary = summarise(await send());
  return { ...summary, callers: count, own: memoryOf(target.pid).own, lag: await eventLoopLag(target) };
}

async function eventLoopLag({ url }: Target): Promise<number> {
  const response = await fetch(`${url}/metrics`).catch(() => null);
  if (response?.status !== 200) return Number.NaN;
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await response.text())?.[1];
  return Number(seconds) * 1_000;
}

function print(name: string, step: Step): void {
  const ms = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0));
  const cells = [
    name.padEnd(18),
    `${Math.round(step.goodput)}/s`.padStart(8),
    `p50 ${ms(step.p50)}`.padStart(9),
    `p95 ${ms(step.p95)}`.padStart(9),
    `p99 ${ms(step.p99)} ms`.padStart(12),
    `rejected ${(100 * step.rejected).toFixed(1)}% (p99 ${ms(step.rejectionP99)} ms)`.padStart(28),
    `unexpected ${step.unexpected}`.padStart(13),
    `${step.own.toFixed(0)} MB`.padStart(7),
    `loop ${ms(step.lag)} ms`.padStart(12),
  ];
  console.log(cells.join(' '));
}

const verdict = (ok: boolean, text: string) => console.log(`${ok ? 'met   ' : 'MISSED'} ${text}`);

function verdicts(peak: number, overload: Step): void {
  const goodput = overload.goodput / peak;
  verdict(goodput >= 0.9, `goodput at 300%: ${(100 * goodput).toFixed(0)}% of the peak (target 90%)`);
  verdict(
    overload.rejectionP99 < 50,
    `p99 of a rejection: ${overload.rejectionP99.toFixed(1)} ms (target 50)`,
  );
  verdict(
    overload.rejectionsWithoutRetryAfter + overload.unexpected === 0,
    `rejections without Retry-After: ${overload.rejectionsWithoutRetryAfter}; unexpected responses: ${overload.unexpected} (target 0)`,
  );
}
