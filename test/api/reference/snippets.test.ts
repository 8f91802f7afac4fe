import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { Call } from '../../../src/api/reference/curl.js';
import { type Snippet, snippets } from '../../../src/api/reference/snippets.js';
import { suiteServer } from '../../server.js';

const run = promisify(execFile);
const noPython = spawnSync('python3', ['--version']).status !== 0 && 'python3 is not installed';
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
    /^200 .*"disclaimer"/,
  ],
  [
    'plain text',
    { ...base, path: '/api/scan', type: 'text/plain', example: { value: 'It rained.' } },
    /^200 /,
  ],
  [
    'a file as bytes',
    {
      ...base,
      path: '/api/extract',
      type: 'application/octet-stream',
      example: { value: {}, 'x-filename': 'note.txt' },
    },
    /^200 .*Nobody met us/,
  ],
  [
    'a form with a file',
    {
      ...base,
      path: '/api/extract',
      type: 'multipart/form-data',
      example: { value: { file: 'binary' }, 'x-filename': 'note.txt' },
    },
    /^200 .*Nobody met us/,
  ],
  ['a call without a body', { ...base, method: 'GET', path: '/api/config' }, /^200 .*"limits"/],
];

describe('snippets of the reference page', () => {
  const server = suiteServer();
  const environment = async (name: string) => ({
    ...process.env,
    TELLTALE: server.url,
    KEY: await server.key(name),
  });

  const programs = [
    ['typescript', process.execPath, 'snippet.mjs', false],
    ['python', 'python3', 'snippet.py', noPython],
  ] as const satisfies readonly [Snippet['language'], string, string, string | false][];
  for (const [index, [what, call, response]] of calls.entries()) {
    for (const [language, program, name, skip] of programs) {
      it(`sends ${what} with ${language}`, { skip }, async () => {
        writeFileSync(join(server.folder, 'note.txt'), 'Nobody met us at the pier.');
        const snippet = snippets(call).find(one => one.language === language)!;
        writeFileSync(join(server.folder, name), snippet.text);
        const { stdout } = await run(program, [name], {
          cwd: server.folder,
          env: await environment(`${language}-${index}`),
        });
        assert.match(stdout, response);
      });
    }
  }
});
