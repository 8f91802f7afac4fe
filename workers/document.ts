/** The door of the document threads: tasks by name. Bytes are transferred in; results are copied out. */
import { cleanFile } from '../src/document/clean.js';
import { extract } from '../src/document/extract.js';
import { extractPage as readPage } from '../src/document/page.js';
import type { DocumentOutcome, DocumentTask, DocumentTasks } from '../src/pools/document-tasks.js';

type Work<K extends keyof DocumentTasks> = (task: DocumentTask<K>) => Promise<DocumentOutcome<K>>;

export const extractDocument: Work<'extractDocument'> = ({ bytes, filename, ...options }) =>
  extract(bytes, filename, options);

export const extractPage: Work<'extractPage'> = ({ bytes, ...options }) => readPage(bytes, options);

export const cleanDocument: Work<'cleanDocument'> = ({ bytes, filename, ...options }) =>
  cleanFile(bytes, filename, options);
