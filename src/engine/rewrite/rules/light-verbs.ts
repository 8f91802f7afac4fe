import { everyMode, onlyShorten, type PatternRow, patternRule, type Replacer } from '../rule.js';
import { adverbOf, conjugate, inFormOf, pluralFollows } from '../verbs.js';
import { hasObject } from '../word-rules.js';
import { copulaRows, lightVerbRows } from './light-verb-table.js';
import { alternatives } from './replacements.js';

type LightVerbRow = (typeof lightVerbRows)[number];

/** The verb of a light verb such as "carry out", and a pattern of its forms with the particle. */
function formsOf(light: string): { head: string; forms: string } {
  const [head, particle] = light.split(' ') as [string, string?];
  const { base, third, past, participle, ing } = conjugate(head);
  const forms = `(${[...new Set([base, third, past, participle, ing])].join('|')})`;
  return { head, forms: particle === undefined ? forms : `${forms} ${particle}` };
}

/** One pattern for each light verb: its forms, then any of its nouns. */
function lightVerbRow([light, targets]: LightVerbRow): PatternRow {
  const { head, forms } = formsOf(light);
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
  return [new RegExp(`\\b${forms} (${alternatives(targets)})\\b`, 'gi'), replacement];
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
  const { head, forms } = formsOf(light);
  const nouns = new Map(
    Object.entries(targets).flatMap(([phrase, target]) =>
      /^an? /.test(phrase) ? [[phrase.replace(/^an? /, ''), target] as const] : [],
    ),
  );
  const pattern = new RegExp(`\\b${forms} an? (${adjectives}) (${[...nouns.keys()].join('|')})\\b`, 'gi');
  const replacement: Replacer = ({ groups, before }) => {
    const verb = inFormOf(head, nouns.get(groups[3]!.toLowerCase())!, groups[1]!.toLowerCase(), before);
    return verb === null ? null : write(verb, groups[2]!);
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
const copulaReplacement: Replacer = ({ groups }) => {
  const [head, ...rest] = copulaRows[groups[2]!.toLowerCase()]!.split(' ');
  const { base, third, past, participle, ing } = conjugate(head!);
  const form = { is: third, was: past, were: past, been: participle, being: ing }[groups[1]!.toLowerCase()];
  return [form ?? base, ...rest].join(' ');
};

/** Replaces a light verb and a noun ("made a decision to") with the verb of the noun ("decided to"). */
export const lightVerbs = patternRule('light_verb', everyMode, [
  ...lightVerbRows.map(lightVerbRow),
  ...activities,
  [copulaPattern, copulaReplacement],
]);
