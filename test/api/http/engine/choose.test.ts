import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseEngine } from '../../../../src/api/http/engine/choose.js';

const noBinary = () => Promise.reject(new Error('There is no binary for this platform.\nRequire stack: …'));
const unexpected = () => assert.fail();

describe('chooseEngine', () => {
  it('falls back to node:http where uWebSockets.js does not load, and tells why', async () => {
    const reasons: string[] = [];
    const { name } = await chooseEngine('auto', reason => reasons.push(reason), noBinary);
    assert.deepEqual([name, reasons], ['node', ['There is no binary for this platform.']]);
  });
  it('rejects HTTP_ENGINE=uws there, and names the alternative', () =>
    assert.rejects(
      chooseEngine('uws', unexpected, noBinary),
      /HTTP_ENGINE=uws: uWebSockets\.js does not load on Node v.*HTTP_ENGINE=auto or node/s,
    ));
  it('does not load uWebSockets.js for HTTP_ENGINE=node', async () =>
    assert.equal((await chooseEngine('node', unexpected, unexpected)).name, 'node'));
});
