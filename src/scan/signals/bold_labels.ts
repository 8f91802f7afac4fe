import { gap } from '../../text/gaps.js';
import type { Prepared } from '../../text/prepare.js';
import type { Spots } from '../signal.js';
import { addWords, rate } from '../signal.js';

const labelWordsMax = 6;

/** Items that open with a bold label and a colon: “**Speed:** …”. */
function locate(text: Prepared, spots: Spots): void {
  const { wordGap, words } = text;
  for (let i = 0; i < words && !spots.full; i++) {
    const before = wordGap[i]!;
    if ((before & gap.paragraph) === 0 || (before & gap.emphasis) === 0) continue;
    for (let end = i + 1; end <= i + labelWordsMax && end < words && !spots.full; end++) {
      const after = wordGap[end]!;
      if ((after & (gap.stop | gap.newline)) !== 0) break;
      if ((after & gap.emphasis) === 0) continue;
      if ((after & gap.colon) !== 0) addWords(text, spots, i, end);
      break;
    }
  }
}

export const boldLabels = rate({
  name: 'bold_labels',
  shape: 'form',
  direction: 1,
  english: false,
  noun: ['bold label', 'bold labels'],
  locate,
  fix: 'Write labelled bullets as sentences.',
});
