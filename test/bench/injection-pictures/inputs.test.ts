import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inputsOf, parts } from '../../../bench/injection/inputs.js';
import { scoreText } from '../../../src/files/image/injection/text/text-score.js';
import { ownLines } from '../../../src/training/injection/lines.js';

const inputs = parts.map(inputsOf);
const pictures = inputs.flatMap(part => part.pictures);
const lines = inputs.flatMap(part => part.lines);
const instructions = inputs.flatMap(part => part.instructions);
const shareElevated = (texts: readonly string[]) =>
  texts.filter(text => scoreText(text).score >= 0.5).length / texts.length;

describe('inputs of the benchmark injection-pictures', () => {
  it('are hundreds of each kind without repetition, in thirty languages', () => {
    assert.ok(pictures.length >= 300 && lines.length >= 500 && instructions.length >= 300);
    for (const texts of [pictures.map(String), lines, instructions.map(({ text }) => text)])
      assert.equal(new Set(texts).size, texts.length);
    assert.ok(new Set(instructions.map(({ kind }) => kind)).size >= 10);
    assert.ok(new Set(instructions.map(({ language }) => language)).size >= 30);
  });

  it('are not among the training lines', () => {
    const folder = new URL('../../../../src/training/injection/lines/', import.meta.url);
    const trained = new Set(ownLines(folder).map(({ text }) => text));
    // Headings of pictures are short enough to coincide.
    const printed = pictures.flat().filter(text => text.split(' ').length > 3);
    const all = [...lines, ...instructions.map(({ text }) => text), ...printed];
    assert.ok(!all.some(text => trained.has(text)));
  });

  it('have no unexpanded alternatives', () => {
    assert.ok(![...lines, ...pictures.flat()].some(text => /\([^()]*\|[^()]*\)/.test(text)));
  });
});

describe('scoreText of the benchmark’s inputs', () => {
  it('has at most 1.5% false positives among pictures and 1% among lines, and detects 93% of the instructions', () => {
    assert.ok(shareElevated(pictures.map(printed => printed.join(' '))) <= 0.015);
    assert.ok(shareElevated(lines) <= 0.01);
    assert.ok(shareElevated(instructions.map(({ text }) => text)) >= 0.93);
  });

  it('does not add up harmless sentences to an instruction', () => {
    const signs = ['Do not enter.', 'Authorized personnel only.', 'Follow all posted instructions.'];
    const highest = Math.max(...signs.map(sign => scoreText(sign).score));
    assert.ok(scoreText(signs.join(' ')).score <= Math.max(0.25, highest * 3));
  });
});
