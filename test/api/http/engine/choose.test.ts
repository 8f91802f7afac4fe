import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseEngine } from '../../../../src/api/http/engine/choose.js';

const noBinary = () => Promise.reject(new Error('There is no binary for this platform.\nRequire stack: …'));

describe('chooseEngine', () => {
  it('falls back to node:http where uWebSockets.js does not load, and tells why', async () => {
    const reasons: string[] = [];
    const { name } = await chooseEngine('auto', reason => reasons.push(reason), noBinary);
    assert.equal(name, 'node');
    assert.deepEqual(reasons, ['There is no binary for this platform.']);
  });
  it('rejects HTTP_ENGINE=uws there, and names the alternative', async () => {
    await assert.rejects(
      chooseEngine('uws', () => assert.fail(), noBinary),
      /HTTP_ENGINE=uws: uWebSockets\.js does not load on Node v.*HTTP_ENGINE=auto or node/s,
    );
  });
  it('does not load uWebSockets.js for HTTP_ENGINE=node', async () => {
    const { name } = await chooseEngine(
      'node',
      () => assert.fail(),
      () => assert.fail(),
    );
    assert.equal(name, 'node');
  });
});
