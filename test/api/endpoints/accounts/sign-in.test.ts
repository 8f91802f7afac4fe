import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { passwordCost } from '../../../cheap-passwords.js';
import { sharedServer } from '../../../server.js';
import { range } from '../../../store/records.js';

const right = 'correct horse';
const wrong = 'wrong battery';

describe('limits of sign-ins', () => {
  // Tests use addresses of their own, and move a clock that stands otherwise.
  const clock = { now: Date.now() };
  const server = sharedServer({}, {}, { now: () => clock.now });
  const call = async (path: string, name: string, password: string, address: string) => {
    const answer = await server.as({}).post(path, { name, password }, { 'x-forwarded-for': address });
    return { ...answer, seconds: Number(answer.headers.get('retry-after')) };
  };
  const signIn = (name: string, password: string, address: string) =>
    call('/api/session', name, password, address);
  const register = (name: string, address: string) => call('/api/account', name, right, address);

  describe('sign-ins from one address', () => {
    it('do not count against the name once the address is rate limited, and never lock out the owner', async () => {
      const owners = ['asta', 'bela', 'cato'];
      for (const [i, name] of owners.entries())
        assert.equal((await register(name, `192.0.2.${i}`)).status, 201);
      for (const name of owners)
        for (const _ of range(1, 20)) {
          const { status, seconds } = await signIn(name, wrong, '198.51.100.66');
          assert.ok(status === 401 || (status === 429 && seconds > 0));
        }
      for (const [i, name] of owners.entries()) {
        const first = await signIn(name, right, `203.0.113.${i}`);
        if (first.status === 200) continue;
        // The last guess may be more recent than one turn.
        assert.ok(first.status === 429 && first.seconds <= 2, `${name}: ${first.status}, ${first.seconds} s`);
        clock.now += first.seconds * 1_000;
        assert.equal((await signIn(name, right, `203.0.113.${i}`)).status, 200, name);
      }
      const { status } = await signIn('cato', right, '198.51.100.66');
      assert.equal(status, 429, 'the address itself stays refused');
    });

    it('use only their share of the queue', async () => {
      // The queue fills only if a hash takes longer than a request.
      const { blocks } = passwordCost;
      passwordCost.blocks = 8_192;
      await register('dora', '192.0.2.9');
      const flood = range(1, 30).map(i => signIn(`nobody-${i}`, wrong, '198.51.100.77'));
      const other = signIn('dora', right, '203.0.113.77');
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      passwordCost.blocks = blocks;
      assert.equal((await other).status, 200);
      assert.deepEqual([...new Set(statuses)].sort(), [401, 503]);
    });

    it('are limited for an IPv6 /48 as a whole, across its /64s', async () => {
      for (const i of range(1, limits.loginsPerHourPerSite))
        assert.notEqual((await signIn('erin', wrong, `2001:db8:5:${i.toString(16)}::1`)).status, 503);
      const next = await signIn('someone', wrong, '2001:db8:5:ffff::1');
      assert.equal(next.status, 429);
      assert.ok(next.seconds > limits.signInTurns * 60, 'by the hour, not by a turn');
      assert.equal((await signIn('someone', wrong, '2001:db8:6::1')).status, 401);
    });

    it('do not reveal whether a name exists', async () => {
      await register('fay', '192.0.2.10');
      const answers = async (name: string, network: number) => {
        const found = [];
        for (const i of range(1, 8)) {
          const { status, body } = await signIn(name, wrong, `10.${network}.${i}.1`);
          found.push([status, JSON.stringify(body).replace(/\d+ seconds?/, 'N seconds')]);
        }
        return found;
      };
      assert.deepEqual(await answers('fay', 1), await answers('no-fay', 2));
    });
  });

  describe('guesses from many addresses', () => {
    it('do not delay the address of a registration or a sign-in for 30 days, and delay it afterwards', async () => {
      const [first, second] = ['192.0.2.2', '203.0.113.2'];
      const attack = async (network: number) => {
        for (const i of range(1, 12)) await signIn('hal', wrong, `172.${network}.${i}.1`);
      };
      await register('hal', first);
      assert.equal((await signIn('hal', right, second)).status, 200);
      clock.now += limits.knownAddressMs - 3_600_000;
      await attack(16);
      assert.equal((await signIn('hal', right, first)).status, 200);
      assert.equal((await signIn('hal', right, second)).status, 200);
      const fresh = await signIn('hal', right, '203.0.113.3');
      assert.ok(fresh.status === 429 && fresh.seconds <= 300, `${fresh.status}, ${fresh.seconds} s`);
      assert.match(fresh.body.detail, /Try again in/);
      clock.now += fresh.seconds * 1_000;
      assert.equal((await signIn('hal', right, '203.0.113.3')).status, 200, 'a new address by its turn');
      clock.now += limits.knownAddressMs + 1_000;
      await attack(17);
      const expired = await signIn('hal', right, first);
      assert.ok(expired.status === 429 && expired.seconds <= 300);
    });
  });

  describe('registrations', () => {
    it('are counted by IPv6 /48 too, so that the /64s of one network cannot enumerate names', async () => {
      await register('ida', '192.0.2.3');
      // Requests that find the scrypt queue full are counted too.
      const attempts = range(1, limits.registrationsPerHourPerSite).map(i =>
        register('ida', `2001:db8:9:${1 + (i % 12)}::1`),
      );
      for (const { status } of await Promise.all(attempts)) assert.ok(status === 409 || status === 503);
      assert.equal((await register('ida', '2001:db8:9:99::1')).status, 429);
      assert.equal((await register('ida', '2001:db8:a::1')).status, 409);
    });
  });
});
