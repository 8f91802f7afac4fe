import { KeySet } from '../../contract/report.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { openGet } from './open-get.js';

/** Returns the public keys of signed results and reports; none when this service does not sign. */
export const reportKeys = route({
  ...openGet,
  path: '/.well-known/telltale-report-key.json',
  summary: 'Public keys of signed results and reports',
  services: ['signer'],
  output: KeySet,
  work: async (_, { services }) => json({ keys: services.signer?.keys ?? [] } satisfies KeySet),
});
