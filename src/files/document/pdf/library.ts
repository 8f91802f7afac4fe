import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../../contract/package-root.js';

type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
export type Operators = Library['OPS'];
export type PdfDocument = Awaited<ReturnType<Library['getDocument']>['promise']>;
export type PdfLayers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

const folder = new URL('dist/vendor/pdfjs/', packageRoot);

/** Options for text extraction: no rendering, no system fonts, no form scripts or document scripts. */
const options = {
  // Predefined character maps and the metrics of the 14 standard fonts. Without them Asian text is empty.
  cMapUrl: fileURLToPath(new URL('cmaps/', folder)),
  cMapPacked: true,
  standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', folder)),
  isEvalSupported: false,
  useSystemFonts: false,
  enableXfa: false,
  useWasm: false,
  // Images are not decoded.
  maxImageSize: 0,
  // With a document that accepts fonts, the library does not compile the outlines of glyphs.
  ownerDocument: { fonts: new Set() },
  verbosity: 0,
};

let library: Promise<Library> | undefined;

/** Loads the library on first use. */
export function loadPdfLibrary(): Promise<Library> {
  library ??= importLibrary();
  return library;
}

async function importLibrary(): Promise<Library> {
  // The library looks these browser types up. Only rendering uses them.
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'FontFace', 'ImageData', 'Path2D']) scope[name] ??= class {};
  // On Node 20 both modules replace this method with one that takes a tenth of the time of a PDF.
  const { push } = Array.prototype;
  await import(new URL('pdf.worker.mjs', folder).href);
  const imported = (await import(new URL('pdf.mjs', folder).href)) as Library;
  Array.prototype.push = push;
  return imported;
}

/** Opens a copy of a PDF, since pdf.js takes ownership. */
export async function openPdf(bytes: Uint8Array): Promise<ReturnType<Library['getDocument']>> {
  const { getDocument } = await loadPdfLibrary();
  return getDocument({ ...options, data: new Uint8Array(bytes) } as Parameters<typeof getDocument>[0]);
}

/** About a thousand operators of a page. */
export interface OperatorChunk {
  fnArray: number[];
  argsArray: unknown[][];
}

/** DISPLAY, ANNOTATIONS_DISABLE and OPLIST of pdf.js. */
const operatorIntent = 0x1_42;

/**
 * Streams the operators of a page's content. `getOperatorList` of pdf.js sends the same message, but collects
 * all operators of a page, which may be endless.
 */
export const streamOperators = (page: PdfPage): ReadableStream<OperatorChunk> =>
  page._transport.messageHandler.sendWithStream('GetOperatorList', {
    pageId: page.pageNumber - 1,
    pageIndex: page.pageNumber - 1,
    intent: operatorIntent,
    cacheKey: '',
    annotationStorage: null,
    modifiedIds: null,
  });
