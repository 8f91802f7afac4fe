/** `telltale signals` and `telltale explain`: what the names in results mean. */
import type { Span } from '../contract/scan.js';
import { findArtefacts } from '../engine/scan/artefacts.js';
import { locatedSpans, quotedText } from '../engine/scan/evidence.js';
import { resultNames, signalAbout, signalName, wordingSignal } from '../engine/scan/results/signal-names.js';
import type { Signal } from '../engine/scan/signal.js';
import { signals } from '../engine/scan/signals/index.js';
import { weights, weightsOf } from '../engine/scan/weights.js';
import { prepare } from '../engine/text/prepare.js';
import { singleLine } from '../report/safe-text.js';
import { titleAndName } from '../report/text.js';
import { type Command, columns, UsageError } from './command.js';
import { unknownName } from './help/help.js';
import { passageRule } from './scan/findings.js';

export const listSignals: Command = {
  usage: 'signals',
  summary: 'List the names in results: their titles, their weights, and what each one measures.',
  details:
    'The weight is the largest number of log-odds that a signal adds to a score; that of deeper_model is a factor on its ' +
    'log-odds. Passages, absences and artefacts have none.',
  async run() {
    const rows = resultNames.map(name => [
      name,
      signalName(name),
      weightOf(name).toFixed(2),
      signalAbout(name)!,
    ]);
    return columns(['NAME', 'TITLE', 'WEIGHT', 'MEASURES'], rows);
  },
};

function weightOf(name: string): number {
  if (name === wordingSignal) return weights.combinations.model.classifier;
  const { earlier, recent } = weightsOf(name).eraWeights;
  return Math.max(earlier.ai, earlier.human, recent.ai, recent.human);
}

export const explainSignal: Command = {
  usage: 'explain NAME',
  summary: 'Explain a name in results, with an example and the advice to a writer.',
  args: [1, 1],
  async run({ args: [name = ''] }) {
    if (!resultNames.includes(name)) throw new UsageError(unknownName(name, resultNames));
    const signal = signals.find(each => each.name === name);
    const label = signal?.direction === 1 ? 'AI-generated' : 'human-written';
    const span = signal === undefined ? artefactIn(name) : placeOf(signal);
    return [
      titleAndName({ name }),
      '',
      signalAbout(name)!,
      ...(signal === undefined
        ? []
        : [`Unit: ${signal.unit}. A higher value is evidence for ${label} text.`]),
      ...(span === undefined ? [] : [`Example: ${exampleOf(span)}`]),
      ...(name in wholeTextExamples ? [`Example: ${wholeTextExamples[name]}`] : []),
      ...(signal?.fix === undefined ? [] : [`Advice: ${signal.fix.text}`]),
    ].join('\n');
  },
};

/** Examples of names that describe parts of a text longer than a line. */
const wholeTextExamples: Readonly<Record<string, string>> = {
  [wordingSignal]:
    '"a testament to innovation, highlighting the" is nearer to AI-generated texts, "I really think you should see" to human-written ones.',
  [passageRule]:
    'a letter whose words 149 to 263 were pasted from a chatbot: the passage is reported with its words, its score and its strongest signals.',
};

/** A text in which every signal that counts places finds one, each line an example. */
const sample = `
In today's fast-paced world, the harbour plays a crucial role in the life of the town.
It stands as a testament to innovation, highlighting the importance of community.
Experts say that it is not only a port, but also a vibrant hub (since 1902); the key is trust.
Imagine that: I really think you should see it, the boats come in at six, and I mean at six!!
The boats carried fish like a train, carefully, making it easier to reach London.
- **Trust:** a list item with a bold label
# The Power of Small Steps
🚀 A line that starts with an emoji.
i went there... it was very very early, and my brother — half asleep — said nothing.
As of my last update, as an AI language model, I cannot assist with that request [your name].
See https://example.com/?utm_source=chatgpt.com citeturn0search3 sandbox:/mnt/data/essay.docx
Would you like me to write more?
In conclusion, the harbour is a meaningful development of the whole region.
`;

const artefactIn = (name: string): Span | undefined =>
  findArtefacts(quotedText(sample)).find(({ kind }) => name === `artefact_${kind}`);

/** The first place that a signal counts in the sample; undefined for some levels of a whole text. */
function placeOf({ locate, locateFor, fix, direction }: Signal): Span | undefined {
  const find = locate ?? (locateFor && ((text, spans) => locateFor(text, spans, direction))) ?? fix?.locate;
  return find && locatedSpans(prepare(sample), find, 1)[0];
}

/** The lines of a place, and the place if it is shorter. */
function exampleOf({ start, end, text }: Span): string {
  const lines = sample.slice(sample.lastIndexOf('\n', start) + 1, sample.indexOf('\n', end - 1));
  return `"${singleLine(lines)}"${text.length < lines.length ? ` (counts "${singleLine(text)}")` : ''}`;
}
