/**
 * One Tesseract recogniser for a thread, started when it is first needed: it lives in a thread of its own below, so it
 * ends with this one. Its memory only grows; it is replaced after some pictures and ended when nothing comes.
 */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { limits } from '../../limits.js';

const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

let current: Promise<Worker> | undefined;
let pictures = 0;
let idle: NodeJS.Timeout | undefined;

export interface PrintedLine {
  text: string;
  /** 0 to 100, Tesseract's own. */
  confidence: number;
  box: { x0: number; y0: number; x1: number; y1: number };
  /** Lines of one paragraph carry one number. */
  paragraph: number;
}

/** Ends the recogniser; the next picture starts another. */
export async function closeRecogniser(): Promise<void> {
  clearTimeout(idle);
  const closing = current;
  current = undefined;
  pictures = 0;
  await (await closing?.catch(() => undefined))?.terminate();
}

/** Counts a picture against the recogniser's life; call once for each, after its passes. */
export async function pictureDone(): Promise<void> {
  clearTimeout(idle);
  if (++pictures >= limits.imagesPerOcrProcess) await closeRecogniser();
  else idle = setTimeout(() => void closeRecogniser(), limits.ocrIdleMs).unref();
}

/** Reads the lines of an encoded picture (PNG); null when it took too long and was stopped. */
export async function recognise(png: Buffer): Promise<PrintedLine[] | null> {
  clearTimeout(idle);
  current ??= start();
  const worker = await current;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), limits.ocrPassMs);
  });
  const recognising = worker.recognize(png, {}, { blocks: true, text: false });
  // Ended with its thread, it may be refused when nobody listens any more.
  recognising.catch(() => {});
  const result = await Promise.race([recognising, late]);
  clearTimeout(timer);
  if (result === null) {
    await closeRecogniser();
    return null;
  }
  const { data } = result;
  let paragraph = 0;
  return (data.blocks ?? []).flatMap(block =>
    block.paragraphs.flatMap(p => {
      paragraph++;
      return p.lines.map(line => ({
        text: line.text.trim(),
        confidence: line.confidence,
        box: line.bbox,
        paragraph,
      }));
    }),
  );
}

async function start(): Promise<Worker> {
  try {
    const worker = await createWorker('eng', 1, {
      langPath,
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => {},
    });
    // Blocks in any place of the page: pictures are no columns of prose.
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
