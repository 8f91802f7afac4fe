import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { BodyMemory, BodyReservation } from '../../../../src/api/http/body/body-memory.js';
import { RequestBody } from '../../../../src/api/http/body/request-body.js';
import type { Exchange } from '../../../../src/api/http/engine/engine.js';
import { limits } from '../../../../src/contract/limits.js';

/** An open body and the calls that it makes to the engine. A piece fills its buffer. */
function openBody() {
  const calls: string[] = [];
  const onData = mock.fn<Exchange['onData']>();
  const onSettled = mock.fn<(run: (gone: boolean) => void) => void>();
  const exchange = { pause: () => calls.push('pause'), resume: () => calls.push('resume'), onData };
  const memory = new BodyMemory({ bytes: 1e8, addressBytes: 1e8 });
  const reservation = new BodyReservation(memory, () => '127.0.0.1');
  const body = new RequestBody(exchange as unknown as Exchange, { onSettled }, 0, reservation);
  body.open(1e8, memory);
  const piece = new Uint8Array(limits.streamedBodyBufferBytes);
  const deliver = (isLast: boolean) => onData.mock.calls[0]!.arguments[0](piece, isLast);
  const settle = (gone: boolean) => onSettled.mock.calls[0]!.arguments[0](gone);
  return { body, calls, piece, deliver, settle };
}

describe('a body that arrives faster than it is read', () => {
  it('stops reading at the end of the turn, and continues', async () => {
    const { body, calls, deliver } = openBody();
    deliver(false);
    assert.deepEqual(calls, []);
    await turn();
    assert.deepEqual(calls, ['pause']);
    await body.next();
    assert.deepEqual(calls, ['pause', 'resume']);
  });

  it('continues one of several bodies in a turn', async () => {
    const bodies = [openBody(), openBody(), openBody()];
    const resumed = () => bodies.flatMap(({ calls }) => calls).filter(call => call === 'resume').length;
    for (const { deliver } of bodies) deliver(false);
    await turn();
    for (const { body } of bodies) await body.next();
    const counts = [resumed()];
    while (counts.at(-1)! < bodies.length) {
      await turn();
      counts.push(resumed());
    }
    for (const [i, count] of counts.entries()) assert.ok(count - (counts[i - 1] ?? 0) <= 1);
  });

  // uWebSockets.js closes a resumed connection that receives nothing for 10 s.
  it('neither pauses nor resumes the connection when its last piece arrives in the same turn', async () => {
    const { body, calls, piece, deliver, settle } = openBody();
    deliver(false);
    deliver(true);
    await turn();
    assert.equal((await body.next())!.length, piece.length);
    assert.equal((await body.next())!.length, piece.length);
    assert.equal(await body.next(), null);
    settle(false);
    assert.deepEqual(calls, []);
  });

  it('continues when it is read in the same turn, and when its answer is complete', async () => {
    const { body, calls, deliver, settle } = openBody();
    deliver(false);
    await body.next();
    await turn();
    assert.deepEqual(calls, []);
    deliver(false);
    await turn();
    settle(false);
    assert.deepEqual(calls, ['pause', 'resume']);
  });
});
