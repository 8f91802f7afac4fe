import type { Cutter } from './cutter.js';
import { joinPieces, type MixedDocument, type Piece } from './mixed-document.js';

/** Texts of both authorships, to cut a document from. */
interface Cutters {
  readonly human: Cutter;
  readonly ai: Cutter;
}

/** A way to build mixed documents. */
export interface DocumentKind {
  readonly name: string;
  readonly title: string;
  /** Authorship of its generated parts. */
  readonly generated: 'ai' | 'polished';
  /** Words of the documents. */
  readonly sizes: readonly number[];
  /** Documents of each size, over all pairs of pools. */
  readonly documents: number;
  /** Share of the words that are generated, to choose pools that are large enough. */
  readonly share: number;
  build(cutters: Cutters, words: number): MixedDocument;
}

/** Words of each paragraph of the three-paragraph documents. */
const thirdWords = 130;
/** Words of an alternating part: a tenth of the document, or this many. */
const alternatingWordsMin = 250;

const human = ({ human }: Cutters, words: number): Piece => ({ text: human.piece(words)!, machine: false });
const ai = ({ ai }: Cutters, words: number): Piece => ({ text: ai.piece(words)!, machine: true });
const humanParagraph = ({ human }: Cutters, words: number): Piece => ({
  text: human.paragraph(words),
  machine: false,
});
const aiParagraph = ({ ai }: Cutters, words: number): Piece => ({ text: ai.paragraph(words), machine: true });

type Part = (from: Cutters, words: number) => Piece;
const halves = (name: string, title: string, first: Part, second: Part): DocumentKind => ({
  name,
  title,
  generated: 'ai',
  sizes: [300, 600, 1_200, 2_500, 5_000],
  documents: 120,
  share: 0.5,
  build: (from, words) => joinPieces([first(from, words / 2), second(from, words / 2)]),
});

export const documentKinds: readonly DocumentKind[] = [
  halves('human-ai', 'human, then AI', human, ai),
  halves('ai-human', 'AI, then human', ai, human),
  {
    name: 'thirds',
    title: 'three paragraphs of 130 words, the middle one AI',
    generated: 'ai',
    sizes: [3 * thirdWords],
    documents: 260,
    share: 1 / 3,
    build: from =>
      joinPieces([
        humanParagraph(from, thirdWords),
        aiParagraph(from, thirdWords),
        humanParagraph(from, thirdWords),
      ]),
  },
  {
    name: 'alternating',
    title: 'human and AI in turn',
    generated: 'ai',
    sizes: [1_000, 2_500, 5_000],
    documents: 120,
    share: 0.5,
    build: (from, words) => {
      const part = Math.max(alternatingWordsMin, words / 10);
      const parts = Math.round(words / part);
      return joinPieces(Array.from({ length: parts }, (_, i) => (i % 2 === 0 ? human : ai)(from, part)));
    },
  },
  {
    name: 'one-of-five',
    title: 'one AI paragraph of five',
    generated: 'ai',
    sizes: [500, 1_000],
    documents: 120,
    share: 0.2,
    build: (from, words) =>
      joinPieces(
        Array.from({ length: 5 }, (_, i) => (i === 2 ? aiParagraph : humanParagraph)(from, words / 5)),
      ),
  },
  {
    name: 'sentence',
    title: 'one AI sentence in a human paragraph',
    generated: 'ai',
    sizes: [200],
    documents: 150,
    share: 0.1,
    build: (from, words) => {
      const around = (words - 20) / 2;
      return joinPieces(
        [
          humanParagraph(from, around),
          { text: from.ai.sentence(), machine: true },
          humanParagraph(from, around),
        ],
        ' ',
      );
    },
  },
  {
    name: 'polished',
    title: 'AI-polished passage in a human text',
    generated: 'polished',
    sizes: [450, 1_200],
    documents: 120,
    share: 1 / 3,
    build: (from, words) => joinPieces([human(from, words / 3), ai(from, words / 3), human(from, words / 3)]),
  },
];
