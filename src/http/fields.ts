import { type Issue, refusals } from '../errors.js';
import { limits } from '../limits.js';
import type { Head } from './head.js';
import { jsonErrorAt } from './json-error.js';
import { readMultipart } from './multipart.js';
import type { Route } from './route.js';
import { rawUpload, type Upload } from './upload.js';

/** A decoded body. */
export interface Decoded {
  /** An object of fields, or whatever JSON held; undefined when there was none. */
  fields: unknown;
  file: Upload | null;
}

const accepted = {
  json: 'application/json',
  fields:
    'application/json, application/x-www-form-urlencoded, multipart/form-data with a field "text", or text/plain',
  file: 'multipart/form-data with a part "file", or the bytes of a file with its name in X-Filename',
  stream: 'application/x-ndjson, one JSON object a line',
} as const;

const noFields: Decoded = { fields: undefined, file: null };

/** Names that lines of JSON go by; without one (or from `curl --data-binary`) they are taken for what they look like. */
const lineTypes = new Set([
  'application/x-ndjson',
  'application/ndjson',
  'application/jsonl',
  'application/x-jsonlines',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
]);

/** Decodes a body by its content type. Without one (or from `curl -d`), what looks like a JSON object is one. */
export async function decodeBody(
  { body: kind, file, fileBytes = limits.documentBytes }: Route,
  headers: Head['headers'],
  body: Buffer,
): Promise<Decoded> {
  if (kind === 'none' || kind === 'bytes') return noFields;
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding.toLowerCase() !== 'identity') throw refusals.bodyCoding(coding);
  const type = mediaType(headers['content-type'] ?? '');
  if (kind === 'stream') {
    if (!lineTypes.has(type)) throw refusals.bodyType(accepted.stream);
    return noFields;
  }
  if (type === 'multipart/form-data' && kind === 'fields') {
    const form = await readMultipart(body, headers['content-type']!, fileBytes);
    if (form.file !== null && file === undefined) throw refusals.noFileHere();
    return form;
  }
  const filename = headers['x-filename'];
  // An image's type says already that the body is the file.
  if (file !== undefined && (filename !== undefined || type.startsWith('image/')))
    return { fields: undefined, file: rawUpload(filename ?? '', body, fileBytes) };
  if (file === 'required' && body.length > 0) throw refusals.bodyType(accepted.file);
  return {
    fields: kind === 'json' ? jsonBody(type, body) : textFields(type, headers['content-type'], body),
    file: null,
  };
}

function jsonBody(type: string, body: Buffer): unknown {
  const unnamed = type === '' || (type === 'application/x-www-form-urlencoded' && opensObject(body));
  if (!unnamed && !isJson(type)) throw refusals.bodyType(accepted.json);
  return readJson(body);
}

function textFields(type: string, contentType: string | undefined, body: Buffer): unknown {
  if (isJson(type)) return readJson(body);
  switch (type) {
    case '':
    case 'text/plain':
      if (type === '' && opensObject(body)) return readJson(body);
      requireUtf8(contentType);
      return body.length === 0 ? undefined : { text: stripBom(body.toString('utf8')) };
    case 'application/x-www-form-urlencoded':
      return opensObject(body) ? readJson(body) : readForm(body.toString('utf8'));
    default:
      throw refusals.bodyType(accepted.fields);
  }
}

export const isJson = (type: string) => type === 'application/json' || type.endsWith('+json');

/** Fields of a query string or a form body (WHATWG URL, application/x-www-form-urlencoded); of a repeated one the last. */
export function readForm(encoded: string): Record<string, string> {
  // Counted before they are taken apart: a megabyte of them would hold up everybody.
  if (encoded.split('&', limits.formFields + 1).length > limits.formFields)
    throw refusals.badRequest(`A form may carry ${limits.formFields} fields at most.`);
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) fields[name] = value;
  return fields;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON (RFC 8259) of bounded depth; 422 `json_invalid` says what is wrong and where. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw jsonInvalid(0, 'the body is not valid UTF-8');
  }
  const excess = jsonExcess(body);
  if (excess !== null) throw jsonInvalid(0, excess);
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw jsonInvalid(jsonErrorAt(text), why.replace(/,? (?:in JSON|"|\.\.\.).*/s, ''));
  }
}

function jsonInvalid(position: number, why: string) {
  const issue: Issue = {
    type: 'json_invalid',
    loc: ['body', position],
    msg: 'JSON decode error',
    input: {},
    ctx: { error: why },
  };
  return refusals.invalid([issue]);
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** How JSON is too much to parse: too deep or of too many values. Strings are jumped over, so a long text costs nothing. */
function jsonExcess(json: Buffer): string | null {
  let depth = 0;
  let values = 1;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]!;
    if (byte === quote) {
      i = endOfString(json, i);
    } else if (byte === comma) {
      if (++values > limits.jsonValues) return `more than ${limits.jsonValues} values`;
    } else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > limits.jsonDepth) return `nested deeper than ${limits.jsonDepth} levels`;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return null;
}

/** Index of the quote that ends the string which begins at `start`. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

function opensObject(body: Buffer): boolean {
  let i = 0;
  while (i < body.length && (body[i] === 0x20 || body[i] === 0x0a || body[i] === 0x0d || body[i] === 0x09))
    i++;
  return body[i] === 0x7b;
}

function requireUtf8(contentType: string | undefined): void {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8' && charset !== 'us-ascii')
    throw refusals.charset();
}

const stripBom = (text: string) => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** `Text/Plain; charset=utf-8` → `text/plain` (RFC 9110, section 8.3.1). */
export const mediaType = (contentType: string): string => contentType.split(';', 1)[0]!.trim().toLowerCase();
