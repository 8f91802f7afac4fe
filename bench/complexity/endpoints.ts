import { openShippedClassifier } from '../../src/classifier-weights.js';
import { rewriteModes } from '../../src/contract/rewrite.js';
import { cleanFile } from '../../src/document/clean.js';
import { type DocumentProblem, isProblem } from '../../src/document/document.js';
import { extract } from '../../src/document/extract.js';
import { measureDocument } from '../../src/document/measure.js';
import { extractWebPage } from '../../src/document/web-page.js';
import { HttpError } from '../../src/errors.js';
import { readForm, readJson } from '../../src/http/decode-body.js';
import { readMultipart } from '../../src/http/multipart.js';
import { limits, megabyte } from '../../src/limits.js';
import { archive, contentXml, relationships, wordXml } from '../../test/document/archive.js';
import { pdfOf } from '../../test/document/pdf-file.js';
import { runTextTask } from '../../workers/run-text-task.js';
import type { TextTask } from '../../workers/text-tasks.js';
import type { Syntax } from './families.js';

/** The result of a call: an answer, or an error response with a plain reason. Anything thrown would be a 500. */
export type Outcome = 'answered' | 'refused';
type Input = string | Uint8Array;

/** The code behind one endpoint, called without HTTP. */
export interface Door {
  name: string;
  /** Most characters, or bytes of a file, that the endpoint accepts. */
  sizeMax: number;
  takes: readonly Syntax[];
  run(input: Input): Promise<Outcome>;
}

const textCharsMax = 1_000_000;
const model = openShippedClassifier();
const options = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: true,
  use_model: true,
  deep: true,
  evidenceMax: 5,
} as const;
const head = { title: null, source: null, createdAt: '', scanId: null, reportId: 'r' };

const textDoor = (name: string, sizeMax: number, task: (text: string) => TextTask): Door => ({
  name,
  sizeMax,
  takes: ['text'],
  run: async input => {
    runTextTask(task(input as string), model);
    return 'answered';
  },
});

const outcome = (result: object | DocumentProblem): Outcome => (isProblem(result) ? 'refused' : 'answered');
const bytesOf = (input: Input): Uint8Array => new Uint8Array(Buffer.from(input as Uint8Array));
const charsMax = textCharsMax;

function fileDoors(extension: string, takes: readonly Syntax[], wrap: (input: Input) => Uint8Array): Door[] {
  const file = `a.${extension}`;
  const sizeMax = limits.documentBytes;
  return [
    {
      name: `extract ${extension}`,
      sizeMax,
      takes,
      run: async input => outcome(measureDocument(await extract(wrap(input), file, limits), charsMax)),
    },
    {
      name: `preview ${extension}`,
      sizeMax,
      takes,
      run: async input => outcome(await extract(wrap(input), file, limits, { preview: true })),
    },
    {
      name: `clean ${extension}`,
      sizeMax,
      takes,
      run: async input =>
        outcome(await cleanFile(wrap(input), file, limits, { contractions: true, charsMax })),
    },
  ];
}

const escaped = (text: string): string =>
  // Characters that XML does not allow are left out.
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
/** A file of the size that is accepted, however much the references in it grow it. */
const fitting = (text: string): string =>
  escaped(text)
    .slice(0, limits.documentBytes - 4_096)
    .replace(/&[a-z]*$/, '');
const asWord = (text: string): Uint8Array =>
  archive([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    {
      name: 'word/document.xml',
      content: wordXml(`<w:p><w:r><w:t>${fitting(text)}</w:t></w:r></w:p>`),
      stored: true,
    },
  ]);
const asOpenDocument = (text: string): Uint8Array =>
  archive([{ name: 'content.xml', content: contentXml(`<text:p>${fitting(text)}</text:p>`), stored: true }]);
const asPdf = (text: string): Uint8Array =>
  pdfOf({
    pages: [`BT /F1 11 Tf 1 0 0 1 72 700 Tm (${text.replace(/[^\x20-\x7e]|[()\\]/g, 'x')}) Tj ET`],
    deflate: true,
  });
const wrapped =
  (wrap: (text: string) => Uint8Array) =>
  (input: Input): Uint8Array =>
    typeof input === 'string' ? wrap(input) : bytesOf(input);

/** A refusal of the HTTP layer is an answer like any other. */
async function decoded(work: () => unknown): Promise<Outcome> {
  try {
    await work();
    return 'answered';
  } catch (error) {
    if (error instanceof HttpError) return 'refused';
    throw error;
  }
}

const scanOf = (text: string, plain: boolean): TextTask => ({
  kind: 'scan',
  text,
  options,
  upstreamLogOdds: null,
  plain,
  withText: true,
});

/** Every way in, in a fixed order. */
export const doors: readonly Door[] = [
  textDoor('scan', textCharsMax, text => scanOf(text, false)),
  textDoor('scan as text', textCharsMax, text => scanOf(text, true)),
  textDoor('cleanup', textCharsMax, text => ({ kind: 'clean', text, contractions: false })),
  textDoor('cleanup with contractions', textCharsMax, text => ({ kind: 'clean', text, contractions: true })),
  ...rewriteModes.map(mode =>
    textDoor(`rewrite ${mode}`, limits.rewriteChars, text => ({ kind: 'rewrite', text, mode })),
  ),
  textDoor('rewrite guard', limits.chatAnswerChars, after => ({
    kind: 'guard',
    text: after.slice(0, limits.rewriteChars),
    after,
    mode: 'natural',
  })),
  textDoor('report source', limits.reportTextChars, source => ({
    kind: 'report',
    text: '{"score":50,"signals":[],"sentences":[]}',
    head,
    source,
  })),
  {
    name: 'report',
    sizeMax: limits.reportResultBytes,
    takes: ['result'],
    run: async input => {
      runTextTask({ kind: 'report', text: input as string, head, source: 'a '.repeat(100_000) }, model);
      return 'answered';
    },
  },
  ...fileDoors('txt', ['text'], bytesOf),
  ...fileDoors('md', ['text'], bytesOf),
  ...fileDoors('html', ['text'], bytesOf),
  ...fileDoors('docx', ['text', 'docx'], wrapped(asWord)),
  ...fileDoors('odt', ['text', 'odt'], wrapped(asOpenDocument)),
  ...fileDoors('pdf', ['pdf'], bytesOf),
  {
    name: 'extract text in a pdf',
    sizeMax: limits.documentBytes,
    takes: ['text'],
    run: async input => outcome(await extract(asPdf(input as string), 'a.pdf', limits)),
  },
  {
    name: 'fetched page',
    sizeMax: limits.fetchBodyBytes,
    takes: ['text'],
    run: async input => outcome(await extractWebPage(bytesOf(input), limits, { contentType: 'text/html' })),
  },
  {
    name: 'JSON body',
    sizeMax: limits.jsonBodyBytes,
    takes: ['json', 'result', 'text'],
    run: input => decoded(() => readJson(Buffer.from(input as string))),
  },
  {
    name: 'form body',
    sizeMax: megabyte,
    takes: ['form', 'text'],
    run: input => decoded(() => readForm(Buffer.from(input as string))),
  },
  {
    name: 'multipart body',
    sizeMax: limits.documentBytes,
    takes: ['multipart', 'text'],
    run: input =>
      decoded(() =>
        readMultipart(
          Buffer.from(`${input as string}\r\n--b--\r\n`),
          'multipart/form-data; boundary=b',
          limits.documentBytes,
        ),
      ),
  },
];
