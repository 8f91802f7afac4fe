import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fetchUrl } from '../../src/endpoints/fetch-url.js';
import { Refusal } from '../../src/errors.js';
import { asRefusal } from '../../src/http/refusal.js';
import type { Context } from '../../src/http/route.js';
import { limits } from '../../src/limits.js';

it('POST /api/fetch-url dials a bounded number of pages at a time, lets some wait, and refuses the next', async () => {
  let dialled = 0;
  let giveUp = () => {};
  const unreachable = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error('no such host'));
  });
  const resolver = () => {
    dialled++;
    return unreachable;
  };
  const context = { services: { fetching: { resolver } }, onAbort: () => {} } as unknown as Context;
  const statusOf = async () => {
    try {
      return (await fetchUrl.work({ url: 'http://example.com/' } as never, context)).status;
    } catch (error) {
      const refusal = asRefusal(error);
      return refusal instanceof Refusal ? refusal.status : error;
    }
  };

  const admitted = Array.from({ length: limits.fetchesAtOnce + limits.fetchesWaiting }, statusOf);
  assert.equal(await statusOf(), 503);
  assert.equal(dialled, limits.fetchesAtOnce);
  giveUp();
  assert.deepEqual(new Set(await Promise.all(admitted)), new Set([502]));
  assert.equal(dialled, admitted.length);
});
