import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { openClassifierServer } from '../../src/net/classifier-server.js';

type Handler = (inputs: unknown, response: ServerResponse, request: IncomingMessage) => void;

/** Starts a server with a /predict endpoint on a free port. */
async function predictServer(handle: Handler): Promise<{ url: URL; calls: () => number }> {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls++;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url !== '/predict' || request.method !== 'POST') return response.writeHead(404).end();
    handle(JSON.parse(body).inputs, response, request);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), calls: () => calls };
}

const labels = (machine: number, names = ['Human', 'ChatGPT']) => [
  { label: names[0], score: 1 - machine },
  { label: names[1], score: machine },
];
const send = (response: ServerResponse, value: unknown) => response.end(JSON.stringify(value));

function open(url: URL, now?: () => number) {
  const classifier = openClassifierServer(url, now);
  after(() => classifier.close());
  return classifier;
}

describe('openClassifierServer', () => {
  it('turns the probability of the machine label into log-odds', async () => {
    const { url } = await predictServer((inputs, response) => {
      assert.equal(inputs, 'one text');
      send(response, labels(0.9));
    });
    const answer = await open(url).classify(['one text']);
    assert.ok('logOdds' in answer);
    assert.ok(Math.abs(answer.logOdds - Math.log(9)) < 1e-9);
  });

  it('sends several windows in one request and averages their log-odds', async () => {
    const { url } = await predictServer((inputs, response) => {
      assert.deepEqual(inputs, [['a'], ['b']]);
      send(response, [labels(0.9), labels(0.1)]);
    });
    const answer = await open(url).classify(['a', 'b']);
    assert.ok('logOdds' in answer && Math.abs(answer.logOdds) < 1e-9);
  });

  it('recognises the usual labels', async () => {
    for (const names of [
      ['Real', 'Fake'],
      ['LABEL_0', 'LABEL_1'],
      ['human-written', 'machine-generated'],
      ['human', 'ai'],
    ]) {
      const { url } = await predictServer((_, response) => send(response, labels(0.8, names)));
      const answer = await open(url).classify(['x']);
      assert.ok('logOdds' in answer && Math.abs(answer.logOdds - Math.log(4)) < 1e-9, names.join());
    }
  });

  it('bounds the log-odds of a certain prediction', async () => {
    const { url } = await predictServer((_, response) => send(response, labels(1)));
    const answer = await open(url).classify(['x']);
    assert.ok('logOdds' in answer && answer.logOdds < 6);
  });

  const broken: [string, Handler][] = [
    ['an error status', (_, response) => response.writeHead(503).end('busy')],
    ['a response that is not JSON', (_, response) => response.end('<html>')],
    ['unknown labels', (_, response) => send(response, [{ label: 'sports', score: 1 }])],
    ['scores out of range', (_, response) => send(response, [{ label: 'ai', score: 7 }])],
    ['an oversized response', (_, response) => response.end(`"${'x'.repeat(limits.modelAnswerBytes + 10)}"`)],
    ['a closed connection', (_, response) => response.destroy()],
  ];
  for (const [name, handle] of broken) {
    it(`degrades on ${name}`, async () => {
      const { url } = await predictServer(handle);
      const answer = await open(url).classify(['x']);
      assert.ok('degraded' in answer);
      assert.match(answer.degraded, /only the heuristic signals/);
    });
  }

  it('degrades after the timeout', async () => {
    const { url } = await predictServer(() => {});
    const answer = await open(url).classify(['x']);
    assert.ok('degraded' in answer);
    assert.match(answer.degraded, /in time/);
  });

  it('opens the circuit after repeated failures and closes it after a successful trial', async () => {
    let healthy = false;
    let clock = 0;
    const { url, calls } = await predictServer((_, response) =>
      healthy ? send(response, labels(0.5)) : response.writeHead(500).end(),
    );
    const classifier = open(url, () => clock);
    for (let i = 0; i < limits.modelFailures; i++) await classifier.classify(['x']);
    assert.equal(calls(), limits.modelFailures);
    await classifier.classify(['x']);
    assert.equal(calls(), limits.modelFailures, 'asked although the circuit is open');
    clock += limits.modelPauseMs;
    await classifier.classify(['x']);
    assert.equal(calls(), limits.modelFailures + 1);
    await classifier.classify(['x']);
    assert.equal(calls(), limits.modelFailures + 1, 'one failed try must open the circuit again');
    clock += limits.modelPauseMs;
    healthy = true;
    assert.deepEqual(await classifier.classify(['x']), { logOdds: 0 });
    assert.deepEqual(await classifier.classify(['x']), { logOdds: 0 });
  });
});
