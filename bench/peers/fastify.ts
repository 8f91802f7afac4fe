/**
 * Comparison: fastify with the same engine and reading of Markdown on its main thread, and the same key
 * check, store and record.
 */
import fastify from 'fastify';
import { hashKey, looksLikeKey } from '../../src/accounts/key.js';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { clean } from '../../src/engine/cleanup/clean.js';
import { alternativeOf } from '../../src/engine/rewrite/rewrite.js';
import { scanText } from '../../src/files/document/scan-text.js';
import type { Account } from '../../src/store/durable.js';
import { openCounters } from '../../src/store/lmdb/counters/open.js';
import { openDurable } from '../../src/store/lmdb/records/open.js';
import { recordId } from '../../src/store/record-id.js';
import { scanOptions } from '../engine.js';

const durable = openDurable(process.env.DATA_DIR!);
const windows = openCounters(process.env.DATA_DIR!);
const model = loadShippedClassifier();
const server = fastify({ bodyLimit: 4 * 1_048_576 });

const bodySchema = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', minLength: 1 },
    esl: { type: 'boolean' },
    genre: { type: 'string' },
    save: { type: 'boolean' },
  },
};

async function accountOf(authorization = ''): Promise<Account | null> {
  const token = authorization.slice('Bearer '.length);
  const key = looksLikeKey(token) ? await durable.keyByHash(hashKey(token)) : null;
  return key && durable.account(key.account);
}

server.post<{ Body: { text: string } }>(
  '/api/cleanup',
  { schema: { body: bodySchema } },
  async (request, reply) => {
    if ((await accountOf(request.headers.authorization)) === null)
      return reply.code(401).send({ detail: 'no key' });
    return { id: null, ...clean(request.body.text, { contractions: false }, 'auto') };
  },
);

server.post<{ Body: { text: string; save?: boolean } }>(
  '/api/scan',
  { schema: { body: bodySchema } },
  async (request, reply) => {
    const account = await accountOf(request.headers.authorization);
    if (account === null) return reply.code(401).send({ detail: 'no key' });

    const { text, save = true } = request.body;
    const result = scanText(text, 'auto', scanOptions, model, alternativeOf);
    await windows.addUsage(`a:${account.name}`, 'words', result.word_count, Date.now());
    if (!save) return { scan_id: null, ...result };
    const id = recordId('scan', Date.now());
    const created_at = new Date().toISOString();
    const { score, band, word_count, genre } = result;
    const item = {
      id,
      title: null,
      created_at,
      preview: text.slice(0, 160),
      score,
      band,
      word_count,
      genre,
      parent_scan_id: null,
    };
    const members = Buffer.from(JSON.stringify({ ...result, text }).slice(1, -1));
    const revision = { id, created_at, score, title: null };
    await durable.save(account.name, { id, kind: 'scan', item, members, chain: id, revision });
    return { scan_id: id, ...result };
  },
);

const address = await server.listen({ host: '127.0.0.1', port: 0 });
console.log(`fastify listening on ${address}`);
process.once('SIGTERM', async () => {
  await server.close();
  await windows.close();
  await durable.close();
  process.exit(0);
});
