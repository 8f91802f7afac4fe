import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Manifest } from '../../../src/engine/classifier/manifest.js';
import { loadModel } from '../../../src/engine/classifier/predict.js';
import { combinedLogOdds } from '../../../src/engine/scan/eras.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { scanOptions } from '../options.js';

const bytes = readFileSync('src/generated/classifier/weights.bin');
const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;

const machine = `In today's fast-paced world, effective communication plays a crucial role in fostering meaningful
  connections. By embracing diverse perspectives, organizations can cultivate a vibrant culture of collaboration, driving
  innovation and enhancing overall productivity. Moreover, leveraging modern tools not only streamlines workflows but also
  empowers individuals to reach their full potential. Ultimately, this underscores the importance of adaptability, resilience,
  and a commitment to continuous growth.`;
/** Henry David Thoreau, Walden (1854). */
const human = `I went to the woods because I wished to live deliberately, to front only the essential facts of life, and see if
  I could not learn what it had to teach, and not, when I came to die, discover that I had not lived. I did not wish to live what
  was not life, living is so dear; nor did I wish to practise resignation, unless it was quite necessary. I wanted to live deep and
  suck out all the marrow of life, to live so sturdily and Spartan-like as to put to rout all that was not life.`;

describe('the shipped weights', () => {
  it('load, are within their size limit, and have a model card of the same version', () => {
    assert.equal(loadModel(bytes, manifest).version, manifest.version);
    assert.ok(bytes.length < 1.5 * 1_048_576);
    assert.ok(readFileSync('docs/model-card.md', 'utf8').includes(`Version ${manifest.version},`));
  });

  it('score stock AI prose above an old book', () => {
    const model = loadModel(bytes, manifest);
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
  const model = loadModel(bytes, manifest);
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
