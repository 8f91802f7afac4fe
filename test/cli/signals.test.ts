import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resultNames } from '../../src/engine/scan/results/signal-names.js';
import { signals } from '../../src/engine/scan/signals/index.js';
import { machine, run, scanned, write } from './workspace.js';

const text = `${machine.repeat(2)}\nCertainly! Here is the essay. As an AI language model, I cannot say.\n`;
const out = async (...args: string[]) => (await run(args)).out;

describe('the names in results', () => {
  it('are listed with a title, a weight and what they measure', async () => {
    const [heading, ...rows] = (await out('signals')).trim().split('\n');
    assert.match(heading!, /^NAME +TITLE +WEIGHT +MEASURES$/);
    const listed = rows.map(row => /^([a-z_]+) +\S.*? +\d+\.\d\d {2,}[A-Z].*\.$/.exec(row)?.[1]);
    assert.deepEqual(listed, resultNames);
    const names = new Set([...signals.map(({ name }) => name), 'deeper_model', 'passages', 'absences']);
    assert.deepEqual(new Set(resultNames.filter(name => !name.startsWith('artefact_'))), names);
  });

  it('are explained with an example of each that has places', async () => {
    for (const { name, locate, locateFor } of signals) {
      const explained = await out('explain', name);
      assert.match(explained, new RegExp(`^\\S.* \\(${name}\\)\n\n[A-Z]`));
      if (locate ?? locateFor) assert.match(explained, /\nExample: ".+"/, name);
    }
    for (const name of ['deeper_model', 'passages'])
      assert.match(await out('explain', name), /\nExample: .+/);
    assert.match(await out('explain', 'artefact_refusal'), /^Refusal by a chat tool \(artefact_refusal\)/);
    assert.match(await out('explain', 'stock_phrases'), /\nAdvice: Cut the stock phrases/);
  });

  it('choose, hide and suppress the findings of each, without changing the score', async () => {
    write('a.md', text);
    const [whole] = await scanned('a.md');
    const rules = new Set<string>(whole.findings.map(({ rule }: { rule: string }) => rule));
    for (const name of ['deeper_model', 'artefact_self_reference', 'stock_phrases'])
      assert.ok(rules.has(name));
    for (const name of rules) {
      const [chosen] = await scanned('a.md', '--signals', name);
      assert.deepEqual(new Set(chosen.findings.map(({ rule }: { rule: string }) => rule)), new Set([name]));
      write('off.json', { signals: { [name]: false } });
      const [hidden] = await scanned('a.md', '--config', 'off.json');
      assert.ok(!hidden.findings.some(({ rule }: { rule: string }) => rule === name));
      assert.ok(!hidden.signals.some((signal: { name: string }) => signal.name === name));
      write('b.md', `<!-- telltale-disable ${name} -->\n${text}`);
      const [quiet] = await scanned('b.md');
      for (const { rule, suppressed } of quiet.findings) assert.equal(suppressed, rule === name, rule);
      for (const each of [chosen, hidden, quiet]) assert.equal(each.score, whole.score);
    }
    assert.match(await out('scan', 'b.md'), /findings? suppressed/);
    for (const name of resultNames) assert.equal((await run(['scan', 'a.md', '--signals', name])).code, 0);
  });

  it('hide all artefacts by the name of the group', async () => {
    write('a.md', `<!-- telltale-disable artefacts -->\n${text}`);
    const [{ findings }] = await scanned('a.md', '--signals', 'artefacts');
    assert.ok(findings.length > 1);
    for (const { rule, suppressed } of findings) assert.ok(rule.startsWith('artefact_') && suppressed);
  });

  const unknown: [files: Record<string, string>, args: string[], code: number, message: RegExp][] = [
    [{}, ['explain', 'em_dash'], 2, /unknown signal "em_dash"; did you mean "em_dashes"\?/],
    [{}, ['explain', 'x'.repeat(200)], 2, /unknown signal "x{80}"; telltale signals lists them/],
    [{ 'a.md': text }, ['scan', 'a.md', '--signals', 'deeper_modell'], 2, /did you mean "deeper_model"\?/],
    ...['disable', 'ignore', 'enable'].map((command): (typeof unknown)[number] => [
      { 'a.md': `One.\n\n<!-- telltale-${command} commas, em_dash -- why -->\n\n${text}`, 'b.md': text },
      ['scan', 'a.md', 'b.md'],
      3,
      /^telltale: a\.md:3: unknown signal "em_dash"; did you mean "em_dashes"\?$/m,
    ]),
    [{ 'a.html': '<!--telltale-disable comas--><p>x' }, ['scan', 'a.html'], 3, /a\.html:1: .*"commas"\?/],
  ];
  for (const [files, args, code, message] of unknown)
    it(`that are mistyped exit with ${code}: ${JSON.stringify([...args, ...Object.values(files)]).slice(0, 90)}`, async () => {
      for (const [name, content] of Object.entries(files)) write(name, content);
      const ran = await run(args);
      assert.equal(ran.code, code);
      assert.match(ran.err, message);
      assert.equal(/of 100/.test(ran.out), 'b.md' in files);
    });

  const comments: [comment: string, unused: string[]][] = [
    ['<!-- telltale-disable deeper_model, artefacts -->', []],
    ['<!-- telltale-disable semicolons, deeper_model -->', ['semicolons']],
    ['<!-- telltale-disable em_dashes --> a <!-- telltale-enable em_dashes -->', ['em_dashes']],
    ['<!-- telltale-enable commas -->', ['commas']],
    ['```\n<!-- telltale-disable em_dashes -->\n```', []],
  ];
  for (const [comment, names] of comments)
    it(`in comments are reported by --report-unused when they suppress nothing: ${comment}`, async () => {
      write('a.md', `One.\n\n${comment}\n\n${text}`);
      assert.deepEqual([(await run(['scan', 'a.md'])).err, (await run(['scan', 'a.md'])).code], ['', 0]);
      const { code, err } = await run(['scan', 'a.md', '--report-unused']);
      const lines = names.map(name => `telltale: a.md:3: the comment suppresses nothing of ${name}\n`);
      assert.deepEqual([err, code], [lines.join(''), names.length > 0 ? 1 : 0]);
    });
});
