import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../../contract/package-root.js';

export type PdfLibrary = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
export type PdfDocument = Awaited<ReturnType<PdfLibrary['getDocument']>['promise']>;
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

let library: Promise<PdfLibrary> | undefined;

export function loadPdfLibrary(): Promise<PdfLibrary> {
  library ??= importLibrary();
  return library;
}

async function importLibrary(): Promise<PdfLibrary> {
  // The library looks these browser types up. Only rendering uses them.
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'FontFace', 'ImageData', 'Path2D']) scope[name] ??= class {};
  // On Node 20 both modules replace this method with one that takes a tenth of the time of a PDF.
  const { push } = Array.prototype;
  await import(new URL('pdf.worker.mjs', folder).href);
  const imported = (await import(new URL('pdf.mjs', folder).href)) as PdfLibrary;
  Array.prototype.push = push;
  return imported;
}

/** Opens a copy of a PDF, since pdf.js takes ownership. */
export async function openPdf(bytes: Uint8Array): Promise<ReturnType<PdfLibrary['getDocument']>> {
  const { getDocument } = await loadPdfLibrary();
  return getDocument({ ...options, data: new Uint8Array(bytes) } as Parameters<typeof getDocument>[0]);
}

/** About a thousand operators of a page. */
export interface OperatorChunk {
  fnArray: number[];
  argsArray: (unknown[] | null)[];
}

/** A version of pdf.js without the private method that streams operators. */
export class PdfLibraryError extends Error {}

/** DISPLAY, ANNOTATIONS_DISABLE and OPLIST of pdf.js. */
const operatorIntent = 0x1_42;
/** Turns of the event loop in which the library registers a font that it has received. */
const fontTurnsMax = 10;

/**
 * Streams the operators of a page's content, once their fonts are registered. Uses a private method, since no
 * public one streams them: `getOperatorList` collects all operators of a page, which may be endless, `render`
 * draws them, and `streamTextContent` has no colours, layers or gaps between letters.
 */
export async function* streamOperators(page: PdfPage): AsyncGenerator<OperatorChunk> {
  const { commonObjs } = page;
  const { messageHandler } = page._transport ?? {};
  if (typeof messageHandler?.sendWithStream !== 'function')
    throw new PdfLibraryError('This version of pdfjs-dist has no _transport.messageHandler.sendWithStream.');
  const { OPS } = await loadPdfLibrary();
  const stream: ReadableStream<OperatorChunk> = messageHandler.sendWithStream('GetOperatorList', {
    pageId: page.pageNumber - 1,
    pageIndex: page.pageNumber - 1,
    intent: operatorIntent,
    cacheKey: '',
    annotationStorage: null,
    modifiedIds: null,
  });
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const { fnArray, argsArray } = value;
      for (let at = fnArray.indexOf(OPS.setFont); at >= 0; at = fnArray.indexOf(OPS.setFont, at + 1))
        for (let turn = 0; turn < fontTurnsMax && !commonObjs.has(argsArray[at]![0] as string); turn++)
          await new Promise(resolve => setImmediate(resolve));
      yield value;
    }
  } finally {
    // Not awaited: a parser that is busy with an endless stream may never respond.
    reader.cancel(new Error('enough text')).catch(() => {});
  }
}
