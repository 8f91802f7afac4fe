import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openBodyStream } from '../../../../src/api/http/body/body-stream.js';
import { limits } from '../../../../src/contract/limits.js';

type Receive = (chunk: Uint8Array, isLast: boolean) => void;

/** A body whose pieces the test delivers. */
function testBody() {
  const body = {
    paused: false,
    receive: undefined as unknown as Receive,
    pause: () => {
      body.paused = true;
    },
    resume: () => {
      body.paused = false;
    },
    reserve: () => true,
    flow: (_bytesMax: number, _memory: unknown, receive: Receive) => {
      body.receive = receive;
    },
  };
  const reply = { onSettled: () => {}, closeAfter: () => {} };
  const open = openBodyStream as unknown as (...parts: unknown[]) => ReturnType<typeof openBodyStream>;
  return { body, stream: open(body, reply, 100_000_000, {}) };
}

describe('openBodyStream', () => {
  const full = new Uint8Array(limits.streamedBodyBufferBytes);

  it('pauses a body that arrives faster than it is read, and resumes it', async () => {
    const { body, stream } = testBody();
    body.receive(full, false);
    assert.equal(body.paused, true);
    await stream.next();
    assert.equal(body.paused, false);
  });

  it('leaves no connection paused when the last piece arrives during a pause', async () => {
    const { body, stream } = testBody();
    body.receive(full, false);
    body.receive(full, true);
    assert.equal(body.paused, false);
    assert.equal((await stream.next())!.length, full.length);
    assert.equal((await stream.next())!.length, full.length);
    assert.equal(await stream.next(), null);
    assert.equal(body.paused, false);
  });
});
