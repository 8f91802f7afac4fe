/**
 * Hostile clients, one attack after another, each against a fresh service: what other clients notice, what the attack costs
 * while it lasts and after its last answer, and whether SIGTERM ends the service under it. `npm run faults -- hostile`;
 * names choose attacks (`npm run faults -- hostile svg-filters forms`), HOSTILE_SECONDS the length of the steady ones.
 */
import type { Attack } from './hostile/attack.js';
import { attackNames } from './hostile/attack-names.js';
import { Others } from './hostile/background-clients.js';
import {
  latencyFailures,
  type Measured,
  resourceFailures,
  tableHead,
  tableRow,
  targets,
} from './hostile/evaluation.js';
import { usageOf, Watch } from './hostile/process-usage.js';
import { owners, password, Scene, type Service, startService } from './hostile/scenario.js';
import { pause, type Verdict, verdict } from './verdict.js';

export interface HostileOptions {
  /** How long steady attacks last. */
  seconds?: number;
  /** After the last answer: until the processor is measured, and for how long. */
  settleMs?: number;
  afterMs?: number;
  /** Runs other clients beside the attack and judges their latency, which needs a machine with nothing else to do. */
  hasOthers?: boolean;
}

/** The memory at which the service is killed: no attack may take the machine along. */
const guardMegabytes = 1_500;
/** The other clients are served for so long at least: each kind has some answers. */
const othersMs = 8_000;
const attackMaxMs = 150_000;
const stopMaxMs = 15_000;

export async function run(names: readonly string[] = [], options: HostileOptions = {}): Promise<Verdict> {
  const asked: Required<HostileOptions> = {
    seconds: Number(process.env.HOSTILE_SECONDS ?? 24),
    settleMs: 2_000,
    afterMs: 3_000,
    hasOthers: true,
    ...options,
  };
  const chosen = names.length === 0 ? attackNames : names;
  const wrongs: string[] = [];
  console.log(tableHead);
  for (const name of chosen) {
    const { attack } = (await import(`./hostile/attacks/${name}.js`)) as { attack: Attack };
    const seen = await measure(name, attack, asked);
    console.log(tableRow(seen));
    const failures = [...resourceFailures(seen), ...latencyFailures(seen)];
    for (const failure of failures) console.log(`    FAILED ${failure}`);
    wrongs.push(...failures.map(failure => `${name}: ${failure}`));
  }
  return verdict(`${chosen.length} attacks, ${wrongs.length} targets missed`, wrongs);
}

async function measure(
  name: string,
  attack: Attack,
  { seconds, settleMs, afterMs, hasOthers }: Required<HostileOptions>,
): Promise<Measured> {
  const service = await startService(attack.openFiles);
  const watch = new Watch(service.pid, guardMegabytes);
  try {
    const asked = { url: service.url, key: service.key, owners, password };
    const others = hasOthers ? await Others.start(asked) : null;
    await pause(1_000);
    const idle = usageOf(service.pid);
    const scene = new Scene(service, 0, seconds);
    others?.begin();
    const served = hasOthers ? pause(othersMs) : undefined;
    const problems: string[] = [];
    const answered = await within(attackMaxMs, attack.run(scene));
    if (!answered && !watch.guarded) problems.push('some requests were never answered');
    await served;
    const latencies = (await others?.end()) ?? {};

    await pause(settleMs);
    const before = usageOf(service.pid);
    await pause(afterMs);
    const after = usageOf(service.pid);
    if (!watch.guarded) problems.push(...((await attack.check?.(scene)) ?? []));
    const peakMegabytes = watch.peakMegabytes;

    const stopped = await stopUnder(attack, service);
    return {
      name,
      answers: scene.answers,
      largestRejection: scene.largestRejection,
      others: latencies,
      idle,
      peakMegabytes,
      guarded: watch.guarded,
      after,
      cpuAfter: (after.cpuSeconds - before.cpuSeconds) / (afterMs / 1000),
      ...stopped,
      orphans: stopped.stopMs === null ? 0 : watch.left,
      problems,
      megabytesAllowed: attack.megabytes ?? targets.megabytes,
    };
  } finally {
    watch.killAll();
    watch.stop();
    service.remove();
  }
}

/** Attacks once more, and asks the service to stop a second later. */
async function stopUnder(attack: Attack, service: Service): Promise<Pick<Measured, 'stopMs' | 'exitCode'>> {
  void attack.run(new Scene(service, 1, null)).catch(() => {});
  await pause(1_000);
  const signalled = performance.now();
  let exitCode: number | null = null;
  const stopped = service.stop().then(code => {
    exitCode = code;
  });
  const stopMs = (await within(stopMaxMs, stopped)) ? performance.now() - signalled : null;
  await pause(500);
  return { stopMs, exitCode };
}

/** Whether it settled in time. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(() => true);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
