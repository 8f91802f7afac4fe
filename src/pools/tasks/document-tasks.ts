/** The tasks of the document threads. File bytes are transferred in, results copied out. */
import { cleanFile } from '../../files/document/clean.js';
import type { CleanOptions } from '../../files/document/document.js';
import { type ExtractOptions, extract } from '../../files/document/extract.js';
import { measureDocument, toJsonMembers } from '../../files/document/measure.js';
import { extractWebPage, type WebPageOptions } from '../../files/document/web-page.js';
import { type FileTask, withNative } from './native-tasks.js';

interface TextCap {
  /** Maximum length of the returned text in code points; longer text is cut. */
  charsMax: number;
}

interface ReviewOptions extends TextCap {
  /** Warnings about the request, before those about the document. */
  ignored: readonly string[];
}

export const extractDocument = ({
  bytes,
  filename,
  charsMax,
  ...task
}: FileTask & ExtractOptions & TextCap) =>
  withNative(task, async ({ pdf }) => measureDocument(await extract(bytes, filename, task, pdf), charsMax));

/** Extracts the text as the encoded bytes of a response. */
export const reviewDocument = async (task: FileTask & ExtractOptions & ReviewOptions) =>
  toJsonMembers(await extractDocument(task), task.ignored);

/** Extracts the main text of a fetched page, whose kind is given by its declared type. */
export const reviewPage = ({ bytes, charsMax, ...task }: FileTask & WebPageOptions & ReviewOptions) =>
  withNative(task, async ({ pdf }) => {
    const page = await extractWebPage(bytes, task, pdf);
    return toJsonMembers(measureDocument(page, charsMax), task.ignored);
  });

export const cleanDocument = ({ bytes, filename, ...task }: FileTask & CleanOptions) =>
  withNative(task, ({ pdf }) => cleanFile(bytes, filename, task, pdf));
