import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { isInBlock, LineBlocks, releaseLines } from '../../../../src/pools/tasks/encoding/line-blocks.js';
import { ResultEncoder } from '../../../../src/pools/tasks/encoding/result-encoder.js';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** Encodes pieces, and then the lines of a batch. */
function encode(
  blocks: LineBlocks,
  pieces: readonly [ascii: string, text: string][],
  lines: readonly string[],
) {
  const encoder = new ResultEncoder(blocks);
  const received: Uint8Array[] = [];
  for (const [ascii, text] of pieces) encoder.add(ascii, text, bytes => received.push(bytes));
  for (const line of lines) encoder.addLine(line, bytes => received.push(bytes));
  return { transferred: encoder.encode(), received };
}

describe('ResultEncoder', () => {
  it('encodes the results of a batch into one buffer', () => {
    const text = ',"text":"Gr\u00fc\u00dfe \u{1f600}"';
    const pieces: [string, string][] = [
      ['"score":1', text],
      ['"score":22', ''],
      ['', ''],
    ];
    const { transferred, received } = encode(new LineBlocks(), pieces, []);
    assert.deepEqual(received.map(textOf), [`"score":1${text}`, '"score":22', '']);
    assert.equal(transferred.length, 1);
    for (const { buffer } of received) assert.equal(buffer, transferred[0]);
  });

  it('encodes no result of a batch that failed with the next batch', () => {
    const encoder = new ResultEncoder(new LineBlocks());
    encoder.add('"score":1', '', () => {
      throw new Error('failed');
    });
    assert.throws(() => encoder.encode(), /failed/);
    assert.deepEqual(encoder.encode(), []);
  });

  it('transfers nothing for a batch without scans', () => {
    assert.deepEqual(encode(new LineBlocks(), [], []).transferred, []);
  });

  it('writes the lines of batches one after the other into a block, and no line over another in use', () => {
    const blocks = new LineBlocks();
    const lines = (...each: string[]) => {
      const { transferred, received } = encode(blocks, [], each);
      assert.deepEqual(transferred, []);
      return received;
    };
    const first = lines('{"a":1}\n', '{"b":2}\n');
    const second = lines('{"c":3}\n');
    assert.deepEqual([...first, ...second].map(textOf), ['{"a":1}\n', '{"b":2}\n', '{"c":3}\n']);
    assert.equal(first[0]!.byteOffset + first[0]!.length, first[1]!.byteOffset);
    releaseLines(first[0]!, 1);
    assert.notEqual(lines('{"d":4}\n')[0]!.buffer, first[1]!.buffer);
    assert.equal(textOf(first[1]!), '{"b":2}\n');
    releaseLines(first[1]!, 1);
    assert.equal(lines('{"e":5}\n')[0]!.buffer, first[1]!.buffer);
  });

  it('transfers lines when no block is free or large enough', () => {
    const blocks = new LineBlocks();
    const long = encode(blocks, [], ['x'.repeat(limits.lineBlockBytes)]);
    assert.equal(long.transferred[0], long.received[0]!.buffer);
    assert.equal(long.received[0]!.length, limits.lineBlockBytes);
    const texts = Array.from({ length: limits.lineBlocks + 1 }, (_, i) => `line ${i}`);
    const lines = texts.map(text => encode(blocks, [], [text]).received[0]!);
    assert.deepEqual(lines.map(textOf), texts);
    assert.deepEqual(lines.map(isInBlock), [...lines.slice(1).map(() => true), false]);
  });

  it('gives up a block whose lines were not released for a minute', t => {
    let now = 1_000;
    t.mock.method(performance, 'now', () => now);
    const blocks = new LineBlocks();
    const taken = Array.from({ length: limits.lineBlocks }, () => blocks.take(8, 1)!);
    assert.equal(blocks.take(8, 1), null);
    now += limits.lineBlockForgottenMs + 1;
    const next = blocks.take(8, 1)!;
    assert.ok(taken.every(({ buffer }) => buffer !== next.buffer));
  });
});
