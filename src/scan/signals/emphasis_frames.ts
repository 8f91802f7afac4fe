import { listRate } from '../signal.js';

/** Phrases that announce a point: what matters is, the truth is, this means. */
export const emphasisFrames = listRate({
  name: 'emphasis_frames',
  category: 'habit',
  direction: 1,
  list: 'emphasis_frames',
  noun: ['phrase that announces a point', 'phrases that announce a point'],
  fix: { text: 'Make the point without announcing it.' },
});
