import { lineKind } from '../../text/lines.js';
import { rate } from '../signal.js';

/** Lines that open with a picture. */
export const emojiBullets = rate({
  name: 'emoji_bullets',
  category: 'form',
  direction: 1,
  english: false,
  noun: ['line opened by a picture', 'lines opened by pictures'],
  count: text => text.lineKinds[lineKind.emoji]!,
  locate: () => {},
  fix: 'Drop the pictures at the heads of lines.',
});
