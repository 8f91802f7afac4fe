import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../temporary-folder.js';

const isMissing = (program: string) => spawnSync(program, ['--version']).error !== undefined;
const absent = ['pre-commit', 'git'].find(isMissing);
const skip = absent === undefined ? false : `${absent} is not installed`;

describe('pre-commit', { skip }, () => {
  const folder = temporaryFolder();

  it('installs the hooks of the last commit and runs them', () => {
    const rev = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
    const repository = join(folder, 'texts');
    mkdirSync(repository);
    const config = { repo: resolve('.'), rev, hooks: [{ id: 'telltale-clean' }, { id: 'telltale-scan' }] };
    writeFileSync(join(repository, '.pre-commit-config.yaml'), JSON.stringify({ repos: [config] }));
    writeFileSync(join(repository, 'good.md'), 'We met on Tuesday.\n');
    writeFileSync(join(repository, 'dash.md'), 'We met — on Tuesday.\n');
    const env = { ...process.env, PRE_COMMIT_HOME: join(folder, 'home'), NODE_OPTIONS: '' };
    const options = { cwd: repository, encoding: 'utf8' as const, env };
    spawnSync('git', ['init', '--quiet'], options);
    spawnSync('git', ['add', '--all'], options);
    const { status, stdout, stderr } = spawnSync('pre-commit', ['run', '--all-files'], options);
    assert.equal(status, 1, stdout + stderr);
    assert.match(stdout, /machine typography\.+Failed/);
    assert.match(stdout, /dash\.md: 1 change needed/);
    assert.doesNotMatch(stdout, /good\.md/);
    assert.match(stdout, /signals of machine authorship\.+Passed/);
  });
});
