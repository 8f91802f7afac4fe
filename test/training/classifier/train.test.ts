import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Manifest } from '../../../src/engine/classifier/manifest.js';
import { loadModel } from '../../../src/engine/classifier/predict.js';
import { combinedLogOdds } from '../../../src/engine/scan/eras.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { synthetic } from './synthetic.js';

describe('npm run train', () => {
  const program = 'dist/src/training/classifier/train.js';
  let folder: string;
  before(() => {
    folder = temporaryFolder();
    mkdirSync(join(folder, 'corpus'));
    const lines = synthetic(180, 8).map(({ text, machine, source, domain }) =>
      JSON.stringify({ text, label: machine ? 'ai' : 'human', source, domain }),
    );
    writeFileSync(join(folder, 'corpus', 'own.jsonl'), lines.join('\n'));
  });

  const train = (name: string, ...more: string[]) => {
    const out = join(folder, name);
    const card = join(folder, `${name}.md`);
    const args = [program, join(folder, 'corpus'), '--out', out, '--card', card, ...more];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return {
      stderr,
      card: readFileSync(card, 'utf8'),
      sources: readFileSync(join(folder, 'accuracy', 'training-sources.csv'), 'utf8'),
      weights: readFileSync(join(out, 'weights.bin')),
      manifest: JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest,
    };
  };

  it('writes loadable weights, a manifest with the sources and a model card, and logs its progress', () => {
    const { stderr, card, sources, weights, manifest } = train('one');
    const model = loadModel(weights, manifest);
    const [machine, human] = [true, false].map(
      label => synthetic(60, 9).find(one => one.machine === label)!.text,
    );
    const read = (text: string) => combinedLogOdds(model.read(prepare(text), false).logOdds);
    assert.ok(read(machine!) > read(human!));
    assert.deepEqual(manifest.sources[0], { source: 'source0', human: 15, machine: 15 });
    assert.match(card, new RegExp(`Version ${manifest.version}, seed 2026`));
    assert.match(card, /\d+ sources with \d+ human-written and \d+ AI-generated texts/);
    assert.match(sources, /^source5,15,15,essay,not known to this project$/m);
    assert.match(stderr, /180 texts of 6 sources[\s\S]*held out 6 of 6/);
  });

  it('is deterministic for a given seed', () => {
    const [one, two, other] = [train('a'), train('b'), train('c', '--seed', '7')];
    assert.deepEqual(two.weights, one.weights);
    assert.deepEqual(two.manifest, one.manifest);
    assert.equal(two.card, one.card);
    assert.notEqual(other.manifest.version, one.manifest.version);
  });
});
