import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ConfigFile } from '../../src/cli/project/config-schema.js';
import { contentOf, git, inside, machine, person, run, scanned, write } from './workspace.js';

// biome-ignore lint/suspicious/noExplicitAny: the output is untyped JSON
type Any = any;
const filesOf = async (...args: string[]) => (await scanned(...args)).map(({ file }) => file);

describe('telltale.config.json', () => {
  it('has the published schema', () => {
    const { $schema, title, ...published } = JSON.parse(readFileSync('telltale.config.schema.json', 'utf8'));
    assert.match($schema, /json-schema\.org/);
    assert.equal(title, 'telltale.config.json');
    assert.deepEqual(published, JSON.parse(JSON.stringify(ConfigFile)));
  });

  it('sets genre, files, limits and what is reported, from any folder of the repository', async () => {
    write('telltale.config.json', { genre: 'fiction', files: ['texts'], failAbove: 5, ignore: ['old/'] });
    write('texts/a.md', machine);
    write('texts/old/b.md', machine);
    write('deep/er/c.md', machine);
    git('init', '-q');
    for (const cwd of ['.', 'deep/er']) {
      const { out, code } = await run(['scan', '--json'], '', {}, cwd);
      const { file, genre } = JSON.parse(out);
      assert.deepEqual([code, genre], [1, 'fiction']);
      assert.equal(file, cwd === '.' ? 'texts/a.md' : '../../texts/a.md');
    }
    assert.equal((await run(['scan', '--fail-above', '100'])).code, 0);
    const { out } = await run(['scan', '--json', '-'], machine);
    assert.equal(JSON.parse(out).file, null);
  });

  it('hides accepted words without changing the score', async () => {
    write('a.md', machine);
    const [plain] = await scanned('a.md');
    const crucial = plain.findings.find(({ text }: Any) => /crucial/i.test(text));
    write('telltale.config.json', { acceptedWords: [crucial.text.toUpperCase()] });
    const [quiet] = await scanned('a.md');
    assert.equal(quiet.score, plain.score);
    assert.ok(!quiet.findings.some(({ text }: Any) => text === crucial.text));
    assert.ok(quiet.findings.length > 0);
    assert.deepEqual((await scanned('a.md', '--no-config'))[0].findings, plain.findings);
  });

  const invalid: [content: string | object, message: RegExp][] = [
    ['{"genre": ', /telltale\.config\.json: .*JSON/],
    ['[]', /at the file: must be object/],
    [{ gener: 'fiction' }, /unknown key "gener"; did you mean "genre"\?/],
    [{ genre: 'poem' }, /at \/genre: must be one of academic, expository, fiction, promotional/],
    [{ failAbove: '80' }, /at \/failAbove: must be number/],
    [{ failAbove: 180 }, /at \/failAbove: must be <= 100/],
    [{ acceptedWords: ['a', 7] }, /at \/acceptedWords\/1: must be string/],
    [{ signals: { commas: 'off' } }, /at \/signals\/commas: must be boolean/],
    [{ signals: { comas: false } }, /at \/signals: unknown signal "comas"; did you mean "commas"\?/],
    [{ files: ['../outside.md'] }, /outside the project/],
    [{ baseline: '../base.json' }, /outside the project/],
    [{ baseline: '/tmp/b.json' }, /outside the project/],
  ];
  for (const [content, message] of invalid)
    it(`reports invalid content with its place: ${JSON.stringify(content)}`, async () => {
      write('telltale.config.json', content);
      const { code, err } = await run(['scan', write('a.md', machine)]);
      assert.equal(code, 2);
      assert.match(err, message);
    });

  it('must exist when it is named', async () => {
    assert.equal((await run(['scan', write('a.md', machine), '--config', 'missing.json'])).code, 2);
  });
});

describe('ignored files', () => {
  it('rejects patterns and folders that would take too long to compare', async () => {
    write('a.md', machine);
    for (const pattern of ['**/a/**/a/**/a/**/b', 'sub/*a*b*c*.md']) {
      write('.telltaleignore', `drafts/\n${pattern}\n`);
      const { code, err } = await run(['scan', '.']);
      assert.equal(code, 2, pattern);
      assert.match(err, /\.telltaleignore: the pattern .* has too many wildcards: expected at most 3/);
    }
    write('.telltaleignore', '**/node_modules/**/*.min.*.md\n');
    assert.deepEqual(await filesOf('.'), ['a.md']);
    write(`${'b/'.repeat(61)}c.md`, machine);
    assert.match((await run(['scan', '.'])).err, /more than 60 folders in each other/);
  });

  it('skips files of .gitignore in folders, and files of .telltaleignore everywhere', async () => {
    git('init', '-q');
    for (const name of ['a.md', 'build/b.md', 'drafts/c.md', 'drafts/kept.md', 'sub/d.md', 'sub/e.md'])
      write(name, machine);
    write('.gitignore', 'build/\nsub/d.md\n');
    write('build/.gitignore', '!b.md\n');
    write('.telltaleignore', 'drafts/*\n!drafts/kept.md\n');
    write('sub/.gitignore', '!d.md\ne.md\n');
    assert.deepEqual(await filesOf('.'), ['a.md', 'drafts/kept.md', 'sub/d.md']);
    assert.deepEqual(await filesOf('build/b.md', 'drafts/c.md'), ['build/b.md']);
    assert.deepEqual((await run(['scan', 'drafts/c.md'])).code, 0);
    assert.match((await run(['scan', 'drafts/c.md'])).err, /no files to scan/);
    assert.deepEqual(await filesOf('drafts', '--no-ignore'), ['drafts/c.md', 'drafts/kept.md']);
    const tracked = git('ls-files', '-co', '--exclude-standard', '*.md').trim().split('\n');
    const others = tracked.filter(name => name !== 'drafts/c.md');
    assert.deepEqual(others, await filesOf('.'));
  });

  it('applies the same rules to telltale clean', async () => {
    for (const name of ['a.md', 'old/b.md', 'c.md']) write(name, 'Wait\u2026\n');
    write('telltale.config.json', { ignore: ['old/'] });
    write('.telltaleignore', 'c.md\n');
    const { out, code } = await run(['clean', '--check', '.', 'c.md']);
    assert.deepEqual([code, out.split(':')[0], out.trim().split('\n').length], [1, 'a.md', 1]);
    assert.equal((await run(['clean', '--check', '--no-ignore', '.'])).out.trim().split('\n').length, 3);
  });
});

describe('what telltale scan reports', () => {
  it('counts files that cannot be assessed, and exits with 1 for them when asked', async () => {
    write('a.md', person.repeat(3));
    write('b.md', 'See you at noon, by the old pier.');
    const { code, out } = await run(['scan', 'a.md', 'b.md']);
    assert.equal(code, 0);
    assert.match(out, /^2 files, highest score first; 1 not assessed\na\.md: .+\nb\.md: Not assessed: /ms);
    // The score of a text that was not assessed means nothing.
    for (const [args, expected] of [
      [['a.md', 'b.md', '--fail-unassessed'], 1],
      [['a.md', '--fail-unassessed'], 0],
      [['b.md', '--fail-above', '0', '--score-only'], 0],
      [['b.md', '--fail-above', '0', '--fail-unassessed'], 1],
    ] as const) {
      const ran = await run(['scan', ...args]);
      assert.equal(ran.code, expected, args.join(' '));
      assert.doesNotMatch(ran.out, /is above 0/);
    }
    const { out: alone } = await run(['scan', 'b.md']);
    assert.match(alone, /^b\.md\nNot assessed: .+\n\nConfidence {2}low\n/);
  });

  it('chooses points and scores without changing a score', async () => {
    write('a.md', machine);
    const [whole] = await scanned('a.md');
    const [strong] = await scanned('a.md', '--min-points', '3');
    assert.ok(strong.findings.length < whole.findings.length);
    assert.ok(strong.findings.every(({ points }: Any) => points >= 3));
    const [score] = await scanned('a.md', '--score-only');
    const fields = ['file', 'headline', 'score', 'band', 'assessed', 'confidence', 'disclaimer'];
    assert.deepEqual(Object.keys(score), fields);
    for (const each of [strong, score]) assert.equal(each.score, whole.score);
    const { out } = await run(['scan', 'a.md', '--score-only', '--fail-above', '5']);
    const words = [whole.score.toFixed(1), whole.band, whole.confidence, 'a.md'];
    assert.deepEqual(out.trim().split(/ +/).slice(0, 4), words);
  });

  it('names stdin after --stdin-name in every format', async () => {
    for (const format of ['text', 'json', 'sarif', 'github']) {
      const args = ['scan', '--stdin-name', 'notes/draft.md', '--fail-above', '1', '--format', format];
      const { out } = await run(args, machine);
      assert.match(out, /notes\/draft\.md/, format);
      assert.doesNotMatch(out, /\bstdin\b/, format);
    }
  });
});

describe('the baseline', () => {
  it('excuses known findings and scores, also after lines moved', async () => {
    write('a.md', machine);
    write('b.md', person);
    const created = await run(['scan', '.', '--baseline', 'base.json', '--update-baseline']);
    assert.deepEqual([created.code, created.err], [0, '']);
    assert.match(created.out, /^Baseline updated: 2 files, \d+ findings\.\n$/);
    /** The exit code and the lines of new findings. */
    const scanNew = async (content: string): Promise<[number | null, ...number[]]> => {
      const args = ['--baseline', 'base.json', '--fail-above', '5'];
      const { code, out } = await run(['scan', write('a.md', content), '--json', ...args]);
      return [code, ...new Set<number>(JSON.parse(out).findings.map(({ from }: Any) => from.line))];
    };
    assert.deepEqual(await scanNew(machine), [0]);
    assert.deepEqual(await scanNew(`\n\n\n${machine}`), [0]);
    const added = 'It plays a crucial role in the rich tapestry of innovation.';
    assert.deepEqual(await scanNew(`${machine}\n${added}\n`), [1, 3]);
  });

  it('is updated for the scanned files and drops removed ones', async () => {
    for (const name of ['a.md', 'b.md', 'c.md']) write(name, machine);
    write('telltale.config.json', { baseline: 'base.json' });
    await run(['scan', '.', '--update-baseline']);
    rmSync(inside('c.md'));
    write('a.md', person);
    await run(['scan', 'a.md', '--update-baseline']);
    const { files } = JSON.parse(contentOf('base.json'));
    assert.deepEqual(Object.keys(files), ['a.md', 'b.md']);
    assert.ok(files['a.md'].score < files['b.md'].score);
  });

  it('rejects a missing or invalid file', async () => {
    write('a.md', machine);
    const missing = await run(['scan', 'a.md', '--baseline', 'no.json']);
    assert.match(missing.err, /cannot read the baseline no\.json.*--update-baseline creates it/);
    for (const content of ['{', { version: 2, files: {} }, { version: 1, files: { a: 1 } }])
      assert.equal((await run(['scan', 'a.md', '--baseline', write('base.json', content)])).code, 2);
  });
});

describe('telltale scan --changed-since', () => {
  it('scans changed files and reports findings on changed lines', async () => {
    git('init', '-q', '-b', 'main');
    for (const name of ['same.md', 'dir/changed é.md', 'gone.md']) write(name, `${machine}\n${person}`);
    git('add', '.');
    git('commit', '-qm', 'one');
    git('checkout', '-qb', 'topic');
    const added = 'It stands as a testament to the spirit of innovation.';
    write('dir/changed é.md', `${machine}\n${person}\n${added}\n`);
    git('commit', '-qam', 'two');
    rmSync(inside('gone.md'));
    write('new.md', machine);
    const [changed, fresh, ...others] = await scanned('--changed-since', 'main');
    assert.deepEqual([changed.file, fresh.file, others], ['dir/changed é.md', 'new.md', []]);
    assert.ok(changed.findings.length > 0);
    assert.ok(changed.findings.every(({ from }: Any) => from.line === 5));
    assert.ok(fresh.findings.length > 0);
    const inFolder = await run(['scan', '--json', '--fields=file', '--changed-since', 'main'], '', {}, 'dir');
    assert.deepEqual(JSON.parse(inFolder.out), { file: 'changed é.md' });
  });

  it('rejects an unknown revision and a folder without repository', async () => {
    write('a.md', machine);
    assert.match((await run(['scan', 'a.md', '--changed-since', 'main'])).err, /needs a git repository/);
    git('init', '-q');
    for (const revision of ['nothing', '--output=x', '']) {
      const { code, err } = await run(['scan', 'a.md', `--changed-since=${revision}`]);
      assert.equal(code, 2);
      assert.match(err, /git knows no revision/);
    }
  });
});
