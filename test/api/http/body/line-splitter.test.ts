import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LineSplitter } from '../../../../src/api/http/body/line-splitter.js';
import { forAll } from '../../../for-all.js';

/** The lines of a body that arrives in the given chunks. */
function cut(pieces: readonly Buffer[], most = 1_000): (string | null)[] {
  const cutter = new LineSplitter(most, 1_000);
  const lines: (string | null)[] = [];
  const takeAll = () => {
    for (let line = cutter.next(); line !== undefined; line = cutter.next())
      lines.push(line === null ? null : line.toString());
  };
  for (const piece of pieces) {
    cutter.feed(piece);
    takeAll();
  }
  cutter.feed(null);
  takeAll();
  assert.ok(cutter.done);
  return lines;
}
const whole = (text: string) => cut([Buffer.from(text)]);

describe('LineSplitter', () => {
  it('splits at LF and CRLF, and returns a last line without a line ending', () => {
    assert.deepEqual(whole('a\nb\nc'), ['a', 'b', 'c']);
    assert.deepEqual(whole('a\r\nb\r\n').join(), 'a\r,b\r');
    assert.deepEqual(whole(''), []);
  });

  it('skips lines of white space', () => {
    assert.deepEqual(whole('\n\n \t\r\na\n\n  '), ['a']);
  });

  it('returns null for a line over the limit and drops its bytes', () => {
    const long = 'x'.repeat(30);
    assert.deepEqual(cut([Buffer.from(`a\n${long}\nb`)], 20), ['a', null, 'b']);
    const bytes = [...`${long}\nb\n${long}`].map(c => Buffer.from(c));
    assert.deepEqual(cut(bytes, 20), [null, 'b', null]);
  });

  it('counts blank lines with their line endings, and no other white space', () => {
    const isTooBlank = (text: string, cuts: readonly number[] = []) => {
      const splitter = new LineSplitter(1_000, 10);
      const bytes = Buffer.from(text);
      const ends = [...cuts, bytes.length];
      const pieces = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
      for (const piece of [...pieces, null]) {
        splitter.feed(piece);
        while (splitter.next() !== undefined);
      }
      return splitter.isTooBlank;
    };
    for (const blank of ['\n', ' \n', '\r\n', '\t\r\n']) {
      const most = Math.floor(10 / blank.length);
      assert.equal(isTooBlank(blank.repeat(most)), false, JSON.stringify(blank));
      assert.equal(isTooBlank(blank.repeat(most + 1)), true, JSON.stringify(blank));
      assert.equal(isTooBlank(blank.repeat(most + 1), [1, 2, 3, 5, 7]), true, JSON.stringify(blank));
      assert.equal(isTooBlank(`${blank}a\n`.repeat(most + 1)), true, JSON.stringify(blank));
    }
    assert.equal(isTooBlank(' '.repeat(10)), false);
    assert.equal(isTooBlank(' '.repeat(11)), true);
    assert.equal(isTooBlank(' '.repeat(11), [4, 8]), true);
    assert.equal(isTooBlank('     a     \r\n'.repeat(50)), false);
  });

  it('preserves a carriage return that begins a line', () =>
    assert.deepEqual(cut([Buffer.from('a\n\rb\r\n\r\nc')]), ['a', '\rb\r', 'c']));

  it('returns the same lines for any chunk boundaries', () => {
    const line = fc.string({ unit: 'binary', maxLength: 30 }).map(text => text.replace(/\n/g, ''));
    forAll([fc.array(line, { maxLength: 20 }), fc.array(fc.nat(200), { maxLength: 10 })], (lines, cuts) => {
      const bytes = Buffer.from(lines.join('\n'));
      const ends = [...cuts.map(at => Math.min(at, bytes.length)), bytes.length].sort((a, b) => a - b);
      const pieces = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
      assert.deepEqual(cut(pieces), cut([bytes]));
      const split = bytes.toString().split('\n');
      const filled = split.filter(text => !/^[ \t\r]*$/.test(text));
      assert.deepEqual(cut(pieces), filled);
    });
  });
});
