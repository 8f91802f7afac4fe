import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { echo, echoName } from '../../src/contract/echo.js';

const key = `at_sk_${'Ab1'.repeat(12)}`;
const token = 'q7'.repeat(21).concat('Z');

describe('echo', () => {
  it('returns a small input unchanged', () => {
    for (const input of [5, 'short', null, true, {}, [], { a: [1, { b: 'c' }] }])
      assert.deepEqual(echo(input), { input });
  });

  it('omits an absent input and an input that is too long', () => {
    assert.deepEqual(echo(undefined), {});
    assert.deepEqual(echo('x'.repeat(2_001)), {});
    assert.deepEqual(echo(Array(1_000_000).fill('a')), {});
    assert.deepEqual(echo({ ['k'.repeat(3_000)]: 1 }), {});
  });

  it('never returns values that the schema marks as writeOnly, at any depth', () => {
    const schema = { properties: { inner: { properties: { pin: { writeOnly: true }, name: {} } } } };
    assert.deepEqual(echo('1234', { writeOnly: true }), {});
    assert.deepEqual(echo({ inner: { pin: '1234', name: 'n', pinn: '1234' } }, schema), {
      input: { inner: { pin: '[redacted]', name: 'n' } },
    });
  });

  it('replaces the values of fields with the name of a credential', () => {
    for (const name of 'password new_password currentPassword API-Key Authorization client_secret'.split(' '))
      assert.deepEqual(echo({ [name]: { a: 'x' } }), { input: { [name]: '[redacted]' } });
  });

  it('replaces API keys and session tokens in values, in names and inside longer strings', () => {
    for (const secret of [key, token]) {
      const shown = JSON.stringify(echo({ [secret]: 1, list: [`see ${secret}.`], deep: { at: secret } }));
      assert.ok(!shown.includes(secret), shown);
      assert.ok(!echoName(secret).includes(secret));
    }
  });

  it('copies a field named __proto__ as an ordinary field', () => {
    const input = JSON.parse('{"__proto__":{"polluted":1}}');
    assert.equal(JSON.stringify(echo(input)), '{"input":{"__proto__":{"polluted":1}}}');
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });
});
