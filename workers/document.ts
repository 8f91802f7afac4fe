/** The door of the document threads: tasks by name. Bytes are transferred in; results are copied out. */
import { cleanFile } from '../src/document/clean.js';
import type { DocumentProblem } from '../src/document/document.js';
import { extract } from '../src/document/extract.js';
import { measure, review } from '../src/document/measure.js';
import { readPage } from '../src/document/page.js';
import type { FileTask } from '../src/pools/decoder-pool.js';
import type { DocumentTasks } from '../src/pools/document-tasks.js';

type Work<K extends keyof DocumentTasks> = (
  task: FileTask<DocumentTasks, K>,
) => Promise<DocumentTasks[K]['answer'] | DocumentProblem>;

export const extractDocument: Work<'extractDocument'> = async ({ bytes, filename, charsMax, ...options }) =>
  measure(await extract(bytes, filename, options), charsMax);

export const reviewDocument: Work<'reviewDocument'> = async task => review(await extractDocument(task));

export const reviewPage: Work<'reviewPage'> = async ({ bytes, charsMax, ...options }) =>
  review(measure(await readPage(bytes, options), charsMax));

export const cleanDocument: Work<'cleanDocument'> = ({ bytes, filename, ...options }) =>
  cleanFile(bytes, filename, options);
