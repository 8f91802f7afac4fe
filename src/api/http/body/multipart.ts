import { echoName } from '../../../contract/echo.js';
import { httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { decodePlain } from '../../../document/charset.js';
import { asUtf8, charsetOf, decodeText, unescaped } from './body-text.js';
import { fileName, type Upload, upload } from './upload.js';

export interface Form {
  fields: Record<string, string>;
  /** The first part named "file". Other files are ignored. */
  file: Upload | null;
  /** A sentence about the ignored files. */
  ignored: string[];
}

/**
 * Parses a multipart form (RFC 7578) from a body of limited size. Throws 400 when it is malformed or has too
 * many parts, 413 when its file is too large, and 422 when a field is not text.
 */
export function readMultipart(body: Buffer, contentType: string, bytesMax: number): Form {
  const form: Form = { fields: Object.create(null), file: null, ignored: [] };
  const boundary = parameterOf(contentType, 'boundary');
  if (boundary === undefined || boundary === '') throw malformed('it has no boundary');
  const ignored: string[] = [];
  for (const { headers, content } of partsOf(body, boundary)) {
    const disposition = headers['content-disposition'] ?? '';
    const name = parameterOf(disposition, 'name');
    if (name === undefined || !/^form-data\s*;/i.test(disposition)) continue;
    const type = headers['content-type'] ?? '';
    const filename = parameterOf(disposition, 'filename');
    const isFile = filename !== undefined || /^application\/octet-stream\b/i.test(type);
    if (isFile && (name !== 'file' || form.file !== null)) {
      ignored.push(filename ?? '');
      continue;
    }
    const bytes = withoutCoding(content, headers['content-transfer-encoding']);
    const charset = charsetOf(type);
    if (isFile) form.file = upload(filename ?? '', asUtf8(bytes, charset), bytesMax);
    else form.fields[name] = decodeText(bytes, charset, ['body', name]);
  }
  if (ignored.length > 0) form.ignored.push(ignoredSentence(fileName(ignored[0]!), ignored.length));
  return form;
}

const malformed = (why: string) => httpErrors.badRequest(`Invalid multipart form: ${why}.`);

/** Headers by lower-case name; their bytes beyond ASCII are Latin-1. */
type Headers = Partial<Record<string, string>>;

/** The parts between the delimiters (RFC 2046, section 5.1.1). What precedes and follows them is ignored. */
function* partsOf(body: Buffer, boundary: string): Generator<{ headers: Headers; content: Buffer }> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const opensBody = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2));
  let at = opensBody ? -2 : body.indexOf(delimiter);
  for (let parts = 0; at !== -1; parts++) {
    const headStart = at + delimiter.length;
    if (body.toString('latin1', headStart, headStart + 2) === '--') return;
    if (parts > limits.formFields) throw malformed(`more than ${limits.formFields} parts`);
    const headEnd = body.indexOf('\r\n\r\n', headStart);
    at = body.indexOf(delimiter, headEnd + 2);
    if (headEnd === -1 || at === -1) break;
    if (headEnd - headStart > limits.partHeaderBytes)
      throw malformed(`a part has more than ${limits.partHeaderBytes} bytes of headers`);
    const headers = headersOf(body.toString('latin1', headStart, headEnd));
    yield { headers, content: body.subarray(headEnd + 4, Math.max(at, headEnd + 4)) };
  }
  throw malformed('unexpected end');
}

function headersOf(head: string): Headers {
  const headers: Headers = Object.create(null);
  const lines = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n');
  if (lines.length > limits.partHeaders + 1)
    throw malformed(`a part has more than ${limits.partHeaders} headers`);
  for (const line of lines) {
    const [, name, value] = /^([^\s:]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined) headers[name.toLowerCase()] ??= value!.trim();
  }
  return headers;
}

/**
 * A parameter of a header. Its extended form, `filename*=UTF-8''na%C3%AFve.txt` (RFC 8187), is preferred. In
 * quotation marks, encoded words (RFC 2047) and the escapes of browsers are decoded too.
 */
function parameterOf(header: string, name: string): string | undefined {
  let found: string | undefined;
  for (const { groups } of header.matchAll(parameter)) {
    const { key, quoted, token = '' } = groups!;
    if (key!.toLowerCase() === `${name}*`) {
      const [, charset = '', value = ''] = /^([^']*)'[^']*'(.*)$/.exec(token) ?? [];
      return decodePlain(unescaped(Buffer.from(value), '%'), charset).text;
    }
    if (key!.toLowerCase() === name) found ??= quoted?.replace(/\\(["\\])/g, '$1') ?? token.trim();
  }
  if (found === undefined) return undefined;
  return decodePlain(Buffer.from(found, 'latin1'))
    .text.replace(encodedWord, (_, charset: string, coding: string, word: string) => {
      return decodePlain(withoutCoding(Buffer.from(word), coding, '_'), charset).text;
    })
    .replace(/%(?:22|0D|0A)/gi, code => (code === '%22' ? '"' : ' '));
}

const parameter = /;\s*(?<key>[^\s=;"]+)\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[^;]*))/g;
/** An encoded word, and the space before another one, which is no part of the text. */
const encodedWord = /=\?([\w.:-]{1,40})(?:\*[\w-]{0,40})?\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi;

/** Decodes the transfer encoding of a part, or the encoding B or Q of a word. */
function withoutCoding(content: Buffer, coding = '', space?: string): Buffer {
  if (/^b(?:ase64)?$/i.test(coding)) return Buffer.from(content.toString('latin1'), 'base64');
  if (!/^q(?:uoted-printable)?$/i.test(coding)) return content;
  const joined = content.toString('latin1').replace(/=[ \t]*\r?\n/g, '');
  return unescaped(Buffer.from(joined, 'latin1'), '=', space);
}

function ignoredSentence(name: string, files: number): string {
  const ignored = files === 1 ? 'was ignored' : `and ${files - 1} more were ignored`;
  return `The file "${echoName(name)}" ${ignored}: a request can have one file, in the field "file".`;
}
