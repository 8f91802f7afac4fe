import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { beside, contentOf, git, inside, machine, run, write } from './workspace.js';

const typography = 'Wait\u2026 \u201cso\u201d.\n';
const both = typography + machine;
const control = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029]/;
/** The workflow commands that a runner of GitHub Actions reads in a stream. */
const commandsIn = (stream: string): string[] =>
  stream.split(/\r\n|\r|\n/).filter(line => /^\s*::/.test(line) || line.includes('##['));

const dangerous = [
  'a\n::stop-commands::x9\n::error title=PWNED::b',
  'a\r::error::b',
  ' \u00a0::set-output name=x::y',
  '::set-env name=A::b',
  '##[add-mask]a',
  '####[group]a',
  'a\x1b[2J\x1b]0;title\x07b',
  'a\u009b31mb',
  'a\u202eb\u2066c',
  'a\u2028::error::b\u2029c',
  'a%0A::error::b',
  'a]]>&<b>"c\',d',
];

describe('names and texts of strangers', () => {
  it('are never workflow commands or control characters, in any format and on both streams', async () => {
    for (const name of dangerous) {
      write(`${name}.md`, `${both}\n${name}\n\n[a](b "${name}")\n`);
      write(`${name}.docx`, 'not a document');
      write(`${name}.txt`, `\n${machine.replace('crucial', name)}\n::error::text\n`);
    }
    const runs = [
      ...['text', 'json', 'sarif', 'github'].map(format => ['scan', '--format', format, '.']),
      ['scan', '--score-only', '.'],
      ['clean', '--check', '.'],
      ['clean', '--check', '--json', '.'],
      ['clean', '--write', '.'],
    ];
    for (const args of runs) {
      const { out, err, code } = await run(args[0] === 'scan' ? [...args, '--fail-above=5'] : args);
      assert.equal(code, 3, args.join(' '));
      const expected = args.includes('github') ? /^::(?:notice|warning|error) (?:file|title)=/ : /^$/;
      for (const line of [...commandsIn(out), ...commandsIn(err)])
        assert.match(line, expected, args.join(' '));
      assert.doesNotMatch(out + err, control);
    }
  });

  it('keep their value in JSON and SARIF', async () => {
    const name = '##[a]\u2028\u009b\u202e\n::b.md';
    write(name, machine);
    assert.equal(JSON.parse((await run(['scan', '--json', '.'])).out).file, name);
    const log = JSON.parse((await run(['scan', '--sarif', '.'])).out);
    assert.equal(decodeURIComponent(log.runs[0].artifacts[0].location.uri), name);
  });

  it('are harmless in errors about options, arguments, configurations and other commands', async () => {
    for (const name of [dangerous.join(''), dangerous[0]!, dangerous[3]!]) {
      write('telltale.config.json', { [name]: 1 });
      for (const args of [
        ['scan', name],
        ['scan', `--${name}`],
        ['scan', '--no-config', '--signals', name, 'a.md'],
        ['scan', '--config', name, 'a.md'],
        ['scan', '--no-config', '--changed-since', name],
        ['scan', '--no-config', '--baseline', name, 'a.md'],
        ['verify', '--', name],
        ['keys', 'create', '--account', name],
        ['accounts', 'disable', name],
        [name],
      ]) {
        const { out, err } = await run(args, '', { DATA_DIR: beside('data') });
        assert.deepEqual(commandsIn(out + err), [], args.join(' '));
        assert.doesNotMatch(out + err, control);
      }
    }
  });

  it('are not printed as commands by clean in a workflow', async () => {
    write('a.md', 'One.\n\n::error::two\n');
    assert.match((await run(['clean', 'a.md'])).out, /^::error::two$/m);
    const { code, out, err } = await run(['clean', 'a.md'], '', { GITHUB_ACTIONS: 'true' });
    assert.deepEqual([code, out], [3, '']);
    assert.match(err, /redirect it to a file/);
  });
});

describe('symbolic links', () => {
  beforeEach(() => {
    git('init', '-q');
    writeFileSync(beside('outside.md'), both);
    mkdirSync(beside('other'));
    writeFileSync(beside('other/b.md'), both);
    symlinkSync('../outside.md', inside('link.md'));
    symlinkSync('../other', inside('linkdir'));
    symlinkSync('.', inside('loop'));
    write('sub/a.md', both);
  });
  const outsideIsUnchanged = () =>
    ['outside.md', 'other/b.md'].every(name => readFileSync(beside(name), 'utf8') === both);

  it('are not followed in folders and globs', async () => {
    for (const args of [['.'], ['**/*.md'], ['./**/*.md'], [inside()], ['*/*.md']]) {
      const { out } = await run(['scan', '--json', '--fields=file', ...args]);
      assert.equal(JSON.parse(out).file.replace(`${inside()}/`, ''), 'sub/a.md', args.join(' '));
    }
    assert.equal((await run(['clean', '--write', '.'])).code, 0);
    assert.ok(outsideIsUnchanged());
  });

  const led: [args: string[], code: number, message: RegExp][] = [
    ...['link.md', 'linkdir/b.md', 'linkdir', 'linkdir/*.md', 'loop/sub/a.md', 'loop/link.md'].flatMap(path =>
      [['scan'], ['clean', '--write'], ['clean', '--check']].map((command): [string[], number, RegExp] => [
        [...command, path],
        3,
        /symbolic link/,
      ]),
    ),
    [['clean', 'link.md'], 3, /symbolic link/],
    [['verify', 'link.md'], 3, /symbolic link/],
    [['scan', 'config.md'], 3, /symbolic link/],
    [['clean', '--write', 'sub/alias.md'], 3, /a symbolic link, through which nothing is written/],
    [['scan', 'sub', '--config', 'secret.json'], 2, /./],
    [['scan', 'sub', '--baseline', 'secret.json'], 2, /./],
  ];
  for (const [args, code, message] of led)
    it(`are an error in ${args.join(' ')}, which prints and changes nothing`, async () => {
      writeFileSync(beside('secret'), 'password=hunter2\n');
      symlinkSync('../secret', inside('secret.json'));
      symlinkSync('.git/config', inside('config.md'));
      symlinkSync('a.md', inside('sub/alias.md'));
      const ran = await run(args);
      assert.deepEqual([ran.code, ran.out], [code, '']);
      assert.match(ran.err, message);
      assert.doesNotMatch(ran.err, /passw/);
      assert.equal(contentOf('sub/a.md'), both);
      assert.ok(outsideIsUnchanged());
    });

  it('are read within their folder, and are no configuration or ignore file', async () => {
    symlinkSync('a.md', inside('sub/alias.md'));
    assert.equal((await run(['scan', 'sub/alias.md'])).code, 0);
    writeFileSync(beside('secret'), 'password=hunter2\n');
    for (const name of ['telltale.config.json', '.telltaleignore', '.gitignore']) {
      symlinkSync('../secret', inside(name));
      const { code, out, err } = await run(['scan', 'sub']);
      assert.equal(code, 2, name);
      assert.doesNotMatch(out + err, /passw/);
      rmSync(inside(name));
    }
  });

  it('are not written through by --output and --update-baseline', async () => {
    writeFileSync(beside('secret'), 'x');
    symlinkSync('../secret', inside('out.json'));
    symlinkSync('../new', inside('dangling.json'));
    for (const name of ['out.json', 'dangling.json', 'linkdir/new.json'])
      for (const options of ['--output', '--update-baseline --baseline'])
        assert.notEqual((await run(['scan', 'sub', ...options.split(' '), name])).code, 0);
    assert.equal(readFileSync(beside('secret'), 'utf8'), 'x');
    assert.deepEqual(readdirSync(beside('other')), ['b.md']);
    assert.equal(existsSync(beside('new')), false);
    assert.equal((await run(['scan', 'sub', '--sarif', '--output', 'new.sarif'])).out, '');
    assert.equal(JSON.parse(contentOf('new.sarif')).version, '2.1.0');
  });
});

describe('telltale clean --write', () => {
  it('keeps the mode and does not change another name of the file', async () => {
    write('a.md', typography);
    chmodSync(inside('a.md'), 0o640);
    linkSync(inside('a.md'), beside('b.md'));
    assert.equal((await run(['clean', '--write', 'a.md'])).code, 0);
    assert.equal(contentOf('a.md'), 'Wait... "so".\n');
    assert.equal(statSync(inside('a.md')).mode & 0o777, 0o640);
    assert.equal(readFileSync(beside('b.md'), 'utf8'), typography);
    assert.deepEqual(readdirSync(inside()), ['a.md']);
  });

  it('reads no device or endless file', async () => {
    execFileSync('mkfifo', [inside('fifo.md')]);
    write('large.md', Buffer.alloc(5 * 1_048_576, 'a '));
    const { code, err } = await run(['clean', '--check', 'fifo.md', '/dev/zero', 'large.md']);
    assert.equal(code, 3);
    for (const problem of [/fifo\.md.* not a regular file/, /zero.* not a regular file/, /larger than 4 MB/])
      assert.match(err, problem);
  });
});

describe('names that read as options', () => {
  it('are errors before --, and files after it', async () => {
    for (const name of ['--config=evil.md', '--no-ignore', '--write', '-', '--help', '-h', '--output=a.md']) {
      write(name, machine);
      for (const command of ['scan', 'clean --check', 'verify']) {
        const { code, err } = await run([...command.split(' '), name]);
        assert.equal(code, 2, `${command} ${name}`);
        assert.match(err, /put -- or \.\/ before it/);
      }
      rmSync(inside(name));
    }
    const names = ['--config=evil.md', '--', '[a].md', '*.md'];
    for (const name of names) write(name, machine);
    for (const name of names) {
      const { out, code } = await run(['scan', '--json', '--fields=file', '--', name]);
      assert.deepEqual([code, JSON.parse(out)], [0, { file: name }]);
    }
    write('--help', machine);
    assert.equal((await run(['scan', '--fail-above=5', '--', '--help'])).code, 1);
  });

  it('are files in the hooks and in the action', async () => {
    const hooks = readFileSync('.pre-commit-hooks.yaml', 'utf8');
    write('--no-ignore', machine);
    write('--write', typography);
    for (const [, entry, list] of hooks.matchAll(/entry: telltale (\w+)\n {2}args: \[(.*)\]/g)) {
      const args = list!.split(', ').map(each => each.replaceAll("'", ''));
      assert.equal(args.at(-1), '--');
      assert.equal((await run([entry!, ...args, '--write', '--no-ignore'])).code, entry === 'clean' ? 1 : 0);
    }
    assert.equal(contentOf('--write'), typography);

    const script = /\n {6}run: \|\n((?: {8}.*\n?)+)$/.exec(readFileSync('action.yml', 'utf8'))![1]!;
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    symlinkSync('../secret', inside('out.sarif'));
    const act = (inputs: Record<string, string>) =>
      spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd: inside(),
        encoding: 'utf8',
        env: { ...process.env, GITHUB_ACTION_PATH: root, FORMAT: 'github', FAIL_ABOVE: '5', ...inputs },
      });
    const ran = act({ FILES: '--no-ignore\n --x.md\n' });
    assert.equal(ran.status, 3);
    assert.match(ran.stdout, /^::warning file=--no-ignore,/);
    assert.equal(act({ FILES: '--no-ignore', OUTPUT: 'out.sarif' }).status, 3);
    assert.equal(existsSync(beside('secret')), false);
    assert.equal(act({ FILES: '--no-ignore', FORMAT: '--help' }).status, 2);
  });
});

describe('files that are left out', () => {
  beforeEach(() => {
    git('init', '-q');
    for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) write(name, machine);
    write('.telltaleignore', 'b.md\n');
    write('.gitignore', 'c.md\n');
    write('telltale.config.json', { ignore: ['d.md'] });
  });

  it('are counted by reason in every format', async () => {
    const sentence =
      /3 files left out: 1 by \.telltaleignore, 1 by \.gitignore, 1 by the configuration|3 files left out/;
    for (const format of ['text', 'sarif', 'github'])
      assert.match((await run(['scan', '.', '--format', format])).out, sentence, format);
    const counts = { '.telltaleignore': 1, '.gitignore': 1, configuration: 1 };
    const { out, err, code } = await run(['scan', '--json', '.']);
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(out).left_out, counts);
    assert.match(err, sentence);
    const cleaned = await run(['clean', '--check', '--json', '.']);
    assert.deepEqual(JSON.parse(cleaned.out).left_out, counts);
    const none = await run(['scan', '--json', 'b.md']);
    assert.deepEqual([none.code, JSON.parse(none.out)], [0, { left_out: { '.telltaleignore': 1 } }]);
    assert.match(none.err, /no files to scan\n.*1 file left out: 1 by \.telltaleignore/);
  });

  it('end with 2 when the file that leaves them out is named', async () => {
    for (const [named, ignored] of Object.entries({
      'telltale.config.json': 'd.md',
      '.telltaleignore': 'b.md',
    }))
      for (const command of [['scan'], ['clean', '--check'], ['clean', '--write']]) {
        const { code, err } = await run([...command, named, ignored]);
        assert.equal(code, 2, `${command} ${named}`);
        assert.match(err, /leaves out 1 file and is itself one of the files to check/);
      }
    write('evil.md', '{"ignore":["**"]}');
    assert.equal((await run(['scan', '--config', 'evil.md', 'evil.md', 'a.md'])).code, 2);
    assert.equal((await run(['scan', '--no-ignore', 'telltale.config.json', 'd.md'])).code, 0);
  });

  it('end with 2 when the file that leaves them out has changed', async () => {
    rmSync(inside('telltale.config.json'));
    git('add', '-Af', '.');
    git('commit', '-qm', 'one');
    const since = ['scan', '--changed-since', 'HEAD'];
    write('b.md', `${machine}\n${machine}`);
    assert.equal((await run([...since, '.'])).code, 0);
    write('c.md', `${machine}\n${machine}`);
    write('.gitignore', 'c.md\nx\n');
    assert.match((await run([...since, '.'])).err, /^telltale: \.gitignore leaves out 1 file/m);
    write('.gitignore', 'c.md\n');
    write('d.md', `${machine}\n${machine}`);
    for (const config of [{ ignore: ['d.md'] }, { files: [] }, { files: ['a.md'] }]) {
      write('telltale.config.json', config);
      const { code, err } = await run(since);
      assert.equal(code, 2, JSON.stringify(config));
      assert.match(err, /telltale\.config\.json leaves out \d files?/);
    }
  });
});

describe('git', () => {
  it('runs no program that the configuration of the repository names', async () => {
    git('init', '-q');
    write('a.md', machine);
    write('.gitattributes', '*.md filter=one\n*.txt filter=a=b\n');
    write('a.txt', machine);
    git('add', '.');
    git('commit', '-qm', 'one');
    const program = `touch ${beside('ran')}; cat`;
    for (const key of ['core.fsmonitor', 'filter.one.clean', 'filter.a=b.clean', 'filter.one.process'])
      git('config', key, program);
    writeFileSync(inside('.git/hooks/post-index-change'), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
    write('a.md', `${machine}\n${machine}`);
    write('a.txt', `${machine}\n${machine}`);
    const { code, out } = await run(['scan', '--changed-since', 'HEAD', '--score-only']);
    assert.deepEqual([code, out.trim().split('\n').length], [0, 2]);
    assert.equal(existsSync(beside('ran')), false);
  });
});
