import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { readChatResponse } from '../../src/net/chat-response.js';

const event = (completion: object) => `data: ${JSON.stringify(completion)}\r\n\r\n`;
const says = (content: string, more: object = {}) =>
  event({ choices: [{ delta: { content }, finish_reason: 'stop' }], ...more });

/** The text of a body that arrives in pieces of `bytes`. */
function read(body: string, bytes: number): Promise<string> {
  const whole = Buffer.from(body);
  const pieces = function* () {
    for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes);
  };
  return readChatResponse(pieces() as unknown as AsyncIterable<Uint8Array>, 'text/event-stream', () => {});
}

describe('readChatResponse', () => {
  it('reads events in pieces of any size', async () => {
    const body = `: ping\r\n\r\n${says('One ')}\n${says('é two.')}data: [DONE]`;
    for (let bytes = 1; bytes < body.length; bytes++) assert.equal(await read(body, bytes), 'One é two.');
  });

  it('reads a line of the largest size in small pieces', { timeout: 60_000 }, async () => {
    const padding = 'x'.repeat(limits.chatAnswerBytes - 200);
    assert.equal(await read(says('One.', { padding }), 8), 'One.');
  });
});
