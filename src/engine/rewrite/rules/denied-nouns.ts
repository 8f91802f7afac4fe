import { patternRule, type Replacer, savingModes } from '../rule.js';
import { needsBaseForm, needsParticiple } from '../verbs.js';

/** Verbs that say the same as a light verb with "no" and a noun. */
const verbs: Readonly<Record<string, string>> = {
  'attempt to': 'try to',
  'effort to': 'try to',
  'desire to': 'want to',
  'wish to': 'want to',
  'intention to': 'intend to',
  'effect on': 'affect',
  'impact on': 'affect',
  'influence on': 'influence',
  'mention of': 'mention',
  'use of': 'use',
  'reference to': 'refer to',
};
/** "does", "do" or "did", in the form of "has", "have", "had", "makes", "make" or "made". */
const auxiliary: Readonly<Record<string, string>> = {
  has: 'does',
  makes: 'does',
  have: 'do',
  make: 'do',
  had: 'did',
  made: 'did',
};

const denied: Replacer = ({ groups, before }) => {
  const form = auxiliary[groups[1]!.toLowerCase()]!;
  if (before === '' || needsParticiple(before)) return null;
  if (needsBaseForm(before) || /\b(?:and|or|but|not|who|which|that)(?: \p{L}+)? $/iu.test(before))
    return null;
  return `${form} not ${verbs[groups[2]!.toLowerCase()]}`;
};

/** Replaces "made no attempt to" with "did not try to"; only in the modes that save words. */
export const deniedNouns = patternRule('light_verb', savingModes, [
  [
    new RegExp(
      `\\b(has|have|had) (?:absolutely )?no (${Object.keys(verbs)
        .filter(noun => !/^(?:attempt|effort|mention|use|reference)/.test(noun))
        .join('|')})(?= \\p{L})`,
      'giu',
    ),
    denied,
  ],
  [
    new RegExp(
      `\\b(makes?|made) no (${Object.keys(verbs)
        .filter(noun => /^(?:attempt|effort|mention|use|reference)/.test(noun))
        .join('|')})(?= \\p{L})`,
      'giu',
    ),
    denied,
  ],
]);
