import { lineKind } from '../../text/lines.js';
import { rate } from '../signal.js';

/** Lines that start with an emoji. They are counted while segmenting, so none is located. */
export const emojiBullets = rate({
  name: 'emoji_bullets',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['line that starts with an emoji or a pictograph', 'lines that start with an emoji or a pictograph'],
  count: text => text.lineKinds[lineKind.emoji]!,
  locate: () => {},
  fix: { text: 'Remove the emoji at the start of lines.' },
});
