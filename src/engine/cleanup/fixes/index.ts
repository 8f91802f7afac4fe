import { backticks } from './backticks.js';
import { bullets } from './bullets.js';
import { citations } from './citations.js';
import { dashes } from './dashes.js';
import type { Stage } from './edit-context.js';
import { glyphFixes } from './glyphs.js';
import { guillemets } from './guillemets.js';
import { invisible } from './invisible.js';
import { combining, styledLetters } from './letters.js';
import { blankLines, extraSpaces, lineEndings, oddSpaces } from './white-space.js';

/**
 * Every fix, in order. Each stage runs on the output of the stage before it, so that a fix sees the final
 * form of its neighbours: dashes.ts, for example, sees no invisible characters, only straight quotes and
 * plain spaces, and `extraSpaces` sees the spaces that dashes.ts has added.
 */
export const stages: readonly Stage[] = [
  { skipsCode: false, fixes: [lineEndings, invisible] },
  { skipsCode: true, fixes: [citations] },
  // Runs again, because an invisible character may only have been needed by a citation marker now removed.
  { skipsCode: false, fixes: [invisible] },
  {
    skipsCode: true,
    fixes: [...glyphFixes, guillemets, oddSpaces, styledLetters, bullets],
  },
  { skipsCode: true, fixes: [backticks] },
  { skipsCode: true, fixes: [dashes, combining] },
  { skipsCode: true, fixes: [extraSpaces, blankLines] },
];
