import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TelltaleError } from '../../src/client/error.js';
import { Problem, problemOf } from '../../src/extension/problem.js';

const context = { origin: 'https://telltale.example', apiKey: null, ownOrigin: 'chrome-extension://abc' };
const of = (
  status: number,
  detail = 'detail',
  retryAfterS: number | null = null,
  apiKey: string | null = null,
) => problemOf(new TelltaleError(status, detail, null, retryAfterS), { ...context, apiKey });

describe('messages of the extension', () => {
  it('name the address that could not be reached', () => {
    assert.match(of(0).message, /https:\/\/telltale\.example could not be reached/);
    assert.equal(of(0).remedy, 'retry');
  });

  it('explain a missing and a rejected key', () => {
    assert.match(of(401).message, /ALLOWED_ORIGINS=chrome-extension:\/\/abc/);
    assert.match(of(401, '', null, 'at_sk_x').message, /rejected the API key/);
    assert.equal(of(401).remedy, 'options');
  });

  it('carry the waiting time of a rate limit', () => {
    assert.deepEqual(
      [of(429, 'Slow down.', 90).message, of(429, 'Slow down.', 90).retryAfterS],
      ['Slow down.', 90],
    );
    assert.equal(of(503, 'Busy.', 2).remedy, 'retry');
    assert.equal(of(422, 'Too long.').remedy, null);
  });

  it('recognise an address of something else', () => {
    assert.match(of(404).message, /does not answer like a Telltale service/);
    assert.match(problemOf(new SyntaxError('<'), context).message, /does not answer like a Telltale service/);
  });

  it('show no internals of an unexpected error', () => {
    assert.doesNotMatch(problemOf(new TypeError('x is undefined'), context).message, /undefined/);
    const problem = new Problem('As it is.');
    assert.equal(problemOf(problem, context), problem);
  });
});
