import { type Service, startService } from '../driver.js';
import { health } from './client.js';
import { leakedResources, ProcessWatch, type Usage, usageAtRest, usageOf } from './usage.js';
import { pause, type Verdict, verdict } from './verdict.js';

export interface Scenario {
  service: Service;
  /** Resources of the service before the fault. */
  idle: Usage;
  watch: ProcessWatch;
  /** Sentences about what went wrong. */
  failures: string[];
}

/**
 * Injects a fault into a new service. Afterwards the service must be healthy, keep no threads and processes,
 * and exit with 0 on SIGTERM.
 * @param inject returns the figures of the verdict
 */
export async function runScenario(
  inject: (scenario: Scenario) => Promise<string>,
  env: Record<string, string> = {},
  program?: string,
): Promise<Verdict> {
  const service = await startService({ LOG_LEVEL: 'silent', ...env }, 'telltale', program);
  const watch = new ProcessWatch(service.pid);
  const failures: string[] = [];
  let figures = '';
  try {
    const idle = await usageAtRest(service.pid);
    figures = await inject({ service, idle, watch, failures });
    failures.push(...leakedResources(idle, usageOf(service.pid)));
    failures.push(...(await healthProblems(service.url)));
  } finally {
    failures.push(...(await stopProblems(service, watch)));
    service.remove();
  }
  return verdict(figures, failures);
}

/** Tries, a second apart, until a busy service is healthy again. */
const triesMax = 30;

async function healthProblems(url: string): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const { status, checks } = await health(url);
    if (status === 'ok') return [];
    if (tries === triesMax) return [`health is ${status}: ${JSON.stringify(checks)}`];
    await pause(1_000);
  }
}

/** Stops a service; sentences about what is wrong with its end. */
export async function stopProblems({ stop }: Pick<Service, 'stop'>, watch: ProcessWatch): Promise<string[]> {
  const code = await stop();
  await pause(500);
  watch.stop();
  return [
    ...(code === 0 ? [] : [`the service exited with ${code}`]),
    ...(watch.left === 0 ? [] : [`${watch.left} processes are still running`]),
  ];
}
