import { Nothing } from '../contract/history.js';
import { HealthView } from '../contract/service.js';
import { json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import { StoreDamaged, StoreUnreachable } from '../store/errors.js';

type Check = HealthView['checks']['store'];

const outcome = async (check: () => Promise<void>): Promise<Check> => {
  try {
    await check();
    return 'ok';
  } catch (error) {
    // The rest of a damaged store can be read, and texts can be scanned without a store on another machine.
    if (error instanceof StoreDamaged) return 'damaged';
    return error instanceof StoreUnreachable ? 'away' : 'failing';
  }
};

/** Serves, but less than it could. */
const less = (check: Check): boolean => check === 'failing' || check === 'away' || check === 'damaged';

/** Whether the service can serve: 503 when it can't, `degraded` when it serves less than it could. */
export const health = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Health of the service and its parts',
  access: 'open',
  scope: 'read',
  rateLimit: null,
  body: 'none',
  idempotent: false,
  input: Nothing,
  output: HealthView,
  async work(_: object, { services }: Context) {
    const { store, counters, texts, documents, images, native, deeper, chat } = services;
    const checks: HealthView['checks'] = {
      store: await outcome(() => store.check()),
      windows: await outcome(() => counters.check()),
      text_pool: texts.load.threads > 0 ? 'ok' : 'failing',
      document_pool: documents.load.threads > 0 ? 'ok' : 'failing',
      image_pool: images.load.threads === 0 ? 'failing' : native.healthy ? 'ok' : 'away',
      model: deeper.kind === 'absent' ? 'failing' : 'ok',
      rewriter: chat === null ? 'absent' : chat.healthy ? 'ok' : 'failing',
    };
    // Without these there is something to fall back to.
    const { model, rewriter, ...vital } = checks;
    const failing = Object.values(vital).includes('failing');
    const view: HealthView = {
      status: failing ? 'failing' : Object.values(checks).some(less) ? 'degraded' : 'ok',
      version: services.version,
      uptime_s: Math.floor((services.now() - services.startedAt) / 1000),
      checks,
    };
    return json(view, failing ? 503 : 200);
  },
});
