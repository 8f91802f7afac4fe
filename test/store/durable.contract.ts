import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { limits } from '../../src/limits.js';
import type { DurableStore, IdempotencyRecord } from '../../src/store/durable.js';
import { NoSuchAccount } from '../../src/store/errors.js';
import { eventually } from './eventually.js';
import { historyContract } from './history.contract.js';
import { account, firstPage, key, range, record, session } from './records.js';

/** Opens an empty store whose clock the test sets; closing it again is the contract's. */
export type OpenDurable = (clock: () => number) => Promise<DurableStore> | DurableStore;

/** What every DurableStore promises, whatever it is made of. */
export function durableContract(name: string, open: OpenDurable): void {
  describe(`${name} keeps the durable contract`, () => {
    let store: DurableStore;
    let now = Date.parse('2026-11-21T12:00:00Z');
    before(async () => {
      store = await open(() => now);
      for (const owner of ['ann', 'bob']) assert.equal(await store.createAccount(account(owner)), true);
    });
    after(() => store.close());

    describe('accounts', () => {
      it('answers null for a name nobody took, however odd', async () => {
        for (const odd of ['nobody', '', 'x'.repeat(5_000), '\u0000', '~']) {
          assert.equal(await store.account(odd), null);
        }
      });

      it('keeps an account as it was given', async () => {
        const given = account('carl', { plan: 'pro', password: 'scrypt$…', disabled: true });
        await store.createAccount(given);
        assert.deepEqual(await store.account('carl'), given);
      });

      it('refuses a taken name and leaves its owner alone', async () => {
        assert.equal(await store.createAccount(account('ann', { plan: 'pro' })), false);
        assert.equal((await store.account('ann'))?.plan, 'free');
      });

      it('gives a name to one of many who ask at once', async () => {
        const answers = await Promise.all(
          ['a', 'b', 'c', 'd'].map(plan => store.createAccount(account('rush', { plan }))),
        );
        assert.equal(answers.filter(Boolean).length, 1);
      });

      it('changes what is named and nothing else', async () => {
        await store.createAccount(account('dora', { password: 'p' }));
        assert.equal(await store.updateAccount('dora', { plan: 'pro' }), true);
        assert.deepEqual(await store.account('dora'), account('dora', { password: 'p', plan: 'pro' }));
        assert.equal(await store.updateAccount('nobody', { plan: 'pro' }), false);
      });

      it('lists every account', async () => {
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

      it('refuses a key for an account that is not there', async () => {
        await assert.rejects(async () => store.createKey(key('k9', 'nobody')), NoSuchAccount);
        assert.equal(await store.keyByHash('hash-of-k9'), null);
      });

      it('stores no more keys than asked for, however many come at once, and takes another once one is revoked', async () => {
        await store.createAccount(account('miner'));
        const mint = (n: number) => store.createKey(key(`m${n}`, 'miner'), 7);
        const minted = await Promise.all(range(1, 300).map(mint));
        assert.equal(minted.filter(Boolean).length, 7);
        const held = await store.keys('miner');
        assert.equal(held.length, 7);
        assert.equal(await store.keyByHash(`hash-of-m${1 + minted.indexOf(false)}`), null);
        await store.revokeKey(held[3]!.id, '2026-11-21T00:00:00.000Z');
        assert.deepEqual([await mint(301), await mint(302)], [true, false]);
      });

      it('removes keys 90 days after they were revoked or expired, and no others', async () => {
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

      it('stores the newest of more than 1,000 revoked keys', async () => {
        await store.createAccount(account('churn'));
        const most = limits.revokedKeysPerAccount;
        for (let first = 1; first <= most + 3; first += 40)
          await Promise.all(
            range(first, Math.min(first + 39, most + 3)).map(async n => {
              await store.createKey(key(`c${n}`, 'churn'));
              await store.revokeKey(`c${n}`, new Date(now + n).toISOString());
            }),
          );
        await store.createKey(key('c0', 'churn'));
        const ids = (await store.keys('churn')).map(each => each.id);
        assert.equal(ids.length, most + 1);
        for (const [id, there] of [
          ['c0', true],
          ['c3', false],
          ['c4', true],
        ] as const)
          assert.equal(ids.includes(id), there, id);
      });

      it('revokes once, only for its owner, and keeps the row', async () => {
        await store.createKey(key('k3', 'ann'));
        assert.equal(await store.revokeKey('k3', '2026-11-21T00:00:00.000Z', 'bob'), false);
        assert.equal((await store.keyByHash('hash-of-k3'))?.revoked_at, null);
        assert.equal(await store.revokeKey('k3', '2026-11-21T00:00:00.000Z', 'ann'), true);
        assert.equal((await store.keyByHash('hash-of-k3'))?.revoked_at, '2026-11-21T00:00:00.000Z');
        assert.equal(await store.revokeKey('k3', '2026-11-22T00:00:00.000Z'), false);
        assert.equal(await store.revokeKey('k404', '2026-11-22T00:00:00.000Z'), false);
      });

      it('notes the last use, at most once a minute, and never brings a revoked key back', async () => {
        await store.createKey(key('k4', 'ann'));
        const seen = async () => (await store.keyByHash('hash-of-k4'))!;
        // Nobody waits for a touch: it is written when the store gets to it.
        const notes = (at: string) => eventually(async () => (await seen()).last_used_at === at);
        store.touchKey(await seen(), '2026-11-21T10:00:00.000Z');
        await notes('2026-11-21T10:00:00.000Z');
        store.touchKey(await seen(), '2026-11-21T10:00:59.000Z');
        await store.check();
        assert.equal((await seen()).last_used_at, '2026-11-21T10:00:00.000Z');
        const before = await seen();
        await store.revokeKey('k4', '2026-11-21T10:01:00.000Z');
        store.touchKey(before, '2026-11-21T10:01:01.000Z');
        await notes('2026-11-21T10:01:01.000Z');
        assert.equal((await seen()).revoked_at, '2026-11-21T10:01:00.000Z');
      });
    });

    describe('sessions', () => {
      const first = session('s1', 'ann', { expires_at: '2026-11-22T12:00:00.000Z' });

      it('keeps a session until it is deleted', async () => {
        assert.equal(await store.createSession(first), true);
        assert.deepEqual(await store.session('s1'), first);
        await store.deleteSession('s1');
        await store.deleteSession('s1');
        assert.equal(await store.session('s1'), null);
        await assert.rejects(async () => store.createSession({ ...first, account: 'nobody' }), NoSuchAccount);
      });

      it('lists the sessions of an account, newest first, and ends the oldest beyond the cap', async () => {
        await store.createAccount(account('sia'));
        const day = (n: number) => `2026-12-${String(n).padStart(2, '0')}T12:00:00.000Z`;
        await Promise.all(
          range(1, 9).map(n => store.createSession(session(`sia-${n}`, 'sia', { expires_at: day(n) }))),
        );
        await store.createSession(session('sia-10', 'sia', { expires_at: day(10) }), 3);
        const listed = await store.sessions('sia');
        assert.deepEqual(
          listed.map(({ hash }) => hash),
          ['sia-10', 'sia-9', 'sia-8'],
        );
        assert.equal(await store.session('sia-7'), null);
        for (const other of ['bob', 'nobody', '', '\u0000'])
          assert.deepEqual(await store.sessions(other), []);
      });

      it('ends every session of an account and none of another', async () => {
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

      it('notes the last use, at most every ten minutes, and never brings a session back', async () => {
        await store.createSession(session('touched', 'ann'));
        const seen = async () => (await store.session('touched'))!;
        store.touchSession(await seen(), '2026-11-21T10:00:00.000Z');
        await eventually(async () => (await seen()).last_used_at === '2026-11-21T10:00:00.000Z');
        store.touchSession(await seen(), '2026-11-21T10:09:59.000Z');
        await store.check();
        const last = await seen();
        assert.equal(last.last_used_at, '2026-11-21T10:00:00.000Z');
        await store.deleteSession('touched');
        store.touchSession(last, '2026-11-21T11:00:00.000Z');
        await store.check();
        assert.equal(await store.session('touched'), null);
      });

      it('sets a password, ends the sessions and opens the one given, or nothing of it', async () => {
        await store.createAccount(account('pam', { password: 'old' }));
        await store.createSession(session('pam-1', 'pam'));
        const next = session('pam-2', 'pam');
        assert.equal(await store.setPassword('pam', 'new', { expectedPassword: 'other', next }), false);
        assert.equal(await store.setPassword('nobody', 'new'), false);
        assert.equal((await store.account('pam'))?.password, 'old');
        assert.equal((await store.sessions('pam')).length, 1);
        const both = ['new', 'newer'].map(each =>
          store.setPassword('pam', each, { expectedPassword: 'old' }),
        );
        assert.deepEqual((await Promise.all(both)).sort(), [false, true]);
        assert.equal(await store.setPassword('pam', 'newest', { next }), true);
        assert.deepEqual(await store.account('pam'), account('pam', { password: 'newest' }));
        assert.deepEqual(await store.sessions('pam'), [next]);
      });

      it('opens no session for a password that was changed since it was checked', async () => {
        await store.createAccount(account('quin', { password: 'old' }));
        await store.setPassword('quin', 'new');
        assert.equal(await store.createSession(session('quin-1', 'quin'), 9, 'old'), false);
        assert.deepEqual(await store.sessions('quin'), []);
        assert.equal(await store.createSession(session('quin-2', 'quin'), 9, 'new'), true);
      });

      it('sweeps what has expired and leaves the rest', async () => {
        const hashes = Array.from({ length: 450 }, (_, i) => `old-${i}`);
        await Promise.all(
          hashes.map(hash =>
            store.createSession(session(hash, 'bob', { expires_at: '2026-11-20T00:00:00.000Z' })),
          ),
        );
        await store.createSession(first);
        await store.sweep(now);
        assert.deepEqual(await store.session('s1'), first);
        for (const hash of hashes) assert.equal(await store.session(hash), null);
        await store.sweep(Date.parse(first.expires_at));
        assert.equal(await store.session('s1'), null);
      });
    });

    describe('addresses that signed in', () => {
      it('are known to their account until they expire', async () => {
        await store.rememberAddress('ann', 'home', now + 1_000, 9);
        assert.equal(await store.knowsAddress('ann', 'home', now + 999), true);
        assert.equal(await store.knowsAddress('ann', 'home', now + 1_000), false);
        for (const [name, address] of [
          ['bob', 'home'],
          ['ann', 'work'],
          ['nobody', 'home'],
          ['', ''],
        ] as const)
          assert.equal(await store.knowsAddress(name, address, now), false);
        await assert.rejects(async () => store.rememberAddress('nobody', 'home', now + 9, 9), NoSuchAccount);
      });

      it('are known anew for the whole time after each sign-in, and swept after it', async () => {
        await store.rememberAddress('bob', 'home', now + 1_000, 9);
        await store.rememberAddress('bob', 'home', now + 5_000, 9);
        await store.sweep(now + 4_999);
        assert.equal(await store.knowsAddress('bob', 'home', now), true);
        await store.sweep(now + 5_000);
        assert.equal(await store.knowsAddress('bob', 'home', now), false);
      });

      it('beyond the cap give way, the one that expires first before the others', async () => {
        await store.createAccount(account('vera'));
        await Promise.all(range(1, 8).map(n => store.rememberAddress('vera', `a${n}`, now + n, 3)));
        const known = await Promise.all(
          range(1, 8).map(async n => ((await store.knowsAddress('vera', `a${n}`, now)) ? n : 0)),
        );
        assert.deepEqual(
          known.filter(n => n > 0),
          [6, 7, 8],
        );
      });
    });

    describe('the state of sign-ins', () => {
      const add = (name: string, expires_at = now + 1_000) =>
        store.changeSignIns(name, stored => {
          const result = Number(stored ?? 0) + 1;
          return { stored: String(result), expires_at, result };
        });

      it('changes in one transaction, however many come at once', async () => {
        const results = await Promise.all(range(1, 60).map(() => add('busy')));
        assert.deepEqual(
          results.sort((a, b) => a - b),
          range(1, 60),
        );
        assert.equal(await add('other'), 1);
      });

      it('is swept when its last expiry has passed', async () => {
        await add('swept', now + 1_000);
        await add('swept', now + 9_000);
        await store.sweep(now + 8_999);
        assert.equal(await add('swept', now + 9_000), 3);
        await store.sweep(now + 9_000);
        assert.equal(await add('swept', now + 9_000), 1);
        await store.sweep(now + 9_000);
      });

      it('stays as it was when a change throws', async () => {
        await add('thrown');
        const change = () => {
          throw new Error('no change');
        };
        await assert.rejects(async () => store.changeSignIns('thrown', change), /no change/);
        assert.equal(await add('thrown'), 2);
      });
    });

    it('makes a secret once for each name', async () => {
      const secrets = await Promise.all(range(1, 20).map(async () => store.secret('one')));
      assert.equal(new Set(secrets).size, 1);
      assert.match(secrets[0]!, /^[0-9a-f]{64}$/);
      assert.notEqual(await store.secret('two'), secrets[0]);
    });

    describe('idempotency records', () => {
      const used = (change: Partial<IdempotencyRecord> = {}): IdempotencyRecord => ({
        request: 'request digest',
        status: 200,
        answer: 'answer digest',
        repeatable: true,
        saved: { kind: 'scan', id: 'scan_1' },
        expires_at: now + 86_400_000,
        ...change,
      });

      it('returns a record to its account until it expires', async () => {
        await store.saveIdempotencyRecord('ann', 'once', used());
        assert.deepEqual(await store.idempotencyRecord('ann', 'once'), used());
        assert.equal(await store.idempotencyRecord('bob', 'once'), null);
        assert.equal(await store.idempotencyRecord('nobody', 'once'), null);
        const stored = used();
        now += 86_400_000;
        assert.equal(await store.idempotencyRecord('ann', 'once'), null, 'expired');
        now -= 86_400_000;
        assert.deepEqual(await store.idempotencyRecord('ann', 'once'), stored);
        await store.sweep(stored.expires_at);
        assert.equal(await store.idempotencyRecord('ann', 'once'), null, 'swept');
      });

      it('stores a request that saved nothing and whose answer can not be repeated', async () => {
        const streamed = used({ answer: null, repeatable: false, saved: null });
        await store.saveIdempotencyRecord('ann', 'streamed', streamed);
        assert.deepEqual(await store.idempotencyRecord('ann', 'streamed'), streamed);
      });

      it('replaces a record, with its expiry', async () => {
        await store.saveIdempotencyRecord('ann', 'twice', used({ expires_at: now + 1_000 }));
        await store.saveIdempotencyRecord('ann', 'twice', used({ status: 201 }));
        await store.sweep(now + 2_000);
        assert.equal((await store.idempotencyRecord('ann', 'twice'))?.status, 201);
      });
    });

    historyContract(() => store);

    describe('deleting an account', () => {
      it('takes everything it owns with it, and nothing of another', async () => {
        await store.createAccount(account('zoe'));
        await store.createKey(key('kz', 'zoe'));
        await store.createSession(session('sz', 'zoe'));
        await store.rememberAddress('zoe', 'a', now + 9, 5);
        await Promise.all(Array.from({ length: 500 }, (_, i) => store.save('zoe', record(i))));
        await store.save('zoe', record(1, 'cleanup'));
        await store.saveIdempotencyRecord('zoe', 'k', {
          request: '',
          status: 200,
          answer: null,
          repeatable: true,
          saved: null,
          expires_at: now + 9,
        });
        const anns = (await store.list('ann', 'scan', firstPage)).total;

        assert.equal(await store.deleteAccount('zoe'), true);
        assert.equal(await store.deleteAccount('zoe'), false);
        assert.equal(await store.account('zoe'), null);
        assert.equal(await store.keyByHash('hash-of-kz'), null);
        assert.equal(await store.session('sz'), null);
        assert.equal(await store.knowsAddress('zoe', 'a', now), false);
        assert.equal((await store.list('ann', 'scan', firstPage)).total, anns);

        await store.createAccount(account('zoe'));
        assert.deepEqual(await store.list('zoe', 'scan', firstPage), { items: [], total: 0, next: null });
        assert.deepEqual(await store.list('zoe', 'cleanup', firstPage), { items: [], total: 0, next: null });
        assert.equal(await store.record('zoe', 'scan', record(7).id), null);
        assert.deepEqual(await store.keys('zoe'), []);
        assert.equal(await store.knowsAddress('zoe', 'a', now), false);
        assert.equal(await store.idempotencyRecord('zoe', 'k'), null);
      });

      it('refuses a save that comes too late', async () => {
        await store.createAccount(account('yves'));
        await store.deleteAccount('yves');
        await assert.rejects(async () => store.save('yves', record(1)), NoSuchAccount);
      });
    });
  });
}
