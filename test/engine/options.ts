import type { ScanOptions } from '../../src/engine/scan/scan.js';

/** Options of a scan with all parts of the result. */
export const scanOptions: ScanOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: true,
  use_model: true,
  deep: false,
  evidenceMax: 5,
};
