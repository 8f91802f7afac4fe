import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toHttpError } from '../../../src/api/http/domain-errors.js';
import type { HttpError } from '../../../src/contract/errors.js';
import { LimiterFull } from '../../../src/pools/concurrency/limiter.js';
import { FileRejected, PoolError } from '../../../src/pools/errors.js';
import * as store from '../../../src/store/errors.js';

const document = (problem: FileRejected['problem']) => new FileRejected('document', problem, 'Why.');
const image = (problem: FileRejected['problem']) => new FileRejected('image', problem, 'Why.');
const failed = (work: string) =>
  `The ${work} could not be processed because of an internal error. Nothing was charged or saved.`;
const tooLarge = (work: string) => `The ${work} needs more memory to read than is allowed.`;
const unavailable = /^Storage is temporarily unavailable/;

describe('toHttpError', () => {
  /** The detail of the mapped error; of a 422, the type and the message of its first issue. */
  const rows: [Error, status: number, detail: string | RegExp, retryAfter?: string][] = [
    [new PoolError('queueFull', 'text'), 503, /queue is full/, '2'],
    [new LimiterFull('full'), 503, /./, '2'],
    [new PoolError('closed', 'text'), 503, 'The service is restarting. Try again shortly.', '5'],
    [new PoolError('aborted', 'text'), 499, /./],
    [new PoolError('workLimit', 'text'), 504, /./],
    [new PoolError('workLimit', 'image'), 504, /./],
    [new PoolError('busy', 'document'), 503, /./, '5'],
    [new PoolError('busy', 'image'), 503, /./, '5'],
    [new PoolError('failed', 'text'), 500, failed('text')],
    [new PoolError('failed', 'document'), 500, failed('document')],
    [new PoolError('outOfMemory', 'document'), 422, `document_unreadable: ${tooLarge('document')}`],
    [new PoolError('outOfMemory', 'image'), 422, `image_unreadable: ${tooLarge('image')}`],
    [document('unsupported'), 415, 'Why.'],
    [document('no_text'), 422, 'document_no_text: Why.'],
    [document('encrypted'), 422, 'document_encrypted: Why.'],
    [document('unreadable'), 422, 'document_unreadable: Why.'],
    [document('too_large_inside'), 422, 'document_unreadable: Why.'],
    [image('unsupported'), 415, 'Why.'],
    [image('too_large_inside'), 413, 'Why.'],
    [image('unreadable'), 422, 'image_unreadable: Why.'],
    [new store.StorageFull(), 402, /./],
    [new store.NoSuchAccount('ann'), 401, /./],
    [new store.RecordDamaged('items', 'k', 'scn_1'), 500, /./],
    [new store.StoreUnavailable(), 503, unavailable],
    [new store.StoreUnreachable(), 503, unavailable],
    [new store.StoreDamaged(), 503, unavailable],
  ];
  for (const [error, status, detail, retryAfter] of rows)
    it(`maps ${error.name} "${error.message.slice(0, 60)}" to ${status}`, () => {
      const mapped = toHttpError(error) as HttpError;
      const [issue] = typeof mapped.detail === 'string' ? [] : mapped.detail;
      const text = issue === undefined ? (mapped.detail as string) : `${issue.type}: ${issue.msg}`;
      assert.equal(mapped.status, status);
      if (typeof detail === 'string') assert.equal(text, detail);
      else assert.match(text, detail);
      if (retryAfter !== undefined) assert.equal(mapped.headers['Retry-After'], retryAfter);
    });

  it('returns any other value unchanged', () => {
    const bug = new TypeError('a bug');
    assert.equal(toHttpError(bug), bug);
    assert.equal(toHttpError('thrown'), 'thrown');
  });
});
