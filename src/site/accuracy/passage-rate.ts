/** How often passages of human-written texts are flagged. Its figures are those of the error rates page. */
import passages from '../../../docs/accuracy/passages-false-positives.csv?raw';
import type { ScanResult } from '../../contract/scan.js';
import { humanPassages, passageSentence } from './tables.js';

const measured = humanPassages(passages);

/** How often human-written texts have a passage like that of a mixed text; null for other texts. */
export const passageRate = ({ mixed, passages: all, word_count: words }: ScanResult): string | null =>
  mixed.mixed
    ? passageSentence(
        measured,
        words,
        all.some(({ band }) => band === 'high'),
      )
    : null;
