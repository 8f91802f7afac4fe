import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scoreByEngine } from '../../../bench/accuracy/in-domain.js';
import { opening } from '../../../bench/accuracy/opening.js';
import { dealTexts, type HeldOutText, protocolsOf, runProtocol } from '../../../bench/accuracy/protocols.js';
import { scoresOf } from '../../../bench/accuracy/tables.js';
import { hyperparameters } from '../../../src/training/classifier/hyperparameters.js';
import { readTrainingSet } from '../../../src/training/classifier/training-set.js';
import { auc } from '../../../src/training/statistics/metrics.js';
import { corpusFolder } from '../../training/corpus-folder.js';

const silent = () => {};
const experts = [{ era: 'earlier' as const, calibration: [1, 0, 0, 0] as const }];

it('an opening ends before the first word over the limit', () => {
  assert.equal(opening(' One two,\nthree four', 3), ' One two,\nthree ');
  assert.equal(opening('One two', 2), 'One two');
  assert.equal(opening('', 2), '');
});

describe('the whole engine on held-out texts', () => {
  const [folder, other] = [corpusFolder(40), corpusFolder(41)];
  const training = readTrainingSet([folder], { ...hyperparameters, vocabulary: 100 });
  const groupOf = dealTexts(training);
  const read = runProtocol(training, protocolsOf(training).texts, {
    experts,
    settings: hyperparameters,
    cache: null,
    progress: silent,
  }).filter(({ view }) => view === '300');
  const byEngine = scoreByEngine([folder], training, groupOf, read, 300, silent);

  it('generalises to held-out texts', () => {
    const { human, machine } = scoresOf(byEngine);
    assert.ok(auc(human, machine) > 0.9);
    const order = (of: readonly HeldOutText[]) =>
      [...of.keys()].sort((a, b) => of[a]!.logOdds - of[b]!.logOdds);
    assert.notDeepEqual(order(byEngine), order(read));
    const [scored, held] = [byEngine, read].map(texts => texts.map(({ sample }) => sample.id));
    assert.deepEqual(scored, held);
  });

  it('respects the word limit', () => {
    const short = scoreByEngine([folder], training, groupOf, read, 60, silent);
    assert.ok(short.filter(({ logOdds }, i) => logOdds !== byEngine[i]!.logOdds).length > read.length / 2);
  });

  it('rejects a folder that training did not read', () => {
    const score = () => scoreByEngine([other], training, groupOf, read, 300, silent);
    assert.throws(score, /no training text machine/);
  });
});
