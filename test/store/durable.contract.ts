import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { type DurableStore, historyKinds, type KeyedRequest, noAnswerYet } from '../../src/store/durable.js';
import { IdempotencyKeyTaken, NoSuchAccount, StorageFull } from '../../src/store/errors.js';
import { eventually } from '../eventually.js';
import { historyContract } from './history.contract.js';
import { account, firstPage, key, range, record, session } from './records.js';

/** Opens an empty store with the given clock. The contract closes it. */
export type OpenDurable = (clock: () => number) => Promise<DurableStore> | DurableStore;

/** Contract of every DurableStore. */
export function durableContract(name: string, open: OpenDurable): void {
  describe(`${name} fulfils the DurableStore contract`, () => {
    let store: DurableStore;
    let now = Date.parse('2026-11-21T12:00:00Z');
    before(async () => {
      store = await open(() => now);
      for (const owner of ['ann', 'bob']) assert.equal(await store.createAccount(account(owner)), true);
    });
    after(() => store.close());

    describe('accounts', () => {
      it('returns null for an unknown name of any form', async () => {
        for (const odd of ['nobody', '', 'x'.repeat(5_000), '\u0000', '~'])
          assert.equal(await store.account(odd), null);
      });

      it('returns an account as it was created', async () => {
        const given = account('carl', { plan: 'pro', password: 'scrypt$…', disabled: true });
        await store.createAccount(given);
        assert.deepEqual(await store.account('carl'), given);
      });

      it('rejects a taken name and does not change its account', async () => {
        assert.equal(await store.createAccount(account('ann', { plan: 'pro' })), false);
        assert.equal((await store.account('ann'))?.plan, 'free');
      });

      it('rejects a name that looks like another one until that account is deleted', async () => {
        assert.equal(await store.createAccount(account('mallory')), true);
        for (const name of ['mallоry', 'ma11ory', 'rnallory'])
          assert.equal(await store.createAccount(account(name)), false, name);
        assert.equal(await store.account('rnallory'), null);
        await store.deleteAccount('mallory');
        assert.equal(await store.createAccount(account('mallоry')), true);
        assert.equal(await store.createAccount(account('mallory')), false);
        await store.deleteAccount('mallоry');
      });

      for (const names of ['rush rush rush rush', 'coco сосо c0c0 cосo coc0 c0co'].map(list =>
        list.split(' '),
      ))
        it(`gives one of the same or similar names to concurrent requests: ${names.join()}`, async () => {
          const answers = await Promise.all(names.map(name => store.createAccount(account(name))));
          assert.equal(answers.filter(Boolean).length, 1);
          for (const name of names) await store.deleteAccount(name);
        });

      it('updates only the given fields', async () => {
        await store.createAccount(account('dora', { password: 'p' }));
        assert.equal(await store.updateAccount('dora', { plan: 'pro' }), true);
        assert.deepEqual(await store.account('dora'), account('dora', { password: 'p', plan: 'pro' }));
        assert.equal(await store.updateAccount('nobody', { plan: 'pro' }), false);
      });

      it('lists all accounts', async () => {
        const names = (await store.accounts()).map(each => each.name);
        for (const owner of ['ann', 'bob', 'carl', 'dora']) assert.ok(names.includes(owner));
      });
    });

    describe('keys', () => {
      it('finds a key by its hash and lists it under its account, oldest first', async () => {
        const second = key('k2', 'ann', { created_at: '2026-11-03T00:00:00.000Z', label: 'ci' });
        const first = key('k1', 'ann', { created_at: '2026-11-02T00:00:00.000Z', scope: 'read' });
        await store.createKey(second);
        await store.createKey(first);
        assert.deepEqual(await store.keyByHash('hash-of-k1'), first);
        assert.deepEqual(await store.keys('ann'), [first, second]);
        assert.deepEqual(await store.keys('bob'), []);
        assert.deepEqual(await store.keys('nobody'), []);
        assert.equal(await store.keyByHash('hash-of-nothing'), null);
      });

      it('rejects a key for an unknown account', async () => {
        await assert.rejects(async () => store.createKey(key('k9', 'nobody')), NoSuchAccount);
        assert.equal(await store.keyByHash('hash-of-k9'), null);
      });

      it('enforces the maximum across concurrent requests, and accepts a key after a revocation', async () => {
        await store.createAccount(account('miner'));
        const mint = (n: number) => store.createKey(key(`m${n}`, 'miner'), 7);
        const minted = await Promise.all(range(1, 300).map(mint));
        assert.equal(minted.filter(Boolean).length, 7);
        const keys = await store.keys('miner');
        assert.equal(keys.length, 7);
        assert.equal(await store.keyByHash(`hash-of-m${1 + minted.indexOf(false)}`), null);
        await store.revokeKey(keys[3]!.id, '2026-11-21T00:00:00.000Z');
        assert.deepEqual([await mint(301), await mint(302)], [true, false]);
      });

      it('deletes keys 90 days after their revocation or expiry, and no others', async () => {
        await store.createAccount(account('hoard'));
        const expires_at = '2026-11-10T00:00:00.000Z';
        for (const id of ['in-force', 'revoked', 'revoked-later'])
          await store.createKey(key(`h-${id}`, 'hoard'));
        await store.createKey(key('h-expired', 'hoard', { expires_at }));
        await store.createKey(key('h-expires-later', 'hoard', { expires_at: '2026-11-11T00:00:00.000Z' }));
        await store.revokeKey('h-revoked', expires_at);
        await store.revokeKey('h-revoked-later', '2026-11-11T00:00:00.000Z');
        const ids = async () => (await store.keys('hoard')).map(each => each.id.slice(2)).sort();
        const due = Date.parse(expires_at) + limits.inactiveKeyMs;
        await store.sweep(due - 1);
        assert.equal((await ids()).length, 5);
        await store.sweep(due);
        assert.deepEqual(await ids(), ['expires-later', 'in-force', 'revoked-later']);
        assert.equal(await store.keyByHash('hash-of-h-revoked'), null);
        await store.sweep(due + 86_400_000);
        assert.deepEqual(await ids(), ['in-force']);
      });

      it('keeps the newest revoked keys, up to their maximum', async () => {
        await store.createAccount(account('churn'));
        const { revokedKeysPerAccount } = limits;
        const most = 50;
        Object.assign(limits, { revokedKeysPerAccount: most });
        try {
          await Promise.all(
            range(1, most + 3).map(async n => {
              await store.createKey(key(`c${n}`, 'churn'));
              await store.revokeKey(`c${n}`, new Date(now + n).toISOString());
            }),
          );
          await store.createKey(key('c0', 'churn'));
        } finally {
          Object.assign(limits, { revokedKeysPerAccount });
        }
        const ids = (await store.keys('churn')).map(each => each.id);
        assert.equal(ids.length, most + 1);
        assert.ok(ids.includes('c0') && !ids.includes('c3') && ids.includes('c4'));
      });

      it('revokes a key once, only for its owner, and keeps its record', async () => {
        await store.createKey(key('k3', 'ann'));
        assert.equal(await store.revokeKey('k3', '2026-11-21T00:00:00.000Z', 'bob'), false);
        assert.equal((await store.keyByHash('hash-of-k3'))?.revoked_at, null);
        assert.equal(await store.revokeKey('k3', '2026-11-21T00:00:00.000Z', 'ann'), true);
        assert.equal((await store.keyByHash('hash-of-k3'))?.revoked_at, '2026-11-21T00:00:00.000Z');
        assert.equal(await store.revokeKey('k3', '2026-11-22T00:00:00.000Z'), false);
        assert.equal(await store.revokeKey('k404', '2026-11-22T00:00:00.000Z'), false);
      });

      it('records the last use, and never restores a revoked key', async () => {
        await store.createKey(key('k4', 'ann'));
        const seen = async () => (await store.keyByHash('hash-of-k4'))!;
        // The update is written in the background.
        const notes = (at: string) => eventually(async () => (await seen()).last_used_at === at);
        store.touchKey(await seen(), '2026-11-21T10:00:00.000Z');
        await notes('2026-11-21T10:00:00.000Z');
        const before = await seen();
        await store.revokeKey('k4', '2026-11-21T10:01:00.000Z');
        store.touchKey(before, '2026-11-21T10:01:01.000Z');
        await notes('2026-11-21T10:01:01.000Z');
        assert.equal((await seen()).revoked_at, '2026-11-21T10:01:00.000Z');
      });
    });

    describe('sessions', () => {
      const first = session('s1', 'ann', { expires_at: '2026-11-22T12:00:00.000Z' });

      it('returns a session until it is deleted', async () => {
        assert.equal(await store.createSession(first), true);
        assert.deepEqual(await store.session('s1'), first);
        await store.deleteSession('s1');
        await store.deleteSession('s1');
        assert.equal(await store.session('s1'), null);
        await assert.rejects(async () => store.createSession({ ...first, account: 'nobody' }), NoSuchAccount);
      });

      it('lists the sessions of an account, newest first, and ends the oldest beyond the maximum', async () => {
        await store.createAccount(account('sia'));
        const day = (n: number) => `2026-12-${String(n).padStart(2, '0')}T12:00:00.000Z`;
        await Promise.all(
          range(1, 9).map(n => store.createSession(session(`sia-${n}`, 'sia', { expires_at: day(n) }))),
        );
        await store.createSession(session('sia-10', 'sia', { expires_at: day(10) }), 3);
        const listed = (await store.sessions('sia')).map(({ hash }) => hash);
        assert.equal(listed.join(), 'sia-10,sia-9,sia-8');
        assert.equal(await store.session('sia-7'), null);
        for (const other of ['bob', 'nobody', '', '\u0000'])
          assert.deepEqual(await store.sessions(other), []);
      });

      it('ends all sessions of an account and none of another', async () => {
        await store.createAccount(account('sol'));
        await Promise.all(range(1, 4).map(n => store.createSession(session(`sol-${n}`, 'sol'))));
        await store.createSession(first);
        assert.equal(await store.deleteSessions('sol'), 4);
        assert.equal(await store.deleteSessions('sol'), 0);
        assert.equal(await store.deleteSessions('nobody'), 0);
        assert.equal(await store.session('sol-2'), null);
        assert.deepEqual(await store.session('s1'), first);
        await store.deleteSession('s1');
      });

      it('records the last use, and never restores a deleted session', async () => {
        await store.createSession(session('touched', 'ann'));
        const seen = async () => (await store.session('touched'))!;
        store.touchSession(await seen(), '2026-11-21T10:00:00.000Z');
        await eventually(async () => (await seen()).last_used_at === '2026-11-21T10:00:00.000Z');
        const last = await seen();
        await store.deleteSession('touched');
        store.touchSession(last, '2026-11-21T11:00:00.000Z');
        await store.check();
        assert.equal(await store.session('touched'), null);
      });

      it('sets a password, ends all sessions and opens the given one, atomically', async () => {
        await store.createAccount(account('pam', { password: 'old' }));
        await store.createSession(session('pam-1', 'pam'));
        const next = session('pam-2', 'pam');
        assert.equal(await store.setPassword('pam', 'new', { expectedPassword: 'other', next }), false);
        assert.equal(await store.setPassword('nobody', 'new'), false);
        assert.equal((await store.account('pam'))?.password, 'old');
        assert.equal((await store.sessions('pam')).length, 1);
        const set = (to: string) => store.setPassword('pam', to, { expectedPassword: 'old' });
        const both = [set('new'), set('newer')];
        assert.deepEqual((await Promise.all(both)).sort(), [false, true]);
        assert.equal(await store.setPassword('pam', 'newest', { next }), true);
        assert.deepEqual(await store.account('pam'), account('pam', { password: 'newest' }));
        assert.deepEqual(await store.sessions('pam'), [next]);
      });

      it('opens no session when the password has changed since it was checked', async () => {
        await store.createAccount(account('quin', { password: 'old' }));
        await store.setPassword('quin', 'new');
        assert.equal(await store.createSession(session('quin-1', 'quin'), 9, 'old'), false);
        assert.deepEqual(await store.sessions('quin'), []);
        assert.equal(await store.createSession(session('quin-2', 'quin'), 9, 'new'), true);
      });

      it('sweeps expired sessions only', async () => {
        const hashes = range(1, 450).map(n => `old-${n}`);
        const expired = { expires_at: '2026-11-20T00:00:00.000Z' };
        await Promise.all(hashes.map(hash => store.createSession(session(hash, 'bob', expired))));
        await store.createSession(first);
        await store.sweep(now);
        assert.deepEqual(await store.session('s1'), first);
        for (const hash of hashes) assert.equal(await store.session(hash), null);
        await store.sweep(Date.parse(first.expires_at));
        assert.equal(await store.session('s1'), null);
      });
    });

    describe('known addresses', () => {
      it('recognises an address of an account until it expires', async () => {
        await store.rememberAddress('ann', 'home', now + 1_000, 9);
        assert.equal(await store.knowsAddress('ann', 'home', now + 999), true);
        assert.equal(await store.knowsAddress('ann', 'home', now + 1_000), false);
        for (const other of ['bob home', 'ann work', 'nobody home', ' ']) {
          const [name, address] = other.split(' ') as [string, string];
          assert.equal(await store.knowsAddress(name, address, now), false, other);
        }
        await assert.rejects(async () => store.rememberAddress('nobody', 'home', now + 9, 9), NoSuchAccount);
      });

      it('extends the expiry of an address at each sign-in, and sweeps expired addresses', async () => {
        await store.rememberAddress('bob', 'home', now + 1_000, 9);
        await store.rememberAddress('bob', 'home', now + 5_000, 9);
        await store.sweep(now + 4_999);
        assert.equal(await store.knowsAddress('bob', 'home', now), true);
        await store.sweep(now + 5_000);
        assert.equal(await store.knowsAddress('bob', 'home', now), false);
      });

      it('deletes addresses beyond the maximum, the first to expire first', async () => {
        await store.createAccount(account('vera'));
        await Promise.all(range(1, 8).map(n => store.rememberAddress('vera', `a${n}`, now + n, 3)));
        const knows = range(1, 8).map(async n => store.knowsAddress('vera', `a${n}`, now));
        assert.equal((await Promise.all(knows)).indexOf(true), 5);
        assert.equal((await Promise.all(knows)).filter(Boolean).length, 3);
      });
    });

    describe('sign-in state', () => {
      const add = (name: string, expires_at = now + 1_000) =>
        store.changeSignIns(name, stored => {
          const result = Number(stored ?? 0) + 1;
          return { stored: String(result), expires_at, result };
        });

      it('loses no concurrent change', async () => {
        const results = await Promise.all(range(1, 60).map(() => add('busy')));
        assert.equal(new Set(results).size, 60);
        assert.equal(await add('busy'), 61);
        assert.equal(await add('other'), 1);
      });

      it('is swept after its latest expiry', async () => {
        await add('swept', now + 1_000);
        await add('swept', now + 9_000);
        await store.sweep(now + 8_999);
        assert.equal(await add('swept', now + 9_000), 3);
        await store.sweep(now + 9_000);
        assert.equal(await add('swept', now + 9_000), 1);
        await store.sweep(now + 9_000);
      });

      it('is unchanged when a change throws', async () => {
        await add('thrown');
        const change = () => assert.fail('no change');
        await assert.rejects(async () => store.changeSignIns('thrown', change), /no change/);
        assert.equal(await add('thrown'), 2);
      });
    });

    it('creates one secret for each name', async () => {
      const secrets = await Promise.all(range(1, 20).map(async () => store.secret('one')));
      assert.equal(new Set(secrets).size, 1);
      assert.match(secrets[0]!, /^[0-9a-f]{64}$/);
      assert.notEqual(await store.secret('two'), secrets[0]);
    });

    describe('idempotency records', () => {
      const day = 86_400_000;
      const keyed = (key: string, request = 'request digest', attempt = 'an attempt'): KeyedRequest => ({
        key,
        request,
        attempt,
        expires_at: now + day,
      });
      const answered = { status: 201, answer: 'answer digest', repeatable: true };
      const stored = ({ request, attempt, expires_at }: KeyedRequest, saved: string | null = null) => ({
        request,
        attempt,
        ...noAnswerYet,
        saved: saved === null ? null : { kind: 'scan' as const, id: saved },
        expires_at,
      });
      const taken = (attempt: Promise<void>) => assert.rejects(attempt, IdempotencyKeyTaken);
      const unlimited = { records: null, bytes: null };

      it('returns a record to its account until it expires', async () => {
        const used = { ...stored(keyed('once')), ...answered };
        await store.takeIdempotencyKey('ann', keyed('once'), answered);
        assert.deepEqual(await store.idempotencyRecord('ann', 'once'), used);
        assert.equal(await store.idempotencyRecord('bob', 'once'), null);
        assert.equal(await store.idempotencyRecord('nobody', 'once'), null);
        now += day;
        assert.equal(await store.idempotencyRecord('ann', 'once'), null, 'expired');
        now -= day;
        assert.deepEqual(await store.idempotencyRecord('ann', 'once'), used);
        await store.sweep(used.expires_at);
        assert.equal(await store.idempotencyRecord('ann', 'once'), null, 'swept');
      });

      it('gives a key to one of several requests, and to no later one', async () => {
        const take = (n: number) => store.takeIdempotencyKey('ann', keyed('rush', `request ${n}`));
        const settled = await Promise.allSettled(range(1, 20).map(take));
        const winner = settled.findIndex(({ status }) => status === 'fulfilled');
        assert.equal(settled.filter(({ status }) => status === 'fulfilled').length, 1);
        const first = await store.idempotencyRecord('ann', 'rush');
        assert.equal(first?.request, `request ${winner + 1}`);
        await taken(store.takeIdempotencyKey('ann', keyed('rush'), answered));
        assert.deepEqual(await store.idempotencyRecord('ann', 'rush'), first);
        await store.takeIdempotencyKey('bob', keyed('rush'));
      });

      it('replaces an expired record and its expiry', async () => {
        await store.takeIdempotencyKey('ann', { ...keyed('twice'), expires_at: now + 1_000 });
        now += 1_000;
        const later = keyed('twice', 'another request');
        await store.takeIdempotencyKey('ann', later);
        await store.sweep(now + 1);
        assert.deepEqual(await store.idempotencyRecord('ann', 'twice'), stored(later));
        now -= 1_000;
      });

      it('adds an answer to the record of the same attempt only', async () => {
        await store.takeIdempotencyKey('ann', keyed('answered'));
        const other = keyed('answered', 'request digest', 'another attempt');
        await store.completeIdempotencyRecord('ann', other, answered);
        assert.deepEqual(await store.idempotencyRecord('ann', 'answered'), stored(keyed('answered')));
        await store.completeIdempotencyRecord('ann', keyed('answered'), answered);
        const whole = { ...stored(keyed('answered')), ...answered };
        assert.deepEqual(await store.idempotencyRecord('ann', 'answered'), whole);
        await store.completeIdempotencyRecord('ann', keyed('never taken'), answered);
        assert.equal(await store.idempotencyRecord('ann', 'never taken'), null);
      });

      describe('of a request that saves', () => {
        const total = async () => (await store.list('kim', 'scan', firstPage)).total;
        before(() => store.createAccount(account('kim')));
        after(() => store.deleteAccount('kim'));

        it('is stored with the record, or not at all', async () => {
          await store.save('kim', record(1), unlimited, keyed('saving'));
          const first = stored(keyed('saving'), record(1).id);
          assert.deepEqual(await store.idempotencyRecord('kim', 'saving'), first);
          const full = { records: 2, bytes: null };
          await store.save('kim', record(2), full, keyed('second'));
          assert.equal((await store.idempotencyRecord('kim', 'second'))?.saved?.id, record(2).id);
          await assert.rejects(store.save('kim', record(3), full, keyed('third')), StorageFull);
          assert.equal(await store.idempotencyRecord('kim', 'third'), null);
        });

        it('is not changed when the record is saved again', async () => {
          await store.completeIdempotencyRecord('kim', keyed('saving'), answered);
          await store.save('kim', record(1), unlimited, keyed('saving'));
          assert.equal((await store.idempotencyRecord('kim', 'saving'))?.answer, answered.answer);
          assert.equal(await total(), 2);
        });

        for (const [kind, quota] of [
          ['without a storage quota', unlimited],
          ['within a storage quota', { records: 100, bytes: null }],
        ] as const)
          it(`lets one of several concurrent saves under a key succeed, ${kind}`, async () => {
            const use = await store.storageUse('kim');
            const key = `rush ${kind}`;
            const settled = await Promise.allSettled(
              range(100, 120).map(n => store.save('kim', record(n, 'cleanup'), quota, keyed(key))),
            );
            const reasons = settled.filter(each => each.status === 'rejected').map(each => each.reason);
            assert.equal(reasons.length, 20);
            for (const reason of reasons) assert.ok(reason instanceof IdempotencyKeyTaken, String(reason));
            const { items } = await store.list('kim', 'cleanup', firstPage);
            const { saved } = (await store.idempotencyRecord('kim', key))!;
            assert.deepEqual([items.length, items[0]?.id], [1, saved!.id]);
            assert.equal((await store.storageUse('kim')).records, use.records + 1);
            await store.removeAll('kim', 'cleanup');
          });

        it('rejects a taken key before the storage quota is checked', async () => {
          const full = { records: 2, bytes: null };
          await taken(store.save('kim', record(4), full, keyed('second')));
          await taken(store.save('kim', record(4), full, keyed('second', 'another request')));
          assert.equal(await total(), 2);
        });

        it('saves under a key whose record has expired', async () => {
          now += day;
          await store.save('kim', record(5), unlimited, keyed('second'));
          assert.equal((await store.idempotencyRecord('kim', 'second'))?.saved?.id, record(5).id);
          now -= day;
        });
      });
    });

    historyContract(() => store);

    describe('deleting an account', () => {
      it('deletes everything the account owns, and nothing of another account', async () => {
        await store.createAccount(account('zoe'));
        await store.createKey(key('kz', 'zoe'));
        await store.createSession(session('sz', 'zoe'));
        await store.rememberAddress('zoe', 'a', now + 9, 5);
        await Promise.all(Array.from({ length: 500 }, (_, i) => store.save('zoe', record(i))));
        for (const kind of historyKinds) await store.save('zoe', record(1, kind));
        await store.takeIdempotencyKey('zoe', { key: 'k', request: '', attempt: '', expires_at: now + 9 });
        const anns = (await store.list('ann', 'scan', firstPage)).total;

        assert.equal(await store.deleteAccount('zoe'), true);
        assert.equal(await store.deleteAccount('zoe'), false);
        assert.equal(await store.account('zoe'), null);
        assert.equal(await store.keyByHash('hash-of-kz'), null);
        assert.equal(await store.session('sz'), null);
        assert.equal(await store.knowsAddress('zoe', 'a', now), false);
        assert.equal((await store.list('ann', 'scan', firstPage)).total, anns);

        await store.createAccount(account('zoe'));
        for (const kind of historyKinds) {
          assert.deepEqual(await store.list('zoe', kind, firstPage), { items: [], total: 0, next: null });
          assert.equal(await store.record('zoe', kind, record(1).id), null);
        }
        assert.deepEqual(await store.keys('zoe'), []);
        assert.equal(await store.knowsAddress('zoe', 'a', now), false);
        assert.equal(await store.idempotencyRecord('zoe', 'k'), null);
      });

      it('rejects later saves', async () => {
        await store.createAccount(account('yves'));
        await store.deleteAccount('yves');
        await assert.rejects(async () => store.save('yves', record(1)), NoSuchAccount);
      });
    });
  });
}
