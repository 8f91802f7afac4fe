import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { scanOptions } from '../../src/api/endpoints/scan/scan-text.js';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { clean } from '../../src/engine/cleanup/clean.js';
import { scan } from '../../src/engine/scan/scan.js';
import { plainReport } from '../../src/report/text.js';

const readme = readFileSync('README.md', 'utf8');

/** The code block that begins at or after the first occurrence of `start`, from its first line on. */
function blockAfter(start: string): string[] {
  const from = readme.indexOf(start);
  assert.notEqual(from, -1, `the README has no ${start}`);
  return readme.slice(from, readme.indexOf('\n```', from)).split('\n');
}

describe('README', () => {
  it('shows the report that its scan returns', () => {
    const text = /<<'TEXT'\n([\s\S]*?)TEXT\n/.exec(readme)![1]!;
    const options = scanOptions({ text }, { use_model: true, deep: false });
    const report = plainReport(scan(text, options, loadShippedClassifier())).split('\n');
    const shown = blockAfter('Strong signals').filter(line => line.trim() !== '' && line.trim() !== '…');
    assert.ok(shown.length > 20);
    let from = 0;
    for (const line of shown) {
      const at = report.indexOf(line, from);
      assert.notEqual(at, -1, `not in the report: ${line}`);
      from = at + 1;
    }
  });

  it('shows the response that its cleanup returns', () => {
    const sent = JSON.parse(/api\/cleanup -H [^\n]* -d '([^\n]*)'\n/.exec(readme)![1]!);
    const { id: _, ...shown } = JSON.parse(blockAfter('{"id":"cln_')[0]!);
    assert.deepEqual(shown, clean(sent.text, { contractions: false }));
  });
});
