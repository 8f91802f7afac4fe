import type { Measurement } from './measurement.js';
import { boundaryErrorMax } from './summary.js';
import { detectionTable, falsePositivesTable, kindsTable, pairsTable, targetsTable } from './tables.js';

/** docs/accuracy-passages.md. */
export function passagesPage(measurement: Measurement, version: string): string {
  const { trainingSources } = measurement;
  return `# Accuracy of the passages

Engine ${version}. Written by \`npm run bench -- passages --write\`. A figure is about texts, never about a person.

Documents of known parts are built from the corpora and scanned: mixed documents, and documents of one authorship by length.
${
  trainingSources
    ? 'Evaluation sets are scored by the shipped engine, training sources by an engine that was fitted without the source.'
    : 'All texts are of evaluation sets, which train nothing, and scored by the shipped engine.'
}
The parts of a document are of one source where it has both labels, else of one genre. Texts are cut at sentence ends. ELLIPSE
(essays of non-native writers) takes part with the half that calibrates nothing. See also the accuracy of
[whole texts](accuracy-engine.md).

![Mixed documents and false positives](accuracy-passages.svg)

${resultSections(measurement)}
`;
}

/** The tables of the parts that were measured. */
export function resultSections(measurement: Measurement): string {
  const { mixed, human, esl, ai } = measurement;
  const isMeasured = (lengths: Measurement['human']) => lengths.some(({ readings }) => readings.length > 0);
  const sections = [
    `## Against the targets

${targetsTable(measurement)}`,
    mixed.length > 0 &&
      `## Mixed documents

- Sentence AUC: \`sentences[].score\` of AI-generated against human-written sentences; "within" is the mean over documents.
- Passage AUC: each passage labelled by the majority of its words, weighted by its words. AUC of parts: each known part with the
  score of the passage that covers most of it.
- Precision, recall and F1 of words in passages at \`elevated\` or above.
- Boundary error: distance in sentences from a change of authorship to the nearest start of a passage, median. "Missed": more than ${boundaryErrorMax}
  sentences away.
- Found: AI-generated parts of which passages at \`elevated\` or above cover half.

${kindsTable(mixed, false)}

## By size

${kindsTable(mixed, true)}`,
    mixed.some(({ alone }) => alone.length > 0) &&
      `## Three paragraphs of 130 words, by source

${pairsTable(mixed)}`,
    isMeasured(human) &&
      `## False positives: human-written documents

Shares are means over genres. Texts of one source are joined to the length, and no text is in two documents of a length. A genre
needs 20 documents to be the worst.

${falsePositivesTable(human)}`,
    isMeasured(esl) &&
      `## False positives: ESL essays

Essays of ELLIPSE, each as it is and joined to the length.

${falsePositivesTable(esl)}`,
    isMeasured(ai) &&
      `## AI-generated documents

The same for documents that are AI-generated throughout, without attacks.

${detectionTable(ai)}`,
  ];
  return sections.filter(section => section !== false).join('\n\n');
}
