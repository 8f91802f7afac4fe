import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../../src/model/learn/corpus.js';
import { auc, shareAbove, thresholdAt } from '../../src/model/learn/metrics.js';
import { randomOf } from '../../src/model/learn/random.js';
import { loadModel, readWordsMin } from '../../src/model/predict.js';
import { type Manifest, sha256 } from '../../src/model/weights.js';
import { area, markdown, percent } from './tables.js';

const textsMax = 5_000;

/** Half of the texts, by a hash of the text: the other half is left to whoever calibrates by language background. */
const judges = (text: string) => Number.parseInt(sha256(Buffer.from(text)).slice(0, 2), 16) % 2 === 0;

/** The shipped weights on texts that train nothing, those of non-native and native students above all; '' when there are none. */
export function unseen(folder: string): string {
  if (!existsSync(folder)) return '';
  const weights = 'src/model/weights';
  const manifest = JSON.parse(readFileSync(join(weights, 'manifest.json'), 'utf8')) as Manifest;
  const model = loadModel(readFileSync(join(weights, 'weights.bin')), manifest);
  const samples = readCorpus(folder, textsMax, randomOf(1)).filter(
    ({ text }) => text.split(/\s+/).length >= readWordsMin,
  );
  const of = (source: string, machine: boolean) =>
    samples
      .filter(sample => sample.source === source && sample.machine === machine)
      .filter(sample => source !== 'ellipse' || judges(sample.text))
      .map(({ text }) => model.read({ text }, false));
  const native = of('outfox', false);
  const nonNative = of('ellipse', false);
  const rows = ['outfox', 'alpaca_eval'].map(source => {
    const machine = of(source, true);
    const caught = [0.01, 0.05].map(share => percent(shareAbove(machine, thresholdAt(native, share))));
    return [`${source}, machine`, machine.length, area(auc(native, machine)), ...caught];
  });
  const flagged = [0.01, 0.05].map(share => percent(shareAbove(nonNative, thresholdAt(native, share))));
  return markdown(
    ['against the native students of outfox', 'texts', 'AUC', 'above their 1%', 'above their 5%'],
    [
      ['outfox, native students', native.length, '', '1.0%', '5.0%'],
      ['ELLIPSE, non-native students', nonNative.length, '', ...flagged],
      ...rows,
    ],
  );
}
