/**
 * Detection of instructions of kinds and in languages that the classifier has not seen: it is trained again
 * without the families of lines of the kind, or without all lines in the language. The threshold is the
 * shipped one.
 */
import { logOddsOf, scoreOf } from '../../src/files/image/injection/text/classifier.js';
import { featuresOf } from '../../src/files/image/injection/text/features.js';
import { examplesOf, languageOf, trainingLines } from '../../src/training/injection/examples.js';
import { fitWeights } from '../../src/training/injection/fit.js';
import type { Instruction } from './inputs.js';

/** Families of training lines with instructions of each kind. Kinds without such families are absent. */
const families: Readonly<Record<string, RegExp>> = {
  'tool call': /^own (?:tools|agents|tool calls|json)/,
  shell: /^own (?:shell|tools|agents|code)/,
  markup: /^own (?:markup|headers|few-shot|code)/,
  memory: /^own (?:memory|orders|notes to readers)/,
  exfiltration: /^own (?:tools|agents|hijack|orders|stealing)/,
  leak: /^own (?:stealing|short|orders|notes to readers)/,
  persona: /^own (?:roles|persona|short|orders)/,
  addressed: /^own (?:notes to readers|headers|reviewers|tables|image|plain orders)/,
};
const languageGroups = [
  ['de', 'es', 'pl', 'tr', 'ja', 'sv', 'hu', 'vi', 'he'],
  ['fr', 'pt', 'ru', 'ar', 'da', 'fi', 'uk', 'ko', 'el', 'id'],
  ['it', 'nl', 'zh', 'hi', 'no', 'cs', 'ro', 'bg', 'th', 'fa'],
];

export interface UnseenResult {
  heldOut: string;
  detected: number;
  count: number;
}

/** Trains once for each kind and each group of languages, which takes some seconds each. */
export function detectUnseen(instructions: readonly Instruction[], root: URL): UnseenResult[] {
  const lines = trainingLines(root);
  const examples = examplesOf(lines);
  const without = (isHeldOut: (at: number) => boolean, chosen: readonly Instruction[], heldOut: string) => {
    const weights = fitWeights(examples.filter((_, at) => !isHeldOut(at)));
    const detected = chosen.filter(({ text }) => scoreOf(logOddsOf(featuresOf(text), weights)) >= 0.5).length;
    return { heldOut, detected, count: chosen.length };
  };
  return [
    ...Object.entries(families).map(([kind, family]) =>
      without(
        at => lines[at]!.instruction && family.test(lines[at]!.source),
        instructions.filter(line => line.kind === kind && line.language === 'en'),
        kind,
      ),
    ),
    ...languageGroups.map(languages =>
      without(
        at => languages.includes(languageOf(lines[at]!)),
        instructions.filter(({ language }) => languages.includes(language)),
        languages.join(', '),
      ),
    ),
  ];
}
