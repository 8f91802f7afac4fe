/**
 * Accuracy of deep image reads: false positives of harmless pictures and lines, and detected instructions.
 * Texts in Latin script are drawn and read with OCR; others are scored as alternative texts. `--text` skips
 * the pictures.
 */
import { isProblem } from '../src/files/image/image.js';
import { scoreText } from '../src/files/image/injection/text/text-score.js';
import { closeRecogniser } from '../src/files/image/ocr/recogniser.js';
import { page } from '../test/files/image/injection/image-set.js';
import { scanForInjection } from '../test/files/image/reading.js';
import { inputsOf, parts } from './injection/inputs.js';

const lineChars = 60;
const fontPixels = 22;
/** Score from which a text counts as an instruction: the start of the band `elevated`. */
const elevated = 0.5;

export async function run(options: readonly string[]): Promise<void> {
  const scoreOfPicture = options.includes('--text') ? scoreOfJoined : scoreOfPrint;
  for (const part of parts) {
    const { pictures, lines, instructions } = inputsOf(part);
    await report(`${part} part: harmless pictures`, pictures, scoreOfPicture);
    await report(
      `${part} part: harmless lines`,
      lines.map(line => [line]),
      scoreOfJoined,
    );
    await report(
      `${part} part: instructions`,
      instructions.map(({ text }) => [text]),
      lines => (isLatin(lines[0]!) ? scoreOfPicture(lines) : scoreOfJoined(lines)),
    );
  }
  await closeRecogniser();
}

/** Scores texts, and prints how many reach `elevated` and those that are not as expected. */
async function report(
  title: string,
  texts: readonly string[][],
  scoreOf: (lines: readonly string[]) => Promise<number>,
): Promise<void> {
  const expected = title.endsWith('instructions');
  let reached = 0;
  const wrong: string[] = [];
  for (const lines of texts) {
    const score = await scoreOf(lines);
    if (score >= elevated) reached++;
    if (score >= elevated !== expected)
      wrong.push(`  ${score.toFixed(2)} ${lines.join(' / ').slice(0, 150)}`);
  }
  const share = ((100 * reached) / texts.length).toFixed(1);
  console.log(`${title.padEnd(50)} ${reached} of ${texts.length} (${share}%)`);
  console.log(wrong.join('\n'));
}

const isLatin = (text: string) => !/(?!\p{Script=Latin})\p{L}/u.test(text);

async function scoreOfPrint(lines: readonly string[]): Promise<number> {
  const bytes = await page(lines.flatMap(wrapped), '#000', fontPixels);
  const outcome = await scanForInjection(bytes, { deep: true });
  if (isProblem(outcome)) throw new Error(outcome.problem);
  return outcome.reading.instruction_density / 100;
}

const scoreOfJoined = async (lines: readonly string[]): Promise<number> => scoreText(lines.join(' ')).score;

/** Breaks a line between words. */
function wrapped(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    if (rows.at(-1)!.length + word.length > lineChars) rows.push('');
    rows[rows.length - 1] = `${rows.at(-1)} ${word}`.trim();
  }
  return rows;
}
