import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { withCallerCache } from '../../src/store/caller-cache.js';
import type { ApiKey, DurableStore } from '../../src/store/durable.js';
import { openDurable } from '../../src/store/lmdb/records/open.js';
import { temporaryFolder } from '../temporary-folder.js';
import { account, key as keyOf } from './records.js';

const now = Date.parse('2026-11-23T12:00:00Z');
const at = new Date(now).toISOString();

describe('withCallerCache, in front of the embedded store', () => {
  let store: DurableStore;
  let touches = 0;
  let key: ApiKey;
  let keys = 0;
  let cached: DurableStore;
  before(async () => {
    store = openDurable(temporaryFolder());
    await store.createAccount(account('ann'));
  });
  after(() => store.close());
  beforeEach(async () => {
    touches = 0;
    const touchKey: DurableStore['touchKey'] = (...args) => {
      touches++;
      store.touchKey(...args);
    };
    cached = withCallerCache({ ...store, touchKey });
    key = keyOf(`k${++keys}`, 'ann');
    await cached.createKey(key);
    assert.equal((await cached.keyByHash(key.hash))?.revoked_at, null);
  });

  it('returns a revoked key as revoked immediately after a revocation by this process', async () => {
    await cached.revokeKey(key.id, at);
    assert.equal((await cached.keyByHash(key.hash))?.revoked_at, at);
  });

  it('returns a revoked key as revoked within a second of a revocation by another process', async () => {
    await store.revokeKey(key.id, at);
    await new Promise(resolve => setTimeout(resolve, 900));
    assert.equal((await cached.keyByHash(key.hash))?.revoked_at, at);
  });

  it('writes the last use of a key once a minute, whatever the number of requests', async () => {
    for (let i = 0; i < 100; i++) cached.touchKey((await cached.keyByHash(key.hash))!, at);
    assert.equal(touches, 1);
    const later = new Date(now + 61_000).toISOString();
    cached.touchKey((await cached.keyByHash(key.hash))!, later);
    assert.equal(touches, 2);
  });

  it('looks up an unknown key again after half a second', async () => {
    const later = keyOf('later', 'ann', { scope: 'read' });
    assert.equal(await cached.keyByHash(later.hash), null);
    await store.createKey(later);
    await new Promise(resolve => setTimeout(resolve, 600));
    assert.equal((await cached.keyByHash(later.hash))?.scope, 'read');
  });
});
