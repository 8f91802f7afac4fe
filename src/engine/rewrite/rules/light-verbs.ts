import { everyMode, type PatternRow, patternRule, type Replacer } from '../rule.js';
import { adverbOf, conjugate, inFormOf, pluralFollows } from '../verbs.js';
import { hasObject } from '../word-rules.js';
import { copulaRows, lightVerbRows } from './light-verb-table.js';
import { alternatives } from './replacements.js';

/** One pattern for each light verb: its forms, then any of its nouns. */
function lightVerbRow([light, targets]: readonly [string, Readonly<Record<string, string>>]): PatternRow {
  const [head, particle] = light.split(' ') as [string, string?];
  const { base, third, past, participle, ing } = conjugate(head);
  const forms = [...new Set([base, third, past, participle, ing])].join('|');
  const pattern = new RegExp(
    `\\b(${forms})${particle === undefined ? '' : ` ${particle}`} (${alternatives(targets)})\\b`,
    'gi',
  );
  const replacement: Replacer = ({ groups, before, after }) => {
    const nominal = groups[2]!.toLowerCase();
    const target = targets[nominal]!;
    // In "made changes to save time" the "to" begins an infinitive and no object.
    if (
      nominal.endsWith(' to') &&
      !target.endsWith(' to') &&
      !hasObject(before, after) &&
      !pluralFollows(after)
    )
      return null;
    return inFormOf(head, target, groups[1]!.toLowerCase(), before);
  };
  return [pattern, replacement];
}

/** Light verbs whose noun is an activity. */
const qualified = /^(?:conduct|perform|undertake|carry out|make)$/;
/** Adjectives of a nominalisation whose adverb fits before its verb. */
const adjectives = 'thorough|careful|rigorous|systematic|extensive';

/** "conducted a thorough investigation into" is "thoroughly investigated". */
function qualifiedRow([light, targets]: readonly [string, Readonly<Record<string, string>>]): PatternRow {
  const [head, particle] = light.split(' ') as [string, string?];
  const { base, third, past, participle, ing } = conjugate(head);
  const forms = [...new Set([base, third, past, participle, ing])].join('|');
  const nouns = Object.keys(targets)
    .filter(one => /^an? /.test(one))
    .map(one => one.replace(/^an? /, ''));
  return [
    new RegExp(
      `\\b(${forms})${particle === undefined ? '' : ` ${particle}`} an? (${adjectives}) (${nouns.join('|')})\\b`,
      'gi',
    ),
    ({ groups, before }) => {
      const noun = groups[3]!.toLowerCase();
      const verb = inFormOf(
        head,
        (targets[`an ${noun}`] ?? targets[`a ${noun}`])!,
        groups[1]!.toLowerCase(),
        before,
      );
      return verb === null ? null : `${adverbOf(groups[2]!)} ${verb}`;
    },
  ];
}

const copulaPattern = new RegExp(
  `\\b(am|is|are|was|were|be|been|being) (${alternatives(copulaRows)})\\b`,
  'gi',
);

/** "is of the opinion that" with the verb in the form of "be". */
const copulaReplacement: Replacer = ({ groups }) => {
  const [head, ...rest] = copulaRows[groups[2]!.toLowerCase()]!.split(' ');
  const { base, third, past, participle, ing } = conjugate(head!);
  const form = { is: third, was: past, were: past, been: participle, being: ing }[groups[1]!.toLowerCase()];
  return [form ?? base, ...rest].join(' ');
};

/** Replaces a light verb and a noun ("made a decision to") with the verb of the noun ("decided to"). */
export const lightVerbs = patternRule('light_verb', everyMode, [
  ...lightVerbRows.map(lightVerbRow),
  ...lightVerbRows.filter(([light]) => qualified.test(light)).map(qualifiedRow),
  [copulaPattern, copulaReplacement],
]);
