import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { benchFolder, resident, startTarget, type Target } from './driver.js';
import { type Curve, picture } from './load/chart.js';
import { byCallers, byRate, type Digest, digest, type Outcome } from './load/load-generator.js';
import { mix } from './load/request-mix.js';

/** Seconds of a step, and of the two runs at a rate; LOAD_SECONDS shortens or lengthens all. */
const stepSeconds = Number(process.env.LOAD_SECONDS ?? 5);
const rateSeconds = 3 * stepSeconds;
const callers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024];
/** From here on the service refuses more than chance. */
const refusing = 0.05;

/** A mixed load at rising concurrency until it is refused, then at 80% and at 300% of the capacity found. */
export async function run(): Promise<void> {
  const [ours, theirs] = [await benchFolder(), await benchFolder()];
  const telltale = await startTarget('telltale', '../src/main.js', { DATA_DIR: ours.folder });
  const fastify = await startTarget('fastify', './peers/fastify.js', { DATA_DIR: theirs.folder });
  const echo = await startTarget('echo', './peers/echo.js', {});
  try {
    const everything = mix(ours.key);
    const scans = mix(theirs.key, 'scans');
    const bodies = scans.map(bytes => Buffer.from(bytes.toString().replace('/api/scan', '/api/cleanup')));
    await byCallers({ url: telltale.url, requests: everything, seconds: stepSeconds }, 16);

    console.log('telltale, the mix, by callers who each wait for their answer:');
    const steps: Step[] = [];
    for (const count of callers) {
      const step = await measure(telltale, count, () =>
        byCallers({ url: telltale.url, requests: everything, seconds: stepSeconds }, count),
      );
      print(`${count} callers`, step);
      steps.push(step);
      if (step.refused > refusing) break;
    }
    const reached = steps.map(step => step.callers);
    const floor = await ramp('bare uWS echo of the same bodies', echo, bodies, reached);
    const peer = await ramp('fastify 5, same engine and store, scans alone', fastify, scans, reached);

    const peak = Math.max(...steps.map(({ goodput }) => goodput));
    const at = (share: number) => () =>
      byRate({ url: telltale.url, requests: everything, seconds: rateSeconds }, Math.round(share * peak));
    console.log(`\nat a rate, whoever waits; capacity is ${Math.round(peak)} a second:`);
    const calm = await measure(telltale, 0, at(0.8));
    print('80% of capacity', calm);
    // What a burst may still queue is worked off before the storm is measured.
    await at(3)();
    const storm = await measure(telltale, 0, at(3));
    print('300% of capacity', storm);
    verdicts(peak, calm, storm);

    const curve = (name: string, colour: string, of: readonly Step[]): Curve => ({
      name,
      colour,
      points: of.map(step => ({ callers: step.callers, perSecond: step.goodput, p99: step.p99 })),
    });
    const told = `${cpus().length} cores (${cpus()[0]!.model.trim()}) shared with the sender, Node ${process.versions.node}; npm run bench -- load`;
    writeFileSync(
      'docs/load.svg',
      picture(
        [
          curve('Telltale, the mix', '#24507a', steps),
          curve('fastify, scans alone', '#b4552d', peer),
          curve('bare uWS, an echo', '#8a8a8a', floor),
        ],
        told,
      ),
    );
  } finally {
    await Promise.all([telltale, fastify, echo].map(target => target.stop()));
    ours.remove();
    theirs.remove();
  }
}

interface Step extends Digest {
  callers: number;
  /** MB of the process's own. */
  own: number;
  /** Longest wait of all but a hundredth of the event loop's turns, ms; NaN where there is no /metrics. */
  lag: number;
}

async function ramp(name: string, target: Target, requests: Buffer[], counts: number[]): Promise<Step[]> {
  console.log(`\n${name}:`);
  await byCallers({ url: target.url, requests, seconds: Math.min(2, stepSeconds) }, 16);
  const steps: Step[] = [];
  for (const count of counts) {
    const step = await measure(target, count, () =>
      byCallers({ url: target.url, requests, seconds: Math.min(2, stepSeconds) }, count),
    );
    print(`${count} callers`, step);
    steps.push(step);
  }
  return steps;
}

async function measure(target: Target, count: number, send: () => Promise<Outcome>): Promise<Step> {
  // Reading it begins a new measurement of the event loop.
  await eventLoopLag(target);
  const outcome = digest(await send());
  return { ...outcome, callers: count, own: resident(target.pid).own, lag: await eventLoopLag(target) };
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
    `refused ${(100 * step.refused).toFixed(1)}% (p99 ${ms(step.refusalP99)} ms)`.padStart(27),
    `odd ${step.odd}`.padStart(7),
    `${step.own} MB`.padStart(7),
    `loop ${ms(step.lag)} ms`.padStart(12),
  ];
  console.log(cells.join(' '));
}

function verdicts(peak: number, calm: Step, storm: Step): void {
  const goodput = storm.goodput / peak;
  const slower = storm.p99 / calm.p99;
  const verdict = (ok: boolean, text: string) => console.log(`${ok ? 'met   ' : 'MISSED'} ${text}`);
  verdict(goodput >= 0.9, `goodput at 300%: ${(100 * goodput).toFixed(0)}% of the peak (target 90%)`);
  verdict(slower <= 3, `p99 of what is let in: ${slower.toFixed(2)}x of that at 80% (target 3x)`);
  verdict(storm.refusalP99 < 50, `p99 of a refusal: ${storm.refusalP99.toFixed(1)} ms (target 50)`);
  verdict(
    storm.refusalsWithoutRetryAfter + storm.odd === 0,
    `refusals without Retry-After: ${storm.refusalsWithoutRetryAfter}; other answers: ${storm.odd} (target 0)`,
  );
}
