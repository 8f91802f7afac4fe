import { documentKinds } from './kinds.js';
import type { Measurement, MixedReading, UniformLength } from './measurement.js';
import type { MixedDocument } from './mixed-document.js';
import { mixedDocuments } from './mixed-set.js';
import { type LabelledScore, observe } from './observation.js';
import type { TextPool } from './pools.js';
import type { DocumentScanner } from './scanners.js';
import { readUniform } from './uniform-rates.js';
import {
  eslGenre,
  type UniformDocument,
  uniformDocuments,
  uniformLengths,
  wholeEssays,
} from './uniform-set.js';

/** Names of the parts of a measurement: the kinds of mixed documents, and the uniform documents. */
export const partNames: readonly string[] = [...documentKinds.map(({ name }) => name), 'human', 'esl', 'ai'];

/** Builds and scans the documents of the named parts. */
export function measure(
  pools: readonly TextPool[],
  scanDocument: DocumentScanner,
  parts: readonly string[],
  progress: (line: string) => void,
): Omit<Measurement, 'trainingSources'> {
  const mixed: MixedReading[] = [];
  for (const kind of documentKinds.filter(({ name }) => parts.includes(name))) {
    const before = mixed.length;
    for (const document of mixedDocuments(kind, pools)) {
      const { human, generated, heldOut } = document.pair;
      mixed.push({
        kind: kind.name,
        size: document.size,
        pair: human.source === generated.source ? human.source : `${human.source}, ${generated.source}`,
        observation: observe(document, scanDocument(document.text, heldOut)),
        alone: kind.name === 'thirds' ? scoreAlone(document, scanDocument, heldOut) : [],
      });
    }
    progress(`${kind.title}: ${mixed.length - before} documents`);
  }
  const isEsl = ({ genre }: UniformDocument) => genre === eslGenre;
  const uniform = (
    part: string,
    words: number | null,
    documents: readonly UniformDocument[],
  ): UniformLength => {
    const readings = documents.map(one => readUniform(one, scanDocument(one.text, one.source)));
    progress(`${part}, ${words === null ? 'whole' : `${words} words`}: ${readings.length} documents`);
    return { words, readings };
  };
  const lengths = (part: string, build: (words: number) => UniformDocument[]): UniformLength[] =>
    parts.includes(part) ? uniformLengths.map(words => uniform(part, words, build(words))) : [];
  return {
    mixed,
    human: lengths('human', words => uniformDocuments(pools, 'human', words).filter(one => !isEsl(one))),
    esl: [
      ...(parts.includes('esl') ? [uniform('esl', null, wholeEssays(pools))] : []),
      ...lengths('esl', words => uniformDocuments(pools, 'human', words).filter(isEsl)),
    ],
    ai: lengths('ai', words => uniformDocuments(pools, 'ai', words)),
  };
}

/** Scans every part of a document as a text of its own. */
function scoreAlone(
  { text, parts }: MixedDocument,
  scanDocument: DocumentScanner,
  heldOut: string,
): LabelledScore[] {
  return parts.map(({ start, end, machine }) => ({
    score: scanDocument(text.slice(start, end), heldOut).score,
    machine,
    weight: 1,
  }));
}
