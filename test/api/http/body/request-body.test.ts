import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { BodyMemory, BodyReservation } from '../../../../src/api/http/body/body-memory.js';
import { RequestBody } from '../../../../src/api/http/body/request-body.js';
import type { Exchange } from '../../../../src/api/http/engine/engine.js';

/** A flowing body and the calls that it makes to the engine. */
function flowingBody() {
  const calls: string[] = [];
  let deliver: (piece: Uint8Array, isLast: boolean) => void = () => {};
  let settle: (disconnected: boolean) => void = () => {};
  const exchange: Partial<Exchange> = {
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
    onData: run => {
      deliver = run;
    },
  };
  const reply = {
    onSettled: (run: typeof settle) => {
      settle = run;
    },
  };
  const memory = new BodyMemory({ bytes: 100, addressBytes: 100, bodies: 1, addressBodies: 1 });
  const body = new RequestBody(
    exchange as Exchange,
    reply,
    0,
    new BodyReservation(memory, () => '127.0.0.1'),
  );
  body.flow(1_000_000, memory, () => {});
  return { body, calls, deliver: (isLast: boolean) => deliver(new Uint8Array(10), isLast), settle };
}

describe('a body that is paused', () => {
  it('stops reading at the end of the turn, and continues', async () => {
    const { body, calls, deliver } = flowingBody();
    deliver(false);
    body.pause();
    assert.deepEqual(calls, []);
    await turn();
    assert.deepEqual(calls, ['pause']);
    body.resume();
    assert.deepEqual(calls, ['pause', 'resume']);
  });

  // uWebSockets.js closes a resumed connection that receives nothing for 10 s.
  it('neither pauses nor resumes the connection when its last piece arrives in the same turn', async () => {
    const { body, calls, deliver, settle } = flowingBody();
    deliver(false);
    body.pause();
    deliver(true);
    await turn();
    body.resume();
    settle(false);
    assert.deepEqual(calls, []);
  });

  it('continues when it is resumed in the same turn, and when its answer is complete', async () => {
    const { body, calls, settle } = flowingBody();
    body.pause();
    body.resume();
    await turn();
    assert.deepEqual(calls, []);
    body.pause();
    await turn();
    settle(false);
    assert.deepEqual(calls, ['pause', 'resume']);
  });
});
