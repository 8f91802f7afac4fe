import { prepare } from '../../../engine/text/prepare.js';
import { groupBy } from '../../statistics/group-by.js';
import { randomFromString, shuffle } from '../../statistics/random.js';
import type { EngineSample } from '../samples.js';

/** A human-written document of one source and domain, made of its texts. */
export interface HumanDocument {
  readonly text: string;
  readonly source: string;
  readonly domain: string;
  readonly group: number;
  /** Length aimed at, in words. */
  readonly words: number;
}

/** Lengths of the documents in words. */
export const documentLengths = [130, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** Most documents of one source, by length. */
const documentsMax = (words: number) => (words <= 1_000 ? 120 : 40);

/**
 * Documents of every length from the human-written texts: texts of one source and domain in random order,
 * joined until the length is reached and cut after the sentence that reaches it. Deterministic.
 */
export function humanDocuments(samples: readonly EngineSample[], group: Uint8Array): HumanDocument[] {
  const whole = [...samples.keys()].filter(i => !samples[i]!.machine && !samples[i]!.excerpt);
  const cells = groupBy(whole, i => `${samples[i]!.source} ${samples[i]!.domain}`);
  return [...cells].flatMap(([name, members]) => {
    const texts = shuffle([...members], randomFromString(name)).map(i => samples[i]!.text);
    const { source, domain } = samples[members[0]!]!;
    const shared = { source, domain, group: group[members[0]!]! };
    return documentLengths.flatMap(words =>
      joinTexts(texts, words).map(text => ({ ...shared, text, words })),
    );
  });
}

/** Joins texts in order to documents of this many words; every text is used at most once. */
function joinTexts(texts: readonly string[], words: number): string[] {
  const documents: string[] = [];
  let current = '';
  for (const text of texts) {
    current = current === '' ? text : `${current}\n\n${text}`;
    const cut = firstSentences(current, words);
    if (cut === null) continue;
    documents.push(cut);
    if (documents.length === documentsMax(words)) break;
    current = '';
  }
  return documents;
}

/** The sentences up to the one that reaches this many words; null if the text has fewer. */
function firstSentences(text: string, words: number): string | null {
  // Most texts are far from the length: a word has more than two characters with the space after it.
  if (text.length < 2 * words) return null;
  const { sentences, sentenceFirst, sentenceEnd, originalOffsets } = prepare(text);
  for (let i = 0; i < sentences; i++) {
    if (sentenceFirst[i + 1]! < words) continue;
    const end = sentenceEnd[i]!;
    return text.slice(0, originalOffsets === null ? end : originalOffsets[end]!);
  }
  return null;
}
