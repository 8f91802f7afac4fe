import { listRate } from '../signal.js';

/** What matters is, the truth is, this means: frames that announce a point. */
export const emphasisFrames = listRate({
  name: 'emphasis_frames',
  category: 'habit',
  direction: 1,
  list: 'emphasis_frames',
  noun: ['frame that announces its point', 'frames that announce their point'],
  fix: 'Make the point without announcing it.',
});
