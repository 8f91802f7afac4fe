import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { checkPassword, hashPassword } from '../../src/accounts/password.js';

describe('a password', () => {
  it('matches the same text and no other', async () => {
    const stored = await hashPassword('correct horse');
    assert.equal(await checkPassword('correct horse', stored), true);
    assert.equal(await checkPassword('correct hors', stored), false);
    assert.equal(await checkPassword('', stored), false);
  });

  it('is stored with a salt and the scrypt parameters', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    assert.notEqual(one, two);
    assert.match(one, /^scrypt\$32768\$8\$3\$/);
  });

  it('matches a hash that was stored with other parameters', async () => {
    const salt = Buffer.from('sixteen bytes ok');
    const hash = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = `scrypt$1024$8$1$${salt.toString('base64')}$${hash.toString('base64')}`;
    assert.equal(await checkPassword('old', stored), true);
    assert.equal(await checkPassword('new', stored), false);
  });

  it('matches whether accents are composed or decomposed', async () => {
    const stored = await hashPassword('caf\u00e9 noir');
    assert.equal(await checkPassword('cafe\u0301 noir', stored), true);
  });

  it('never matches without a stored hash or with a foreign one', async () => {
    const greedy = `scrypt$${2 ** 26}$8$1$${'A'.repeat(24)}$${'A'.repeat(44)}`;
    for (const stored of [null, '', 'scrypt', 'plain', 'scrypt$a$b$c$d$e', greedy]) {
      assert.equal(await checkPassword('anything', stored), false);
    }
  });
});
