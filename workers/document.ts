/** Entry of the document threads: tasks by name. File bytes are transferred in, results copied out. */
import { limits } from '../src/contract/limits.js';
import { cleanFile } from '../src/files/document/clean.js';
import type { DocumentProblem } from '../src/files/document/document.js';
import { extract } from '../src/files/document/extract.js';
import { measureDocument, toJsonMembers } from '../src/files/document/measure.js';
import { extractWebPage } from '../src/files/document/web-page.js';
import type { DocumentTasks, ThreadTask } from '../src/pools/tasks/file-tasks.js';
import { withNative } from '../src/pools/tasks/native-tasks.js';
import { sampleWordFile } from '../src/pools/tasks/samples.js';
import { isWarmedUp } from '../src/pools/tasks/worker.js';

type DocumentTask<K extends keyof DocumentTasks> = (
  task: ThreadTask<DocumentTasks, K>,
) => Promise<DocumentTasks[K]['answer'] | DocumentProblem>;

export const extractDocument: DocumentTask<'extractDocument'> = ({ bytes, filename, charsMax, ...task }) =>
  withNative(task, async ({ pdf }) =>
    measureDocument(await extract(bytes, filename, limits, task, pdf), charsMax),
  );

export const reviewDocument: DocumentTask<'reviewDocument'> = async task =>
  toJsonMembers(await extractDocument(task), task.ignored);

export const reviewPage: DocumentTask<'reviewPage'> = ({ bytes, charsMax, ...task }) =>
  withNative(task, async ({ pdf }) => {
    const page = await extractWebPage(bytes, limits, task, pdf);
    return toJsonMembers(measureDocument(page, charsMax), task.ignored);
  });

export const cleanDocument: DocumentTask<'cleanDocument'> = ({ bytes, filename, ...task }) =>
  withNative(task, ({ pdf }) => cleanFile(bytes, filename, limits, task, pdf));

/** Runs of a sample after which a thread has loaded and compiled what its first document needs. */
const rounds = isWarmedUp ? 3 : 0;
for (let round = 0; round < rounds; round++) {
  const read = await extract(sampleWordFile, 'a.docx', limits, { preview: true });
  toJsonMembers(measureDocument(read, limits.wholeTextChars), []);
  await cleanFile(sampleWordFile, 'a.docx', limits, { contractions: true });
}
