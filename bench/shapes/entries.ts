/** Every function that reads texts of clients, called without HTTP. */

import { readForm, readJson } from '../../src/api/http/body/decode-body.js';
import { LineSplitter } from '../../src/api/http/body/line-splitter.js';
import { readMultipart } from '../../src/api/http/body/multipart.js';
import { fileName } from '../../src/api/http/body/upload.js';
import { codings, matchesEtag, preferredCoding, preferredType } from '../../src/api/http/coding/negotiate.js';
import { scanFields } from '../../src/api/http/validation/requested-selection.js';
import { compileValidator, unknownParameters } from '../../src/api/http/validation/validate.js';
import { CommandError, UsageError } from '../../src/cli/command.js';
import { offlineServer, serveStdio } from '../../src/cli/mcp/offline-server.js';
import { ignorePatterns } from '../../src/cli/project/ignore-files.js';
import { findingsOf, placedPassages } from '../../src/cli/scan/findings.js';
import { instructions } from '../../src/cli/scan/instructions.js';
import { sourceFileOf } from '../../src/cli/scan/source-file.js';
import { isSuppressed, suppressionsOf } from '../../src/cli/scan/suppressions.js';
import { readAsChoices } from '../../src/contract/document.js';
import { HttpError } from '../../src/contract/errors.js';
import { limits, megabyte } from '../../src/contract/limits.js';
import { rewriteModes } from '../../src/contract/rewrite.js';
import { ScanTextArguments } from '../../src/contract/tools.js';
import { readMarkdown } from '../../src/document/markdown/read-markdown.js';
import { openShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { signals } from '../../src/engine/scan/signals/index.js';
import { parseFields } from '../../src/engine/selection/field-paths.js';
import { cleanFile } from '../../src/files/document/clean.js';
import { isProblem } from '../../src/files/document/document.js';
import { extract } from '../../src/files/document/extract.js';
import { measureDocument } from '../../src/files/document/measure.js';
import { scanText } from '../../src/files/document/scan-text.js';
import { extractWebPage } from '../../src/files/document/web-page.js';
import { isProblem as isImageProblem } from '../../src/files/image/image.js';
import { smuggledIn } from '../../src/files/image/injection/text/smuggling.js';
import { scoreText } from '../../src/files/image/injection/text/text-score.js';
import { readMetadata } from '../../src/files/image/metadata/read-metadata.js';
import { promptOf } from '../../src/files/image/provenance/prompts.js';
import { readDrawing } from '../../src/files/image/svg/drawing.js';
import { ChatServerError, readChatResponse } from '../../src/net/chat-response.js';
import { runTextTask, type TextTask } from '../../src/pools/tasks/run-text-task.js';
import { cleanTitle, printable } from '../../src/report/safe-text.js';
import { withSignature } from '../../src/report/signing/signed-document.js';
import { verifySigned } from '../../src/report/signing/verify.js';
import { nameSkeleton } from '../../src/store/name-skeleton.js';
import {
  archive,
  contentXml,
  epub,
  pptx,
  relationships,
  shape,
  wordXml,
  xhtml,
} from '../../test/files/document/archive.js';
import { pdfOf } from '../../test/files/document/pdf-file.js';
import { itxtChunk, png, textChunk, xmpOf } from '../../test/files/image/files.js';
import { escapeXml, wellFormed } from './markup.js';
import {
  htmlMotifs,
  jsonMotifs,
  markdownMotifs,
  odtMotifs,
  pdfMotifs,
  slideMotifs,
  suppressionMotifs,
  svgMotifs,
  wordMotifs,
} from './motifs.js';

/** Result of a call: a response, or an error response with a reason. A thrown error would be a 500. */
const expectedErrors = [HttpError, CommandError, UsageError, ChatServerError];

export type Outcome = 'answered' | 'rejected';

export interface Entry {
  name: string;
  /** Longest text in characters. */
  sizeMax: number;
  /** Paths of the sources whose literals the texts contain most often. */
  rules: RegExp;
  /** Pieces of the format, for literals that are not in the sources. */
  motifs?: readonly string[];
  /** Builds the input of the returned work, which is timed. */
  prepare(text: string): (() => unknown) | Promise<() => unknown>;
}

/** Size of the longest texts that are tried. */
export const sizeMax = 256 * 1_024;

/** Runs the work of an entry. Expected errors are results. */
export async function outcomeOf(work: () => unknown): Promise<Outcome> {
  try {
    const result = await work();
    return typeof result === 'object' && result !== null && isProblem(result) ? 'rejected' : 'answered';
  } catch (error) {
    if (expectedErrors.some(kind => error instanceof kind)) return 'rejected';
    throw error;
  }
}

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
const scanned = (text: string, esl = false) => scanText(text, 'auto', { ...options, esl }, model, null);
const reportHead = {
  title: null,
  source: null,
  excerpts: null,
  accuracyUrl: null,
  createdAt: '',
  scanId: null,
  reportId: 'r',
};

const entry = (name: string, rules: RegExp, prepare: Entry['prepare'], more: Partial<Entry> = {}): Entry => ({
  name,
  rules,
  prepare,
  ...more,
  sizeMax: Math.min(more.sizeMax ?? sizeMax, sizeMax),
});

const ofTexts = /^engine|^generated|^report/;
const taskEntry = (name: string, taskOf: (text: string) => TextTask, more: Partial<Entry> = {}): Entry => {
  const prepare = (text: string) => {
    const task = taskOf(text);
    return () => runTextTask(task, model);
  };
  return entry(name, more.rules ?? ofTexts, prepare, more);
};
const reportTask = (source: string, text: string, statement: string | null): TextTask => ({
  kind: 'report',
  keys: [],
  saved: null,
  text,
  head: { ...reportHead, statement },
  source,
});
const scanTask = (text: string, output: Extract<TextTask, { kind: 'scan' }>['output']): TextTask => ({
  kind: 'scan',
  text,
  readAs: 'auto',
  options,
  upstreamLogOdds: null,
  output,
  saves: true,
});

const textEntries: Entry[] = [
  taskEntry('scan', text => scanTask(text, { selection: { fields: null, signals: { top: 8 } } })),
  taskEntry('scan report', text => scanTask(text, { selection: null, report: 'plain' })),
  taskEntry('scan line', text => scanTask(text, { selection: null })),
  ...readAsChoices.flatMap(readAs =>
    [false, true].map(contractions =>
      taskEntry(
        `cleanup ${readAs}${contractions ? ' contractions' : ''}`,
        text => ({ kind: 'clean', text, contractions, readAs }),
        { rules: /^document|^engine\/(?:cleanup|text)/ },
      ),
    ),
  ),
  ...rewriteModes.map(mode =>
    taskEntry(`rewrite ${mode}`, text => ({ kind: 'rewrite', text, mode }), {
      sizeMax: limits.rewriteChars,
      rules: /^engine\/rewrite/,
    }),
  ),
  taskEntry(
    'rewrite guard',
    after => ({
      kind: 'guard',
      text: after.slice(0, limits.rewriteChars),
      candidates: [after],
      mode: 'natural',
    }),
    { sizeMax: limits.chatAnswerChars, rules: /^engine\/rewrite/ },
  ),
  taskEntry('windows', text => ({ kind: 'windows', text, readAs: 'markdown', deep: true })),
  taskEntry(
    'report source',
    source => {
      const statement = source.slice(0, limits.statementChars);
      return reportTask(source, '{"score":50,"signals":[],"sentences":[]}', statement);
    },
    { sizeMax: limits.reportTextChars },
  ),
  taskEntry('report', text => reportTask(text, JSON.stringify(scanned(text)), null), {
    sizeMax: limits.reportTextChars,
    rules: /^report/,
  }),
  entry('visible Markdown', /^document/, text => () => readMarkdown(text)),
  entry('names and titles', /^(?:accounts|report|store|api)/, text => () => {
    for (const read of [cleanTitle, printable, fileName]) read(text);
    nameSkeleton(text.slice(0, 4 * limits.accountNameChars));
  }),
];

/** As many edits as a document of this size may need: beginnings, parts and repetitions of its text. */
const editsOf = (text: string) =>
  Array.from({ length: Math.min(limits.requestedEdits, Math.ceil(text.length / 512)) }, (_, i) => {
    const start = i % 3 === 0 ? 0 : (i * 509) % text.length;
    const before = text.slice(start, start + 1 + ((i * 7) % limits.requestedEditChars)) || 'a';
    return { before, after: `${before.slice(1)}x`, occurrence: 1 + (i % 5 === 0 ? i * 1_000 : i % 4) };
  });

const ofFiles = /^files\/document|^engine\/(?:source|cleanup)/;
function fileEntries(
  name: string,
  extension: string,
  wrap: (text: string) => Uint8Array,
  more: Partial<Entry> = {},
): Entry[] {
  const file = `a.${extension}`;
  const fileEntry = (
    verb: string,
    run: (bytes: Uint8Array, edits: ReturnType<typeof editsOf>) => unknown,
  ) => {
    const prepare = (text: string) => {
      const [bytes, edits] = [wrap(text), editsOf(text)];
      return () => run(bytes, edits);
    };
    return entry(`${verb} ${name}`, more.rules ?? ofFiles, prepare, more);
  };
  return [
    fileEntry('extract', async bytes => measureDocument(await extract(bytes, file), limits.wholeTextChars)),
    fileEntry('preview', bytes => extract(bytes, file, { preview: true })),
    fileEntry('clean', bytes => cleanFile(bytes, file, { contractions: true })),
    fileEntry('edit', (bytes, edits) =>
      cleanFile(bytes, file, { contractions: false, typography: 'keep', edits }),
    ),
  ];
}

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const mainPart: readonly [string, string][] = [['officeDocument', 'word/document.xml']];
const wordFile = (body: string): Uint8Array =>
  archive([
    { name: '_rels/.rels', content: relationships(mainPart) },
    { name: 'word/document.xml', content: wordXml(body), stored: true },
  ]);
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const styledWordFile = (styles: string): Uint8Array =>
  archive([
    { name: '_rels/.rels', content: relationships(mainPart) },
    {
      name: 'word/document.xml',
      content: wordXml(
        `<w:p><w:pPr><w:pStyle w:val="s1"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>`.repeat(styles.length >> 9),
      ),
    },
    { name: 'word/_rels/document.xml.rels', content: relationships([['styles', 'styles.xml']]) },
    { name: 'word/styles.xml', content: `<w:styles ${wordNamespace}>${styles}</w:styles>`, stored: true },
  ]);
const textFile = (body: string, automaticStyles = ''): Uint8Array =>
  archive([{ name: 'content.xml', content: contentXml(body, automaticStyles), stored: true }]);
const book = (body: string): Uint8Array => epub([{ name: 'a.xhtml', body: xhtml(body) }]);
const slides = (shapes: string): Uint8Array => pptx([{ shapes }]);
const ofOffice = /^files\/document\/(?:office|epub|html)/;
const ofImages = /^files\/image/;

const latin1 = (text: string): string => text.replace(/[^\0-\xff]/g, '?');
const hello = 'BT /F1 11 Tf 1 0 0 1 72 700 Tm (A page of text.) Tj ET';

/** A PDF with the text as one of its parts. */
export const pdfs: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'pdf operators': text =>
    pdfOf({ pages: [Buffer.from(`${latin1(text)} ${hello}`, 'latin1')], deflate: true }),
  'pdf text': text =>
    pdfOf({
      pages: [`BT /F1 11 Tf 1 0 0 1 72 700 Tm (${text.replace(/[^\x20-\x7e]|[()\\]/g, 'x')}) Tj ET`],
      deflate: true,
    }),
  'pdf words': text =>
    pdfOf({
      pages: [
        `BT /F1 11 Tf ${Array.from(text.match(/.{1,16}/gs) ?? [], (part, i) => `1 0 0 1 ${72 + 60 * (i % 8)} ${780 - ((i * (1 + (text.charCodeAt(0) % 9))) % 760)} Tm (${part.replace(/[^\x20-\x7e]|[()\\]/g, 'x')}) Tj`).join('\n')} ET`,
      ],
      deflate: true,
    }),
  'pdf pages': text =>
    pdfOf({ pages: (text.match(/[\s\S]{1,400}/g) ?? ['']).map(part => `${latin1(part)} ${hello}`) }),
  'pdf object': text => pdfOf({ pages: [hello], objects: { 100: latin1(text) } }),
  'pdf array': text =>
    pdfOf({
      pages: [hello],
      catalog: '/AcroForm 100 0 R',
      objects: { 100: `<< /Fields [${latin1(text)}] >>` },
    }),
};

/** The first of the entries of a format: extraction. */
const extractEntry = (...format: Parameters<typeof fileEntries>): Entry => fileEntries(...format)[0]!;
const ofXml = (motifs: readonly string[]) => ({ rules: ofOffice, motifs });
const wordEnd = '<w:p><w:r><w:t>end</w:t></w:r></w:p>';
const odtPrefixes = ['text', 'office', 'table', 'draw', 'style'];
const styledParagraphs = (count: number) => '<text:p text:style-name="s1">a</text:p>'.repeat(count);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const ofMarkdown = { rules: /^document|^files\/document\/markdown|^engine/, motifs: markdownMotifs };
const ofHtml = { rules: /^files\/document\/html|^engine/, motifs: htmlMotifs };
const ofPdf = { rules: /^files\/document\/pdf/, motifs: pdfMotifs };

const documentEntries: Entry[] = [
  ...fileEntries('txt', 'txt', bytesOf),
  ...fileEntries('md', 'md', bytesOf, ofMarkdown),
  ...fileEntries('html', 'html', bytesOf, ofHtml),
  ...fileEntries('docx', 'docx', text => wordFile(`<w:p><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`)),
  ...fileEntries('odt', 'odt', text => textFile(`<text:p>${escapeXml(text)}</text:p>`)),
  ...fileEntries('pptx', 'pptx', text => slides(shape([escapeXml(text)]))),
  ...fileEntries('epub', 'epub', text => book(`<p>${escapeXml(text)}</p>`)),
  ...fileEntries(
    'docx XML',
    'docx',
    text => wordFile(wellFormed(text, ['w', 'mc', 'm', 'r']) + wordEnd),
    ofXml(wordMotifs),
  ),
  extractEntry('docx styles', 'docx', text => styledWordFile(wellFormed(text, ['w'])), ofXml(wordMotifs)),
  ...fileEntries(
    'odt XML',
    'odt',
    text => textFile(`${wellFormed(text, odtPrefixes)}<text:p>end</text:p>`),
    ofXml(odtMotifs),
  ),
  extractEntry(
    'odt styles',
    'odt',
    text => textFile(styledParagraphs(text.length >> 9), wellFormed(text, ['style', 'text'])),
    ofXml(odtMotifs),
  ),
  ...fileEntries(
    'pptx XML',
    'pptx',
    text => slides(wellFormed(text, ['a', 'p', 'mc']) + shape(['end'])),
    ofXml(slideMotifs),
  ),
  ...fileEntries('epub XML', 'epub', text => book(wellFormed(text, [''])), ofXml(htmlMotifs)),
  extractEntry('UTF-16', 'txt', utf16),
  ...Object.entries(pdfs).map(([name, wrap]) => extractEntry(name, 'pdf', wrap, ofPdf)),
  entry(
    'fetched page',
    /^files\/document\/html|^net/,
    text => () => extractWebPage(bytesOf(text), { contentType: 'text/html' }),
    { motifs: htmlMotifs },
  ),
  entry(
    'drawing',
    ofImages,
    text => {
      const bytes = bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${wellFormed(text, [''])}</svg>`);
      return () => {
        const contents = readMetadata(bytes);
        if (isImageProblem(contents)) return contents;
        return contents.svg && readDrawing(contents.svg);
      };
    },
    { motifs: svgMotifs },
  ),
  entry(
    'XMP',
    ofImages,
    text => {
      const packet = xmpOf(wellFormed(text, ['dc', 'rdf', 'xmp', 'xmpMM', 'stEvt']));
      const bytes = png([itxtChunk('XML:com.adobe.xmp', packet)]);
      return () => readMetadata(bytes);
    },
    {
      motifs: ['<dc:title>', '</dc:title>', '<rdf:Seq>', '<rdf:li>', '</rdf:li>', '<dc:a rdf:resource="a"/>'],
    },
  ),
  entry('text of an image', ofImages, text => () => {
    scoreText(text);
    smuggledIn(text);
  }),
  entry(
    'prompt of an image',
    ofImages,
    text => {
      const bytes = png([textChunk('parameters', latin1(text))]);
      return () => {
        readMetadata(bytes);
        for (const name of ['parameters', 'prompt', 'workflow', 'Comment']) promptOf(name, text);
      };
    },
    { motifs: jsonMotifs },
  ),
];

const ofCli = /^cli\/scan|^engine\/source|^document|^files\/document\/(?:markdown|html)/;
/** A file of a repository, as `telltale scan` and `telltale clean` read it, with its suppression comments. */
const sourceEntries: Entry[] = (['md', 'html'] as const).flatMap(extension => {
  const file = `a.${extension}`;
  const more = { motifs: suppressionMotifs };
  return [
    entry(
      `scan file ${extension}`,
      ofCli,
      text => {
        const bytes = Buffer.from(text);
        return async () => {
          const source = await sourceFileOf(bytes, file, 'auto');
          // As many offsets as a scan has findings.
          for (let i = 0; i < 500; i++)
            isSuppressed(
              source.suppressions,
              'commas',
              source.locate(Math.floor((i * source.prose.length) / 500)).offset,
            );
        };
      },
      more,
    ),
    entry(
      `clean file ${extension}`,
      ofCli,
      text => () =>
        cleanFile(bytesOf(text), file, {
          contractions: false,
          excludedSpans: (source, kind) => suppressionsOf(source, kind).excluded,
        }),
      more,
    ),
  ];
});

const raising = new Set(signals.filter(({ direction }) => direction === 1).map(({ name }) => name));
const chunksOf = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
async function* streamed(chunks: readonly Buffer[]) {
  yield* chunks;
}
const mcpServer = offlineServer(model, []);
const serveMcp = (lines: string) => {
  const chunks = chunksOf(Buffer.from(lines), 64 * 1_024);
  const logError = (error: unknown) => {
    throw error;
  };
  return () => serveStdio(mcpServer, { input: streamed(chunks), write: () => Promise.resolve(), logError });
};
const mcpCall = (name: string, text: string) =>
  serveMcp(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { text } } }),
  );
const validateScan = compileValidator(ScanTextArguments, true);
/** Characters of a path that patterns are compared with, fewer than Linux allows. */
const pathChars = 512;
const ofBodies = /^api|^contract/;
const json = { motifs: jsonMotifs };

const protocolEntries: Entry[] = [
  entry('findings', ofCli, async text => {
    const source = await sourceFileOf(Buffer.from(text), 'a.md', 'auto').catch(() => null);
    if (source === null) return () => {};
    const result = scanText(source.prose, source.readAs, options, model, null);
    return () => {
      findingsOf(source, result, raising, instructions(source.prose, result));
      placedPassages(source, result);
    };
  }),
  entry(
    'ignore patterns',
    /^cli\/project/,
    text => {
      const name = text
        .slice(-pathChars)
        .replace(/[*?!\\]|\.\.?\//g, '')
        .replace(/^[./]+/, '')
        .replace(/\s*\n\s*/g, '/');
      const path = `/a/${name.replace(/\0/g, '')}b`;
      // Compiled patterns remember the paths that they were compared with.
      return () => ignorePatterns('/a', text.split('\n'), 'a')(path);
    },
    { sizeMax: 16 * 1_024, motifs: ['**/', '*', 'a', '?', '[a-z]', '!', '/', 'a/', '\n', '\\ ', '[!'] },
  ),
  entry(
    'header fields',
    /^api\/http/,
    text => () => {
      const value = latin1(text);
      preferredType(value, ['application/json', 'text/html', 'text/plain']);
      preferredCoding(value, codings);
      matchesEtag(value, '"a"');
    },
    { sizeMax: limits.headBytes, motifs: [';q=', ',', 'text/html', '*', 'W/"', '"', ' ', ';'] },
  ),
  entry(
    'fields of a result',
    /^engine\/selection|^contract/,
    text => () => parseFields(text, scanFields, limits),
    { sizeMax: limits.fieldListChars, motifs: ['signals.name', 'passages.', ',', '.', 'evidence'] },
  ),
  entry('unknown fields', ofBodies, text => {
    const body = Object.fromEntries(text.split(/\s/).map((word, i) => [word, i % 2 ? word : [word]]));
    return () => {
      unknownParameters({ text: true }, body);
      try {
        validateScan({ path: {}, query: {}, body });
      } catch {
        // Unknown fields are an error.
      }
    };
  }),
  entry('JSON body', ofBodies, text => () => readJson(Buffer.from(text)), json),
  entry('JSON string', ofBodies, text => {
    const body = Buffer.from(JSON.stringify({ text }));
    return () => readJson(body);
  }),
  entry('JSON values', ofBodies, text => {
    const body = Buffer.from(
      JSON.stringify([text.match(/[\s\S]{1,8}/g), { [text.slice(0, 99)]: text.split(' ') }]),
    );
    return () => readJson(body);
  }),
  entry('form body', ofBodies, text => () => readForm(Buffer.from(text), 'body'), {
    sizeMax: megabyte,
    motifs: ['a=b&', '&', '=', '+', '%41', '%', 'text='],
  }),
  entry(
    'multipart body',
    ofBodies,
    text => {
      const body = Buffer.from(`--b\r\n${text}\r\n--b--\r\n`);
      return () => readMultipart(body, 'multipart/form-data; boundary=b', limits.documentBytes);
    },
    {
      motifs: [
        '--b\r\n',
        '\r\n--',
        'Content-Disposition: form-data; name="',
        'a="b"; ',
        '\r\n\r\n',
        'A: b\r\n',
        '\r\n--a',
      ],
    },
  ),
  entry(
    'batch lines',
    ofBodies,
    text => {
      const chunks = chunksOf(Buffer.from(text), 1_024);
      return () => {
        const lines = new LineSplitter(limits.jsonBodyBytes, limits.batchBlankBytes);
        for (const chunk of [...chunks, null]) {
          lines.feed(chunk);
          for (let next = lines.isTooBlank ? undefined : lines.next(); next; next = lines.next())
            try {
              readJson(next);
            } catch (error) {
              if (!(error instanceof HttpError)) throw error;
            }
          if (lines.isTooBlank) return;
        }
      };
    },
    { motifs: ['\n', '{"text":"a"}\n', ' ', '\r\n', '{"id":1,"text":"'] },
  ),
  entry('MCP lines', /^api\/mcp|^contract/, serveMcp, {
    motifs: [...jsonMotifs, '\n', '"method":"ping"}\n'],
  }),
  entry('MCP scan_text', ofTexts, text => mcpCall('scan_text', text)),
  entry('MCP cleanup_text', ofTexts, text => mcpCall('cleanup_text', text)),
  entry(
    'chat events',
    /^net/,
    text => {
      const chunks = chunksOf(Buffer.from(text), 256);
      return () => readChatResponse(streamed(chunks), 'text/event-stream', () => {});
    },
    { motifs: ['data: ', '\n', '\r', '{"choices":[{"delta":{"content":"a"}}]}\n\n', ': a\n', '[DONE]'] },
  ),
  entry(
    'chat answer',
    /^net|^engine\/rewrite/,
    text => {
      const deltas = text.match(/[\s\S]{1,16}/g) ?? [];
      const events = deltas.map(
        content => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
      );
      const chunks = chunksOf(Buffer.from(`${events.join('')}data: [DONE]\n\n`), 1_024);
      return () => readChatResponse(streamed(chunks), 'text/event-stream', () => {});
    },
    { sizeMax: limits.chatAnswerChars },
  ),
  entry(
    'signed file',
    /^report\/signing/,
    text => {
      const page = Buffer.from(withSignature(`${text}</body>\n</html>\n`, { text } as never));
      const raw = Buffer.from(text);
      return async () => {
        await verifySigned({ name: 'a.html', bytes: page }, []);
        await verifySigned({ name: 'a.json', bytes: raw }, []);
      };
    },
    json,
  ),
];

/** All entries in a fixed order. */
export const entries: readonly Entry[] = [
  ...textEntries,
  ...documentEntries,
  ...sourceEntries,
  ...protocolEntries,
];
