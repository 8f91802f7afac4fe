/**
 * Readers that run native or WebAssembly code on an image. The service runs them in processes that it can kill; the command
 * line and tests run them here. They return findings, never pixels.
 */
import type { NativeFailure } from '../native-failure.js';
import type { ImageFormat } from './image.js';
import type { PrintedPages } from './injection/page-scan.js';
import type { PixelReading } from './injection/pixel-scan.js';
import type { StoreReport } from './provenance/c2pa-reader.js';

export interface ImageReaders {
  /** Codes, lowest bits and traces of print in the first page's pixels; null when no decoder knows the file. */
  pixels(bytes: Uint8Array, format: ImageFormat): Promise<PixelReading | NativeFailure | null>;
  /** The printed text of its pages. `spentMs` is the time the request took so far. */
  print(bytes: Uint8Array, format: ImageFormat, spentMs: number): Promise<PrintedPages | NativeFailure>;
  /** The content credentials. */
  credentials(bytes: Uint8Array, format: ImageFormat): Promise<StoreReport | NativeFailure>;
}

/** Loads the libraries on first use, so that whoever brings other readers never loads them. */
export const inThisProcess: ImageReaders = {
  async pixels(...given) {
    return (await import('./injection/pixel-scan.js')).readPixels(...given);
  },
  async print(bytes, format, spentMs) {
    const clock = () => performance.now();
    return (await import('./injection/page-scan.js')).readPages(bytes, format, clock() - spentMs, clock);
  },
  async credentials(...given) {
    return (await import('./provenance/c2pa-reader.js')).readStore(...given);
  },
};
