import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { assertLinear } from '../../linear.js';

const cleaned = (text: string, readAs?: 'plain' | 'markdown') =>
  clean(text, { contractions: false }, readAs).output_text;
const head = '# A\n\n## B\n\n';

describe('cleanup of Markdown', () => {
  const untouched: [what: string, text: string][] = [
    ['front matter', '---\ntitle: \u201cA\u201d \u2014 b\n---\n\n# A\n\n# B\n'],
    ['a quotation of a line that starts with a dash', `${head}> Quote\n> \u2014 Mark Twain`],
    ['the two spaces of a hard line break', `${head}one  \ntwo`],
    ['the destination of a link', `${head}[a](https://a.example/\u201cb\u201d)`],
    ['fenced code', `${head}\`\`\`\nx = \u201cy\u201d\n\`\`\``],
    ['a comment', `${head}<!-- a \u2014 b -->\n\nc`],
  ];
  for (const [what, text] of untouched)
    it(`does not change ${what}`, () => assert.equal(cleaned(text), text));

  it('changes the prose, and counts only these changes', () => {
    const result = clean(`${head}\u201cA\u201d \u2014 b\n\n\u2014 c`, { contractions: false });
    assert.equal(result.output_text, `${head}"A" - b\n\n\u2014 c`);
    assert.equal(result.read_as, 'markdown');
    assert.deepEqual(result.changes, { 'smart quotes': 2, 'em/en dash': 1 });
    assert.deepEqual([result.total_changes, result.chars_out - result.chars_in], [3, 0]);
  });

  it('reads the same text as plain when asked', () => {
    assert.equal(
      cleaned('# A\n\n## B\n\na\u2014\u2014\n\u2014\u2014\u2014', 'plain'),
      '# A\n\n## B\n\na -\n---',
    );
  });

  it('removes the marks of a chat tool that are links in Markdown', () => {
    assert.equal(
      cleaned(`${head}[span_0](start_span)A **b**[span_0](end_span), [c](start_span).\n`),
      `${head}A **b**, [c](start_span).\n`,
    );
  });

  it('is idempotent', () => {
    const once = cleaned(`${head}\u201cA\u201d \u2014 b\u2026\n\n> \u2014 c\n\n- \u2018d\u2019`);
    assert.equal(cleaned(once), once);
  });

  it('takes linear time for lines that look like rules', () => {
    for (const part of ['- ', ' ', '|-', '*', '\t', '=']) {
      const make = (units: number) =>
        `“a” ${part.repeat(units / part.length)}\n-|-${part.repeat(units / part.length)}a`;
      assertLinear(part, 50_000, make, text => clean(text, { contractions: false }, 'markdown'));
    }
  });
});
