import { KeySet } from '../../../contract/report.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { openGet } from './open-get.js';

/** Returns the public keys of signed results and reports. */
export const reportKeys = route({
  ...openGet,
  path: '/.well-known/telltale-report-key.json',
  summary: 'Public keys of signed results and reports',
  docs: {
    description:
      'Returns the public keys of signed results and reports as a JSON Web Key Set, current first. Save them to check a signature without a connection ([signed reports](docs/signed-reports.md)).',
  },
  services: ['signer'],
  output: KeySet,
  work: async (_, { services }) => json({ keys: (await services.signer()).keys } satisfies KeySet),
});
