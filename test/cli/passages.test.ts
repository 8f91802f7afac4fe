import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LeftOut } from '../../src/cli/left-out.js';
import { placedPassages } from '../../src/cli/scan/findings.js';
import { sarif } from '../../src/cli/scan/formats/sarif.js';
import { terminalReport } from '../../src/cli/scan/formats/terminal-report.js';
import { sourceFileOf } from '../../src/cli/scan/source-file.js';
import type { EngineResult } from '../../src/contract/scan.js';
import { mixedResult, mixedText, uniformResult } from '../report/mixed-result.js';
import { sarifProblems } from './sarif-rules.js';

const comment = '<!-- A note that is not scanned. -->\n\n';

async function scanned(result: EngineResult, name = 'mixed.md', content = comment + mixedText) {
  const source = await sourceFileOf(Buffer.from(content), name, 'auto');
  assert.equal(source.prose, mixedText);
  return { source, result, findings: [], passages: placedPassages(source, result) };
}
const choice = {
  includes: () => true,
  minPoints: 0,
  maxFindings: 3,
  acceptedWords: new Set<string>(),
  scoreOnly: false,
};
const run = { problems: [], leftOut: new LeftOut(() => false), code: 0, choice };

// biome-ignore lint/suspicious/noExplicitAny: the log is untyped JSON
type Any = any;
async function passageResults(...args: Parameters<typeof scanned>): Promise<Any[]> {
  const log = sarif([await scanned(...args)], run) as Any;
  assert.deepEqual(sarifProblems(log), []);
  return log.runs[0].results.filter((each: Any) => each.ruleId === 'passage');
}

describe('SARIF of a file with several passages', () => {
  it('has a note for each passage that is elevated or high, with its region', async () => {
    const results = await passageResults(mixedResult);
    assert.equal(results.length, 1);
    const [{ level, kind, message, locations, properties }] = results;
    assert.deepEqual([kind, level], ['fail', 'note']);
    assert.equal(
      message.text,
      'Words 881 to 2,176 score 97 of 100 (high), confidence high. Strongest signals: ' +
        'Phrases that AI models favour, Dashes between words, Few or no numbers and dates. ' +
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
    const comment = '<!-- telltale-disable passage -->';
    const content = mixedText.replace('\n\nThe harbour', `\n\n${comment}\n\nThe harbour`);
    const [result] = await passageResults(mixedResult, 'suppressed.md', content);
    assert.deepEqual(result.suppressions, [{ kind: 'inSource' }]);
  });
});

describe('the terminal report of a file with several passages', () => {
  it('lists each passage with score, band, words, confidence, position and strongest signals', async () => {
    const file = await scanned(mixedResult);
    const report = terminalReport([file], null, false);
    const [section] = /^Passages\n(?: .*\n)+/m.exec(report)!;
    const at = (line: number) => `${file.source.name}:${line}:1`;
    assert.equal(
      section,
      `Passages
  1. Words 1 to 880: 3 of 100 (low), confidence moderate  ${at(3)}
          Phrases that people favour −4.3 ("so we walked")
  2. Words 881 to 2,176: 97 of 100 (high), confidence high  ${at(5)}
          Phrases that AI models favour +20.0 ("a crucial role"), Dashes between words +3.0, Few
          or no numbers and dates +2.5 ("residents, visitors, and businesses")
  3. Words 2,177 to 2,242: 22 of 100 (low), confidence low  ${at(7)}
`,
    );
    assert.match(report, /\n {12}Words 881 to 2,176 read as high, the rest as low\.\n/);
  });

  it('omits the signals of passages when there are several files', async () => {
    const report = terminalReport([await scanned(mixedResult), await scanned(uniformResult)], null, false);
    assert.match(report, /Words 881 to 2,176: 97 of 100 \(high\), confidence high/);
    assert.doesNotMatch(report, /Phrases that people favour −4\.3/);
  });

  it('is the same without passages and with one', async () => {
    const report = terminalReport([await scanned(uniformResult)], null, false);
    assert.doesNotMatch(report, /Passage|no change was found/);
    const without = await scanned({ ...uniformResult, passages: [] });
    assert.equal(terminalReport([without], null, false), report);
  });
});
