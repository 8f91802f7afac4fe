import { backticks } from './backticks.js';
import { blankLines } from './blank-lines.js';
import { bullets } from './bullets.js';
import { citations } from './citations.js';
import { combining } from './combining.js';
import { dashes } from './dashes.js';
import { ellipsis } from './ellipsis.js';
import { extraSpaces } from './extra-spaces.js';
import type { Stage } from './fix.js';
import { fractionSlash } from './fraction-slash.js';
import { fullwidth } from './fullwidth.js';
import { guillemets } from './guillemets.js';
import { hyphens } from './hyphens.js';
import { invisible } from './invisible.js';
import { ligatures } from './ligatures.js';
import { lineEndings } from './line-endings.js';
import { oddSpaces } from './odd-spaces.js';
import { quotes } from './quotes.js';
import { styledLetters } from './styled.js';

/**
 * Every fix, in order. Each stage reads what the one before it wrote, so that a fix sees its neighbours as
 * they will be: no invisible characters between glyphs, then straight quotes and plain spaces around a dash,
 * then the spaces that a dash has got.
 */
export const stages: readonly Stage[] = [
  { sparing: false, fixes: [lineEndings, invisible] },
  { sparing: true, fixes: [citations] },
  // Once more: an invisible character may have been needed by a marker that is gone.
  { sparing: false, fixes: [invisible] },
  {
    sparing: true,
    fixes: [
      quotes,
      guillemets,
      ellipsis,
      hyphens,
      oddSpaces,
      ligatures,
      fullwidth,
      styledLetters,
      fractionSlash,
      bullets,
    ],
  },
  { sparing: true, fixes: [backticks] },
  { sparing: true, fixes: [dashes, combining] },
  { sparing: true, fixes: [extraSpaces, blankLines] },
];
