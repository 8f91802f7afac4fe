import { patternRule, type Replacer, savingModes } from '../rule.js';
import { needsBaseForm, needsParticiple } from '../verbs.js';
import { alternatives, replacements } from './replacements.js';

/** Verbs that say the same as "make no" with a noun, and as "have no" with one. */
const afterMake = replacements(
  'try to: attempt to, effort to; mention: mention of; use: use of; refer to: reference to',
);
const afterHave = replacements(
  'want to: desire to, wish to; intend to: intention to; affect: effect on, impact on; influence: influence on',
);
const auxiliaries = replacements('does: has, makes; do: have, make; did: had, made');

const denied =
  (verbs: Readonly<Record<string, string>>): Replacer =>
  ({ groups, before }) => {
    if (before === '' || needsParticiple(before) || needsBaseForm(before)) return null;
    if (/\b(?:and|or|but|not|who|which|that)(?: \p{L}+)? $/iu.test(before)) return null;
    return `${auxiliaries[groups[1]!.toLowerCase()]} not ${verbs[groups[2]!.toLowerCase()]}`;
  };

/** Replaces "made no attempt to" with "did not try to"; only in the modes that save words. */
export const deniedNouns = patternRule('light_verb', savingModes, [
  [
    new RegExp(`\\b(has|have|had) (?:absolutely )?no (${alternatives(afterHave)})(?= \\p{L})`, 'giu'),
    denied(afterHave),
  ],
  [new RegExp(`\\b(makes?|made) no (${alternatives(afterMake)})(?= \\p{L})`, 'giu'), denied(afterMake)],
]);
