import { HealthView, LiveView, ReadyView } from '../../../contract/service.js';
import { isClassifierHealthy, type ServiceName, type Services } from '../../../server/services.js';
import { StoreUnreachable } from '../../../store/errors.js';
import { json } from '../../http/answer.js';
import { openGet, route } from '../../http/route.js';

type CheckResult = HealthView['checks']['store'];

const checkStore = async (check: () => Promise<void>): Promise<CheckResult> => {
  try {
    await check();
    return 'ok';
  } catch (error) {
    // Not a failure: scans work without a remote store.
    return error instanceof StoreUnreachable ? 'away' : 'failing';
  }
};

const isDegraded = (result: CheckResult): boolean => result !== 'ok' && result !== 'absent';

const checkedServices = [
  'store',
  'counters',
  'texts',
  'documents',
  'images',
  'native',
  'classifier',
  'chat',
] as const satisfies ServiceName[];

async function healthChecks(
  services: Pick<Services, (typeof checkedServices)[number]>,
): Promise<HealthView['checks']> {
  const { store, counters, texts, documents, images, native, classifier, chat } = services;
  return {
    store: await checkStore(() => store.check()),
    windows: await checkStore(() => counters.check()),
    text_pool: texts.load.threads > 0 ? 'ok' : 'failing',
    document_pool: documents.healthy ? 'ok' : 'failing',
    image_pool: !images.healthy ? 'failing' : native.healthy ? 'ok' : 'away',
    model: isClassifierHealthy(classifier) ? 'ok' : 'failing',
    rewriter: chat === null ? 'absent' : chat.healthy ? 'ok' : 'failing',
  };
}

/** The checks of parts without a fallback. The model and the rewriter have one. */
function requiredParts(checks: HealthView['checks']): Readonly<Record<string, CheckResult>> {
  const { model, rewriter, ...required } = checks;
  return required;
}

/** Reports health: 503 when the service cannot serve, `degraded` when an optional part is down. */
export const health = route({
  ...openGet,
  path: '/api/health',
  summary: 'Health of the service and its parts',
  docs: {
    description:
      'Returns the health of the service and of each part. `degraded` means that the service runs with reduced function.',
    statuses: { 503: 'The service cannot serve requests. The body shows the failing part.' },
    bodiesOf: { 503: HealthView },
  },
  services: [...checkedServices, 'version'],
  output: HealthView,
  async work(_, { services }) {
    const checks = await healthChecks(services);
    const failing = Object.values(requiredParts(checks)).includes('failing');
    const view: HealthView = {
      status: failing ? 'failing' : Object.values(checks).some(isDegraded) ? 'degraded' : 'ok',
      version: services.version,
      uptime_s: Math.floor(process.uptime()),
      checks,
    };
    return json(view, failing ? 503 : 200);
  },
});

export const livez = route({
  ...openGet,
  path: '/livez',
  summary: 'Whether the process answers',
  docs: {
    description: 'Returns 200 while the process answers, whatever the state of its parts: a liveness probe.',
  },
  output: LiveView,
  work: async () => json({ status: 'ok' }),
});

/** Reports readiness: 503 while the store, counters or threads fail, so that requests go elsewhere. */
export const readyz = route({
  ...openGet,
  path: '/readyz',
  summary: 'Whether the service can serve requests',
  docs: {
    description:
      'Returns 200 while requests can be served: a readiness probe. Connections are refused while the service stops.',
    statuses: { 503: 'A part that every request needs is failing. The body names it.' },
    bodiesOf: { 503: ReadyView },
  },
  services: checkedServices,
  output: ReadyView,
  async work(_, { services }) {
    const required = requiredParts(await healthChecks(services));
    const failing = Object.keys(required).filter(part => required[part] === 'failing');
    const view: ReadyView = { status: failing.length === 0 ? 'ready' : 'not ready', failing };
    return json(view, failing.length === 0 ? 200 : 503);
  },
});

export const metrics = route({
  ...openGet,
  path: '/metrics',
  summary: 'Metrics for Prometheus',
  docs: {
    description: 'Metrics for the operator, in the Prometheus text format.',
    media: { 'text/plain': { type: 'string' } },
    statuses: {
      401: 'METRICS_TOKEN is missing or wrong.',
      403: 'METRICS_TOKEN is not set, and the caller is not a program on the same machine.',
    },
  },
  access: 'operator',
  services: ['metrics'],
  work: async (_, { services }) => ({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
    body: await services.metrics.text(),
  }),
});
