import { pino } from 'pino';
import { type Listener, listen } from '../../../src/api/http/listen.js';
import type { Route } from '../../../src/api/http/route.js';
import { readConfig } from '../../../src/server/config.js';
import type { Services } from '../../../src/server/services.js';

/** Listens for routes that need no stores and pools; the caller closes. */
export async function listening(
  routes: readonly Route[],
  env: Record<string, string> = {},
  more: Partial<Services> = {},
): Promise<{ url: string; listener: Listener }> {
  const config = readConfig({ PORT: '0', ...env });
  const log = pino({ level: 'silent' });
  const services = { config, metrics: { request() {} }, log, ...more } as unknown as Services;
  const listener = await listen(routes, services, config);
  return { url: `http://127.0.0.1:${listener.port}`, listener };
}
