import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Fences } from '../../src/text/lines.js';

/** The end of one block, searched for line by line with no memory of other fences. */
function reference(text: string, at: number): number {
  const marker = text.slice(at, at + 3);
  const lines = text.slice(at).split(/(?<=\n)/);
  let end = at + lines[0]!.length;
  for (const line of lines.slice(1)) {
    end += line.length;
    if (line.startsWith(marker) && line.slice(3).trim() === '') return end;
  }
  return at + lines[0]!.length;
}

const lines = fc.array(
  fc.constantFrom('```', '~~~', '````', '``` ', '```js', '~~~ x', ' ```', 'a', '', '`', '```\r'),
  { maxLength: 14 },
);

test('ends every fenced block where a search of its own does', () => {
  fc.assert(
    fc.property(lines, fc.boolean(), (parts, newline) => {
      const text = parts.join('\n') + (newline ? '\n' : '');
      const fences = new Fences(text);
      for (const { index } of text.matchAll(/(?<=^ *)(?:```|~~~)/gm))
        assert.equal(fences.end(index), reference(text, index));
    }),
    { numRuns: 10_000, seed: 17 },
  );
});

test('ends an unclosed block with its own line', () => {
  assert.equal(new Fences('```a\nb\n').end(0), 5);
});
