import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { contentOf, inside, run, write } from './workspace.js';

const marks = 'It\u2019s \u201cfine\u201d \u2014 here.\n';
const clean = async (...args: string[]) => (await run(['clean', ...args])).out;

describe('telltale clean', () => {
  it('prints only the cleaned text of stdin', async () => {
    const { code, out, err } = await run(['clean'], '“Well” — it’s fine…');
    assert.deepEqual([code, out, err], [0, '"Well" - it\'s fine...', '']);
    assert.equal((await run(['clean', '--contractions', '-'], 'We do not know.')).out, "We don't know.");
  });

  it('prints the changes of a file as JSON', async () => {
    const cleaned = JSON.parse(await clean(write('draft.txt', '\ufeffIt is “so”.\n'), '--json'));
    assert.deepEqual([cleaned.output_text, cleaned.total_changes], ['It is "so".\n', 2]);
  });

  const windows1252 = Buffer.from('It\x92s \x93fine\x94 \x97 here.\n', 'latin1');
  const koi8 = Buffer.from('<meta charset=koi8-r><p>\xc1 -\xa0b</p>', 'latin1');
  for (const [name, bytes, expected] of [
    ['windows-1252.txt', windows1252, /^It's "fine" - here\.\n$/],
    ['utf-16le.txt', Buffer.from(`\ufeff${marks}`, 'utf16le'), /^It's "fine" - here\.\n$/],
    ['utf-16be.md', Buffer.from(marks, 'utf16le').swap16(), /^It's "fine" - here\.\n$/],
    ['koi8.html', koi8, /<p>\u0430 -/],
  ] as const)
    it(`reads ${name} in its encoding`, async () => {
      assert.match(await clean(write(name, bytes)), expected);
    });

  it('reports bytes that are replaced', async () => {
    const name = write('unreadable.txt', Buffer.from('caf\xe9 so. '.repeat(40), 'latin1'));
    for (const command of ['clean', 'scan']) {
      const { code, out, err } = await run([command, name]);
      assert.equal(code, 0);
      assert.match(out + err, /Some bytes could not\s+be read/);
    }
  });

  it('leaves files with NUL bytes alone, unless they are UTF-16', async () => {
    const bytes = Buffer.from(`So \u2014 \u201cthat\u201d.\n${'word '.repeat(300)}\0\u0001\u2026\n`);
    for (const name of ['nul.txt', 'nul.md', 'nul.html', 'nul.log']) {
      write(name, bytes);
      for (const command of [['scan'], ['clean'], ['clean', '--check'], ['clean', '--write']]) {
        const { code, out, err } = await run([...command, name]);
        assert.deepEqual([code, out], [3, ''], `${command} ${name}`);
        assert.match(err, /is not plain text/);
      }
      assert.deepEqual(readFileSync(inside(name)), bytes);
    }
    const utf16 = write('utf16le.txt', Buffer.from('\ufeffSo \u2014 that.', 'utf16le'));
    assert.equal((await run(['clean', '--write', utf16])).code, 0);
    assert.equal(readFileSync(inside(utf16), 'utf16le'), '\ufeffSo - that.');
  });

  it('reports the glyphs that the format does not let it replace', async () => {
    const name = write('anchor.md', '# A — b\n\n[c](#a--b)\n');
    const note = /Not applied: 1 that would change an element, a link or an anchor\.$/m;
    for (const options of [[], ['--check']]) {
      assert.match((await run(['clean', ...options, name])).err, note);
      assert.deepEqual(JSON.parse(await clean(...options, '--json', name)).not_applied, { structure: 1 });
    }
  });

  it('lists needed changes, makes them and then finds none', async () => {
    write('typo/a.md', '# \u201cHi\u201d\n\nWe waited\u2026\n');
    write('typo/b.txt', 'Plain.\n');
    const check = await run(['clean', '--check', 'typo']);
    const list = 'typo/a.md: 3 changes needed (smart quotes 2, ellipsis glyph 1)\n';
    assert.deepEqual([check.code, check.out], [1, list]);
    assert.equal((await run(['clean', '--write', 'typo'])).code, 0);
    assert.equal((await run(['clean', '--check', 'typo'])).code, 0);
    assert.equal(contentOf('typo/a.md'), '# "Hi"\n\nWe waited...\n');
  });

  it('sets the typography of files in the chosen style', async () => {
    write('set/a.md', '# "Hi"\n\n`"x"` - it\'s...\n');
    const list = 'set/a.md: 5 changes needed (straight quotes 3, hyphens as dashes 1, three dots 1)\n';
    assert.equal(await clean('--style', 'typographic', '--check', 'set'), list);
    await clean('--style=typographic', '--write', 'set');
    assert.equal(await clean('--style', 'keep', 'set/a.md'), '# “Hi”\n\n`"x"`—it’s…\n');
    assert.equal((await run(['clean', '--style', 'curly', 'set/a.md'])).code, 2);
  });

  it('leaves code and what comments exclude from scans, in Markdown and HTML', async () => {
    const quote = '> \u201cThis quote \u2014 is kept\u2026\u201d';
    const markdown = [
      `<!-- telltale-ignore -- a quotation -->\n${quote}\n\nWe \u2014 left\u2026\n\n\`a \u2014 b\`\n`,
      `<!-- telltale-disable -->\n\n${quote}\n\n<!-- telltale-enable -->\n`,
    ].join('\n');
    const cleaned = markdown.replace('We \u2014 left\u2026', 'We - left...');
    assert.equal(await clean(write('a.md', markdown)), cleaned);
    const named = write('named.md', markdown.replace('telltale-ignore', 'telltale-ignore em_dashes'));
    assert.match(await clean(named), /^<!--.*\n> "This quote - is kept..."\n/);
    const html = '<!-- telltale-ignore --><blockquote>It\u2019s \u2014 kept</blockquote>';
    await clean('--write', write('b.html', `${html}<p>It\u2019s</p>`));
    assert.equal(contentOf('b.html'), `${html}<p>It's</p>`);
    assert.equal((await run(['clean', '--check', 'b.html'])).code, 0);
  });

  const rejected: [args: string[], code: number, message: RegExp][] = [
    [['--check', '--write', 'a'], 2, /./],
    [['--check'], 2, /./],
    [['--write', '-'], 2, /./],
    [['a.md', 'b.md'], 2, /./],
    [['--tracked', 'a.md'], 2, /--tracked needs --write/],
    [['--write', '--tracked', 'a.txt'], 3, /a\.txt: Only \.docx and \.odt files can have/],
    [['--check', 'missing.txt'], 3, /cannot read .*missing\.txt/],
    [['.'], 3, /cannot read/],
    [['paper.docx'], 3, /is not plain text/],
  ];
  for (const [args, code, message] of rejected)
    it(`exits with ${code} for ${args.join(' ')}`, async () => {
      write('paper.docx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
      write('a.txt', 'x');
      const ran = await run(['clean', ...args]);
      assert.deepEqual([ran.code, ran.out], [code, '']);
      assert.match(ran.err, message);
    });
});
