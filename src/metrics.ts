import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted for operators; names follow Prometheus' conventions. Never a text, a name or a key in a label. */
export interface Metrics {
  /**
   * Counts a finished request; status 499 when the client disconnected first. `method` is the client's, `route` one of
   * the service's own names.
   */
  request(method: string, route: string, status: number, seconds: number): void;
  feedback(verdict: string): void;
  /** A broken structure or a damaged record found in a store. */
  damage(part: string): void;
  /** Prometheus text of this process, or of all of them when there are several. */
  text(): Promise<string>;
}

export interface PoolLoad {
  waiting: number;
  running: number;
  threads: number;
}

/** Processes for native work: how many there are, and counts since the start. */
export interface ProcessLoad {
  waiting: number;
  running: number;
  processes: number;
  started: number;
  /** By reason; the reasons are a closed set. */
  ended: Readonly<Record<string, number>>;
}

/** What is looked at when the page is asked for. */
export interface MetricSources {
  pools: Readonly<Record<string, () => PoolLoad>>;
  /** By kind of process. */
  processes: Readonly<Record<string, () => ProcessLoad>>;
  pending(): number;
  /** Each throws when the part is not well. */
  checks: Readonly<Record<string, () => Promise<void> | void>>;
  version: string;
  engine: string;
}

/** prom-client's type of a registry's JSON is private. */
type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Methods that count under their own name (RFC 9110, section 9, and PATCH of RFC 5789). */
const knownMethods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'CONNECT',
  'TRACE',
]);

/**
 * The label of a request's method: itself, or `other` for an unknown one. A client chooses the method, and a registry
 * stores a series for every label value for as long as the process runs, so labels come from closed sets.
 */
export const methodLabel = (method: string): string => (knownMethods.has(method) ? method : 'other');

/** From 1 ms, a cleanup, to 20 s, a document's deadline. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** @param exchange gathers the snapshots of every process, given how to make our own; absent when this is the only one */
export function openMetrics(
  sources: MetricSources,
  exchange?: (own: () => Promise<unknown>) => () => Promise<unknown[]>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'telltale_requests_total',
    help: 'Requests by route and status; 499 is a caller who went away.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'telltale_refusals_total',
    help: 'Requests refused for lack of room or allowance: 402, 429, 503, 504.',
    labelNames: ['status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'telltale_request_seconds',
    help: 'Time from the request line to the end of the answer.',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  });
  const feedback = new Counter({
    name: 'telltale_feedback_total',
    help: 'Feedback by verdict.',
    labelNames: ['verdict'],
    registers,
  });
  const damage = new Counter({
    name: 'telltale_store_damage_total',
    help: 'Damaged records and structural errors found in the embedded store since the start.',
    labelNames: ['part'],
    registers,
  });
  new Gauge({
    name: 'telltale_requests_pending',
    help: 'Requests whose answer is not written yet.',
    registers,
    collect() {
      this.set(sources.pending());
    },
  });
  for (const part of ['waiting', 'running', 'threads'] as const)
    new Gauge({
      name: `telltale_pool_${part}`,
      help: { waiting: 'Jobs in the queue.', running: 'Jobs under way.', threads: 'Threads alive.' }[part],
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, load] of Object.entries(sources.pools)) this.set({ pool }, load()[part]);
      },
    });
  for (const part of ['waiting', 'running', 'processes'] as const)
    new Gauge({
      name: `telltale_native_${part}`,
      help: {
        waiting: 'Native tasks in the queue.',
        running: 'Native tasks under way.',
        processes: 'Processes for native tasks.',
      }[part],
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, load] of Object.entries(sources.processes)) this.set({ kind }, load()[part]);
      },
    });
  new Counter({
    name: 'telltale_native_started_total',
    help: 'Processes started for native tasks.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, load] of Object.entries(sources.processes)) this.inc({ kind }, load().started);
    },
  });
  new Counter({
    name: 'telltale_native_ended_total',
    help: 'Processes for native tasks that ended, by reason: time, memory, crashed, garbage, aborted, recycled, idle, closed.',
    labelNames: ['kind', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [kind, load] of Object.entries(sources.processes))
        for (const [reason, count] of Object.entries(load().ended)) this.inc({ kind, reason }, count);
    },
  });
  new Gauge({
    name: 'telltale_up',
    help: '1 for a part that is well: a store, the deeper model.',
    labelNames: ['part'],
    registers,
    aggregator: 'min',
    async collect() {
      const looking = Object.entries(sources.checks).map(async ([part, check]) => {
        const well = await Promise.resolve()
          .then(check)
          .then(
            () => 1,
            () => 0,
          );
        this.set({ part }, well);
      });
      await Promise.all(looking);
    },
  });
  new Gauge({
    name: 'telltale_build_info',
    help: 'Version of the service and of its scoring.',
    labelNames: ['version', 'engine'],
    registers,
    aggregator: 'first',
  }).set({ version: sources.version, engine: sources.engine }, 1);

  const everybody = exchange?.(() => registry.getMetricsAsJSON());
  return {
    request(method, route, status, took) {
      requests.inc({ method: methodLabel(method), route, status });
      seconds.observe({ route }, took);
      if (refused.has(status)) refusals.inc({ status });
    },
    feedback: verdict => feedback.inc({ verdict }),
    damage: part => damage.inc({ part }),
    async text() {
      if (everybody === undefined) return registry.metrics();
      const snapshots = await everybody();
      return AggregatorRegistry.aggregate(snapshots as Snapshot[]).metrics();
    },
  };
}

const refused = new Set([402, 429, 503, 504]);
