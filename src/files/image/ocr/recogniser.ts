/**
 * One Tesseract recogniser per process, started on first use. It runs in a worker thread. Its memory only
 * grows, so the pool replaces the process after a number of pictures.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'tesseract.js';
import { packageRoot } from '../../../contract/package-root.js';

const folder = fileURLToPath(new URL('dist/vendor/tesseract', packageRoot));
const { createWorker, PSM } = createRequire(import.meta.url)(
  `${folder}/index.cjs`,
) as typeof import('tesseract.js');

let current: Promise<Worker> | undefined;

export interface RecognisedLine {
  text: string;
  /** Tesseract's confidence, 0 to 100. */
  confidence: number;
  box: { x0: number; y0: number; x1: number; y1: number };
  /** Number of the paragraph that the line belongs to. */
  paragraph: number;
}

/** Ends the recogniser. The next picture starts another. */
export async function closeRecogniser(): Promise<void> {
  const closing = current;
  current = undefined;
  await (await closing?.catch(() => undefined))?.terminate();
}

/** Recognises the lines of an encoded picture (PNG). The process that runs it has the time limit. */
export async function recognise(png: Buffer): Promise<RecognisedLine[]> {
  current ??= start();
  const worker = await current;
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false });
  return (data.blocks ?? [])
    .flatMap(block => block.paragraphs)
    .flatMap(({ lines }, paragraph) =>
      lines.map(({ text, confidence, bbox: box }) => ({ text: text.trim(), confidence, box, paragraph })),
    );
}

async function start(): Promise<Worker> {
  try {
    const worker = await createWorker('eng', 1, {
      workerPath: `${folder}/worker.cjs`,
      langPath: folder,
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => {},
    });
    // Detects text blocks anywhere on the page, because pictures have no columns of prose.
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.AUTO,
      user_defined_dpi: '150',
      debug_file: '/dev/null',
    } as object);
    return worker;
  } catch (error) {
    current = undefined;
    throw error;
  }
}
