/**
 * Time of an injection scan: of the file and its text, with pixels, and with OCR. Inputs are a picture
 * of about a megabyte and pages of 1024 by 768 pixels. The floor is decoding the picture once.
 */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { isProblem } from '../src/files/image/image.js';
import { closeRecogniser } from '../src/files/image/ocr/recogniser.js';
import { readMetadata, scanForInjection, scoreText } from '../test/files/image/bounded.js';

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

async function times(count: number, run: () => unknown): Promise<{ p50: number; p95: number }> {
  const elapsed: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    await run();
    elapsed.push(performance.now() - start);
  }
  elapsed.sort((a, b) => a - b);
  return { p50: elapsed[Math.floor(count * 0.5)]!, p95: elapsed[Math.floor(count * 0.95)]! };
}

export async function run(): Promise<void> {
  const picture = await photo();
  const [plain, faint] = [await pageOf('#000'), await pageOf('#fafafa')];
  const rows: Record<string, { 'p50 ms': number; 'p95 ms': number; 'times the floor': number }> = {};
  const addRow = (name: string, { p50, p95 }: { p50: number; p95: number }, floor: number) => {
    rows[name] = {
      'p50 ms': Math.round(p50 * 10) / 10,
      'p95 ms': Math.round(p95 * 10) / 10,
      'times the floor': Math.round((p50 / floor) * 10) / 10,
    };
  };
  const decode = (bytes: Uint8Array) => () => sharp(bytes).raw().toBuffer();
  const megabyte = await times(20, decode(picture));
  const page = await times(20, decode(plain));
  addRow(`floor: decode ${(picture.length / 1e6).toFixed(1)} MB`, megabyte, megabyte.p50);
  const textOnly = () => {
    const contents = readMetadata(picture);
    if (isProblem(contents)) throw new Error(contents.message);
    for (const { text } of contents.blocks) scoreText(text);
  };
  textOnly();
  addRow('metadata and text', await times(50, textOnly), megabyte.p50);
  await scanForInjection(plain, options);
  addRow('without OCR', await times(20, () => scanForInjection(picture, options)), megabyte.p50);
  addRow('without OCR, page of text', await times(20, () => scanForInjection(plain, options)), page.p50);
  await scanForInjection(plain, { ...options, deep: true });
  addRow(
    'with OCR, page of text',
    await times(5, () => scanForInjection(plain, { ...options, deep: true })),
    page.p50,
  );
  addRow(
    'with OCR, faint text',
    await times(5, () => scanForInjection(faint, { ...options, deep: true })),
    page.p50,
  );
  await closeRecogniser();
  console.table(rows);
}
