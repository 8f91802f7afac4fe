import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { GateFull, gate } from '../../src/accounts/gate.js';
import { checkPassword, hashPassword } from '../../src/accounts/password.js';

describe('a password', () => {
  it('opens with the same letters and with no others', async () => {
    const stored = await hashPassword('correct horse');
    assert.equal(await checkPassword('correct horse', stored), true);
    assert.equal(await checkPassword('correct hors', stored), false);
    assert.equal(await checkPassword('', stored), false);
  });

  it('is salted, and carries its parameters', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    assert.notEqual(one, two);
    assert.match(one, /^scrypt\$32768\$8\$3\$/);
  });

  it('stored under other parameters still opens', async () => {
    const salt = Buffer.from('sixteen bytes ok');
    const hash = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = `scrypt$1024$8$1$${salt.toString('base64')}$${hash.toString('base64')}`;
    assert.equal(await checkPassword('old', stored), true);
    assert.equal(await checkPassword('new', stored), false);
  });

  it('is the same however its accents were typed', async () => {
    const stored = await hashPassword('caf\u00e9 noir');
    assert.equal(await checkPassword('cafe\u0301 noir', stored), true);
  });

  it('never opens without a stored hash, or with one that is not ours', async () => {
    const greedy = `scrypt$${2 ** 26}$8$1$${'A'.repeat(24)}$${'A'.repeat(44)}`;
    for (const stored of [null, '', 'scrypt', 'plain', 'scrypt$a$b$c$d$e', greedy]) {
      assert.equal(await checkPassword('anything', stored), false);
    }
  });
});

describe('a gate', () => {
  const deferred = () => {
    let open = () => {};
    const promise = new Promise<void>(resolve => {
      open = resolve;
    });
    return { promise, open };
  };
  const turn = () => new Promise(resolve => setImmediate(resolve));

  it('lets its width through, in order, and refuses beyond its queue', async () => {
    const pass = gate(2, 3);
    const started: number[] = [];
    const doors = [0, 1, 2, 3, 4].map(deferred);
    const runs = doors.map((door, i) =>
      pass(async () => {
        started.push(i);
        await door.promise;
        return i;
      }),
    );
    await assert.rejects(
      pass(async () => 5),
      GateFull,
    );
    await turn();
    assert.deepEqual(started, [0, 1]);
    doors[1]!.open();
    await turn();
    assert.deepEqual(started, [0, 1, 2]);
    for (const door of doors) door.open();
    assert.deepEqual(await Promise.all(runs), [0, 1, 2, 3, 4]);
  });

  it('queues at most its share for one caller, and serves callers in turn', async () => {
    const pass = gate(1, 10, 3);
    const started: string[] = [];
    const held = deferred();
    const work = (name: string) => async () => {
      started.push(name);
      await held.promise;
    };
    const runs = [pass(work('running'), 'a')];
    for (const name of ['a1', 'a2', 'a3']) runs.push(pass(work(name), 'a'));
    await assert.rejects(pass(work('a4'), 'a'), GateFull);
    for (const name of ['b1', 'c1', 'b2']) runs.push(pass(work(name), name[0]));
    held.open();
    await Promise.all(runs);
    assert.deepEqual(started, ['running', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    await pass(work('again'), 'a');
  });

  it('gives the place back when the work fails', async () => {
    const pass = gate(1, 1);
    await assert.rejects(
      pass(async () => {
        throw new Error('work');
      }),
      /work/,
    );
    assert.equal(await pass(async () => 'next'), 'next');
  });
});
