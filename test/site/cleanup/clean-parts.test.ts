import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clean } from '../../../src/engine/cleanup/clean.js';
import { cleanedAs } from '../../../src/engine/source/detect.js';
import { joinCleanups, partsToClean } from '../../../src/site/cleanup/clean-parts.js';

/** The result of cleaning the parts of a text as the service cleans them; null without parts. */
function inParts(text: string, unitsMax: number, options: { contractions: boolean }) {
  const parts = partsToClean(text, unitsMax, options);
  if (parts === null) return null;
  for (const { start, end } of parts) assert.ok(end - start <= unitsMax && end > start);
  const read_as = cleanedAs(text, 'auto');
  return joinCleanups(
    parts.map(({ start, end }) => ({ id: 'cln_x', ...clean(text.slice(start, end), options, read_as) })),
  );
}

const prose = '“It is late,” she said — and left.\n\nHe did not answer; “never”, he thought…\n\n';
const code = '```\nconst a = “b” — c;\n\nconst d = “e” — f;\n```\n\n';

describe('partsToClean', () => {
  it('divides at the ends of paragraphs', () => {
    const text = prose.repeat(20);
    const parts = partsToClean(text, 300, { contractions: false })!;
    assert.ok(parts.length > 5);
    for (const { start } of parts.slice(1)) assert.equal(text.slice(start - 2, start), '\n\n');
  });

  it('gives the result of the whole, counts included, whatever the text has at its borders', () => {
    const piece = fc.constantFrom(
      prose,
      code,
      '# A heading\n\n',
      '- an item — one\n- another “item”\n\n',
      '    indented = “code” — x;\n\n',
      'one  two   three \n\n\n\n',
      '<!-- a “comment” —\n\nwith a gap -->\n\n',
      "see `a “b”` and ``LaTeX'' [a](https://example.org/“x”)\n",
      'ends without a gap —\n',
      '~~~\n',
    );
    const text = fc.array(piece, { minLength: 5, maxLength: 60 }).map(pieces => pieces.join(''));
    let divided = 0;
    fc.assert(
      fc.property(text, fc.integer({ min: 150, max: 800 }), fc.boolean(), (text, unitsMax, contractions) => {
        const joined = inParts(text, unitsMax, { contractions });
        if (joined === null) return;
        divided++;
        assert.deepEqual(joined, { id: null, ...clean(text, { contractions }) });
      }),
      { numRuns: 60 },
    );
    assert.ok(divided > 20, `${divided} of 60 texts were divided`);
  });

  it('moves a border out of code, and divides no text that is one block of code', () => {
    const text = `${prose.repeat(3)}${code.repeat(2)}${prose.repeat(6)}`;
    assert.deepEqual(inParts(text, 400, { contractions: false }), {
      id: null,
      ...clean(text, { contractions: false }),
    });
    assert.equal(inParts(`~~~\n${'“a” — b\n\n'.repeat(60)}~~~\n\n“c”`, 200, { contractions: false }), null);
  });
});
