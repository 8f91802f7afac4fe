import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { httpErrors } from '../errors.js';
import { limits } from '../limits.js';
import { type Upload, upload } from './upload.js';

export interface Form {
  fields: Record<string, string>;
  /** The part named "file"; other files are passed over. */
  file: Upload | null;
}

/**
 * Reads a multipart form (RFC 7578) from a body that is already capped. Throws 400 for one that is malformed
 * or has too many parts, 413 for a file over its cap.
 */
export function readMultipart(body: Buffer, contentType: string, capBytes: number): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: Object.create(null), file: null };
    const malformed = (why: string) =>
      reject(httpErrors.badRequest(`The multipart form could not be read: ${why}.`));
    const failed = (error: unknown) => malformed(error instanceof Error ? error.message : String(error));
    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: { 'content-type': contentType },
        limits: {
          fields: limits.formFields,
          fieldNameSize: limits.formNameBytes,
          fieldSize: body.length,
          fileSize: capBytes,
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
      // A part that breaks off fails its own stream besides; unheard, that would end the process.
      stream.on('error', failed);
      if (name !== 'file' || form.file !== null) return stream.resume();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(httpErrors.fileTooLarge(capBytes)));
      stream.on('end', () => {
        form.file = upload(filename ?? '', Buffer.concat(chunks), capBytes);
      });
    });
    parser.on('fieldsLimit', () => malformed(`more than ${limits.formFields} fields`));
    parser.on('partsLimit', () => malformed(`more than ${limits.formFields} parts`));
    parser.on('error', failed);
    parser.on('finish', () => resolve(form));
    parser.end(body);
  });
}
