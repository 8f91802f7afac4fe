import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hyperparameters } from '../../src/training/classifier/hyperparameters.js';
import { type FittedEngine, fitEngine } from '../../src/training/engine/engine.js';
import { randomFromString } from '../../src/training/statistics/random.js';
import { temporaryFolder } from '../temporary-folder.js';

const shared = 'the of and to a in is was that it for with on as at by from this be are or not'.split(' ');
const people = 'guess stuff maybe really honest bit sort kind thing pretty'.split(' ');
const machines = 'vibrant seamless nuanced robust foster notable enhance crucial evolving tapestry'.split(
  ' ',
);

/**
 * Writes a folder of labelled texts. Each source has its own topic; the labels differ by a few words shared
 * by all sources.
 */
export function corpusFolder(textsPerSource = 40, told = 0.06): string {
  const folder = temporaryFolder();
  for (let source = 0; source < 16; source++) {
    const machine = source % 2 === 1;
    const name = `${machine ? 'machine' : 'people'}${source}`;
    const random = randomFromString(name);
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
    const lines = Array.from({ length: textsPerSource }, (_, i) => {
      const words = Array.from({ length: 120 }, (_, at) => {
        const chance = random();
        const word =
          chance < 0.2
            ? `topic${'abcdefghijklmnop'[source]}`
            : chance < 0.2 + told
              ? pick(machine ? machines : people)
              : pick(shared);
        return at % 12 === 11 ? `${word}.` : word;
      });
      return JSON.stringify({
        id: `${name}-${i}`,
        text: words.join(' '),
        label: machine ? 'ai' : 'human',
        source: name,
        domain: source % 4 < 2 ? 'essay' : 'news',
        model: null,
        attack: null,
        esl: false,
      });
    });
    writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(lines.join('\n')));
  }
  return folder;
}

/** The engine of a small corpus, with a classifier of a small vocabulary. */
export const fitSmallEngine = (folder: string): FittedEngine =>
  fitEngine(
    [folder],
    { ...hyperparameters, vocabulary: 100 },
    [{ era: 'earlier', calibration: [1, 0, 0, 0] }],
    () => {},
  );
