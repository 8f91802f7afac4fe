import type { Rule } from '../rule.js';
import { count, isClosed, isMainClause, startsClause } from './clause.js';

const dash = / [—–-](?: |$)|(?<=[\p{L}\d%)"”])—(?=[\p{L}\d("“])/gu;
/** First words of what a comma can add to a clause. */
const additions =
  /^(?:and|or|but|so|yet|not|nor|then|which|who|whose|where|even|especially|particularly|including|such as|like|with|without|from|because|although|though|while|whether|when|if|as|perhaps|often|usually|sometimes|mostly|mainly|partly|rather|instead|thus|thereby|plus|at least|at most|for example|(?!(?:thing|something|nothing|anything|everything|during|king|ring|morning|evening)\b)\p{Ll}{2,}ing)\b/u;
const nounPhrase =
  /^(?:an?|the|one|another|those|its|their|his|her|our|your|my) (?!of\b|(?:that|which|who) )[\p{L}'’-]+/iu;
const asideWordsMax = 14;
const additionWordsMax = 24;

/** Replaces a pair of dashes by brackets or commas, and a single one before an addition by a comma. */
export const dashes: Rule = {
  kind: 'dash',
  modes: ['plain'],
  changes({ text }) {
    const [open, close, another] = Array.from(text.matchAll(dash));
    if (open === undefined || another !== undefined || text.includes('\n')) return [];
    const before = text.slice(0, open.index);
    const inside = text.slice(open.index + open[0].length, close?.index);
    if (!isClosed(before) || !isClosed(inside) || /[;:]/.test(inside)) return [];
    const isAddition = additions.test(inside) && !/^(?:if|when|while|although|though)\b[^,]*, /.test(inside);
    if (close === undefined) {
      if (!isMainClause(before) || count(inside) > additionWordsMax) return [];
      if (!isAddition && !(nounPhrase.test(inside) && !inside.includes(',') && isPhrase(inside))) return [];
      return [{ start: open.index, end: open.index + open[0].length, replacement: ', ' }];
    }
    const end = close.index + close[0].length;
    const after = text.slice(end);
    const isAside = count(before) > 1 && count(inside) <= asideWordsMax && !/[.!?()[\]]/.test(inside);
    if (!isAside || !/^\p{Ll}/u.test(after)) return [];
    const isLight = isAddition && !inside.includes(',') && !before.trimEnd().endsWith(',');
    const replacement = isLight ? `, ${inside}, ` : ` (${inside})${needsComma(before, after) ? ',' : ''} `;
    return [{ start: open.index, end, replacement }];
  },
};

const introduction =
  /^(?:when|if|while|although|because|since|as|after|before|once|by|with|in|at|for|during|without|given|unlike|through)\b[^,]*$/i;

/** Whether a clause or a contrast follows the aside. */
const needsComma = (before: string, after: string): boolean =>
  startsClause(after.replace(/^(?:and|or) /, '')) ||
  /^(?:but|so|yet|not|nor|even|while|whether|if|when|though|although|which|who|each)\b/.test(after) ||
  (introduction.test(before) && /^(?:the|an?|it|they|we|you|he|she|this|its|their|our) /.test(after));

const verb = /\b(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|\p{L}+ed)\b/giu;

/** Whether a noun phrase is no clause. A relative clause in it has the only verb. */
function isPhrase(text: string): boolean {
  const [noun = '', ...relative] = text.split(/\b(?:that|which|who|where|whose)\b/);
  return !startsClause(text) && !isMainClause(noun) && (relative.join('').match(verb)?.length ?? 0) < 2;
}
