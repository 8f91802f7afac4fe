import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { before, describe, it } from 'node:test';
import { Telltale, TelltaleError } from '../../src/client/index.js';
import { localUrl } from '../local-server.js';
import { sharedServer, sockets } from '../server.js';

const text = 'We walked to the harbour before breakfast and counted boats. '.repeat(12);

describe('HTTP client against the real service', () => {
  const server = sharedServer(sockets);
  let telltale: Telltale;
  before(async () => {
    telltale = new Telltale({ baseUrl: `${server.url}/`, apiKey: await server.key('ada') });
  });

  it('scans a text and gets the saved scan with its revisions', async () => {
    const first = await telltale.scan(text, { title: 'One', include_sentences: true, genre: 'fiction' });
    assert.equal(first.sentences?.length, 12);
    const second = await telltale.scan(text, { parent_scan_id: first.scan_id });
    const saved = await telltale.scans.get(second.scan_id!);
    assert.equal(saved.text, text);
    assert.ok(first.passages!.length > 0);
    assert.deepEqual([saved.passages, saved.mixed], [second.passages, second.mixed]);
    assert.deepEqual([saved.revisions[0]!.id, saved.revisions[1]!.id], [first.scan_id, second.scan_id]);
    const renamed = await telltale.scans.rename(second.scan_id!, ' Two ');
    assert.deepEqual(renamed, { id: second.scan_id, title: 'Two' });
    await assert.rejects(telltale.cleanups.rename('cln_none', null), { status: 404 });
  });

  it('selects fields of a scan, a file and a batch', async () => {
    const options = { save: false, fields: 'score,signals.name', signals: 'top:2' };
    const selected = await telltale.scan(text, options);
    assert.deepEqual(Object.keys(selected), ['score', 'signals']);
    assert.equal(selected.signals!.length, 2);
    const file = await telltale.scanFile({ name: 'a.txt', data: text }, options);
    assert.deepEqual(file, selected);
    for await (const { result } of telltale.batch([text], { fields: 'band' }))
      assert.deepEqual(Object.keys(result!), ['band']);
  });

  it('lists saved records across pages and deletes them', async () => {
    for (let i = 0; i < 5; i++) await telltale.cleanup(`\u201c${i}\u201d`);
    const previews = [];
    for await (const item of telltale.cleanups.list({ pageSize: 2 })) previews.push(item.preview);
    assert.deepEqual(previews, ['"4"', '"3"', '"2"', '"1"', '"0"']);
    const { items, total, next } = await telltale.cleanups.page({ limit: 2 });
    const second = await telltale.cleanups.page({ limit: 2, cursor: next });
    assert.equal(total, 5);
    assert.equal([...items, ...second.items].map(item => item.preview).join(), '"4","3","2","1"');
    const { id } = items[0]!;
    assert.equal((await telltale.cleanups.get(id)).input_text, '\u201c4\u201d');
    assert.equal(await telltale.cleanups.delete(id), 1);
    assert.equal(await telltale.cleanups.deleteAll(), 4);
    assert.ok((await telltale.scans.deleteAll()) >= 2);
  });

  it('sends documents and receives a cleaned one with its file name', async () => {
    const file = { name: 'Brief \u2014 no. 1.md', data: `# Brief\n\n\u201cClosed\u201d \u2014 ${text}` };
    const scanned = await telltale.scanFile(file, { save: false, esl: true });
    assert.deepEqual([scanned.scan_id, scanned.esl, scanned.warnings], [null, true, []]);
    const extracted = await telltale.extract(new File([file.data], 'a.md'), { html: true });
    assert.match(extracted.html ?? '', /<h1>Brief<\/h1>/);
    const cleaned = await telltale.cleanupFile(file);
    assert.equal(cleaned.filename, 'Brief \u2014 no. 1-clean.md');
    assert.equal(cleaned.totalChanges, 3);
    assert.match(await cleaned.data.text(), /^# Brief\n\n"Closed" - We/);
    assert.ok(Object.keys(cleaned.changes).length > 0);
  });

  it('yields the answers of a batch in order, each with its own status', async () => {
    const seen = [];
    const texts = [text, { id: 'b', text: '' }, { id: 3, text }];
    for await (const { index, id, status, result } of telltale.batch(texts, { use_model: false }))
      seen.push(`${index} ${id} ${status} ${result?.model_used}`);
    assert.deepEqual(seen, ['0 null 200 false', '1 b 422 undefined', '2 3 200 false']);
  });

  it('returns reports, limits and health', async () => {
    const result = await telltale.scan(text);
    const report = await telltale.report(result, { title: 'Harbour', scan_id: result.scan_id });
    assert.match(report.html, /Harbour/);
    assert.match(await telltale.scanReport(text), /^Text scan/);
    const signed = await telltale.signedScan(text, { save: false });
    assert.deepEqual([signed.score, 'scan_id' in signed], [result.score, false]);
    const saved = await telltale.signedRecord(result.scan_id!);
    assert.equal(saved.text_sha256, signed.text_sha256);
    assert.match((await telltale.config()).account!, /^ada/);
    assert.equal((await telltale.health()).status, 'ok');
  });

  it('registers, signs in and manages API keys with a session cookie', async () => {
    let cookie = '';
    const inBrowser: typeof fetch = async (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('origin', server.url);
      if (cookie !== '') headers.set('cookie', cookie);
      const response = await fetch(input, { ...init, headers });
      const [session] = response.headers.getSetCookie();
      if (session !== undefined) cookie = session.split(';')[0]!;
      return response;
    };
    const visitor = new Telltale({ baseUrl: server.url, fetch: inBrowser });
    const [password, new_password] = ['correct horse', 'battery staple'];
    assert.equal((await visitor.account.register({ name: 'lin', password })).account, 'lin');
    await visitor.account.changePassword({ current_password: password, new_password });
    assert.equal((await visitor.account.get()).account, 'lin');
    const { id, key } = await visitor.keys.create({ label: 'laptop', scope: 'read' });
    assert.equal((await new Telltale({ baseUrl: server.url, apiKey: key }).config()).account, 'lin');
    assert.equal((await visitor.keys.list())[0]!.label, 'laptop');
    await visitor.keys.delete(id);
    assert.deepEqual(await visitor.keys.list(), []);
    await visitor.sessions.signOut();
    await visitor.sessions.signIn({ name: 'lin', password: new_password });
    const sessions = await visitor.sessions.list();
    assert.equal(sessions.find(({ current }) => current)?.current, true);
    await visitor.account.delete();
    await assert.rejects(visitor.account.get(), { status: 401 });
  });

  it('throws a TelltaleError with the status and detail of the response', async () => {
    const failureOf = (call: Promise<unknown>) =>
      call.then(
        () => assert.fail(),
        (error: unknown) => {
          assert.ok(error instanceof TelltaleError);
          return error;
        },
      );
    const stranger = new Telltale({ baseUrl: server.url, apiKey: 'at_sk_nonsense' });
    const unknown = await failureOf(stranger.scan(text));
    assert.equal(unknown.status, 401);
    assert.match(unknown.message, /Invalid API key/);
    assert.ok(unknown.requestId);
    const blank = await failureOf(telltale.scan(' '));
    assert.equal(blank.status, 422);
    assert.ok(Array.isArray(blank.detail) && blank.detail[0]?.type === 'text_empty');
    assert.match(blank.message, /^text: /);
    assert.equal((await failureOf(telltale.scans.get('a/b'))).status, 404);
  });
});

describe('HTTP client against a failing server', () => {
  let url: string;
  let serve: (request: IncomingMessage, response: ServerResponse, attempt: number) => void;
  let seen: { key: string | undefined; at: number }[] = [];
  const host = createServer((request, response) => {
    seen.push({ key: request.headers['idempotency-key'] as string | undefined, at: Date.now() });
    request.resume().on('end', () => serve(request, response, seen.length));
  });
  const address = localUrl(host);
  before(async () => {
    url = await address;
  });
  const answer = (response: ServerResponse, status: number, body: object, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const client = (options = {}) => {
    seen = [];
    return new Telltale({ baseUrl: url, ...options });
  };

  const score = (_: unknown, response: ServerResponse) => answer(response, 200, { score: 1 });
  /** Answers each request with the next status, and the last one again. */
  const statuses = (all: number[], headers = {}) => {
    serve = (_, response, attempt) =>
      answer(response, all[attempt - 1] ?? all.at(-1)!, { detail: 'Wait.', score: 1 }, headers);
  };

  const scanX = (tried: Telltale) => tried.scan('x');
  const cleanX = (tried: Telltale) => tried.cleanup('x');

  it('waits for Retry-After and retries with the same Idempotency-Key', async () => {
    statuses([429, 200], { 'retry-after': '1' });
    assert.equal((await client().scan('x')).score, 1);
    const [first, second, ...others] = seen;
    assert.deepEqual(others, []);
    assert.ok(second!.at - first!.at >= 900);
    assert.ok(first!.key && first!.key === second!.key);
  });

  it('sends no Idempotency-Key when it may not retry', async () => {
    serve = score;
    await client({ retries: 0 }).scan('x');
    assert.equal(seen[0]!.key, undefined);
    await client({ retries: 0 }).scan('x', {}, { idempotencyKey: 'own' });
    assert.equal(seen[0]!.key, 'own');
  });

  const [busy, ambiguous, invalid] = [503, 502, 422];
  for (const [what, status, wait, requests, call] of [
    ['retries as often as configured', busy, '0', 3, (tried: Telltale) => tried.config()],
    ['throws at once when Retry-After exceeds the maximum wait', 429, '1800', 1, scanX],
    ['retries an idempotent request after an ambiguous failure', ambiguous, '0', 3, cleanX],
    ['does not retry another request then', ambiguous, '0', 1, (tried: Telltale) => tried.scans.deleteAll()],
    ['does not retry after a client error', invalid, '0', 1, scanX],
  ] as const)
    it(`${what}, and throws the last error`, async () => {
      statuses([status], { 'retry-after': wait });
      const error = { status, message: 'Wait.', retryAfterS: Number(wait) };
      await assert.rejects(call(client({ retries: 2 })), error);
      assert.equal(seen.length, requests);
    });

  it('retries an idempotent request whose connection was lost', async () => {
    serve = (request, response, attempt) =>
      attempt === 1 ? request.socket.destroy() : score(request, response);
    await client().config();
    assert.equal(seen.length, 2);
  });

  it('stops at the timeout and when the signal aborts', async () => {
    serve = () => {};
    await assert.rejects(client({ timeoutMs: 50 }).scan('x'), { name: 'TelltaleError', status: 0 });
    const controller = new AbortController();
    const reason = new Error('never mind');
    const call = client().scan('x', {}, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 20);
    await assert.rejects(call, reason);
    statuses([503], { 'retry-after': '30' });
    const waiting = client().scan('x', {}, { signal: AbortSignal.timeout(50) });
    await assert.rejects(waiting, { name: 'TimeoutError' });
    await assert.rejects(client().scan('x', {}, { signal: AbortSignal.abort(reason) }), reason);
    assert.equal(seen.length, 0);
  });

  it('reports the status of an error page that is not JSON', async () => {
    serve = (_, response) =>
      void response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>Too large</h1>');
    await assert.rejects(client().scan('x'), { status: 413, message: 'The server answered 413.' });
  });

  it('parses a stream split at any byte and reports one that ends early', async () => {
    const rewrite = async () => {
      const received = [];
      for await (const event of client().rewrite([{ id: 's1', text: 'x' }])) received.push(event);
      return received;
    };
    const first = { event: 'rewrite', id: 's1', text: 'Caf\u00e9' };
    const done = { event: 'done', sentences: 1 };
    const line = JSON.stringify(first);
    serve = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      for (const byte of Buffer.from(`\n${line}\r\n${JSON.stringify(done)}`)) response.write(Buffer.of(byte));
      response.end();
    };
    assert.deepEqual(await rewrite(), [first, done]);
    serve = (_, response) => void response.writeHead(200).end(`${line}\n`);
    await assert.rejects(rewrite(), /before it was done/);
    serve = (_, response) => void response.writeHead(200).end(line.slice(0, 9));
    await assert.rejects(rewrite(), /ended in the middle of a line/);
  });

  it('cancels the request when the loop is left or the signal aborts during a stream', async () => {
    let closed = 0;
    serve = (request, response) => {
      response.writeHead(200).write('{"event":"delta","id":"a","delta":"x"}\n');
      request.socket.on('close', () => closed++);
    };
    for await (const event of client().rewrite([])) {
      assert.equal(event.event, 'delta');
      break;
    }
    const controller = new AbortController();
    await assert.rejects(
      async () => {
        for await (const _ of client().rewrite([], {}, { signal: controller.signal })) controller.abort();
      },
      { name: 'AbortError' },
    );
    while (closed < 2) await new Promise(resolve => setTimeout(resolve, 5));
  });
});
