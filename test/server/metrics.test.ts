import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { openSocket, rawRequest } from '../api/http/raw.js';
import { engineName, sockets, suiteServer } from '../server.js';

const value = (page: string, series: string): number =>
  Number(new RegExp(`^${series.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(page)?.[1]);

/** Sends `requests` one after another on one connection, reconnecting when the server closes it. */
async function sendAll(url: string, requests: readonly string[]): Promise<void> {
  for (let next = 0; next < requests.length; ) {
    const { socket, closed } = openSocket(url, requests[next++]);
    socket.on('data', () => {
      if (next === requests.length) socket.destroy();
      else socket.write(requests[next++]!);
    });
    await closed;
  }
}

describe('/metrics', () => {
  const server = suiteServer(sockets, { free: { requests_per_hour: 3 } });
  const page = async () => (await server.as({}).get('/metrics')).body;
  const statusWith = async (headers: Record<string, string>) =>
    (await rawRequest(`${server.url}/metrics`, { headers })).status;

  it('counts requests and rejected requests by route and status', async () => {
    const client = await server.client('ann');
    const clean = async () => (await client.post('/api/cleanup', { text: 'a — b' })).status;
    const statuses = await Promise.all([clean(), clean(), clean(), clean()]);
    assert.deepEqual(statuses.sort(), [200, 200, 200, 429]);
    await client.get('/nowhere');
    const { body, headers } = await server.as({}).get('/metrics');
    assert.match(headers.get('content-type')!, /^text\/plain; version=0\.0\.4/);
    const cleanups = 'telltale_requests_total{method="POST",route="/api/cleanup",';
    assert.equal(value(body, `${cleanups}status="200"}`), 3);
    assert.equal(value(body, `${cleanups}status="429"}`), 1);
    assert.equal(value(body, 'telltale_refusals_total{status="429"}'), 1);
    assert.equal(value(body, 'telltale_requests_total{method="GET",route="site",status="404"}'), 1);
    assert.equal(value(body, 'telltale_request_seconds_count{route="/api/cleanup"}'), 4);
  });

  it('reports the state of pools, stores and the model', async () => {
    const body = await page();
    assert.equal(value(body, 'telltale_pool_threads{pool="text"}'), 1);
    for (const part of ['store', 'windows', 'model'])
      assert.equal(value(body, `telltale_up{part="${part}"}`), 1);
    assert.match(body, /nodejs_eventloop_lag_p99_seconds/);
    const build = /telltale_build_info\{version="[^"]+",engine="[^"]+",http_engine="(\w+)"\} 1/;
    assert.equal(build.exec(body)?.[1], engineName);
  });

  it('has a sample of every counter of the alert rules from the start', async () => {
    const body = await page();
    const counters = new Set(readFileSync('deploy/alerts.yml', 'utf8').match(/telltale_\w+_total/g));
    assert.ok(counters.size >= 3);
    for (const counter of counters) assert.match(body, new RegExp(`^${counter}[ {]`, 'm'), counter);
    assert.equal(value(body, 'telltale_refusals_total{status="503"}'), 0);
    assert.equal(value(body, 'telltale_errors_total'), 0);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
  const skip = hasPromtool ? false : 'promtool absent (apt-get install prometheus)';
  const promtool = (args: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, ''], stdout + stderr);
  };

  it('raises the alerts of the rules', { skip }, () => promtool(['test', 'rules', 'deploy/alerts.test.yml']));

  it('has names and types to which promtool does not object', { skip }, async () =>
    promtool(['check', 'metrics'], await page()),
  );

  const here = 'localhost LOCALHOST:8080 app.localhost 127.0.0.1:80 127.9.9.9 [::1]:8080';
  const elsewhere = 'rebound.example localhost.example 127.0.0.1.example 10.0.0.1 [::2] notlocalhost 0.0.0.0';
  for (const [status, hosts] of [
    [200, here],
    [403, elsewhere],
  ] as const)
    it(`returns ${status} for the Hosts ${hosts}`, async () => {
      for (const host of hosts.split(' ')) assert.equal(await statusWith({ host }), status, host);
    });

  const ofProxies =
    'X-Real-IP Via CF-Connecting-IP CF-Ray True-Client-IP X-Client-IP X-Cluster-Client-IP Fastly-Client-IP X-Original-URL X-Forwarded-For X-Forwarded-Proto X-Forwarded-Host X-Envoy-External-Address X-Amzn-Trace-Id Fly-Client-IP Forwarded X-ProxyUser-Ip Client-IP Remote-Addr CDN-Loop Proxy-Client-IP X-Appengine-User-IP DO-Connecting-IP';
  const ofClients = 'User-Agent Accept-Encoding X-Request-Id X-Prometheus-Scrape-Timeout-Seconds Traceparent';
  for (const [status, names] of [
    [403, ofProxies],
    [200, ofClients],
  ] as const)
    it(`returns ${status} with the headers ${names.slice(0, 60)}`, async () => {
      for (const name of names.split(' '))
        assert.equal(await statusWith({ host: 'localhost', [name]: '1.2.3.4' }), status, name);
    });

  const seriesOf = async (): Promise<string[]> => {
    const { body } = await server.as({}).get('/metrics');
    return body.split('\n').filter((line: string) => line.startsWith('telltale_'));
  };

  it('has the same number of series for any number of methods and paths of a hostile client', async () => {
    const paths = ['/api/health', '/api/scan', '/api/scan/image', '/', '/api/none'];
    const odd = Array.from({ length: 3_000 }, (_, i) => {
      const method = `M${i}-${'x'.repeat(i % 50 === 0 ? 12_000 : i % 40)}`;
      return `${method} ${paths[i % 5]}/${i}?q=${i} HTTP/1.1\r\nHost: a\r\n\r\n`;
    });
    await sendAll(server.url, odd.slice(0, 100));
    // The first request for the metrics adds its own series.
    await seriesOf();
    const before = (await seriesOf()).length;
    const parts = [0, 1, 2, 3].map(part => odd.slice(100).filter((_, i) => i % 4 === part));
    await Promise.all(parts.map(part => sendAll(server.url, part)));

    const after = await seriesOf();
    // node:http answers 400 to unknown methods before the service sees them.
    const counted = after.some(line => line.startsWith('telltale_requests_total{method="other"'));
    assert.equal(counted, engineName === 'uws');
    const long = after.filter(line => line.length >= 300);
    assert.deepEqual(long, [], 'a label contains a value of a client');
    assert.ok(after.length <= before + 5, `${before} series grew to ${after.length}`);
  });
});
