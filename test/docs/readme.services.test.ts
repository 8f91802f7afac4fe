import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { eventually } from '../eventually.js';
import { freePort } from '../store/servers.js';
import { temporaryFolder } from '../temporary-folder.js';

/** The commands in the first code block of a section. */
function commandsOf(page: string, heading: string): string {
  const section = page.slice(page.indexOf(`\n## ${heading}\n`));
  return /```sh\n([\s\S]*?)```/.exec(section)![1]!;
}

describe('the first commands of the README', () => {
  const folder = temporaryFolder();
  const clone = join(folder, 'clone');

  it('install and start the service in a clean clone, create a key and scan a text', async () => {
    execFileSync('git', ['clone', '--quiet', '.', clone]);
    const page = readFileSync(join(clone, 'README.md'), 'utf8');
    const port = String(await freePort());
    const { NODE_OPTIONS: _, ...rest } = process.env;
    const env = { ...rest, PORT: port, npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
    const service = spawn('bash', ['-c', commandsOf(page, 'Start')], { cwd: clone, env, detached: true });
    const exited = once(service, 'exit');
    let log = '';
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', piece => {
        log += piece;
      });
    try {
      await eventually(() => {
        assert.equal(service.exitCode, null, log);
        return log.includes(`telltale listening on http://127.0.0.1:${port}`);
      });
      const scan = commandsOf(page, 'First scan').replaceAll(':8080', `:${port}`);
      const report = execFileSync('bash', ['-ec', scan], { cwd: clone, env, encoding: 'utf8' });
      assert.match(report, /^Strong signals of machine writing.*^Score +\d+ of 100 /ms);
    } finally {
      process.kill(-service.pid!, 'SIGTERM');
      await exited;
    }
  });
});
