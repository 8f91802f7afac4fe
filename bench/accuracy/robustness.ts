import { attackKind, attackKinds, rewriteKinds } from '../../src/training/corpus/attacks.js';
import { obfuscationNames } from './obfuscation.js';
import { type HeldOutText, headView } from './protocols.js';
import { detection } from './tables.js';

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
