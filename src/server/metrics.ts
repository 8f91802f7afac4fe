import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { verdicts } from '../contract/feedback.js';

/** The metrics of the service, named as in Prometheus. Labels never contain texts, names or keys. */
export interface Metrics {
  /**
   * Counts a finished request. The status is 499 when the client disconnected first. `method` is sent by the
   * client; `route` is a name of the service.
   */
  request(method: string, route: string, status: number, seconds: number): void;
  feedback(verdict: string): void;
  /** Returns the metrics of all processes in the Prometheus text format. */
  text(): Promise<string>;
}

type PoolLoad = Record<'waiting' | 'running' | 'threads', number>;

/** Values that are read when the metrics are requested. */
export interface MetricSources {
  pools: Readonly<Record<string, () => PoolLoad>>;
  /** Native processes that have ended, by their kind, and by the reason, which is one of a closed set. */
  endedProcesses: Readonly<Record<string, () => Readonly<Record<string, number>>>>;
  pending(): number;
  /** Health checks by part; each throws when the part is unhealthy. */
  checks: Readonly<Record<string, () => Promise<void> | void>>;
  version: string;
  /** Version of the scoring engine. */
  engine: string;
  httpEngine(): string;
}

/** prom-client does not export the type of a registry's JSON. */
type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Methods that are label values (RFC 9110, section 9, and PATCH of RFC 5789). */
const knownMethods = new Set('GET HEAD POST PUT PATCH DELETE OPTIONS CONNECT TRACE'.split(' '));

/**
 * Returns the label of a request's method: the method itself, or `other` when it is unknown. Clients choose
 * the method, and a registry stores a series for every label value until the process ends, so label values
 * must be a closed set.
 */
export const methodLabel = (method: string): string => (knownMethods.has(method) ? method : 'other');

/** From 1 ms (a cleanup) to 20 s (the deadline of a document). */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * @param exchange takes a function that returns this process's snapshot, and returns one that collects the
 * snapshots of all processes; absent when there is only one
 */
export function openMetrics(
  sources: MetricSources,
  exchange?: (snapshot: () => Promise<unknown>) => () => Promise<unknown[]>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges with the suffix of a counter, and no more than the sums of the same without it.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  /** A metric whose values `collect` sets when the metrics are requested. */
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    collect: (gauge: Gauge<L>) => void | Promise<void>,
    aggregator: 'sum' | 'min' | 'first' = 'sum',
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      aggregator,
      collect() {
        return collect(this);
      },
    });

  const requests = counter(
    'telltale_requests_total',
    'Requests by route and status; 499 means that the client disconnected.',
    'method',
    'route',
    'status',
  );
  const refusals = counter(
    'telltale_refusals_total',
    'Requests rejected by quotas, rate limits or full queues: 402, 429, 503, 504.',
    'status',
  );
  const errors = counter('telltale_errors_total', 'Requests answered with 500.');
  const seconds = new Histogram({
    name: 'telltale_request_seconds',
    help: 'Time from the request line to the end of the response.',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  });
  const feedback = counter('telltale_feedback_total', 'Feedback by verdict.', 'verdict');
  // A counter that begins at its first event has no increase then, and an alert would miss the event.
  for (const status of rejectedStatuses) refusals.inc({ status }, 0);
  for (const verdict of verdicts) feedback.inc({ verdict }, 0);

  gauge('telltale_requests_pending', 'Requests without a complete response.', [], each =>
    each.set(sources.pending()),
  );
  const loadGauge = (part: keyof PoolLoad, help: string) =>
    gauge(`telltale_pool_${part}`, help, ['pool'], each => {
      for (const [pool, load] of Object.entries(sources.pools)) each.set({ pool }, load()[part]);
    });
  loadGauge('waiting', 'Queued jobs.');
  loadGauge('running', 'Running jobs.');
  loadGauge('threads', 'Live threads.');
  new Counter({
    name: 'telltale_native_ended_total',
    help: 'Processes for native tasks that ended, by reason: time, stalled, memory, crashed, garbage, aborted, recycled, idle, closed.',
    labelNames: ['kind', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [kind, ended] of Object.entries(sources.endedProcesses))
        for (const [reason, count] of Object.entries(ended())) this.inc({ kind, reason }, count);
    },
  });
  gauge(
    'telltale_up',
    '1 when a part is healthy: a store, the wording model, the rewrite server.',
    ['part'],
    async each => {
      const checking = Object.entries(sources.checks).map(async ([part, check]) => {
        const isHealthy = (async () => check())().then(
          () => 1,
          () => 0,
        );
        each.set({ part }, await isHealthy);
      });
      await Promise.all(checking);
    },
    'min',
  );
  gauge(
    'telltale_build_info',
    'Versions of the service and of its scoring engine, and the HTTP engine in use (uws or node).',
    ['version', 'engine', 'http_engine'],
    each => {
      const { version, engine } = sources;
      each.set({ version, engine, http_engine: sources.httpEngine() }, 1);
    },
    'first',
  );

  const collectAll = exchange?.(() => registry.getMetricsAsJSON());
  return {
    request(method, route, status, elapsedSeconds) {
      requests.inc({ method: methodLabel(method), route, status });
      seconds.observe({ route }, elapsedSeconds);
      if (rejectedStatuses.has(status)) refusals.inc({ status });
      if (status === 500) errors.inc();
    },
    feedback: verdict => feedback.inc({ verdict }),
    async text() {
      if (collectAll === undefined) return registry.metrics();
      const snapshots = await collectAll();
      return AggregatorRegistry.aggregate(snapshots as Snapshot[]).metrics();
    },
  };
}

const rejectedStatuses = new Set([402, 429, 503, 504]);
