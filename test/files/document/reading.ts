/** Reads and cleans documents; an unexpected problem fails the test. */
import assert from 'node:assert/strict';
import { cleanFile } from '../../../src/files/document/clean.js';
import {
  type CleanedFile,
  type CleanOptions,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from '../../../src/files/document/document.js';
import { type ExtractOptions, extract } from '../../../src/files/document/extract.js';
import { readEntry } from '../../../src/files/document/office/zip.js';
import { openZip } from '../../../src/files/document/office/zip-directory.js';
import { readPdf } from '../../../src/files/document/pdf/pdf.js';
import { type PdfFile, pdfOf } from './pdf-file.js';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export async function read(
  bytes: Uint8Array,
  name: string,
  options: ExtractOptions = {},
): Promise<ExtractedDocument> {
  const result = await extract(bytes, name, options);
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

export async function readPdfFile(file: PdfFile): Promise<ExtractedDocument> {
  const result = await readPdf(pdfOf(file));
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

export async function problemOf(bytes: Uint8Array, name: string): Promise<DocumentProblem['problem']> {
  const result = await extract(bytes, name);
  assert.ok(isProblem(result), JSON.stringify(result).slice(0, 200));
  return result.problem;
}

export async function clean(
  bytes: Uint8Array,
  name: string,
  options: Partial<CleanOptions> = {},
): Promise<CleanedFile> {
  const result = await cleanFile(bytes, name, { contractions: false, ...options });
  assert.ok(!isProblem(result), JSON.stringify(result));
  return result;
}

/** The text of a part of an archive. */
export function partOf(bytes: Uint8Array, name: string): string {
  const zip = openZip(bytes);
  return new TextDecoder().decode(readEntry(zip, zip.entries.get(name)!));
}

/** What is inside the only element of this name. */
export const inside = (xml: string, element: string): string =>
  xml.slice(xml.indexOf(`<${element}>`) + element.length + 2, xml.indexOf(`</${element}>`));

/** A text of cleaning tests after the cleaning: “a” is cleaned, and other quotations stay. */
export const cleanedForm = (source: string): string => source.replaceAll('“a”', '"a"');
