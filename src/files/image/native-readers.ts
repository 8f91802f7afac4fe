/**
 * Readers that run native or WebAssembly code on an image. The service runs them in processes that it can
 * kill; the command line and tests run them in their own process. They return findings, never pixels.
 */

import type { NativeFailure } from '../native-failure.js';
import type { ImageFormat } from './image.js';
import type { PageScan } from './injection/page-scan.js';
import type { PixelScan } from './injection/pixel-scan.js';
import type { StoreReport } from './provenance/c2pa-reader.js';

export interface ImageReaders {
  /** Codes, hidden bits and signs of print on the first page; null when no decoder supports the file. */
  pixels(bytes: Uint8Array, format: ImageFormat): Promise<PixelScan | NativeFailure | null>;
  /** The printed text of the image's pages. `spentMs` is that of the images before it (PageScan). */
  print(bytes: Uint8Array, format: ImageFormat, spentMs: number): Promise<PageScan | NativeFailure>;
  /** The parameters hidden in the pixels of an RGBA PNG; null without any. */
  parameters(bytes: Uint8Array): Promise<string | null | NativeFailure>;
  /** The content credentials. */
  credentials(bytes: Uint8Array, format: ImageFormat): Promise<StoreReport | NativeFailure>;
}

/** Processor time of this process in ms. Unlike elapsed time, it does not grow while other processes run. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Readers that run in this process and load their libraries on first use. */
export const localReaders: ImageReaders = {
  async pixels(bytes, format) {
    return (await import('./injection/pixel-scan.js')).scanPixels(bytes, format);
  },
  async print(bytes, format, spentMs) {
    const { scanPages } = await import('./injection/page-scan.js');
    const startedMs = processorMs() - spentMs;
    return scanPages(bytes, format, () => processorMs() - startedMs);
  },
  async parameters(bytes) {
    return (await import('./pixels/stealth.js')).readHiddenParameters(bytes);
  },
  async credentials(bytes, format) {
    return (await import('./provenance/c2pa-reader.js')).readStore(bytes, format);
  },
};
