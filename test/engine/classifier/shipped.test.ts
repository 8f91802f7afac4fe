import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Manifest } from '../../../src/engine/classifier/manifest.js';
import { loadModel } from '../../../src/engine/classifier/predict.js';
import { combinedLogOdds, eras } from '../../../src/engine/scan/eras.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { scanOptions } from '../options.js';
import { assistant, novel } from '../scan/passages/prose.js';

const bytes = readFileSync('src/generated/classifier/weights.bin');
const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;

const [machine, human] = [assistant, novel].map(sentences => sentences.join(' ')) as [string, string];

const model = loadModel(bytes, manifest);

describe('the shipped weights', () => {
  it('load, are within their size limit, and have a model card of the same version', () => {
    assert.equal(model.version, manifest.version);
    assert.ok(bytes.length < 1.5 * 1_048_576);
    assert.ok(readFileSync('docs/model-card.md', 'utf8').includes(`Version ${manifest.version},`));
  });

  it('score stock AI prose above an old book', () => {
    const [high, low] = [machine, human].map(text =>
      combinedLogOdds(model.read(prepare(text), false).logOdds),
    ) as [number, number];
    assert.ok(high > 1 && low < 0, `${high} and ${low}`);
  });

  it('list their sources, none of which is an evaluation source', () => {
    const names = manifest.sources.map(({ source }) => source);
    for (const judge of ['ellipse', 'outfox', 'alpaca_eval']) assert.ok(!names.includes(judge));
  });
});

describe('the sentence and the evidence of the wording model', () => {
  const options = { ...scanOptions, include_fixes: false, include_sentences: false };
  const signalOf = (text: string) =>
    scan(text, options, model).signals.find(({ name }) => name === 'deeper_model')!;

  it('quote the text unchanged and in order, with a contribution in log-odds', () => {
    for (const text of [machine, human, `${human}\n\n${machine}`, machine.replaceAll('a', '\u0430')]) {
      const evidence = signalOf(text).evidence!;
      assert.ok(evidence.length > 0 && evidence.length <= 5);
      evidence.forEach((span, k) => {
        assert.equal(text.slice(span.start, span.end), span.text);
        assert.ok(span.log_odds !== undefined && span.log_odds !== 0);
        if (k > 0) assert.ok(span.start >= evidence[k - 1]!.end);
      });
    }
  });

  it('name the nearer side, and the strongest spans of each direction', () => {
    for (const text of [machine, human]) {
      const { evidence, detail, value } = signalOf(text);
      const [nearer, other] =
        value >= 0 ? ['AI-generated', 'human-written'] : ['human-written', 'AI-generated'];
      assert.ok(detail.includes(`nearer to ${nearer} than to ${other} training texts`));
      assert.doesNotMatch(detail, /log-odds/);
      const sorted = evidence!.toSorted((one, two) => one.log_odds! - two.log_odds!);
      const [towardsHuman, towardsAi] = [sorted[0]!, sorted.at(-1)!];
      if (towardsAi.log_odds! > 0) assert.match(detail, /Nearest to AI-generated: '/);
      if (towardsHuman.log_odds! < 0) assert.match(detail, /Nearest to human-written: '/);
    }
  });
});

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

describe('the evidence of the sentences', () => {
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
