import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { serve } from '../programs.js';
import { engineName, read, sockets, suiteServer, temporaryFolder } from '../server.js';

const value = (page: string, series: string): number =>
  Number(new RegExp(`^${series.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(page)?.[1]);

describe('/metrics', () => {
  const server = suiteServer(sockets, { free: { requests_per_hour: 3 } });
  const page = async (headers: Record<string, string> = {}) => read(server.call('/metrics', { headers }));

  it('counts requests and rejected requests by route and status', async () => {
    const key = await server.key('ann');
    const clean = () => server.call('/api/cleanup', { key, json: { text: 'a — b' } });
    const statuses = (await Promise.all([clean(), clean(), clean(), clean()])).map(answer => answer.status);
    assert.deepEqual(statuses.sort(), [200, 200, 200, 429]);
    await server.call('/nowhere');
    const { body, headers } = await page();
    assert.match(headers.get('content-type')!, /^text\/plain; version=0\.0\.4/);
    const cleanups = 'telltale_requests_total{method="POST",route="/api/cleanup",';
    assert.equal(value(body, `${cleanups}status="200"}`), 3);
    assert.equal(value(body, `${cleanups}status="429"}`), 1);
    assert.equal(value(body, 'telltale_refusals_total{status="429"}'), 1);
    assert.equal(value(body, 'telltale_requests_total{method="GET",route="site",status="404"}'), 1);
    assert.equal(value(body, 'telltale_request_seconds_count{route="/api/cleanup"}'), 4);
  });

  it('reports the state of pools, stores and the model', async () => {
    const { body } = await page();
    assert.equal(value(body, 'telltale_pool_threads{pool="text"}'), 1);
    for (const part of ['store', 'windows', 'model'])
      assert.equal(value(body, `telltale_up{part="${part}"}`), 1);
    assert.match(body, /nodejs_eventloop_lag_p99_seconds/);
    const build = /telltale_build_info\{version="[^"]+",engine="[^"]+",http_engine="(\w+)"\} 1/;
    assert.equal(build.exec(body)?.[1], engineName);
  });

  it('has a sample of every counter of the alert rules from the start', async () => {
    const { body } = await page();
    const rules = readFileSync('deploy/alerts.yml', 'utf8');
    const counters = new Set(rules.match(/telltale_\w+_total/g));
    assert.ok(counters.size >= 3);
    for (const counter of counters) assert.match(body, new RegExp(`^${counter}[ {]`, 'm'), counter);
    assert.equal(value(body, 'telltale_refusals_total{status="503"}'), 0);
    assert.equal(value(body, 'telltale_errors_total'), 0);
  });

  const promtool = spawnSync('promtool', ['--version']).error === undefined;
  it('raises the alerts of the rules', {
    skip: promtool ? false : 'promtool absent (apt-get install prometheus)',
  }, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout + stderr);
  });

  it('is limited to direct requests of programs on this machine', async () => {
    assert.equal((await page()).status, 200);
    assert.equal((await page({ 'x-forwarded-for': '203.0.113.9' })).status, 403);
    assert.equal((await page({ forwarded: 'for=203.0.113.9' })).status, 403);
  });

  const statusOf = (host: string, header = 'Accept: */*'): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', reject);
      socket.on('data', chunk => {
        socket.destroy();
        resolve(String(chunk).slice(9, 12));
      });
      socket.write(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\n${header}\r\n\r\n`);
    });

  it('answers only when the Host is a name or address of this machine', async () => {
    for (const host of [
      'localhost',
      'LOCALHOST:8080',
      'app.localhost',
      '127.0.0.1:80',
      '127.9.9.9',
      '[::1]:8080',
    ])
      assert.equal(await statusOf(host), '200', host);
    for (const host of [
      'rebound.example',
      'localhost.example',
      '127.0.0.1.example',
      '10.0.0.1',
      '[::2]',
      'notlocalhost',
      '0.0.0.0',
    ])
      assert.equal(await statusOf(host), '403', host);
  });

  it('rejects a request with any header that a proxy adds', async () => {
    const names =
      'X-Real-IP,Via,CF-Connecting-IP,CF-Ray,True-Client-IP,X-Client-IP,X-Cluster-Client-IP,Fastly-Client-IP,X-Original-URL,X-Forwarded-Proto,X-Forwarded-Host,X-Envoy-External-Address,X-Amzn-Trace-Id,Fly-Client-IP,Forwarded,X-ProxyUser-Ip,Client-IP,Remote-Addr,CDN-Loop,Proxy-Client-IP,X-Appengine-User-IP,DO-Connecting-IP';
    for (const name of names.split(','))
      assert.equal(await statusOf('localhost', `${name}: 1.2.3.4`), '403', name);
    for (const name of [
      'User-Agent',
      'Accept-Encoding',
      'X-Request-Id',
      'X-Prometheus-Scrape-Timeout-Seconds',
      'Traceparent',
    ])
      assert.equal(await statusOf('localhost', `${name}: 1`), '200', name);
  });
});

/** Sends `requests` one after another on one connection, reconnecting when the server closes it. */
function sendAll(url: string, requests: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  let next = 0;
  return new Promise(resolve => {
    const open = () => {
      const socket = connect(Number(port), hostname);
      const send = () => {
        if (next === requests.length) socket.destroy();
        else socket.write(requests[next++]!);
      };
      socket.on('connect', send).on('data', send);
      socket.on('error', () => {});
      socket.on('close', () => (next === requests.length ? resolve() : open()));
    };
    open();
  });
}

describe('/metrics with a hostile client', () => {
  const server = suiteServer(sockets);
  const seriesOf = async () => {
    const page = await (await fetch(`${server.url}/metrics`)).text();
    return page.split('\n').filter(line => line.startsWith('telltale_'));
  };

  it('keeps the number of series constant for any number of methods and paths', async () => {
    const paths = ['/api/health', '/api/scan', '/api/scan/image', '/', '/api/none'];
    const odd = Array.from({ length: 3_000 }, (_, i) => {
      const method = `M${i}-${'x'.repeat(i % 50 === 0 ? 12_000 : i % 40)}`;
      return `${method} ${paths[i % 5]}/${i}?q=${i} HTTP/1.1\r\nHost: a\r\n\r\n`;
    });
    await sendAll(server.url, odd.slice(0, 100));
    // The first request for the metrics adds its own series.
    await seriesOf();
    const before = (await seriesOf()).length;
    const connections = [0, 1, 2, 3].map(connection =>
      sendAll(
        server.url,
        odd.slice(100).filter((_, i) => i % 4 === connection),
      ),
    );
    await Promise.all(connections);

    const after = await seriesOf();
    // node:http answers 400 to unknown methods before the service sees them.
    const counted = after.some(line => line.startsWith('telltale_requests_total{method="other"'));
    assert.equal(counted, engineName === 'uws');
    assert.ok(
      after.every(line => line.length < 300),
      'a label contains a value of a client',
    );
    assert.ok(after.length <= before + 5, `${before} series grew to ${after.length}`);
  });
});

describe('/metrics with METRICS_TOKEN', () => {
  const server = suiteServer({ ...sockets, METRICS_TOKEN: 'scrape-me' });

  it('requires the token from every address', async () => {
    const status = async (headers: Record<string, string>) =>
      (await server.call('/metrics', { headers })).status;
    assert.equal(await status({}), 401);
    assert.equal(await status({ authorization: 'Bearer scrape-me-not' }), 401);
    assert.equal(await status({ authorization: 'Bearer scrape-me', 'x-forwarded-for': '203.0.113.9' }), 200);
  });
});

describe('/metrics of several processes', {
  skip: process.platform !== 'linux' && 'ports are shared on Linux only',
}, () => {
  it('returns the sum of all processes', async () => {
    const folder = temporaryFolder();
    const { child, url, exit } = await serve({
      PORT: '0',
      DATA_DIR: folder,
      PROCESSES: '2',
      POOL_THREADS: '1',
    });
    const calls = Array.from({ length: 40 }, () =>
      fetch(`${url}/api/config`, { headers: { connection: 'close' } }),
    );
    await Promise.all(calls);
    const page = await (await fetch(`${url}/metrics`)).text();
    assert.equal(value(page, 'telltale_requests_total{method="GET",route="/api/config",status="200"}'), 40);
    assert.equal(value(page, 'telltale_pool_threads{pool="text"}'), 2);
    child.kill('SIGTERM');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  });
});
