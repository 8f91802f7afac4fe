/**
 * Writes src/api/openapi/recorded-examples.ts: a running server's responses to the examples. Run with `npm
 * run examples`.
 */
import { rmSync, writeFileSync } from 'node:fs';
import type { OpenApi } from '../../../src/api/openapi/document.js';
import { startServer } from '../../server.js';
import { openPage, sendAll } from './send.js';
import { shortened } from './shortened.js';

const page = await openPage();
const server = await startServer({}, {}, undefined, page.network);
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
rmSync(server.folder, { recursive: true });
writeFileSync(
  'src/api/openapi/recorded-examples.ts',
  `import type { RecordedResponses } from './responses.js';\n\n/** Written by \`npm run examples\`; do not edit. */\nexport const recorded: RecordedResponses = ${JSON.stringify(recorded, null, 2)};\n`,
);
