import { attackKind, attackKinds, rewriteKinds } from '../../src/training/corpus/attacks.js';
import { markdownTable } from '../../src/training/statistics/format.js';
import { obfuscationNames } from './obfuscation.js';
import { type HeldOutText, headView } from './protocols.js';
import { detection, detectionHead } from './tables.js';

type Row = (string | number)[];

const row = (name: string, texts: readonly HeldOutText[], baseline: readonly HeldOutText[]): Row => [
  name,
  texts.length,
  ...detection(texts, baseline),
];

const isRewritten = ({ sample }: HeldOutText) =>
  rewriteKinds.some(kind => kind === attackKind(sample.attack));

/** Held-out AI-generated texts that an AI has rewritten, paraphrased or humanised. */
export const rewrittenTexts = (readings: readonly HeldOutText[]) =>
  readings.filter(one => one.sample.machine && one.view === headView.name && isRewritten(one));

/**
 * Detection of held-out AI-generated texts by attack: unchanged, by kind of attack in the corpora, and
 * obfuscated by this program.
 */
export function attackRows(readings: readonly HeldOutText[]): Row[] {
  const baseline = readings.filter(({ view }) => view === headView.name);
  const ai = baseline.filter(({ sample }) => sample.machine);
  return [
    row(
      'unchanged',
      ai.filter(({ sample }) => sample.attack === null),
      baseline,
    ),
    row('paraphrased, rewritten or humanised, together', rewrittenTexts(ai), baseline),
    ...attackKinds
      .map(kind => [kind, ai.filter(({ sample }) => attackKind(sample.attack) === kind)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([kind, own]) => row(kind, own, baseline)),
    ...obfuscationNames.map(name =>
      row(
        `unchanged texts with: ${name}`,
        readings.filter(({ view }) => view === name),
        baseline,
      ),
    ),
  ];
}

/** The section of detection by attack, sources held out. */
export function robustnessSection(readings: readonly HeldOutText[]): string {
  return `## Detection by attack, sources held out, first 300 words

AI-generated texts against all human-written texts, by how they were changed. In the rows of human-written drafts, a person wrote the first
version: the lower the share of new words, the less there is to detect. The last rows are the unchanged texts, obfuscated by this program and
normalised as in a scan.

${markdownTable(['attack', ...detectionHead], attackRows(readings))}`;
}
