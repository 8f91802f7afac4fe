import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { eras } from '../../../src/engine/scan/eras.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { assistant, novel } from '../scan/passages/prose.js';

const model = loadShippedClassifier();
const sentence = (i: number) =>
  [
    'The kettle had gone cold by the time anyone thought of it.',
    'Moreover, this approach plays a crucial role in fostering innovation and growth.',
    'He put the map away and did not mention the river again that evening.',
    'It is important to note that sustainable practices enhance resilience across communities.',
  ][i % 4]!.replace('the', `the ${'abcdefgh'[i % 8]}`);
const text = (sentences: number) =>
  prepare(Array.from({ length: sentences }, (_, i) => sentence(i)).join(' '));
const whole = { earlier: 0.5, recent: 0.5 };

describe('sentences', () => {
  it('reads all sentences of a short text as the text itself', () => {
    for (const count of [6, 12, 20]) {
      const prepared = text(count);
      const reading = model.read(prepared, false);
      const part = reading.sentences()!.part(0, prepared.sentences);
      for (const era of eras) {
        const [own, of] = [part.logOdds[era], reading.logOdds[era]];
        assert.ok(Math.abs(own - of) < 1e-9, `${own} instead of ${of}`);
      }
    }
  });

  it('reads a part nearly as a text of its own', () => {
    const prepared = prepare([...novel, ...assistant].join(' '));
    const evidence = model.read(prepared, false).sentences()!;
    const from = prepared.sentences - assistant.length;
    const alone = prepare(prepared.text.slice(prepared.sentenceStart[from]!));
    const expected = model.read(alone, false).logOdds;
    const { logOdds } = evidence.part(from, prepared.sentences);
    // N-grams that occurred before count once in the whole text, so the part has slightly less evidence.
    for (const era of eras) {
      const difference = Math.abs(logOdds[era] - expected[era]);
      assert.ok(difference < 0.1 * Math.abs(expected[era]), `${logOdds[era]} instead of ${expected[era]}`);
    }
  });

  it('covers the whole text when the reading does not', () => {
    const prepared = text(220);
    assert.ok(prepared.words > 2_000);
    const evidence = model.read(prepared, false).sentences()!;
    for (const era of eras) {
      assert.equal(evidence.local[era].length, prepared.sentences);
      assert.notEqual(evidence.local[era].at(-1), 0);
    }
    const deep = model.read(prepared, true);
    const part = evidence.part(0, prepared.sentences);
    for (const era of eras) assert.ok(Math.abs(part.logOdds[era] - deep.logOdds[era]) < 0.3);
  });

  it('gives each sentence its share of the log-odds of a paragraph', () => {
    const { local } = model.read(text(12), false).sentences()!;
    for (const values of eras.map(era => local[era]))
      assert.ok(values[1]! + values[3]! > values[0]! + values[2]!);
  });

  it('quotes the evidence of a part from that part', () => {
    const prepared = text(20);
    const evidence = model.read(prepared, false).sentences()!;
    const spans = evidence.part(5, 10).evidence(whole, 5);
    assert.ok(spans.length > 0);
    for (const { start, end } of spans)
      assert.ok(start >= 0 && start < end && end <= prepared.sentenceEnd[9]! - prepared.sentenceStart[5]!);
  });

  it('is unknown for a text that the classifier abstains from', () => {
    assert.equal(model.read(text(2), false).sentences(), null);
  });
});
