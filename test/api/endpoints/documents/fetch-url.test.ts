import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { FetchResult } from '../../../../src/contract/document.js';
import { limits } from '../../../../src/contract/limits.js';
import { eventually } from '../../../eventually.js';
import { localPort } from '../../../local-server.js';
import { assertShape, sharedServer, suiteClient } from '../../../server.js';

const article = `<title>The pier</title><nav>Menu</nav><p>Nobody met us at the pier \u2014 the shop was shut.</p>`;

describe('POST /api/fetch-url', () => {
  const pages: Record<string, [status: number, headers: Record<string, string>, body?: string]> = {
    '/article': [200, { 'content-type': 'text/html; charset=utf-8' }, article],
    '/moved': [302, { location: '/article' }],
    '/notes': [200, { 'content-type': 'text/plain' }, 'Plain words.'],
    '/picture': [200, { 'content-type': 'image/png' }, 'x'],
    '/huge': [200, { 'content-type': 'text/html' }, 'x'.repeat(limits.fetchBodyBytes + 1)],
  };
  /** Open requests for /slow. */
  const slow: ServerResponse[] = [];
  const site = createServer((request, response) => {
    if (request.url === '/slow') return slow.push(response);
    const [status, headers, body] = pages[request.url!.split('?')[0]!] ?? [404, {}];
    return response.writeHead(status, headers).end(body);
  });
  const port = localPort(site);
  const network = {
    resolver: async (name: string) => (name === 'intranet.example' ? ['10.0.0.7'] : ['93.184.216.34']),
    connect: async () => connect(await port, '127.0.0.1'),
  };
  const server = sharedServer({}, {}, { network });
  const client = suiteClient(server, 'reader');
  const fetchUrl = (url: unknown) => client.post('/api/fetch-url', { url });

  it('returns the text, final URL and title of a page', async () => {
    const { status, body } = await fetchUrl('http://site.example/moved');
    assert.equal(status, 200);
    assertShape(FetchResult, body);
    assert.equal(body.url, 'http://site.example/moved');
    assert.equal(body.final_url, 'http://site.example/article');
    assert.equal(body.title, 'The pier');
    assert.equal(body.text, 'Nobody met us at the pier \u2014 the shop was shut.');
    assert.deepEqual([body.content_type, body.words], ['text/html', 10]);
  });

  it('returns plain text without a title', async () => {
    const { text, title } = (await fetchUrl('http://site.example/notes')).body;
    assert.deepEqual([text, title], ['Plain words.', null]);
  });

  for (const [url, status] of [
    ['http://intranet.example/', 403],
    ['10.0.0.10/x', 403],
    ['', 422],
    [5, 422],
    ['http://site.example/gone', 502],
    ['http://site.example/picture', 415],
    ['http://site.example/huge', 413],
  ] as const)
    it(`returns ${status} for ${url}`, async () => {
      const answer = await fetchUrl(url);
      assert.equal(answer.status, status);
      assert.equal(typeof answer.body.detail, status === 422 ? 'object' : 'string');
    });

  it('returns 422 for an address that cannot be parsed', async () => {
    for (const url of ['two words', 'localhost', 'http://', 'https://exa mple.org', '://x']) {
      const { status, body } = await fetchUrl(url);
      assert.deepEqual([status, body.detail[0].type], [422, 'url_parsing'], url);
      assert.deepEqual(body.detail[0].loc, ['body', 'url']);
    }
  });

  for (const [url, scheme, final] of [
    ['site.example:80/notes', 'http', 'http://site.example/notes'],
    [' site.example/notes?a=b', 'https', 'https://site.example/notes?a=b'],
  ] as const)
    it(`adds a missing scheme with a warning: ${url}`, async () => {
      const { body } = await fetchUrl(url);
      assertShape(FetchResult, body);
      assert.deepEqual([body.text, body.final_url], ['Plain words.', final]);
      assert.deepEqual(body.warnings, [`The address had no scheme, so ${scheme}:// was added.`]);
    });

  it('serves one caller while another has its maximum of concurrent fetches', async () => {
    const other = await server.client('other');
    const share = limits.concurrentFetchesPerCaller;
    const many = Array.from({ length: share + 4 }, () => fetchUrl('http://site.example/slow'));
    await eventually(() => slow.length >= share);
    const { status } = await other.post('/api/fetch-url', { url: 'http://site.example/notes' });
    assert.equal(status, 200);
    assert.equal(slow.length, share, 'no slot beyond the share of one caller');
    let answered = 0;
    await eventually(() => {
      for (; answered < slow.length; answered++) slow[answered]!.writeHead(404).end();
      return answered === many.length;
    });
    for (const answer of await Promise.all(many)) assert.equal(answer.status, 502);
  });
});
