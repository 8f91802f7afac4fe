import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { describe, it } from 'node:test';
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
