import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { sharedServer, sockets } from '../../server.js';

const absent = spawnSync('python3', ['--version']).status !== 0 && 'python3 is not installed';

describe('docs/python.md', () => {
  const server = sharedServer(sockets);

  it('has a program that runs as printed', { skip: absent }, async () => {
    const program = /```python\n([\s\S]*?)```/.exec(readFileSync('docs/python.md', 'utf8'))![1]!;
    const file = join(server.folder, 'example.py');
    writeFileSync(file, program);
    const { stdout } = await promisify(execFile)('python3', [file], {
      env: { ...process.env, TELLTALE_URL: server.url, TELLTALE_KEY: await server.key('python') },
    });
    assert.match(stdout, /^score \d+(?:\.\d)? \w+ confidence \w+$/m);
    assert.match(stdout, /^stored \['band', 'disclaimer', 'score'\]$/m);
    assert.match(stdout, /^cleaned "Well" - he said\.\.\.$/m);
    assert.deepEqual(stdout.match(/^batch \d/gm)?.sort(), ['batch 0', 'batch 1', 'batch 2']);
    assert.match(stdout, /^rewrite a To win, we ran\.$/m);
    assert.match(stdout, /^error 422$/m);
  });
});
