/**
 * Paragraphs to train on, joined from training lines. Without them the classifier takes most paragraphs of
 * orders to people for instructions to a model, because it would know single lines only.
 */
import { groupBy } from '../statistics/group-by.js';
import { mulberry32, shuffle } from '../statistics/random.js';
import type { TrainingLine } from './lines.js';
import { foldOf } from './validate.js';

/** Folds of the cross-validation by group. The lines of a paragraph belong to one fold, its own. */
export const groupFolds = 5;
const linesMax = 5;
const weight = 0.8;
/** Share of the instructions that are put into a paragraph. */
const instructionShare = 0.3;

/**
 * Joins every benign line with up to four others of its family, and some instructions with one to three
 * benign lines of the language. Deterministic.
 */
export function paragraphsOf(
  lines: readonly TrainingLine[],
  languageOf: (line: TrainingLine) => string,
): TrainingLine[] {
  const next = mulberry32(11);
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const foldKey = ({ group }: TrainingLine) => foldOf(group, groupFolds);
  const benign = shuffle(
    lines.filter(line => !line.instruction),
    next,
  );
  const families = groupBy(benign, line => `${foldKey(line)} ${line.source}`);
  const languages = groupBy(benign, line => `${foldKey(line)} ${languageOf(line)}`);
  const joined = (main: TrainingLine, parts: readonly TrainingLine[]): TrainingLine => ({
    ...main,
    text: parts.map(({ text }) => text).join(' '),
    weight,
    isParagraph: true,
  });
  const paragraphs: TrainingLine[] = [];
  for (const family of families.values())
    for (let at = 0; at + 1 < family.length; ) {
      const parts = family.slice(at, at + 1 + upTo(linesMax - 1));
      paragraphs.push(joined(parts[0]!, parts));
      at += parts.length;
    }
  for (const line of lines.filter(({ instruction }) => instruction)) {
    const others = languages.get(`${foldKey(line)} ${languageOf(line)}`);
    if (others === undefined || next() > instructionShare) continue;
    const parts = Array.from({ length: upTo(3) }, () => others[Math.floor(next() * others.length)]!);
    parts.splice(Math.floor(next() * (parts.length + 1)), 0, line);
    paragraphs.push(joined(line, parts));
  }
  return paragraphs;
}
