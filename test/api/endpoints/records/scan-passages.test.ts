import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { ScanRecord } from '../../../../src/contract/history.js';
import type { EngineResult } from '../../../../src/contract/scan.js';
import { openStores } from '../../../../src/store/open.js';
import { mixedResult, mixedText, uniformResult } from '../../../report/mixed-result.js';
import { assertShape, read, startServer, type TestServer, temporaryFolder } from '../../../server.js';

const createdAt = '2026-11-01T00:00:00.000Z';
const records: Record<string, EngineResult> = {
  scan_mixed: mixedResult,
  scan_uniform: uniformResult,
};

describe('stored scans with passages', () => {
  const folder = temporaryFolder();
  let server: TestServer;
  let key: string;
  before(async () => {
    const first = await startServer({}, {}, folder);
    key = await first.key('keeper');
    await first.close();
    const { durable, counters } = await openStores({
      dataDir: folder,
      storeUrl: null,
      windowsUrls: [],
      processes: 1,
    });
    for (const [id, result] of Object.entries(records)) {
      const item = { id, title: id, created_at: createdAt, parent_scan_id: null };
      const members = Buffer.from(JSON.stringify({ ...result, text: mixedText }).slice(1, -1));
      const revision = { id, created_at: createdAt, score: result.score, title: id };
      await durable.save('keeper', { id, kind: 'scan', item, members, chain: id, revision });
    }
    await durable.close();
    await counters.close();
    server = await startServer({}, {}, folder);
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are returned with their passages', async () => {
    for (const [id, result] of Object.entries(records)) {
      const { status, body } = await read(server.call(`/api/scan/${id}`, { key }));
      assert.equal(status, 200);
      assertShape(ScanRecord, body);
      assert.deepEqual([body.passages, body.mixed], [result.passages, result.mixed]);
    }
  });

  it('can be sent for a report as they are', async () => {
    for (const id of Object.keys(records)) {
      const { body: result } = await read(server.call(`/api/scan/${id}`, { key }));
      const json = { result, source_text: result.text };
      const { body } = await read(server.call('/api/report', { key, json }));
      assert.equal(/<h2>Passages/.test(body.html), id === 'scan_mixed', id);
      assert.equal(/^Passages$/m.test(body.text), id === 'scan_mixed', id);
    }
  });
});
