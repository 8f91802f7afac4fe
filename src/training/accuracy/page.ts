import { markdownTable } from '../statistics/format.js';

/** Reads a table of docs/accuracy by name: its cells, the header first. */
export type ReadFigures = (name: string) => readonly (readonly string[])[];

/** The tables of docs/accuracy, by the program that writes them. */
export const accuracyTables = [
  {
    programs: '`npm run fit` and `npm run bench:accuracy`',
    tables: [
      ['engine-targets', 'the figures above'],
      ['engine-sources', 'AUC and detection by source'],
      ['engine-auc', 'AUC of each AI source against all human-written texts'],
      ['engine-worst-sources', 'sources with the most false positives'],
      ['engine-genres', 'genres, and genres by length, excerpts included'],
      ['engine-detection', 'attacks, years, families and models'],
      ['engine-bands', 'shares that reach each band; the 12 worst domains, sources and lengths'],
    ],
  },
  {
    programs: '`npm run bench:accuracy`',
    tables: [
      ['classifier-targets', 'the figures of the n-gram classifier'],
      ['classifier-sources', 'AUC and detection by source, first 1,500 words'],
      ['classifier-genres', 'genres, by the words that were read'],
      ['classifier-detection', 'attacks, years and models'],
      ['classifier-worst-sources', 'sources with the most false positives'],
      ['classifier-held-out-families', 'families of models that trained nothing'],
      ['classifier-held-out-genres', 'genres that trained nothing'],
      ['evaluation-sets', 'native and non-native students, and AI answers'],
      ['evaluation-obfuscated', 'obfuscated texts'],
    ],
  },
  {
    programs: '`npm run bench -- passages --write`',
    tables: [
      ['passages-targets', 'the figures above'],
      ['passages-mixed', 'mixed documents by kind and size'],
      ['passages-three-paragraphs', 'three paragraphs of 130 words, by source'],
      ['passages-false-positives', 'human-written documents and ESL essays by length'],
      ['passages-detection', 'AI-generated documents by length'],
    ],
  },
  {
    programs: '`npm run train`',
    tables: [
      ['classifier-error', 'error by genre and length, on all texts'],
      ['training-sources', 'sources of the training texts, with licences'],
    ],
  },
] as const;

/** Values of the column `scored_by` of the evaluation sets that the page shows. */
const evaluationRowsShown = ['whole engine', 'whole engine, first 100 words'];

/** docs/accuracy.md, from the tables beside it. */
export function accuracyPage(read: ReadFigures): string {
  const engine = read('engine-targets')
    .slice(1)
    .filter(([scoredBy]) => scoredBy === 'whole engine')
    .map(row => row.slice(1));
  const [passagesHead, ...passagesRows] = read('passages-targets');
  const [evaluationHead, ...evaluationRows] = read('evaluation-sets');
  const evaluation = evaluationRows.filter(([scoredBy]) => evaluationRowsShown.includes(scoredBy!));
  const tables = accuracyTables.map(
    ({ programs, tables }) =>
      `Written by ${programs}:\n\n${tables.map(([name, content]) => `- [${name}](accuracy/${name}.csv): ${content}`).join('\n')}`,
  );
  return `# Accuracy

How well the engine separates AI-generated from human-written texts, measured on labelled corpora. A figure is about texts, never
about a person. The programs that measure write this page and the [tables](#tables). Choices that an experiment decided:
[experiments.md](experiments.md).

- "Sources held out": every text is scored by word lists, weights and a classifier that were fitted without its source, in ten groups of
  whole sources, and the classifier also without near-duplicates of its texts. The combination and the bands were then fitted on these
  held-out scores.
- FPR is the share of human-written texts above a threshold, TPR that of AI-generated texts. "At 1%" is the threshold with an FPR of 1%
  over all human-written texts of the table; columns named \`pooled\` apply it to a row with another FPR.
- A source with one label is compared with the other label of its genres in the other held-out sources, or of all genres.
- Excluded are texts under 40 words, the output of base models and the mislabelled news of raidar.
- Texts written or edited for the project (own2026_*) count only in rows that name them. They are easier than the corpora's texts.
- The year of an AI-generated text is stated by the corpus, or is the year in which its model appeared.

## The whole engine

Signals and classifier together, as a scan combines them. Whole texts of the corpora.

${markdownTable(['figure', 'measured', 'target'], engine)}

![AUC by source of the whole engine](accuracy/engine.svg)

The figures of the signals alone, as with \`use_model=false\`, are in [the table](accuracy/engine-targets.csv).

## The n-gram classifier

The classifier alone (\`deeper_model\` in results), sources held out: [the figures](accuracy/classifier-targets.csv), for the first 300 words
unless a row states otherwise.

![AUC by source of the n-gram classifier](accuracy/classifier.svg)

The tables of held-out families and genres have texts of a model or a genre that nothing was trained on. They are compared with all
human-written texts at the thresholds of these; the columns \`only_sources_held_out\` are the same texts when other texts of their family
or genre are in training. In rows of human-written drafts, the lower the share of new words, the less there is to detect.

## Texts that trained nothing

The shipped weights on sets of which nothing was fitted or chosen: essays of native students (outfox) and of non-native students
(ELLIPSE), and AI answers. Thresholds are those of the native students. [The table](accuracy/evaluation-sets.csv) also has \`esl\`, the
classifier alone and other lengths.

${markdownTable(evaluationHead!, evaluation)}

Homoglyphs and styled letters are normalised before scoring, so obfuscation with them changes nothing
([table](accuracy/evaluation-obfuscated.csv)). Misspelt and omitted words change the text itself and are not restored.

## Passages

Documents of known parts are built from the corpora and scanned: mixed documents, and documents of one authorship by length. Evaluation
sets are scored by the shipped engine, training sources by an engine that was fitted without the source. ELLIPSE contributes the half not
used for calibration.

${markdownTable(passagesHead!, passagesRows)}

![Mixed documents and false positives](accuracy/passages.svg)

- Sentence AUC: \`sentences[].score\` of AI-generated against human-written sentences; "within" is the mean over documents.
- Passage AUC: each passage labelled by the majority of its words, weighted by its words. AUC of parts: each known part with the score
  of the passage that covers most of it.
- Boundary error: median distance in sentences from a change of authorship to the nearest start of a passage; "missed" beyond 3.
- Found: AI-generated parts of which passages at \`elevated\` or above cover half.
- False positives: means over genres. A genre needs 20 documents to be the worst.

## Tables

A column that ends in \`_percent\` is a percentage; an empty cell is a figure that is undefined or rests on too few texts.

${tables.join('\n\n')}
`;
}
