import { listRate } from '../signal.js';

/** Phrases that announce a point: what matters is, the truth is, this means. */
export const emphasisFrames = listRate({
  name: 'emphasis_frames',
  category: 'habit',
  direction: 1,
  list: 'emphasis_frames',
  entries: 'phrases such as the point is, the key and over time',
  fix: { text: 'Make the point without announcing it.' },
});
