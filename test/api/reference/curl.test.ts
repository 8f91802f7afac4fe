import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { type Call, curl } from '../../../src/api/reference/curl.js';
import { sockets, suiteServer } from '../../server.js';

const run = promisify(execFile);
const absent = spawnSync('curl', ['--version']).status !== 0 && 'curl is not installed';
const base = { method: 'POST', key: true, session: false };

const calls: readonly [what: string, call: Call, response: RegExp][] = [
  [
    'JSON with quotes, null and booleans',
    {
      ...base,
      path: '/api/scan',
      type: 'application/json',
      example: { value: { text: `She said "it's late".\nThen she left.`, title: null, save: false } },
    },
    /"disclaimer"/,
  ],
  [
    'plain text',
    { ...base, path: '/api/scan', type: 'text/plain', example: { value: 'It rained.' } },
    /"disclaimer"/,
  ],
  [
    'a file as bytes',
    {
      ...base,
      path: '/api/extract',
      type: 'application/octet-stream',
      example: { value: {}, 'x-filename': 'note.txt' },
    },
    /Nobody met us/,
  ],
  [
    'a form with a file',
    {
      ...base,
      path: '/api/extract',
      type: 'multipart/form-data',
      example: { value: { file: 'binary' }, 'x-filename': 'note.txt' },
    },
    /Nobody met us/,
  ],
  ['a call without a body', { ...base, method: 'GET', path: '/api/config' }, /"limits"/],
];

describe('the curl commands of the reference page', { skip: absent }, () => {
  const server = suiteServer(sockets);

  for (const [index, [what, call, response]] of calls.entries())
    it(`send ${what}`, async () => {
      writeFileSync(join(server.folder, 'note.txt'), 'Nobody met us at the pier.');
      const { stdout } = await run('sh', ['-c', curl(call)], {
        cwd: server.folder,
        env: { ...process.env, TELLTALE: server.url, KEY: await server.key(`curl-${index}`) },
      });
      assert.match(stdout, response);
    });
});
