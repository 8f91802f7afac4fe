import { existsSync } from 'node:fs';

/** Why the tests of the training corpora are skipped; false when the corpora are present. */
export const corporaSkip: string | false =
  !existsSync('../shared/corpora/detect/train') && 'corpora absent: nothing to read';
