import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { hashKey, looksLikeKey } from '../src/accounts/key.js';
import { checkPassword } from '../src/accounts/password.js';
import { openDurable } from '../src/store/lmdb/records/open.js';
import { telltale } from './programs.js';
import { temporaryFolder } from './temporary-folder.js';

const folder = temporaryFolder();
/** The store stays open throughout, as with a running server. */
const server = openDurable(folder);

after(() => server.close());

const run = (args: string[], stdin = '', env: Record<string, string> = {}) =>
  telltale(args, { stdin, env: { DATA_DIR: folder, ...env } });

async function done(...args: string[]): Promise<string> {
  const { code, out, err } = await run(args);
  assert.deepEqual([code, err], [0, '']);
  return out;
}

describe('telltale executable', () => {
  it('has the executable bit, which npx does not set on a linked folder', () => {
    const version = execFileSync('dist/bundle/src/cli.js', ['--version'], { encoding: 'utf8' });
    assert.match(version, /^\d+\.\d+\.\d+\n$/);
  });

  it('ends without a message when the reader of its output closes the pipe', () => {
    const text = join(temporaryFolder(), 'long.txt');
    writeFileSync(text, 'The pier is wet. '.repeat(20_000));
    for (const command of ['"$0" clean "$1" | head -c 1', '"$0" scan "$1" --json | head -c 1']) {
      const ran = spawnSync('sh', ['-c', command, 'dist/bundle/src/cli.js', text], { encoding: 'utf8' });
      assert.deepEqual([ran.stdout.length, ran.stderr], [1, '']);
    }
  });
});

describe('telltale keys', () => {
  it('creates the account and prints only the key, which is active at once', async () => {
    const out = await done('keys', 'create', '--account', 'Ann', '--plan', 'pro', '--label', 'ci');
    const key = out.trimEnd();
    assert.equal(out, `${key}\n`);
    assert.equal(looksLikeKey(key), true);
    const stored = await server.keyByHash(hashKey(key));
    assert.deepEqual([stored?.account, stored?.scope, stored?.label], ['ann', 'full', 'ci']);
    assert.equal((await server.account('ann'))?.plan, 'pro');
  });

  it('keeps the plan of an existing account', async () => {
    await done('keys', 'create', '--account', 'ann', '--plan', 'free', '--scope', 'read');
    assert.equal((await server.account('ann'))?.plan, 'pro');
  });

  it('accepts an expiry date', async () => {
    const key = await done('keys', 'create', '--account=mallory', '--expires', '2999-01-31');
    const stored = await server.keyByHash(hashKey(key.trimEnd()));
    assert.equal(stored?.expires_at, '2999-01-31T00:00:00.000Z');
  });

  it('lists keys without their hashes and revokes one', async () => {
    const keys = JSON.parse(await done('keys', 'list', '--account', 'ann', '--json'));
    assert.equal(keys.length, 2);
    assert.equal('hash' in keys[0], false);
    assert.match(await done('keys', 'list', '--account', 'ann'), /^ID +LAST4/);

    const [{ id }] = keys;
    assert.equal(await done('keys', 'revoke', id), `revoked ${id}\n`);
    const stored = (await server.keys('ann')).find(key => key.id === id);
    assert.notEqual(stored?.revoked_at, null);
    assert.match((await run(['keys', 'revoke', id])).err, /no active key/);
  });
});

describe('telltale accounts', () => {
  it('creates, lists, changes, disables, enables and deletes accounts', async () => {
    assert.equal(await done('accounts', 'create', 'Bob'), 'created bob on plan free\n');
    await done('accounts', 'set-plan', 'bob', 'unlimited');
    await done('accounts', 'disable', 'bob');
    const listed = JSON.parse(await done('accounts', 'list', '--json'));
    const bob = listed.find((each: { name: string }) => each.name === 'bob');
    assert.deepEqual([bob.plan, bob.disabled, bob.has_password], ['unlimited', true, false]);
    assert.equal('password' in bob, false);
    await done('accounts', 'enable', 'bob');
    assert.equal((await server.account('bob'))?.disabled, false);
    assert.equal(await done('accounts', 'delete', 'bob', '--yes'), 'deleted bob\n');
    assert.equal(await server.account('bob'), null);
    assert.match(await done('accounts', 'list'), /^NAME +PLAN/);
  });

  it('sets a password from stdin without printing it, and deletes nothing without --yes', async () => {
    await done('accounts', 'create', 'carl');
    const { code, out, err } = await run(['accounts', 'set-password', 'carl'], 'open sesame\n');
    assert.deepEqual([code, out, err], [0, 'password set for carl; its sessions have ended\n', '']);
    assert.equal(await checkPassword('open sesame', (await server.account('carl'))!.password), true);
    assert.equal((await run(['accounts', 'set-password', 'carl'], 'short\n')).code, 2);
    assert.equal((await run(['accounts', 'delete', 'carl'])).code, 2);
    assert.notEqual(await server.account('carl'), null);
  });
});

describe('telltale', () => {
  it('prints the help of every command', async () => {
    const help = await done('--help');
    for (const words of ['serve', 'keys create', 'keys list', 'keys revoke', 'accounts set-password'])
      assert.match(help, new RegExp(`^  ${words} +[A-Z]`, 'm'));
    assert.ok(help.split('\n').length <= 40);
    assert.match(await done('keys', 'create', '--help'), /^telltale keys create --account/);
    const scanHelp = await done('scan', '--help');
    for (const option of ['--genre academic|', '--fail-above SCORE', '--format text|'])
      assert.match(scanHelp, new RegExp(`${option.replaceAll('|', '\\|')}[^]*?[A-Z]`));
  });

  it('prints the help of a command and of a group in each form', async () => {
    const scan = await done('scan', '--help');
    for (const line of ['help scan', 'help scan --json', 'scan a.md -h'])
      assert.equal(await done(...line.split(' ')), scan);
    assert.match(scan, /^telltale scan /);
    const keys = await done('keys', '--help');
    assert.equal(await done('help', 'keys'), keys);
    assert.deepEqual(keys.match(/^ {2}\w+ \w+/gm), ['  keys create', '  keys list', '  keys revoke']);
    assert.equal(await done('help'), await done('--help'));
  });

  it('prints a manual page with the help of every command', async () => {
    const page = (await done('man')).replaceAll('\\-', '-');
    for (const name of (await done('--help')).match(/^ {2}[a-z][a-z -]+?(?= {2})/gm)!)
      assert.match(page, new RegExp(`^\\.TP\ntelltale ${name.trim()}.*\n[A-Z]`, 'm'));
    assert.match(page, /^\.SS scan\n[\s\S]*^--fail-above SCORE\n[A-Z]/m);
    const sections = page.match(/(?<=^\.SH ).+$/gm)!.join();
    const last = 'EXIT STATUS,ENVIRONMENT,FILES,EXAMPLES';
    assert.equal(sections, `NAME,SYNOPSIS,COMMANDS,OPTIONS,${last}`);
    assert.doesNotMatch(page, /^(?:'|\.(?!TH |SH |SS |TP))/m);
  });

  it('completes commands, options and choices', async () => {
    const complete = async (COMP_LINE: string) => {
      // The arguments that bash adds.
      const added = ['telltale', ...COMP_LINE.split(' ').slice(-2).reverse()];
      const { code, out } = await run(['completion', 'words', '--', ...added], '', { COMP_LINE });
      assert.equal(code, 0);
      return out.trim().split('\n');
    };
    assert.deepEqual(await complete('telltale sc'), ['scan']);
    assert.deepEqual(await complete('telltale  keys '), ['create', 'list', 'revoke']);
    assert.deepEqual(await complete('telltale keys cr'), ['create']);
    assert.deepEqual(await complete('telltale scan --format s'), ['sarif']);
    assert.deepEqual(await complete('telltale scan --baseline s'), ['']);
    assert.deepEqual(await complete('telltale keys create --s'), ['--scope']);
    assert.deepEqual(await complete('telltale --v'), ['--version']);
    assert.deepEqual(await complete('telltale completion '), ['bash', 'zsh', 'fish']);
    assert.deepEqual(await complete('telltale toString --'), ['--help']);
  });

  it('prints the script that makes a shell complete its command lines', async () => {
    const script = (await done('completion', 'bash')).trim();
    const { stdout } = spawnSync('bash', ['-c', `${script}\ncomplete -p telltale`], { encoding: 'utf8' });
    assert.equal(stdout.trim(), script);
    assert.ok((await done('completion', 'zsh')).trim().endsWith(script));
    assert.match(await done('completion', 'fish'), /^complete -c telltale /);
  });

  const noDate = /invalid --expires .*: expected a date/;
  const rejected: [args: string[], message: RegExp, code?: 1][] = [
    [[], /no command given/],
    [['scann'], /unknown command "scann"; did you mean "scan"\?/],
    [['help', 'scann'], /unknown command "scann"; did you mean "scan"\?/],
    [['scan', '--formt', 'json'], /did you mean "--format"\?\n {2}Try: telltale scan --help\n$/],
    [['completion', 'sh'], /unknown shell "sh": expected bash, zsh, fish/],
    [['keys'], /needs one of these commands: create, list, revoke/],
    [['keys', 'creat'], /create, list, revoke; did you mean "create"\?/],
    [['--hlep'], /unknown command "--hlep"; did you mean "--help"\?/],
    [['toString'], /unknown command/],
    [['keys', 'create'], /--account is required/],
    [['keys', 'create', '--account'], /account/],
    [['keys', 'create', '--account', 'a b'], /is not a valid account name/],
    [['keys', 'create', '--account', 'a', '--scope', 'write'], /invalid --scope: expected full, read/],
    [['keys', 'create', '--account', 'a', '--plan', 'gold'], /unknown plan "gold".*anonymous, free/],
    [['keys', 'create', '--account', 'a', '--expires', 'soon'], noDate],
    [['keys', 'create', '--account', 'a', '--expires', '2999-02-30'], noDate],
    [['keys', 'create', '--account', 'a', '--expires', '2020-01-01'], /in the past/],
    [['keys', 'create', '--account', 'a', '--label', 'x'.repeat(101)], /at most 100/],
    [['keys', 'revoke'], /missing argument/],
    [['keys', 'revoke', 'a', 'b'], /unexpected argument "b"/],
    [['accounts', 'set-plan', 'ann'], /missing argument/],
    [['accounts', 'create', 'mаry'], /belong to one script/],
    [['accounts', 'delete', 'ann'], /needs --yes/],
    [['accounts', 'create', 'ann'], /./, 1],
    [['accounts', 'create', 'ma11ory'], /looks like the name of another account/, 1],
    [['keys', 'create', '--account', 'rnallory'], /looks like the name of another account/, 1],
    [['keys', 'revoke', 'unknown'], /no active key/, 1],
    [['keys', 'list', '--account', 'unknown'], /unknown account "unknown"/, 1],
    [['accounts', 'set-password', 'unknown'], /unknown account "unknown"/, 1],
    [['accounts', 'set-plan', 'unknown', 'free'], /unknown account "unknown"/, 1],
    [['accounts', 'disable', 'unknown'], /unknown account "unknown"/, 1],
    [['accounts', 'delete', 'unknown', '--yes'], /unknown account "unknown"/, 1],
  ];
  for (const [args, message, expected = 2] of rejected)
    it(`exits with ${expected} and reports the error: ${args.join(' ').slice(0, 60) || '(nothing)'}`, async () => {
      const { code, out, err } = await run(args, 'open sesame');
      assert.deepEqual([code, out], [expected, '']);
      assert.match(err, message);
    });

  it('reports an unusable data folder or plans file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '{');
    const store = await run(['accounts', 'list'], '', { DATA_DIR: file });
    assert.equal(store.code, 1);
    assert.match(store.err, /cannot be opened/);
    const plans = await run(['accounts', 'create', 'dora'], '', { PLANS_FILE: file });
    assert.equal(plans.code, 1);
    assert.match(plans.err, /is not JSON/);
  });
});
