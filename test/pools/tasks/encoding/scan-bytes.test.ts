import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanJson } from '../../../../src/api/endpoints/scan/scan-text.js';
import { limits } from '../../../../src/contract/limits.js';
import { isInBlock, LineBlocks, releaseLines } from '../../../../src/pools/tasks/encoding/line-blocks.js';
import { ScanEncoder } from '../../../../src/pools/tasks/encoding/scan-bytes.js';
import { encodeTextMember, type ScanAnswer } from '../../../../src/pools/tasks/text-tasks.js';

const newAnswer = (): ScanAnswer => ({
  members: new Uint8Array(0),
  resultBytes: 0,
  selected: null,
  line: null,
  plain: null,
  score: 0,
  band: 'low',
  genre: '',
  word_count: 0,
});
const newEncoder = () => new ScanEncoder(new LineBlocks());
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

const textMember = ',"text":"abc"';

describe('ScanEncoder', () => {
  it('encodes the results of a batch into one buffer', () => {
    const encoder = newEncoder();
    const [first, second, third] = [newAnswer(), newAnswer(), newAnswer()];
    const text = encodeTextMember('Grüße 😀 "x" \ud800');
    encoder.add(first, { result: '"score":1', text, selected: null });
    encoder.add(second, { result: '"score":22', text: '', selected: null });
    encoder.add(third, { result: '', text: '', selected: '"band":"low"' });
    const [buffer] = encoder.encode();
    assert.equal(textOf(first.members), '"score":1,"text":"Grüße 😀 \\"x\\" \\ud800"');
    assert.equal(first.resultBytes, 9);
    assert.equal(textOf(second.members), '"score":22');
    assert.equal(textOf(third.selected!), '"band":"low"');
    for (const { members } of [first, second, third]) assert.equal(members.buffer, buffer);
  });

  it('transfers nothing for a batch without scans', () => {
    assert.deepEqual(newEncoder().encode(), []);
  });

  it('writes the lines of batches one after the other into a block, and no line over another in use', () => {
    const blocks = new LineBlocks();
    const encode = (...lines: string[]) => {
      const encoder = new ScanEncoder(blocks);
      const answers = lines.map(line => {
        const answer = newAnswer();
        encoder.addLine(answer, line);
        return answer;
      });
      assert.deepEqual(encoder.encode(), []);
      return answers.map(({ line }) => line!);
    };
    const first = encode('{"a":1}\n', '{"b":2}\n');
    const second = encode('{"c":3}\n');
    assert.deepEqual([...first, ...second].map(textOf), ['{"a":1}\n', '{"b":2}\n', '{"c":3}\n']);
    assert.equal(first[0]!.byteOffset + first[0]!.length, first[1]!.byteOffset);
    releaseLines(first[0]!, 1);
    assert.notEqual(encode('{"d":4}\n')[0]!.buffer, first[1]!.buffer);
    assert.equal(textOf(first[1]!), '{"b":2}\n');
    releaseLines(first[1]!, 1);
    assert.equal(encode('{"e":5}\n')[0]!.buffer, first[1]!.buffer);
  });

  it('transfers lines when no block is free or large enough', () => {
    const blocks = new LineBlocks();
    const encode = (line: string) => {
      const encoder = new ScanEncoder(blocks);
      const answer = newAnswer();
      encoder.addLine(answer, line);
      return { transferred: encoder.encode(), line: answer.line! };
    };
    const long = encode('x'.repeat(limits.lineBlockBytes));
    assert.equal(long.transferred[0], long.line.buffer);
    assert.equal(long.line.length, limits.lineBlockBytes);
    const lines = Array.from({ length: limits.lineBlocks + 1 }, (_, i) => encode(`line ${i}`).line);
    assert.deepEqual(
      lines.map(textOf),
      Array.from(lines, (_, i) => `line ${i}`),
    );
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

describe('scanJson', () => {
  const encoded = (text: string) => {
    const encoder = newEncoder();
    const [before, answer, after] = [newAnswer(), newAnswer(), newAnswer()];
    encoder.add(before, { result: '"a":1', text, selected: null });
    encoder.add(answer, { result: '"score":1', text, selected: null });
    encoder.add(after, { result: '"b":2', text, selected: null });
    encoder.encode();
    return { before, answer, after };
  };

  it('writes the rest of the response around the result without touching other results', () => {
    for (const text of ['', textMember]) {
      const { before, answer, after } = encoded(text);
      const json = scanJson({ scan_id: null }, answer);
      assert.equal(textOf(json), '{"scan_id":null,"score":1}');
      assert.equal(json.buffer, answer.members.buffer);
      assert.equal(textOf(before.members), `"a":1${text}`);
      assert.equal(textOf(after.members), `"b":2${text}`);
    }
  });

  it('copies the result when the fields are longer than the room', () => {
    const fields = { warnings: ['ü'.repeat(100)] };
    const { before, answer, after } = encoded(textMember);
    assert.equal(textOf(scanJson(fields, answer)), `${JSON.stringify(fields).slice(0, -1)},"score":1}`);
    assert.equal(textOf(answer.members), `"score":1${textMember}`);
    assert.equal(textOf(before.members), `"a":1${textMember}`);
    assert.equal(textOf(after.members), `"b":2${textMember}`);
  });

  it('returns the requested part and leaves the stored members', () => {
    const encoder = newEncoder();
    const answer = newAnswer();
    encoder.add(answer, { result: '"score":1,"band":"low"', text: textMember, selected: '"score":1' });
    encoder.encode();
    assert.equal(textOf(scanJson({ scan_id: 'x' }, answer)), '{"scan_id":"x","score":1}');
    assert.equal(textOf(answer.members), `"score":1,"band":"low"${textMember}`);
  });

  it('copies a stored result, which has no room', () => {
    const members = Buffer.from(`"score":1${textMember}`);
    const json = scanJson({ scan_id: 'x' }, { members, resultBytes: 9, selected: null });
    assert.equal(textOf(json), '{"scan_id":"x","score":1}');
    assert.equal(members.toString(), `"score":1${textMember}`);
  });
});
