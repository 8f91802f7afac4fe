import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { type Call, curl } from '../../../src/api/reference/curl.js';
import { sharedServer, sockets } from '../../server.js';

const run = promisify(execFile);
const absent = spawnSync('curl', ['--version']).status !== 0 && 'curl is not installed';

const note = { 'x-filename': 'note.txt' };
const multipart = 'multipart/form-data';
const quoted = { text: `She said "it's late".\nThen she left.`, title: null, save: false };

const calls: readonly [what: string, path: string, type: string, example: Call['example'], RegExp][] = [
  ['JSON with quotes, null and booleans', '/api/scan', 'application/json', { value: quoted }, /"disclaimer"/],
  ['plain text', '/api/scan', 'text/plain', { value: 'It rained.' }, /"disclaimer"/],
  ['a file as bytes', '/api/extract', 'application/octet-stream', { value: {}, ...note }, /Nobody met us/],
  ['a form with a file', '/api/extract', multipart, { value: { file: 'binary' }, ...note }, /Nobody met us/],
];

describe('the curl commands of the reference page', { skip: absent }, () => {
  const server = sharedServer(sockets);

  const output = async (call: Call, name: string) => {
    writeFileSync(join(server.folder, 'note.txt'), 'Nobody met us at the pier.');
    const env = { ...process.env, TELLTALE: server.url, KEY: await server.key(name) };
    return (await run('sh', ['-c', curl(call)], { cwd: server.folder, env })).stdout;
  };

  for (const [index, [what, path, type, example, response]] of calls.entries())
    it(`send ${what}`, async () => {
      const call = { method: 'POST', key: true, session: false, path, type, example } as Call;
      assert.match(await output(call, `curl-${index}`), response);
    });

  it('send a call without a body', async () => {
    const call = { method: 'GET', key: true, session: false, path: '/api/config' };
    assert.match(await output(call, 'config'), /"limits"/);
  });
});
