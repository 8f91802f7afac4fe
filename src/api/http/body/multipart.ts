import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { echoName } from '../../../contract/echo.js';
import { httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { fileName, type Upload, upload } from './upload.js';

export interface Form {
  fields: Record<string, string>;
  /** The first part named "file". Other files are ignored. */
  file: Upload | null;
  /** A sentence about the ignored files. */
  ignored: string[];
}

/**
 * Parses a multipart form (RFC 7578) from a body of limited size. Rejects with 400 when it is malformed or
 * has too many parts, and with 413 when its file is too large.
 */
export function readMultipart(body: Buffer, contentType: string, bytesMax: number): Promise<Form> {
  return new Promise((resolve, rejectForm) => {
    let rejected = false;
    const reject = (error: unknown) => {
      rejected = true;
      rejectForm(error);
    };
    const form: Form = { fields: Object.create(null), file: null, ignored: [] };
    let found = false;
    /** Name of the first ignored file, and the number of all. */
    let [ignoredName, ignoredFiles] = ['', 0];
    const malformed = (why: string) => reject(httpErrors.badRequest(`Invalid multipart form: ${why}.`));
    const failed = (error: unknown) => malformed(error instanceof Error ? error.message : String(error));
    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: { 'content-type': contentType },
        limits: {
          fields: limits.formFields,
          fieldNameSize: limits.formNameBytes,
          fieldSize: body.length,
          fileSize: bytesMax,
          parts: limits.formFields + 1,
          headerPairs: limits.partHeaders,
          headerSize: limits.partHeaderBytes,
        },
      });
    } catch (error) {
      return failed(error);
    }
    parser.on('field', (name, value) => {
      form.fields[name] = value;
    });
    parser.on('file', (name, stream, filename) => {
      // The stream of an incomplete part emits an error too. Without a listener it would end the process.
      stream.on('error', failed);
      if (name !== 'file' || found) {
        if (ignoredFiles++ === 0) ignoredName = fileName(unescapeName(filename ?? ''));
        return stream.resume();
      }
      found = true;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(httpErrors.fileTooLarge(bytesMax)));
      stream.on('end', () => {
        form.file = upload(unescapeName(filename ?? ''), Buffer.concat(chunks), bytesMax);
      });
    });
    parser.on('fieldsLimit', () => malformed(`more than ${limits.formFields} fields`));
    parser.on('partsLimit', () => malformed(`more than ${limits.formFields} parts`));
    parser.on('error', failed);
    parser.on('finish', () => {
      if (ignoredFiles > 0) form.ignored.push(ignoredSentence(ignoredName, ignoredFiles));
      resolve(form);
    });
    // In slices, because the parser would go on to the end of a form that was rejected.
    const feed = (from: number) => {
      if (rejected) return;
      const end = from + sliceBytes;
      if (end >= body.length) parser.end(body.subarray(from));
      else if (parser.write(body.subarray(from, end))) feed(end);
      else parser.once('drain', () => feed(end));
    };
    feed(0);
  });
}

const sliceBytes = 64 * 1024;

/** Reverses the escapes of file names in forms (WHATWG HTML, "multipart/form-data encoding algorithm"). */
const unescapeName = (filename: string) =>
  filename.replace(/%(?:22|0D|0A)/gi, code => (code === '%22' ? '"' : ' '));

function ignoredSentence(name: string, files: number): string {
  const ignored = files === 1 ? 'was ignored' : `and ${files - 1} more were ignored`;
  return `The file "${echoName(name)}" ${ignored}: a request can have one file, in the field "file".`;
}
