import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LeftOut } from '../../../src/cli/left-out.js';
import { placedPassages } from '../../../src/cli/scan/findings.js';
import { reportedMessages } from '../../../src/cli/scan/formats/messages.js';
import { sarif } from '../../../src/cli/scan/formats/sarif.js';
import { terminalReport } from '../../../src/cli/scan/formats/terminal-report.js';
import { sourceFileOf } from '../../../src/cli/scan/source-file.js';
import type { EngineResult } from '../../../src/contract/scan.js';
import { plainReport } from '../../../src/report/text.js';
import { column, pdfOf, runs } from '../../files/document/pdf-file.js';
import { mixedResult, mixedText, uniformResult } from '../../report/mixed-result.js';
import { sarifProblems } from '../sarif-rules.js';
import { contentOf, machine, person, run, scanned, write } from '../workspace.js';

const name = 'a<b>&"c\',%.md';
const odd = `${machine} A \u0001 \ufffe tail -- and "quotes" <tags> & more.`;

describe('a document of which a part could not be read', () => {
  it('is reported as such in every format, by itself and in a list', async () => {
    const pages = runs(...column(72, 700, ...machine.match(/.{1,80}/g)!));
    write('partly.pdf', pdfOf({ pages: [pages, pages], objects: { 12: 'null' } }));
    write(name, machine);
    write('odd.txt', odd);
    const formats = ['text', 'json', 'sarif', 'github'].map(format => ['--format', format]);
    for (const args of [
      ...formats.map(args => [...args, '--fail-above', '0']),
      ['--score-only'],
      ['--score-only', '--json'],
      [name],
      [name, 'odd.txt', 'odd.txt', 'partly.pdf'],
    ]) {
      const { out } = await run(['scan', 'partly.pdf', ...args]);
      assert.match(out, /1 of 2 pages could not be read: damaged\./, args.join(' '));
    }
  });
});

describe('formats for programs', () => {
  it('prints GitHub annotations with escaped names', async () => {
    write(name, machine);
    write('odd.txt', odd);
    const options = ['--format', 'github', '--fail-above', '5', '--max-findings', '1'];
    const { out } = await run(['scan', name, 'odd.txt', 'missing.md', ...options]);
    const lines = out.trimEnd().split('\n');
    assert.match(lines.pop()!, /^Telltale scanned 2 files: .*\. Failing: 2\.$/);
    for (const line of lines) assert.match(line, /^::(?:notice|warning|error) [^:]+::.+$/);
    const start = '::warning file=a<b>&"c\'%2C%25.md,line=1,title=telltale%3A score::';
    assert.ok(lines[0]!.startsWith(start));
    assert.match(lines[0]!.slice(start.length), /^\w+ signals of machine writing.* Score [\w ]+ of 100 /);
    assert.match(lines.at(-1)!, /^::error title=telltale::cannot read missing\.md/);
  });

  it('says what to change: once per place, the strongest first, at most five', async () => {
    const wordy = 'We utilize it due to the fact that it plays a crucial role in the town.';
    write('a.md', `${machine.repeat(2)}\n${wordy} As an AI language model, I cannot say.\n`);
    for (const format of ['github', 'sarif']) {
      const { out } = await run(['scan', 'a.md', '--format', format]);
      assert.match(out, /Remove or replace 'As an AI language model'\. An AI as the author \(artefact_/);
      const [, signal] = /Write 'is key to' instead of 'plays a crucial role in'\. Signal: (\S.*)/.exec(out)!;
      assert.match(signal!, /^.+ \([a-z_]+\), \+\d+\.\d points for the whole text/);
    }
    const { out } = await run(['scan', 'a.md', '--format', 'github', '--fail-above', '1']);
    const [score, ...places] = out.trim().split('\n').slice(0, -1);
    for (const line of places) {
      const [, at, column, end, quoted] =
        /line=(\d+),.*col=(\d+),endColumn=(\d+).* instead of '(.*?)'\./.exec(line) ?? [];
      if (quoted === undefined) continue;
      const text = contentOf('a.md').split('\n')[Number(at) - 1]!;
      assert.ok(text.slice(Number(column) - 1, Number(end) - 1).includes(quoted), line);
    }
    assert.match(score!, /^::warning .*title=telltale%3A score::.* \(\d+\.\d is above 1\)/);
    assert.ok(places.length > 1 && places.length <= 5);
    const told = places.map(line => line.split('::')[2]!.split('. ')[0]);
    assert.equal(new Set(told).size, told.length);
    const points = places.slice(1).map(line => Number(/\+([\d.]+) points/.exec(line)?.[1]));
    const sorted = points.toSorted((one, other) => other - one);
    assert.deepEqual(points, sorted);
    assert.match(places[0]!, /artefact_/);
  });

  it('names sentences to rewrite when no phrase causes the score of a text or a passage', async () => {
    const dull = 'Planning and delivery teams align their priorities around shared outcomes and values. ';
    const sentences = 'Innovation drives growth across communities, and resilience enables lasting change. ';
    write('a.md', (dull + sentences).repeat(12));
    const advice =
      / No single phrase causes this score\. What changes it is to rewrite whole sentences .*\. Begin with 'Innovation drives [^']+' and 'Planning and [^']+'\./;
    for (const format of ['github', 'sarif']) {
      const { out } = await run(['scan', 'a.md', '--format', format, '--fail-above', '1']);
      assert.match(out, advice);
    }
    const top = [{ name: 'deeper_model', points: 60, detail: '' }];
    const passage = { words: 20, score: 97, band: 'high' as const, confidence: 'high' as const, top };
    const [one, other] = [dull + sentences, sentences + dull];
    const parts = [
      { ...passage, start: 0, end: one.length },
      { ...passage, start: one.length, end: one.length + other.length },
    ];
    const scores = [0, 1].map(i => ({ ...parts[i]!, score: 90 - i }));
    const result = { ...mixedResult, passages: parts, sentences: scores };
    const source = await sourceFileOf(Buffer.from(one + other), 'a.md', 'auto');
    const file = { source, result, findings: [], passages: placedPassages(source, result) };
    const told = reportedMessages(file, choice).map(({ text }) => /Begin with '(\w+)/.exec(text)?.[1]);
    assert.deepEqual(told, ['Planning', 'Innovation']);
  });

  const silent: [name: string, content: string, args: string[]][] = [
    ['a text that was not assessed', 'See you at noon, by the old pier.', []],
    ['a score that the baseline has', machine.repeat(3), ['--fail-above', '1', '--baseline', 'base.json']],
    ['a score under the limit', machine.repeat(3), ['--fail-above', '100', '--max-findings', '0']],
    ['a low score', person.repeat(8), []],
  ];
  for (const [name, content, args] of silent)
    it(`reports nothing about ${name}`, async () => {
      write('a.md', content);
      await run(['scan', 'a.md', '--baseline', 'base.json', '--update-baseline']);
      const { out } = await run(['scan', 'a.md', '--format', 'github', ...args]);
      assert.match(out, /^Telltale scanned 1 file: 1 \w[\w ]+\. Failing: 0\.\n$/);
      const log = JSON.parse((await run(['scan', 'a.md', '--sarif', ...args])).out);
      assert.deepEqual(log.runs[0].results, []);
    });

  it('has the edits of the rewriter as fixes in SARIF, unless markup or a repetition is in between', async () => {
    const text = `${machine}\n\nDue to the fact that the pier *plays a crucial role* in the town, it must utilize its resources. They utilize it and utilize it.\n\n`;
    const source = text.repeat(3);
    write('a.md', source);
    const log = JSON.parse((await run(['scan', 'a.md', '--sarif', '--max-findings', '40'])).out);
    const edits = log.runs[0].results.flatMap(({ fixes = [] }: Any) =>
      fixes.map(({ artifactChanges: [{ replacements }] }: Any) => {
        const { charOffset, charLength } = replacements[0].deletedRegion;
        const before = source.slice(charOffset, charOffset + charLength);
        return [before, replacements[0].insertedContent.text];
      }),
    );
    assert.deepEqual(edits[0], ['plays a crucial role in', 'is key to']);
    for (const [before, after] of edits) {
      assert.doesNotMatch(before, /\*|^$/);
      assert.notEqual(after, '');
    }
  });

  it('prints errors of the command line as annotations', async () => {
    for (const format of [['--format', 'github'], ['--format=github']])
      for (const [args, code, error] of [
        [['--bad'], 2, /^::error title=telltale::Unknown option '--bad'\n$/],
        [['--max-findings', '-1'], 2, /^::error title=telltale::--max-findings needs a value/],
        [['none/*.md'], 3, /^::error title=telltale::none\/\*\.md: no documents found\n$/],
      ] as const) {
        const ran = await run(['scan', ...format, ...args]);
        assert.equal(ran.code, code);
        assert.match(ran.out, error);
      }
  });

  it('marks the rows of files that fail', async () => {
    write('a.md', machine.repeat(3));
    write('b.md', person.repeat(8));
    write('c.md', '');
    const args = ['--score-only', '--fail-above', '50', '--fail-unassessed'];
    const rows = (await run(['scan', 'a.md', 'b.md', 'c.md', ...args])).out.trimEnd().split('\n');
    const ends = [/a\.md \([\d.]+ is above 50\)$/, /b\.md$/, /c\.md \(not assessed\)$/];
    for (const [i, end] of ends.entries()) assert.match(rows[i]!, end);
  });

  it('names a score above the limit that the baseline accepts, in place of a failure', async () => {
    for (const name of ['a.md', 'b.md']) write(name, machine.repeat(3));
    await run(['scan', 'a.md', '--baseline', 'base.json', '--update-baseline']);
    const args = ['--baseline', 'base.json', '--fail-above', '1'];
    const accepted = ' (known, accepted by the baseline)';
    for (const format of [[], ['--score-only']]) {
      const alone = await run(['scan', 'a.md', ...args, ...format]);
      assert.deepEqual([alone.code, alone.err], [0, '']);
      assert.ok(alone.out.includes(`a.md${accepted}`), alone.out);
      assert.doesNotMatch(alone.out, /is above/);
      const { code, out } = await run(['scan', 'a.md', 'b.md', ...args, ...format]);
      assert.equal(code, 1);
      assert.ok(out.includes(`a.md${accepted}`), out);
      assert.match(out, /b\.md \([\d.]+ is above 1\)/);
    }
  });

  it('prints only errors and failing files with --quiet, and the text itself', async () => {
    write('a.md', machine.repeat(3));
    write('b.md', 'The pier — wet.');
    for (const [args, code, err] of [
      [
        ['scan', 'a.md', 'no.md', '--fail-above', '1'],
        3,
        /^telltale: cannot read no\.md.*\ntelltale: a\.md: .* Score .* \(\d.*is above 1\)\n$/,
      ],
      [['clean', '--check', 'b.md', 'no.md'], 3, /^telltale: b\.md: 1 change needed/m],
      [['verify', 'b.md'], 1, /^(?!.*change needed)/s],
      [['clean', '--write', 'b.md'], 0, /^$/],
    ] as const) {
      const ran = await run([...args, '--quiet']);
      assert.deepEqual([ran.out, ran.code], ['', code], args.join(' '));
      assert.match(ran.err, err);
    }
    assert.equal((await run(['clean', '--quiet'], 'The pier — wet.')).out, 'The pier - wet.');
  });

  it('prints colours in a pipe with --color always', async () => {
    write('a.md', machine);
    for (const [choice, coloured] of Object.entries({ always: true, never: false, auto: false }))
      assert.equal((await run(['scan', 'a.md', '--color', choice])).out.includes('\x1b[1m'), coloured);
    assert.equal((await run(['scan', 'a.md', '--color', 'red'])).code, 2);
  });

  it('reads .rst, .adoc, .tex and .org in folders as plain text, and no documents without an error', async () => {
    for (const name of ['a.rst', 'b.adoc', 'c.tex', 'd.org', 'e.js']) write(`d/${name}`, machine);
    const files = (await scanned('d')).map(({ file }) => file);
    assert.deepEqual(files, ['d/a.rst', 'd/b.adoc', 'd/c.tex', 'd/d.org']);
    for (const [command, folder] of Object.entries({ 'clean --check': 'd', scan: 'empty' })) {
      write('empty/code.js', machine);
      const { code, out, err } = await run([...command.split(' '), folder]);
      assert.deepEqual([code, out], [0, '']);
      assert.match(err, new RegExp(`^telltale: ${folder}: no documents found\\n`));
    }
  });

  it('prints lines that the problem matcher of docs/editors.md reads', async () => {
    const page = readFileSync('docs/editors.md', 'utf8');
    const tasks = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!);
    const matcher = new RegExp(tasks.tasks[0].problemMatcher.pattern.regexp);
    const { out } = await run(['scan', write('odd.txt', odd), '--format', 'github']);
    const found = out
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .map(line => matcher.exec(line));
    assert.ok(found.length >= 2);
    for (const match of found) assert.equal(match?.[2], 'odd.txt');
    assert.ok(found.some(match => Number(match![4]) > 1));
  });

  it('prints at most 80 lines for people about many files, and all of them for programs', async () => {
    for (let file = 0; file < 40; file++) write(`many/${file}.md`, machine);
    const text = (await run(['scan', 'many', '--no-model'])).out;
    assert.ok(text.split('\n').length <= 80, text);
    assert.match(text, /^40 files, highest score first/);
    assert.match(text, /^26 more: /m);
    assert.equal((await scanned('many', '--no-model')).length, 40);
  });
});

describe('files for pre-commit and GitHub Actions', () => {
  it('pins every other action by digest and passes inputs as environment', () => {
    const action = readFileSync('action.yml', 'utf8');
    for (const [, target] of action.matchAll(/uses: (\S+)/g)) assert.match(target!, /@[0-9a-f]{40}$/);
    for (const [, script] of action.matchAll(/run: (\|\n(?: {8}.*\n)*|.*)/g))
      assert.doesNotMatch(script!, /\$\{\{/);
  });

  it('keeps scripts from printing to the stdout of npm pack, which pre-commit reads as a file name', () => {
    assert.match(readFileSync('.npmrc', 'utf8'), /^foreground-scripts=false$/m);
  });
});

const comment = '<!-- A note that is not scanned. -->\n\n';

async function scannedAs(result: EngineResult, name = 'mixed.md', content = comment + mixedText) {
  const source = await sourceFileOf(Buffer.from(content), name, 'auto');
  assert.equal(source.prose, mixedText);
  return { source, result, findings: [], passages: placedPassages(source, result) };
}
const everything = { includes: () => true, minPoints: 0, acceptedWords: new Set<string>() };
const choice = { ...everything, maxFindings: 3, scoreOnly: false };
const ran = { problems: [], leftOut: new LeftOut(() => false), code: 0, choice, failAbove: null };

// biome-ignore lint/suspicious/noExplicitAny: the log is untyped JSON
type Any = any;
async function passageResults(...args: Parameters<typeof scannedAs>): Promise<Any[]> {
  const log = sarif([await scannedAs(...args)], ran) as Any;
  assert.deepEqual(sarifProblems(log), []);
  assert.doesNotMatch(JSON.stringify(log), /\/\/HOST\//);
  return log.runs[0].results.filter((each: Any) => each.ruleId === 'passages');
}

describe('SARIF of a file with several passages', () => {
  it('has a note for each passage that is elevated or high, with its region', async () => {
    const results = await passageResults(mixedResult);
    assert.equal(results.length, 1);
    const [{ level, kind, message, locations, properties }] = results;
    assert.deepEqual([kind, level], ['fail', 'note']);
    assert.equal(
      message.text,
      'Revise words 881 to 2,176: score 97 of 100 (high), confidence high. Strongest signals: ' +
        'Phrases that AI models favour, Dashes between words, Fewer numbers and dates. ' +
        'A signal, not a verdict: it describes the text, not its writer.',
    );
    const { region } = locations[0].physicalLocation;
    const content = comment + mixedText;
    const part = content.slice(region.charOffset, region.charOffset + region.charLength);
    assert.equal(part, mixedText.split('\n\n')[1]);
    assert.deepEqual([region.startLine, region.startColumn, region.endLine], [5, 1, 5]);
    assert.deepEqual(properties, { score: 97.1, band: 'high', confidence: 'high' });
  });

  it('has no note for passages under elevated, or one passage', async () => {
    const low = mixedResult.passages!.map(passage => ({ ...passage, band: 'moderate' as const }));
    for (const result of [{ ...mixedResult, passages: low }, uniformResult])
      assert.deepEqual(await passageResults(result), []);
  });

  it('marks a passage as suppressed where a comment disables the rule', async () => {
    const comment = '<!-- telltale-disable passages -->';
    const content = mixedText.replace('\n\nThe harbour', `\n\n${comment}\n\nThe harbour`);
    const [result] = await passageResults(mixedResult, 'suppressed.md', content);
    assert.deepEqual(result.suppressions, [{ kind: 'inSource' }]);
  });
});

describe('the terminal report of a file with several passages', () => {
  it('lists each passage with its position and its strongest signals', async () => {
    const file = await scannedAs(mixedResult);
    const report = terminalReport([file], null, false);
    const listed = plainReport(mixedResult).match(/^Passages\n(?: .*\n)+/m)![0];
    const lines = [3, 5, 7];
    const { name } = file.source;
    const placed = listed.replace(/(?<=^ {2}\d\. ).*/gm, found => `${found}  ${name}:${lines.shift()}:1`);
    assert.ok(report.includes(placed), report);
    assert.match(report, /\n {12}Words 881 to 2,176 read as high, the rest as low\.\n/);
  });

  it('omits the signals of passages when there are several files', async () => {
    const files = [await scannedAs(mixedResult), await scannedAs(uniformResult)];
    const report = terminalReport(files, null, false);
    assert.match(report, /Words 881 to 2,176: 97 of 100 \(high\), confidence high/);
    assert.doesNotMatch(report, /Phrases that people favour −4\.3/);
  });
});
