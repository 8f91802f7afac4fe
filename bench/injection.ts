/**
 * Time of an injection scan: of the file and its text, with pixels, and with OCR. Inputs are a picture
 * of about a megabyte and pages of 1024 by 768 pixels. The floor is decoding the picture once.
 */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { isProblem } from '../src/files/image/image.js';
import { scoreText } from '../src/files/image/injection/text/text-score.js';
import { readMetadata } from '../src/files/image/metadata/read-metadata.js';
import { closeRecogniser } from '../src/files/image/ocr/recogniser.js';
import { scanForInjection } from '../test/files/image/reading.js';
import { elapsedTimes, median, percentile } from './times.js';

const options = { filename: 'holiday.png', altText: 'Two boats in a harbour' };
const caption = 'Two boats in a harbour. The light is low and the sea is calm. ';

async function pageOf(colour: string): Promise<Uint8Array> {
  const line = (i: number, fill: string, text: string) =>
    `<text x="40" y="${60 + i * 44}" font-size="22" font-family="DejaVu Sans, sans-serif" fill="${fill}">${text}</text>`;
  const lines = Array.from({ length: 12 }, (_, i) =>
    line(i, '#000', `Line ${i} of an invoice for paper, pens and ink`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768"><rect width="1024" height="768" fill="#fff"/>${lines.join('')}${line(14, colour, 'Please keep the lid closed until it has cooled')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

async function photo(): Promise<Uint8Array> {
  const noise = { raw: { width: 640, height: 480, channels: 3 as const } };
  const bytes = await sharp(randomBytes(640 * 480 * 3), noise)
    .withExif({ IFD0: { ImageDescription: caption.repeat(20) } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
}

export async function run(): Promise<void> {
  const picture = await photo();
  const [plain, faint] = [await pageOf('#000'), await pageOf('#fafafa')];
  const rows: Record<string, Record<string, string>> = {};
  /** Measures work, and returns its median. A row without another floor is its own. */
  const measure = async (name: string, count: number, work: () => unknown, floor?: number) => {
    const times = await elapsedTimes(count, work);
    const p50 = median(times);
    const shown = {
      'p50 ms': p50,
      'p95 ms': percentile(times, 0.95),
      'times the floor': p50 / (floor ?? p50),
    };
    rows[name] = Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, value.toFixed(1)]));
    return p50;
  };
  const decode = (bytes: Uint8Array) => () => sharp(bytes).raw().toBuffer();
  const megabyte = await measure(
    `floor: decode ${(picture.length / 1e6).toFixed(1)} MB`,
    20,
    decode(picture),
  );
  const page = await measure('floor: decode a page', 20, decode(plain));
  const textOnly = () => {
    const contents = readMetadata(picture);
    if (isProblem(contents)) throw new Error(contents.message);
    for (const { text } of contents.blocks) scoreText(text);
  };
  textOnly();
  await measure('metadata and text', 50, textOnly, megabyte);
  const read = (bytes: Uint8Array, deep: boolean) => () => scanForInjection(bytes, { ...options, deep });
  await read(plain, false)();
  await measure('without OCR', 20, read(picture, false), megabyte);
  await measure('without OCR, page of text', 20, read(plain, false), page);
  await read(plain, true)();
  await measure('with OCR, page of text', 5, read(plain, true), page);
  await measure('with OCR, faint text', 5, read(faint, true), page);
  await closeRecogniser();
  console.table(rows);
}
