import { readForm, readJson } from '../../src/api/http/body/decode-body.js';
import { readMultipart } from '../../src/api/http/body/multipart.js';
import { CommandError } from '../../src/cli/command.js';
import { sourceFileOf } from '../../src/cli/scan/source-file.js';
import { isSuppressed, suppressionsOf } from '../../src/cli/scan/suppressions.js';
import { HttpError } from '../../src/contract/errors.js';
import { limits, megabyte } from '../../src/contract/limits.js';
import { rewriteModes } from '../../src/contract/rewrite.js';
import { openShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { cleanFile } from '../../src/files/document/clean.js';
import { type DocumentProblem, isProblem } from '../../src/files/document/document.js';
import { extract } from '../../src/files/document/extract.js';
import { measureDocument } from '../../src/files/document/measure.js';
import { extractWebPage } from '../../src/files/document/web-page.js';
import { LineBlocks } from '../../src/pools/tasks/encoding/line-blocks.js';
import { ResultEncoder } from '../../src/pools/tasks/encoding/result-encoder.js';
import { runTextTask } from '../../src/pools/tasks/run-text-task.js';
import type { TextTask } from '../../src/pools/tasks/text-tasks.js';
import { archive, contentXml, relationships, wordXml } from '../../test/files/document/archive.js';
import { pdfOf } from '../../test/files/document/pdf-file.js';
import type { Syntax } from './families.js';

/** Result of a call: a response, or an error response with a reason. A thrown error would be a 500. */
type Outcome = 'answered' | 'rejected';
type Input = string | Uint8Array;

/** The code behind one endpoint, called without HTTP. */
export interface ParserEndpoint {
  name: string;
  /** Maximum number of characters, or bytes of a file, that the endpoint accepts. */
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
const head = {
  title: null,
  source: null,
  statement: null,
  excerpts: null,
  accuracyUrl: null,
  createdAt: '',
  scanId: null,
  reportId: 'r',
};

const textEndpoint = (name: string, sizeMax: number, task: (text: string) => TextTask): ParserEndpoint => ({
  name,
  sizeMax,
  takes: ['text'],
  run: async input => {
    const encoder = new ResultEncoder(new LineBlocks());
    runTextTask(task(input as string), model, encoder);
    encoder.encode();
    return 'answered';
  },
});

const outcome = (result: object | DocumentProblem): Outcome => (isProblem(result) ? 'rejected' : 'answered');
const bytesOf = (input: Input): Uint8Array => new Uint8Array(Buffer.from(input as Uint8Array));
const charsMax = textCharsMax;

function fileEndpoints(
  extension: string,
  takes: readonly Syntax[],
  wrap: (input: Input) => Uint8Array,
): ParserEndpoint[] {
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
      // A longer file is extracted too, to count its characters.
      sizeMax: charsMax,
      takes,
      run: async input =>
        outcome(await cleanFile(wrap(input), file, limits, { contractions: true, charsMax })),
    },
  ];
}

/** A file of a repository, as `telltale scan` and `telltale clean` read it, with its suppression comments. */
function sourceEndpoints(extension: 'md' | 'html'): ParserEndpoint[] {
  const file = `a.${extension}`;
  const takes = ['text'] as const;
  return [
    {
      name: `scan file ${extension}`,
      sizeMax: limits.documentBytes,
      takes,
      run: input => decoded(() => locateInSource(input, file)),
    },
    {
      name: `clean file ${extension}`,
      // Enough for 10,000 comments. A megabyte of edits takes more memory than a measuring thread has.
      sizeMax: limits.documentBytes >> 2,
      takes,
      run: async input =>
        outcome(await cleanFile(bytesOf(input), file, limits, { contractions: false, keptRanges })),
    },
  ];
}

const keptRanges = (source: string, kind: 'markdown' | 'html') => suppressionsOf(source, kind).excluded;

/** Reads a file and locates as many offsets as a scan has findings. */
async function locateInSource(input: Input, file: string): Promise<void> {
  const source = await sourceFileOf(Buffer.from(bytesOf(input)), file, 'auto');
  const findings = 500;
  for (let i = 0; i < findings; i++) {
    const { offset } = source.locate(Math.floor((i * source.prose.length) / findings));
    isSuppressed(source.suppressions, 'commas', offset);
  }
}

const escaped = (text: string): string =>
  // Removes characters that XML does not allow.
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
/** Truncates the text so that the file stays within the size limit after escaping. */
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

/** Treats an expected error as a normal result. */
async function decoded(work: () => unknown): Promise<Outcome> {
  try {
    await work();
    return 'answered';
  } catch (error) {
    if (error instanceof HttpError || error instanceof CommandError) return 'rejected';
    throw error;
  }
}

const scanOf = (text: string, plain: boolean): TextTask => ({
  kind: 'scan',
  text,
  readAs: 'auto',
  options,
  upstreamLogOdds: null,
  output: plain ? { form: 'report' } : { form: 'json', selection: { fields: null, signals: { top: 8 } } },
  saves: true,
});

/** All endpoints in a fixed order. */
export const parserEndpoints: readonly ParserEndpoint[] = [
  textEndpoint('scan', textCharsMax, text => scanOf(text, false)),
  textEndpoint('scan as text', textCharsMax, text => scanOf(text, true)),
  textEndpoint('cleanup', textCharsMax, text => ({ kind: 'clean', text, contractions: false })),
  textEndpoint('cleanup with contractions', textCharsMax, text => ({
    kind: 'clean',
    text,
    contractions: true,
  })),
  ...rewriteModes.map(mode =>
    textEndpoint(`rewrite ${mode}`, limits.rewriteChars, text => ({ kind: 'rewrite', text, mode })),
  ),
  textEndpoint('rewrite guard', limits.chatAnswerChars, after => ({
    kind: 'guard',
    text: after.slice(0, limits.rewriteChars),
    candidates: [after],
    mode: 'natural',
  })),
  textEndpoint('report source', limits.reportTextChars, source => ({
    kind: 'report',
    keys: [],
    saved: null,
    text: '{"score":50,"signals":[],"sentences":[]}',
    head,
    source,
  })),
  {
    name: 'report',
    sizeMax: limits.reportResultBytes,
    takes: ['result'],
    run: async input => {
      runTextTask(
        { kind: 'report', keys: [], saved: null, text: input as string, head, source: 'a '.repeat(100_000) },
        model,
        new ResultEncoder(new LineBlocks()),
      );
      return 'answered';
    },
  },
  ...fileEndpoints('txt', ['text'], bytesOf),
  ...fileEndpoints('md', ['text'], bytesOf),
  ...fileEndpoints('html', ['text'], bytesOf),
  ...sourceEndpoints('md'),
  ...sourceEndpoints('html'),
  ...fileEndpoints('docx', ['text', 'docx'], wrapped(asWord)),
  ...fileEndpoints('odt', ['text', 'odt'], wrapped(asOpenDocument)),
  ...fileEndpoints('pdf', ['pdf'], bytesOf),
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
