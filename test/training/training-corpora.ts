import { existsSync } from 'node:fs';

const trainingCorpora = '../shared/corpora/detect/train';

/**
 * Why the tests of the training corpora are skipped; false when the corpora are those of the shipped weights.
 * Later ones have sources and years that the training programs do not read yet.
 */
export const corporaSkip: string | false = !existsSync(trainingCorpora)
  ? 'corpora absent: nothing to read'
  : existsSync(`${trainingCorpora}/agt2025.jsonl.gz`) &&
    'corpora absent: the present ones are later than the shipped weights';
