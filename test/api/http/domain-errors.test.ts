import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toHttpError } from '../../../src/api/http/domain-errors.js';
import type { HttpError } from '../../../src/contract/errors.js';
import { LimiterFull } from '../../../src/pools/concurrency/limiter.js';
import * as pool from '../../../src/pools/errors.js';
import * as store from '../../../src/store/errors.js';

/** The status and the detail of the mapped error; of a 422, the type and the message of its first issue. */
function mapped(error: Error): [status: number, detail: string] {
  const { status, detail } = toHttpError(error) as HttpError;
  return [status, typeof detail === 'string' ? detail : `${detail[0]!.type}: ${detail[0]!.msg}`];
}
const document = (problem: pool.FileRejected['problem']) =>
  mapped(new pool.FileRejected('document', problem, 'Why.'));
const image = (problem: pool.FileRejected['problem']) =>
  mapped(new pool.FileRejected('image', problem, 'Why.'));

describe('toHttpError', () => {
  it('maps a full queue to 503 with Retry-After', () => {
    for (const error of [new pool.PoolError('queueFull', 'text'), new LimiterFull('full')]) {
      const { status, headers } = toHttpError(error) as HttpError;
      assert.deepEqual([status, headers['Retry-After']], [503, '2']);
    }
  });

  it('maps the errors of each pool to their statuses', () => {
    assert.deepEqual(mapped(new pool.PoolError('closed', 'text')), [
      503,
      'The service is restarting. Try again shortly.',
    ]);
    assert.equal(mapped(new pool.PoolError('aborted', 'text'))[0], 499);
    for (const work of ['text', 'document', 'image'] as const) {
      assert.equal(mapped(new pool.PoolError('workLimit', work))[0], 504);
      const { status, headers } = toHttpError(new pool.PoolError('busy', work)) as HttpError;
      assert.deepEqual([status, headers['Retry-After']], [503, '5']);
      assert.deepEqual(mapped(new pool.PoolError('failed', work)), [
        500,
        `The ${work} could not be processed because of an internal error. Nothing was charged or saved.`,
      ]);
    }
    assert.deepEqual(mapped(new pool.PoolError('outOfMemory', 'document')), [
      422,
      'document_unreadable: The document needs more memory to read than is allowed.',
    ]);
    assert.deepEqual(mapped(new pool.PoolError('outOfMemory', 'image')), [
      422,
      'image_unreadable: The image needs more memory to read than is allowed.',
    ]);
  });

  it('maps each problem of a file to its status and type', () => {
    assert.deepEqual(document('unsupported'), [415, 'Why.']);
    assert.deepEqual(document('too_long'), [413, 'Why.']);
    assert.deepEqual(document('no_text'), [422, 'document_no_text: Why.']);
    assert.deepEqual(document('encrypted'), [422, 'document_encrypted: Why.']);
    assert.deepEqual(document('unreadable'), [422, 'document_unreadable: Why.']);
    assert.deepEqual(document('too_large_inside'), [422, 'document_unreadable: Why.']);
    assert.deepEqual(image('unsupported'), [415, 'Why.']);
    assert.deepEqual(image('too_large_inside'), [413, 'Why.']);
    assert.deepEqual(image('unreadable'), [422, 'image_unreadable: Why.']);
  });

  it('maps the errors of the store', () => {
    assert.equal(mapped(new store.StorageFull())[0], 402);
    assert.equal(mapped(new store.NoSuchAccount('ann'))[0], 401);
    assert.equal(mapped(new store.RecordDamaged('items', 'k', 'scn_1'))[0], 500);
    for (const error of [
      new store.StoreUnavailable(),
      new store.StoreUnreachable(),
      new store.StoreDamaged(),
    ])
      assert.match(mapped(error).join(' '), /^503 Storage is temporarily unavailable/);
  });

  it('returns any other value unchanged', () => {
    const bug = new TypeError('a bug');
    assert.equal(toHttpError(bug), bug);
    assert.equal(toHttpError('thrown'), 'thrown');
  });
});
