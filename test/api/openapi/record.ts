/**
 * Writes src/generated/api-examples.ts: a running server's responses to the examples. Run with `npm run
 * examples`.
 */
import { writeFileSync } from 'node:fs';
import type { OpenApi } from '../../../src/api/openapi/document.js';
import { startServer } from '../../server.js';
import { openPage, sendAll } from './send.js';
import { shortened } from './shortened.js';

const page = openPage();
const server = await startServer({}, {}, undefined, { network: page.network });
const document = (await (await server.call('/api/openapi.json')).json()) as OpenApi;
const recorded: Record<string, { path: object; examples: Record<string, object> }> = {};
for (const { operation, example, summary, params, status, type, body } of await sendAll(document, server)) {
  if (status >= 300) throw new Error(`${operation} ${example}: ${status} ${JSON.stringify(body)}`);
  if (operation === 'openapi' || operation === 'docs' || operation === 'metrics') continue;
  recorded[operation] ??= { path: params, examples: {} };
  recorded[operation].examples[example] = { summary, type, value: shortened(body) };
}
await server.close();
page.close();
writeFileSync(
  'src/generated/api-examples.ts',
  `/** Responses to the example requests of one operation, recorded from a running server. */
export interface Recorded {
  /** Path parameters of the request. */
  readonly path: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { summary: string; type: string; value: unknown }>>;
}

/** By operation id. Written by \`npm run examples\`; do not edit. */
export const recorded: Readonly<Record<string, Recorded>> = ${JSON.stringify(recorded, null, 2)};
`,
);
// The pools that test servers share stay open.
process.exit();
