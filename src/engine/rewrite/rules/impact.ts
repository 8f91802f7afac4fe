import { everyMode, patternRule } from '../rule.js';
import { conjugateLike, gerundBase } from '../verbs.js';
import { gerundOf, verbOf } from './phrase-table.js';
import { replacements } from './replacements.js';

/** How strong an effect is, as an adverb. */
const degrees = replacements(`
  greatly: great, large, huge, major, big, profound, tremendous, massive, dramatic, significant, considerable,
    deep, enormous; strongly: strong, powerful; substantially: substantial; directly: direct`);
const harms = 'negative|adverse|detrimental|harmful|damaging';
const forms = '(has|have|had|having)';

/** Replaces “has a profound impact on” with “greatly affects”, “results in a reduction in” with “reduces”. */
export const impact = patternRule('light_verb', everyMode, [
  [
    new RegExp(
      `\\b${forms}( had)? an? (${Object.keys(degrees).join('|')}) (?:impact|effect|influence) (?:up)?on (?=\\p{L})`,
      'giu',
    ),
    ({ groups }) => {
      const degree = degrees[groups[3]!.toLowerCase()]!;
      return groups[2] === ''
        ? `${degree} ${conjugateLike(groups[1]!, 'affect')} `
        : `${groups[1]} ${degree} affected `;
    },
  ],
  [
    new RegExp(
      `\\b${forms}( had)? (?:an? )?(?:${harms}) (?:impact|effect|influence|impacts|effects) (?:up)?on (?=\\p{L})`,
      'giu',
    ),
    ({ groups }) => (groups[2] === '' ? `${conjugateLike(groups[1]!, 'harm')} ` : `${groups[1]} harmed `),
  ],
  [/\bsignificantly impact(s|ed|ing|)\b/gi, 'greatly affect$1'],
  [
    /\b(results?|resulted|resulting|leads?|led|leading) (?:in|to) (?:an? |the )?(?:significant |substantial |sharp |marked )?(reduction|decrease|increase|improvement) (?:in|of) (?=\p{L})/giu,
    ({ groups, before }) => {
      const verb = verbOf[groups[2]!.toLowerCase()]!;
      if (/\b(?:the|an?|this|in) $/i.test(before)) return null;
      return /ing$/i.test(groups[1]!) && !/, $/.test(before) ? null : `${conjugateLike(groups[1]!, verb)} `;
    },
  ],
  [
    /\b(through|by|via|by means of) the (?:effective |successful |careful |strategic )?(use|implementation|adoption|creation|development|introduction|promotion|integration|establishment|application|provision|elimination|reduction|expansion|preservation) of (?=\p{L})/giu,
    ({ groups }) => `by ${gerundOf(groups[2]!)} `,
  ],
  [
    /\b(for|in|on) the (?:effective |successful )?(implementation|evaluation|assessment|identification|prevention|treatment|diagnosis|promotion|reduction|preservation|utilization|sharing|teaching|making|communication) of (?=\p{L})/giu,
    ({ groups, before }) =>
      before === '' ||
      (/^on$/i.test(groups[1]!) && !/\b(?:emphasis|focus|focused|focuses|based) $/i.test(before))
        ? null
        : `${groups[1]} ${gerundOf(groups[2]!)} `,
  ],
  [
    /\b(serves?|served) to (\p{L}+) (?=the|how|that|a|our|their|its)/giu,
    ({ groups, before }) => {
      const verb = groups[2]!.toLowerCase();
      if (
        !/^(?:reduce|improve|highlight|emphasi[sz]e|underscore|illustrate|show|reinforce|strengthen|remind|protect|increase|limit|support|deepen|confirm|demonstrate)$/.test(
          verb,
        )
      )
        return null;
      return `${conjugateLike(groups[1]!, verb, before)} `;
    },
  ],
  [
    /\bthe (?:process|act|practice|task) of (\p{L}+ing) (?=\p{L})/giu,
    ({ groups, before, after }) =>
      gerundBase(groups[1]!) === undefined ||
      /\b(?:in|start|begin|for) $/i.test(before) ||
      (/^serving$/i.test(groups[1]!) &&
        /^(?:the )?(?:papers?|process|notice|summons|subpoena|writ)/i.test(after))
        ? null
        : `${groups[1]} `,
  ],
]);
