import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { loadModel } from '../../src/classifier/predict.js';
import type { Manifest } from '../../src/classifier/weights.js';
import { combinedLogOdds } from '../../src/scan/eras.js';

const bytes = readFileSync('src/generated/classifier/weights.bin');
const manifest = JSON.parse(readFileSync('src/generated/classifier/manifest.json', 'utf8')) as Manifest;
const card = readFileSync('docs/model-card.md', 'utf8');

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
  it('load, and are within their size limit', () => {
    assert.equal(loadModel(bytes, manifest).version, manifest.version);
    assert.ok(bytes.length < 1.5 * 1_048_576);
  });

  it('have a model card of the same version', () => assert.ok(card.includes(`Version ${manifest.version},`)));

  it('score stock AI prose above an old book', () => {
    const model = loadModel(bytes, manifest);
    const [high, low] = [machine, human].map(text =>
      combinedLogOdds(model.logOddsByEra({ text }, false)),
    ) as [number, number];
    assert.ok(high > 1 && low < 0, `${high} and ${low}`);
  });

  it('list their sources, none of which is an evaluation source', () => {
    const names = manifest.sources.map(({ source }) => source);
    for (const judge of ['ellipse', 'outfox', 'alpaca_eval']) assert.ok(!names.includes(judge));
  });
});
