import { everyMode, onlyShorten, type PatternRow, patternRule, type Replacer } from '../rule.js';
import { adverbOf, conjugate, conjugateLike, pluralFollows } from '../verbs.js';
import { hasObject } from '../word-rules.js';
import { copulaRows, lightVerbRows } from './light-verb-table.js';
import { alternatives } from './replacements.js';

type LightVerbRow = (typeof lightVerbRows)[number];

/** A pattern of the forms of a light verb such as "carry out", with the verb as its group. */
function formsOf(light: string): string {
  const [head, ...particle] = light.split(' ');
  return [`(${[...new Set(Object.values(conjugate(head!)))].join('|')})`, ...particle].join(' ');
}

/** One pattern for each light verb: its forms, then any of its nouns. */
function lightVerbRow([light, targets]: LightVerbRow): PatternRow {
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
    return conjugateLike(groups[1]!, target, before);
  };
  return [new RegExp(`\\b${formsOf(light)} (${alternatives(targets)})\\b`, 'gi'), replacement];
}

/**
 * As above, with an adjective before the noun.
 * @param write returns the verb with what remains of the adjective
 */
function qualifiedRow(
  [light, targets]: LightVerbRow,
  adjectives: string,
  write: (verb: string, adjective: string) => string,
): PatternRow {
  const nouns = new Map(
    Object.entries(targets).flatMap(([phrase, target]) =>
      /^an? /.test(phrase) ? [[phrase.replace(/^an? /, ''), target] as const] : [],
    ),
  );
  const pattern = new RegExp(
    `\\b${formsOf(light)} an? (${adjectives}) (${[...nouns.keys()].join('|')})\\b`,
    'gi',
  );
  const replacement: Replacer = ({ groups, before }) => {
    const verb = conjugateLike(groups[1]!, nouns.get(groups[3]!.toLowerCase())!, before);
    return write(verb, groups[2]!);
  };
  return [pattern, replacement];
}

const rowsOf = (lights: readonly string[]) => lightVerbRows.filter(([light]) => lights.includes(light));

/** "conducted a thorough investigation into" is "thoroughly investigated". */
const activities = rowsOf(['conduct', 'perform', 'undertake', 'carry out', 'make']).map(row =>
  qualifiedRow(
    row,
    'thorough|careful|rigorous|systematic|extensive',
    (verb, adjective) => `${adverbOf(adjective)} ${verb}`,
  ),
);

/** "provides a detailed analysis of" is "analyzes"; only in `shorten`. */
export const shorterLightVerbs = patternRule(
  'light_verb',
  onlyShorten,
  rowsOf(['provide', 'give', 'offer']).map(row =>
    qualifiedRow(row, 'detailed|comprehensive|thorough|in-depth|full|complete|clear', verb => verb),
  ),
);

const copulaPattern = new RegExp(
  `\\b(am|is|are|was|were|be|been|being) (${alternatives(copulaRows)})\\b`,
  'gi',
);

/** "is of the opinion that" with the verb in the form of "be". */
const copulaReplacement: Replacer = ({ groups }) =>
  conjugateLike(groups[1]!, copulaRows[groups[2]!.toLowerCase()]!);

/** Replaces a light verb and a noun ("made a decision to") with the verb of the noun ("decided to"). */
export const lightVerbs = patternRule('light_verb', everyMode, [
  ...lightVerbRows.map(lightVerbRow),
  ...activities,
  [copulaPattern, copulaReplacement],
]);
