import { limits } from '../../../contract/limits.js';
import { cleanFile } from '../../../files/document/clean.js';
import { extract } from '../../../files/document/extract.js';
import { measureDocument, toJsonMembers } from '../../../files/document/measure.js';
import { isWarmedUp } from '../worker.js';
import { sampleWordFile } from './sample-files.js';

const rounds = 3;

/** Reads and cleans a sample, so that a thread has loaded and compiled what its first document needs. */
export async function warmUpDocuments(): Promise<void> {
  if (!isWarmedUp) return;
  for (let round = 0; round < rounds; round++) {
    const read = await extract(sampleWordFile, 'a.docx', limits, { preview: true });
    toJsonMembers(measureDocument(read, limits.wholeTextChars), []);
    await cleanFile(sampleWordFile, 'a.docx', limits, { contractions: true });
  }
}
