import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanJson } from '../../src/endpoints/scan/scan-text.js';
import { ScanEncoder } from '../../workers/scan-bytes.js';
import { encodeTextMember, type ScanAnswer } from '../../workers/text-tasks.js';

const newAnswer = (): ScanAnswer => ({
  members: new Uint8Array(0),
  resultBytes: 0,
  selected: null,
  plain: null,
  score: 0,
  band: 'low',
  genre: '',
  word_count: 0,
});
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

const textMember = ',"text":"abc"';

describe('ScanEncoder', () => {
  it('encodes the results of a batch into one buffer', () => {
    const encoder = new ScanEncoder();
    const [first, second, third] = [newAnswer(), newAnswer(), newAnswer()];
    const text = encodeTextMember('Grüße 😀 "x" \ud800');
    encoder.add(first, { result: '"score":1', text, selected: null });
    encoder.add(second, { result: '"score":22', text: '', selected: null });
    encoder.add(third, { result: '', text: '', selected: '"band":"low"' });
    const buffer = encoder.encode();
    assert.equal(textOf(first.members), '"score":1,"text":"Grüße 😀 \\"x\\" \\ud800"');
    assert.equal(first.resultBytes, 9);
    assert.equal(textOf(second.members), '"score":22');
    assert.equal(textOf(third.selected!), '"band":"low"');
    for (const { members } of [first, second, third]) assert.equal(members.buffer, buffer);
  });

  it('encodes a batch without scans as an empty buffer', () => {
    assert.equal(new ScanEncoder().encode().byteLength, 0);
  });
});

describe('scanJson', () => {
  const encoded = (text: string) => {
    const encoder = new ScanEncoder();
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
      const json = scanJson({ scan_id: null }, answer, '{"index":0,"result":', '}\n');
      assert.equal(textOf(json), '{"index":0,"result":{"scan_id":null,"score":1}}\n');
      assert.equal(json.buffer, answer.members.buffer);
      assert.equal(textOf(before.members), `"a":1${text}`);
      assert.equal(textOf(after.members), `"b":2${text}`);
    }
  });

  it('copies the result when the rest is longer than the room', () => {
    const warnings = ['ü'.repeat(100)];
    for (const [fields, after] of [
      [{ warnings }, ''],
      [{ scan_id: null }, ' '.repeat(100)],
    ] as const) {
      const { before, answer, after: next } = encoded(textMember);
      const json = scanJson(fields, answer, '', after);
      assert.equal(textOf(json), `${JSON.stringify(fields).slice(0, -1)},"score":1}${after}`);
      assert.equal(textOf(answer.members), `"score":1${textMember}`);
      assert.equal(textOf(before.members), `"a":1${textMember}`);
      assert.equal(textOf(next.members), `"b":2${textMember}`);
    }
  });

  it('returns the requested part and leaves the stored members', () => {
    const encoder = new ScanEncoder();
    const answer = newAnswer();
    encoder.add(answer, { result: '"score":1,"band":"low"', text: textMember, selected: '"score":1' });
    encoder.encode();
    assert.equal(textOf(scanJson({ scan_id: 'x' }, answer, '[', ']')), '[{"scan_id":"x","score":1}]');
    assert.equal(textOf(answer.members), `"score":1,"band":"low"${textMember}`);
  });

  it('copies a stored result, which has no room', () => {
    const members = Buffer.from(`"score":1${textMember}`);
    const json = scanJson({ scan_id: 'x' }, { members, resultBytes: 9, selected: null });
    assert.equal(textOf(json), '{"scan_id":"x","score":1}');
    assert.equal(members.toString(), `"score":1${textMember}`);
  });
});
