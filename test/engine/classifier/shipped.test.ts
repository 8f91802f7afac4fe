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
    assert.ok(bytes.length < 0.75 * 1_048_576);
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

it('the wording model names the nearer side, and the strongest spans of each direction', () => {
  const options = { ...scanOptions, include_fixes: false, include_sentences: false };
  for (const text of [machine, human]) {
    const { signals } = scan(text, options, model);
    const { evidence, detail, value } = signals.find(({ name }) => name === 'deeper_model')!;
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

const sentence = (i: number) =>
  [
    'The kettle had gone cold by the time anyone thought of it.',
    'Moreover, this approach plays a crucial role in fostering innovation and growth.',
    'He put the map away and did not mention the river again that evening.',
    'It is important to note that sustainable practices enhance resilience across communities.',
  ][i % 4]!.replace('the', `the ${'abcdefgh'[i % 8]}`);
const text = (sentences: number) =>
  prepare(Array.from({ length: sentences }, (_, i) => sentence(i)).join(' '));

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
      const [own, of] = [part, reading].map(each =>
        each
          .evidence({ earlier: 0.5, recent: 0.5 }, 9)
          .map(span => ({ ...span, logOdds: span.logOdds.toFixed(9) })),
      );
      assert.ok(own!.length > 0);
      assert.deepEqual(own, of);
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

  it('is unknown for a text that the classifier abstains from', () => {
    assert.equal(model.read(text(2), false).sentences(), null);
  });
});
