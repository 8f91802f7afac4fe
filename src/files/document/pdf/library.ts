import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../../contract/package-root.js';

type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
export type PdfDocument = Awaited<ReturnType<Library['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

const folder = new URL('dist/vendor/pdfjs/', packageRoot);

/** Options for text extraction: no rendering, no system fonts, no form scripts or document scripts. */
const options = {
  // Predefined character maps and the metrics of the 14 standard fonts. Without them Asian text is empty.
  cMapUrl: fileURLToPath(new URL('cmaps/', folder)),
  cMapPacked: true,
  standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', folder)),
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  useWasm: false,
  verbosity: 0,
};

let library: Promise<Library> | undefined;

/** Opens a copy of a PDF, since pdf.js takes ownership. Loads the library on first use. */
export async function openPdf(bytes: Uint8Array): Promise<ReturnType<Library['getDocument']>> {
  // The library looks these browser types up when it is imported. Only rendering uses them.
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) scope[name] ??= class {};
  library ??= import(new URL('pdf.mjs', folder).href) as Promise<Library>;
  return (await library).getDocument({ ...options, data: new Uint8Array(bytes) });
}
