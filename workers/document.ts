/** Entry of the document threads. */
import { limits } from '../src/contract/limits.js';
import { cleanFile } from '../src/files/document/clean.js';
import { extract } from '../src/files/document/extract.js';
import { measureDocument, toJsonMembers } from '../src/files/document/measure.js';
import { sampleWordFile } from '../src/pools/tasks/samples.js';
import { isWarmedUp } from '../src/pools/tasks/worker.js';

export * from '../src/pools/tasks/document-tasks.js';
export { collectGarbage } from '../src/pools/tasks/worker.js';

/** Runs of a sample after which a thread has loaded and compiled what its first document needs. */
const rounds = isWarmedUp ? 3 : 0;
for (let round = 0; round < rounds; round++) {
  const read = await extract(sampleWordFile, 'a.docx', { preview: true });
  toJsonMembers(measureDocument(read, limits.wholeTextChars), []);
  await cleanFile(sampleWordFile, 'a.docx', { contractions: true });
}
