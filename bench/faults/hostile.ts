/**
 * Runs attacks one after another, each against a fresh service. Measures the latency of background clients,
 * the cost of the attack during and after it, and whether SIGTERM stops the service under attack. `npm run
 * faults -- hostile`; further names choose attacks (`npm run faults -- hostile svg forms`).
 * HOSTILE_SECONDS is the length of steady attacks.
 */
import type { Attack } from './hostile/attack.js';
import { type AttackedService, Attacker, owners, password, startAttacked } from './hostile/attacker.js';
import { attacks } from './hostile/attacks/index.js';
import { startBackgroundClients } from './hostile/background-clients.js';
import {
  type AttackMeasurement,
  resourceFailures,
  tableHead,
  tableRow,
  targets,
  timeFailures,
} from './hostile/evaluation.js';
import { ProcessWatch, usageAtRest, usageOf } from './usage.js';
import { pause, type Verdict, verdict } from './verdict.js';

/** Lengths of the parts of an attack. */
interface Durations {
  /** Of steady attacks. */
  seconds: number;
  /** Delay after the last response until CPU time is measured, and the length of that measurement. */
  settleMs: number;
  afterMs: number;
}

/** Minimum time of the background clients, so that each kind gets some responses. */
const backgroundMs = 8_000;
const attackMaxMs = 150_000;
const stopMaxMs = 15_000;

/** @param isBrief measures no time and runs no background clients, which need an otherwise idle machine */
export async function run(names: readonly string[] = [], isBrief = false): Promise<Verdict> {
  const seconds = Number(process.env.HOSTILE_SECONDS ?? 24);
  const durations = isBrief
    ? { seconds: 3, settleMs: 1_000, afterMs: 2_000 }
    : { seconds, settleMs: 2_000, afterMs: 3_000 };
  const chosen = names.length === 0 ? Object.keys(attacks) : names;
  const failures: string[] = [];
  console.log(tableHead);
  for (const name of chosen) {
    const measurement = await measure(name, attacks[name]!, durations, isBrief);
    console.log(tableRow(measurement));
    const missed = [...resourceFailures(measurement), ...(isBrief ? [] : timeFailures(measurement))];
    for (const failure of missed) console.log(`    FAILED ${failure}`);
    failures.push(...missed.map(failure => `${name}: ${failure}`));
  }
  return verdict(`${chosen.length} attacks, ${failures.length} targets missed`, failures);
}

async function measure(
  name: string,
  attack: Attack,
  { seconds, settleMs, afterMs }: Durations,
  isBrief: boolean,
): Promise<AttackMeasurement> {
  const service = await startAttacked(attack);
  const watch = new ProcessWatch(service.pid);
  try {
    const clientOptions = { url: service.url, key: service.key, owners, password };
    const background = isBrief ? null : await startBackgroundClients(clientOptions);
    const idle = await usageAtRest(service.pid);
    const attacker = new Attacker(service, 0, seconds);
    const begun = Date.now();
    background?.begin();
    const served = isBrief ? undefined : pause(backgroundMs);
    const problems: string[] = [];
    const answered = await within(attackMaxMs, attack.run(attacker));
    if (!answered && !watch.guarded) problems.push('some requests got no response');
    await served;
    const latencies = (await background?.end()) ?? {};

    await pause(settleMs);
    const before = usageOf(service.pid);
    await pause(afterMs);
    const after = usageOf(service.pid);
    if (!watch.guarded) problems.push(...((await attack.check?.(attacker)) ?? []));
    const peakMegabytes = watch.peakMegabytes;
    const longestTurn = service.turns.longest(begun, Date.now());

    const stopped = await stopUnder(attack, service);
    return {
      name,
      answers: attacker.answers,
      largestRejection: attacker.largestRejection,
      background: latencies,
      longestTurn,
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

/** Repeats the attack and sends SIGTERM a second later. */
async function stopUnder(
  attack: Attack,
  service: AttackedService,
): Promise<Pick<AttackMeasurement, 'stopMs' | 'exitCode'>> {
  void attack.run(new Attacker(service, 1, null)).catch(() => {});
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

/** Whether the promise settles within `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(() => true);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
