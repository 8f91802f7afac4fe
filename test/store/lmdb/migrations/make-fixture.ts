/**
 * Creates a fixture of the current schema: a small data folder made by a real server, and the values that its
 * store and endpoints returned. `node dist/test/store/lmdb/migrations/make-fixture.js TARGET` writes
 * records.mdb.gz, windows.mdb.gz and expected.json. Run once per schema; see the README of the fixture.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type HistoryKind, historyKinds } from '../../../../src/store/durable.js';
import { openCounters } from '../../../../src/store/lmdb/counters/open.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { startServer } from '../../../server.js';

const [target] = process.argv.slice(2) as [string];
const server = await startServer();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const post = async (path: string, key: string, json: object, headers: Record<string, string> = {}) => {
  const response = await server.call(path, { key, json, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
};

const cookies: Record<string, string> = {};
const keys: Record<string, string> = {};
for (const name of ['ida', 'otto', 'zoë']) {
  cookies[name] = await server.register(name);
  for (const scope of name === 'ida' ? ['full', 'read'] : ['full']) {
    const made = await server.call('/api/keys', {
      cookie: cookies[name],
      json: { scope, label: `${scope} of ${name}` },
    });
    keys[`${name} ${scope}`] = ((await made.json()) as { key: string }).key;
  }
}

const paragraph = (n: number) =>
  `Paragraph ${n} of a letter about the harvest — “plums, pears”, a wet June. The mill stood still for ${n + 2} days.`;
const ida = keys['ida full']!;
const otto = keys['otto full']!;
let parent: unknown = null;
for (let n = 0; n < 12; n++) {
  const { scan_id } = await post('/api/scan', ida, {
    text: `${paragraph(n)} ${'It rained again, and we waited. '.repeat(n)}`,
    ...(n % 4 !== 0 && { parent_scan_id: parent }),
  });
  parent = scan_id;
}
for (let n = 20; n < 28; n++) await post('/api/cleanup', ida, { text: paragraph(n) });
for (let n = 30; n < 34; n++) await post('/api/scan', otto, { text: paragraph(n).repeat(n - 20) });
const scan = await post('/api/scan', ida, { text: paragraph(40) }, { 'idempotency-key': 'once-1' });
await post('/api/cleanup', otto, { text: paragraph(41) }, { 'idempotency-key': 'once-2' });
await post('/api/report', ida, { result: scan, title: 'A report', scan_id: scan.scan_id });
await post('/api/feedback', ida, {
  verdict: 'wrong',
  expected: 'human',
  text: paragraph(42),
  consent_text: true,
});
await post('/api/feedback', otto, { verdict: 'right' });
// A deleted record leaves free pages.
const spare = await post('/api/scan', ida, { text: paragraph(43) });
await server.call(`/api/scan/${spare.scan_id}`, { key: ida, method: 'DELETE' });
const now = Date.now();
await server.close();

const store = openDurable(server.folder);
const counters = openCounters(server.folder);
const accounts = [];
for (const account of await store.accounts()) {
  const records = [];
  const list = async (kind: HistoryKind) =>
    (await store.list(account.name, kind, { limit: 100, offset: 0, after: null })).items;
  for (const kind of historyKinds)
    for (const item of await list(kind)) {
      const { members } = (await store.record(account.name, kind, String(item.id)))!;
      const chain = kind === 'scan' ? await store.chainOf(account.name, String(item.id)) : null;
      const revisions = chain === null ? [] : await store.revisions(account.name, chain);
      records.push({ kind, item, members: Buffer.from(members).toString(), chain, revisions });
    }
  const subject = `a:${account.name}`;
  accounts.push({
    account,
    keys: await store.keys(account.name),
    session: await store.session(sha256(cookies[account.name]!.split('=')[1]!)),
    answers: {
      'once-1': await store.idempotencyRecord(account.name, 'once-1'),
      'once-2': await store.idempotencyRecord(account.name, 'once-2'),
    },
    records,
    remaining: (await counters.peek(subject, 'requests', 600, now)).remaining,
    words: await counters.monthlyUsage(subject, 'words', now),
  });
}
await Promise.all([store.close(), counters.close()]);

mkdirSync(target, { recursive: true });
for (const name of ['records', 'windows'])
  writeFileSync(
    join(target, `${name}.mdb.gz`),
    gzipSync(readFileSync(join(server.folder, name, 'data.mdb')), { level: 9 }),
  );
writeFileSync(
  join(target, 'expected.json'),
  `${JSON.stringify({ now, cookies, keys, accounts }, null, 1)}\n`,
);
rmSync(server.folder, { recursive: true });
