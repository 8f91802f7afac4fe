import { everyMode, patternRule } from '../rule.js';
import { conjugateLike, gerundBase, gerundFollows, needsBaseForm, needsParticiple } from '../verbs.js';
import { be } from './copula.js';

const strong =
  'crucial|vital|pivotal|key|critical|essential|central|integral|paramount|decisive|instrumental|fundamental';
const weights = `${strong}|significant|important|major|huge|big|large|prominent|substantial`;
const pattern = new RegExp(
  `\\b(plays|play|played|playing) an? (?:(?:increasingly|very|truly|absolutely|highly) )?(${weights})(?:,? (?:and )?(?:${weights}))? (?:role|part) in `,
  'giu',
);
/** What an actor plays a role in. */
const works =
  /^(?:the |a |an |his |her |their |this |that )?(?:\p{L}+ ){0,2}(?:films?|movies?|plays?|operas?|productions?|series|dramas?|shows?|musicals?|adaptations?|sequels?|episodes?|sitcoms?|ballets?|band|orchestra)\b/iu;

/** Replaces “plays a crucial role in shaping” with “is key to shaping”. */
export const role = patternRule('inflated_role', everyMode, [
  [
    pattern,
    ({ groups, before, after }) => {
      if (
        works.test(after) ||
        /^[^.,;]* by \p{L}+ing\b/iu.test(after) ||
        (/\b(?:he|she|to) $/i.test(before.replace(/\b(?:can|will|must) $/, '')) &&
          !/ing\b/.test(after.slice(0, 20)))
      )
        return null;
      const verb = groups[1]!.toLowerCase();
      const isStrong = new RegExp(`^(?:${strong})$`, 'i').test(groups[2]!) && !/\bkey\b/i.test(before);
      const to = isStrong ? 'key to ' : 'important in ';
      if (verb === 'playing') return null;
      const form = be(verb, before);
      return form === null ? null : `${form}${to}`;
    },
  ],
  [
    // "played a vital role in building": where the number of the subject is unknown.
    new RegExp(`\\bplayed an? (?:${weights}) (?:role|part) in (\\p{L}+ing) `, 'giu'),
    ({ groups, before, after }) => {
      const base = gerundBase(groups[1]!);
      return base === undefined || needsParticiple(before) || gerundFollows(after) ? null : `helped ${base} `;
    },
  ],
  [
    /\b(plays?|played) (?:a|an active|its|their) (?:role|part) in (\p{L}+ing) /giu,
    ({ groups, before, after }) => {
      const base = gerundBase(groups[2]!);
      if (base === undefined || gerundFollows(after)) return null;
      const isUncertain = /^play$/i.test(groups[1]!) && !needsBaseForm(before) && !/s $/.test(before);
      return isUncertain ? null : `${conjugateLike(groups[1]!, 'help')} ${base} `;
    },
  ],
  [/\b(is|are|was|were|be|been) instrumental in (?=\p{L})/giu, ({ groups }) => `${groups[1]} key to `],
]);
