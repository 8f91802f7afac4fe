import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { descendantsOf } from '../programs.js';
import { freePort, spawnServer } from '../store/servers.js';
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
    const commands = ['-c', commandsOf(page, 'Start')];
    const service = await spawnServer('bash', commands, /telltale listening on/, { cwd: clone, env });
    try {
      const scan = commandsOf(page, 'First scan').replaceAll(':8080', `:${port}`);
      const report = execFileSync('bash', ['-ec', scan], { cwd: clone, env, encoding: 'utf8' });
      assert.match(report, /^Strong signals of machine writing.*^Score +\d+ of 100 /ms);
    } finally {
      for (const pid of descendantsOf(service.pid)) process.kill(pid, 'SIGTERM');
      await service.end('SIGTERM');
    }
  });
});
