import { listRate } from '../signal.js';

/** Claims without a named source: experts argue, studies show. */
export const vagueAttribution = listRate({
  name: 'vague_attribution',
  category: 'habit',
  direction: 1,
  list: 'vague_attribution',
  entries: 'phrases such as experts say and it is said',
  fix: { text: 'Name who says so: the study, the person, the year.' },
});
