import { KeySet } from '../../../contract/report.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { openGet } from './open-get.js';

/** Returns the public keys of signed results and reports. */
export const reportKeys = route({
  ...openGet,
  path: '/.well-known/telltale-report-key.json',
  summary: 'Public keys of signed results and reports',
  services: ['signer'],
  output: KeySet,
  work: async (_, { services }) => json({ keys: (await services.signer()).keys } satisfies KeySet),
});
