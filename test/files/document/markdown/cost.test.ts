/** Cost of adversarial Markdown relative to prose of the same size, measured in one process. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { readMarkdown } from '../../../../src/files/document/markdown/markdown.js';

const bytes = 200_000;
const filled = (piece: string) => piece.repeat(Math.floor(bytes / piece.length));
const prose = filled('The mill stood by the river, and nobody had worked there for years.\n\n');

/** CPU milliseconds: the better of two runs, because the first includes compilation. */
function cost(markdown: string): number {
  const times: number[] = [];
  for (let i = 0; i < 2; i++) {
    const before = process.cpuUsage();
    readMarkdown(Buffer.from(markdown), limits);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

describe('Markdown costs at most a multiple of prose of its size', () => {
  for (const [name, markdown] of [
    ['headings underlined by one hyphen', filled('a\n-\n')],
    ['paragraphs between fences', filled('~~~\nb\n')],
    ['definitions of footnotes', filled('[^a]: b\n')],
    ['marks of footnotes', `[^a]: b\n\n${filled('c[^a]')}`],
    ['indented prose', filled('    The mill stood by the river.\n\n')],
    ['an item of many lines', `- a\n${filled('  b\n')}`],
  ] as const)
    it(`${name}`, () => {
      const reference = Math.max(5, cost(prose));
      const times = cost(markdown) / reference;
      assert.ok(times < 60, `${times.toFixed(0)} times`);
    });
});
