import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { FetchResult } from '../../../../src/contract/document.js';
import { limits } from '../../../../src/contract/limits.js';
import { assertShape, read, startServer, type TestServer } from '../../../server.js';

const article = `<title>The pier</title><nav>Menu</nav><p>Nobody met us at the pier \u2014 the shop was shut.</p>`;

describe('POST /api/fetch-url', () => {
  let site: Server;
  let server: TestServer;
  let key: string;
  /** Open requests for /slow. */
  const slow: ServerResponse[] = [];
  before(async () => {
    site = createServer((request, response) => {
      switch (request.url) {
        case '/article':
          return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(article);
        case '/moved':
          return response.writeHead(302, { location: '/article' }).end();
        case '/inside':
          return response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end();
        case '/notes':
        case '/notes?a=b':
          return response.writeHead(200, { 'content-type': 'text/plain' }).end('Plain words.');
        case '/picture':
          return response.writeHead(200, { 'content-type': 'image/png' }).end('x');
        case '/huge':
          return response
            .writeHead(200, { 'content-type': 'text/html' })
            .end('x'.repeat(limits.fetchBodyBytes + 1));
        case '/slow':
          slow.push(response);
          return;
        default:
          return response.writeHead(404).end();
      }
    });
    await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    const network = {
      resolver: async (name: string) => (name === 'intranet.example' ? ['10.0.0.7'] : ['93.184.216.34']),
      connect: async () => connect(port, '127.0.0.1'),
    };
    server = await startServer({}, {}, undefined, { network });
    key = await server.key('reader');
  });
  after(async () => {
    await server.close();
    site.closeAllConnections();
    site.close();
  });
  const fetchUrl = (url: string) => read(server.call('/api/fetch-url', { key, json: { url } }));

  it('returns the text, final URL and title of a page', async () => {
    const { status, body } = await fetchUrl('http://site.example/moved');
    assert.equal(status, 200);
    assertShape(FetchResult, body);
    assert.equal(body.url, 'http://site.example/moved');
    assert.equal(body.final_url, 'http://site.example/article');
    assert.equal(body.title, 'The pier');
    assert.equal(body.text, 'Nobody met us at the pier \u2014 the shop was shut.');
    assert.equal(body.content_type, 'text/html');
    assert.equal(body.words, 10);
  });

  it('returns plain text without a title', async () => {
    const { body } = await fetchUrl('http://site.example/notes');
    assert.equal(body.text, 'Plain words.');
    assert.equal(body.title, null);
  });

  it('returns 403 when a name or a redirect leads to a private address', async () => {
    assert.equal((await fetchUrl('http://intranet.example/')).status, 403);
    assert.equal((await fetchUrl('http://site.example/inside')).status, 403);
  });

  it('returns 422 for an address that cannot be parsed', async () => {
    for (const url of ['two words', 'localhost', 'http://', 'https://exa mple.org', '://x'])
      assert.deepEqual(
        await fetchUrl(url).then(({ status, body }) => [status, body.detail[0].type, body.detail[0].loc]),
        [422, 'url_parsing', ['body', 'url']],
        url,
      );
  });

  it('adds a missing scheme with a warning', async () => {
    const { status, body } = await fetchUrl('site.example:80/notes');
    assert.deepEqual([status, body.text], [200, 'Plain words.']);
    assert.deepEqual(body.warnings, ['The address had no scheme, so http:// was added.']);
    assert.equal(body.final_url, 'http://site.example/notes');
    assertShape(FetchResult, body);
    const secure = (await fetchUrl(' site.example/notes?a=b')).body;
    assert.equal(secure.final_url, 'https://site.example/notes?a=b');
    assert.deepEqual(secure.warnings, ['The address had no scheme, so https:// was added.']);
    for (const url of ['10.0.0.10/x', 'intranet.example', 'file:///etc/passwd', 'javascript:alert(1)'])
      assert.equal((await fetchUrl(url)).status, 403, url);
  });

  it('returns 502 for a failing page, 415 for a page that is not text, and 413 for a page that is too large', async () => {
    assert.equal((await fetchUrl('http://site.example/gone')).status, 502);
    assert.equal((await fetchUrl('http://site.example/picture')).status, 415);
    assert.equal((await fetchUrl('http://site.example/huge')).status, 413);
  });

  it('serves one caller while another has its maximum of concurrent fetches', async () => {
    const other = await server.key('other');
    const many = Array.from({ length: limits.concurrentFetchesPerCaller + 4 }, () =>
      fetchUrl('http://site.example/slow'),
    );
    while (slow.length < limits.concurrentFetchesPerCaller)
      await new Promise(resolve => setTimeout(resolve, 5));
    const url = 'http://site.example/notes';
    const { status } = await read(server.call('/api/fetch-url', { key: other, json: { url } }));
    assert.equal(status, 200);
    assert.equal(slow.length, limits.concurrentFetchesPerCaller, 'no slot beyond the share of one caller');
    let answered = 0;
    const answering = setInterval(() => {
      for (const response of slow.slice(answered)) response.writeHead(404).end();
      answered = slow.length;
    }, 5);
    const statuses = (await Promise.all(many)).map(each => each.status);
    clearInterval(answering);
    assert.deepEqual(new Set(statuses), new Set([502]));
    assert.equal(slow.length, many.length);
  });
});
