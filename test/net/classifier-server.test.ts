import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { after, describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { openClassifierServer } from '../../src/net/classifier-server.js';
import { localUrl } from '../local-server.js';

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
  return { url: new URL(await localUrl(server)), calls: () => calls };
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
async function logOddsOf(handle: Handler, ...windows: string[]): Promise<number> {
  const answer = await open((await predictServer(handle)).url).classify(windows);
  assert.ok('logOdds' in answer, JSON.stringify(answer));
  return answer.logOdds;
}
const isNear = (value: number, expected: number) => assert.ok(Math.abs(value - expected) < 1e-9, `${value}`);

describe('openClassifierServer', () => {
  it('sends several windows in one request and averages their log-odds', async () => {
    const handle: Handler = (inputs, response) => {
      assert.deepEqual(inputs, [['a'], ['b']]);
      send(response, [labels(0.9), labels(0.1)]);
    };
    isNear(await logOddsOf(handle, 'a', 'b'), 0);
  });

  for (const names of [
    ['Human', 'ChatGPT'],
    ['LABEL_0', 'LABEL_1'],
    ['human-written', 'machine-generated'],
  ])
    it(`turns the probability of the label ${names[1]} into log-odds`, async () => {
      const handle: Handler = (inputs, response) => {
        assert.equal(inputs, 'one text');
        send(response, labels(0.8, names));
      };
      isNear(await logOddsOf(handle, 'one text'), Math.log(4));
    });

  it('bounds the log-odds of a certain prediction', async () => {
    assert.ok((await logOddsOf((_, response) => send(response, labels(1)), 'x')) < 6);
  });

  const oversized = `"${'x'.repeat(limits.modelAnswerBytes + 10)}"`;
  const broken: [what: string, handle: Handler, why?: RegExp][] = [
    ['an error status', (_, response) => response.writeHead(503).end('busy')],
    ['a response that is not JSON', (_, response) => response.end('<html>')],
    ['unknown labels', (_, response) => send(response, [{ label: 'sports', score: 1 }])],
    ['scores out of range', (_, response) => send(response, [{ label: 'ai', score: 7 }])],
    ['an oversized response', (_, response) => response.end(oversized)],
    ['a closed connection', (_, response) => response.destroy()],
    ['no response in time', () => {}, /in time/],
  ];
  for (const [what, handle, why = /only the heuristic signals/] of broken)
    it(`degrades on ${what}`, async () => {
      const answer = await open((await predictServer(handle)).url).classify(['x']);
      assert.ok('degraded' in answer);
      assert.match(answer.degraded, why);
    });
});
