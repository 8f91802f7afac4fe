import type { Caller } from '../../../accounts/caller.js';
import { httpErrors, type Issue } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { Head } from '../head.js';
import type { Route } from '../route.js';
import { asUtf8, charsetOf, decodeText, unescaped } from './body-text.js';
import { jsonErrorAt } from './json-error.js';
import { readMultipart } from './multipart.js';
import { rawUpload, type Upload } from './upload.js';

export interface Decoded {
  /** An object of fields, or any other JSON value; undefined when the body is empty. */
  fields: unknown;
  file: Upload | null;
  /** Sentences about parts of the body that are not read. */
  ignored: readonly string[];
}

const accepted = {
  json: 'application/json',
  fields:
    'application/json, application/x-www-form-urlencoded, multipart/form-data with a field "text", or text/plain',
  file: 'multipart/form-data with a part "file", or the bytes of a file with its name in X-Filename',
  stream: 'application/x-ndjson, one JSON object a line',
} as const;

const noFields: Decoded = { fields: undefined, file: null, ignored: [] };

/** Media types accepted for lines of JSON, with that of `curl --data-binary` and a missing one. */
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

const form = 'application/x-www-form-urlencoded';

/** Text formats accepted as the whole body where a document is, with the name that selects the reader. */
const textFormats = new Map([
  ['text/markdown', 'document.md'],
  ['text/html', 'document.html'],
]);

/** Returns whether the head announces a file, or a form that may contain one. An image type is sufficient. */
const carriesFile = (headers: Head['headers']): boolean => {
  const type = mediaType(headers['content-type'] ?? '');
  return headers['x-filename'] !== undefined || /^(?:multipart|image)\//.test(type) || textFormats.has(type);
};

/**
 * Returns the maximum size of a request's body. Accounts get the limits of the interface, because their calls
 * are counted. Without an account, a body without a file is limited to the encoded size of the plan's longest
 * text.
 */
export function bodyBytesMax(route: Route, headers: Head['headers'], { account, plan }: Caller): number {
  const fileBytes =
    route.file === undefined ? 0 : (route.fileBytes ?? limits.documentBytes) + limits.formBytes;
  if (account !== null) return Math.max(limits.jsonBodyBytes, fileBytes);
  const textBytes = plan.characters_per_text * limits.bodyCharBytes + limits.bodyExtraBytes;
  const fieldBytes = Math.min(limits.jsonBodyBytes, Math.max(textBytes, route.fieldBytes ?? 0));
  return carriesFile(headers) ? Math.max(fileBytes, fieldBytes) : fieldBytes;
}

/** The error of a body over this maximum. A file has a limit of its own, which the error names. */
export const bodyTooLarge = (
  { file, fileBytes = limits.documentBytes }: Route,
  headers: Head['headers'],
): typeof httpErrors.bodyTooLarge =>
  file !== undefined && carriesFile(headers)
    ? () => httpErrors.fileTooLarge(fileBytes)
    : httpErrors.bodyTooLarge;

/**
 * Returns the decoder of a request's body, by its content type. Without one, or with the default type of
 * `curl -d`, a body that starts with { is JSON. Throws 415 for a Content-Type that the route does not accept.
 */
export function bodyDecoder(
  { body: kind, file, fileBytes, jsonValues, input }: Route,
  headers: Head['headers'],
  hasBody: boolean,
): (body: Buffer) => Decoded {
  const contentType = headers['content-type'];
  const type = mediaType(contentType ?? '');
  if (kind === 'stream' && hasBody && !lineTypes.has(type)) throw httpErrors.bodyType(accepted.stream);
  if (kind === 'none' || kind === 'bytes' || kind === 'stream') return () => noFields;
  const json = (body: Buffer): Decoded => ({ ...noFields, fields: readJson(body, jsonValues) });
  if (kind === 'json') {
    if (type === '' || isJson(type)) return json;
    if (type !== form) throw httpErrors.bodyType(accepted.json);
    return body => {
      if (!opensObject(body)) throw httpErrors.bodyType(accepted.json);
      return json(body);
    };
  }
  const bytesMax = fileBytes ?? limits.documentBytes;
  if (type === 'multipart/form-data')
    return body => {
      const parts = readMultipart(body, contentType!, bytesMax);
      if (parts.file !== null && file === undefined) throw httpErrors.noFileHere();
      return { ...parts, fields: withLists(parts.fields, input, jsonValues) };
    };
  if (file !== undefined) {
    const filename = headers['x-filename'];
    const charset = charsetOf(contentType);
    const uploaded = (name: string, body: Buffer) => rawUpload(name, asUtf8(body, charset), bytesMax);
    // With the type of an image or of formatted text, the body itself is the file.
    if (filename !== undefined || type.startsWith('image/'))
      return body => ({ ...noFields, file: uploaded(filename ?? '', body) });
    const reader = fileBytes === undefined ? textFormats.get(type) : undefined;
    if (reader !== undefined)
      return body => ({ ...noFields, file: { ...uploaded(reader, body), unnamed: true } });
    if (file === 'required' && hasBody) throw httpErrors.bodyType(accepted.file);
  }
  return isJson(type) ? json : textDecoder(type, contentType, json);
}

/** The decoder of a form or of plain text. */
function textDecoder(
  type: string,
  contentType: string | undefined,
  json: (body: Buffer) => Decoded,
): (body: Buffer) => Decoded {
  if (type !== form && type !== '' && type !== 'text/plain') throw httpErrors.bodyType(accepted.fields);
  const charset = charsetOf(contentType);
  return body => {
    if (type !== 'text/plain' && opensObject(body)) return json(body);
    if (type === form) return { ...noFields, fields: readForm(body, 'body', charset) };
    return body.length === 0
      ? noFields
      : { ...noFields, fields: { text: decodeText(body, charset, ['body', 'text']) } };
  };
}

/** The fields of a form, in which a list is written as JSON. */
function withLists(
  fields: Record<string, string>,
  { properties }: Route['input'],
  jsonValues: number | undefined,
): Record<string, unknown> {
  const decoded: Record<string, unknown> = fields;
  for (const [name, schema] of Object.entries(properties))
    if ('items' in schema && fields[name] !== undefined && fields[name] !== '')
      decoded[name] = readJson(Buffer.from(fields[name]), jsonValues, ['body', name]);
  return decoded;
}

const isJson = (type: string) => type === 'application/json' || type.endsWith('+json');

const ampersand = 0x26;
const equals = 0x3d;

/**
 * Parses a query string or a form body (WHATWG URL, section 5.1). The last value of a repeated field wins.
 * The number of fields and the length of names are checked before decoding; throws 400 when they exceed the
 * limits, and 422 for bytes that are not text.
 */
export function readForm(encoded: Buffer, place: 'query' | 'body', charset?: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (let start = 0; start < encoded.length; ) {
    if (++count > limits.formFields)
      throw httpErrors.badRequest(`Too many form fields: the limit is ${limits.formFields}.`);
    const next = encoded.indexOf(ampersand, start);
    const end = next === -1 ? encoded.length : next;
    const pair = encoded.subarray(start, end);
    start = end + 1;
    if (pair.length === 0) continue;
    const split = pair.indexOf(equals);
    const nameEnd = split === -1 ? pair.length : split;
    if (nameEnd > limits.formNameBytes)
      throw httpErrors.badRequest(
        `The name of a form field is too long: the limit is ${limits.formNameBytes} bytes.`,
      );
    const name = decodeText(unescaped(pair.subarray(0, nameEnd), '%', '+'), charset, [place]);
    fields[name] = decodeText(unescaped(pair.subarray(nameEnd + 1), '%', '+'), charset, [place, name]);
  }
  return fields;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON (RFC 8259) with bounded depth and size. Throws 422 `json_invalid` with place and position. */
export function readJson(
  body: Buffer,
  valuesMax: number = limits.jsonValues,
  place: readonly string[] = ['body'],
): unknown {
  if (body.length === 0) return undefined;
  const excess = findJsonExcess(body, valuesMax);
  if (excess !== null) throw jsonInvalid([...place, 0], excess);
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw jsonInvalid([...place, 0], 'the body is not valid UTF-8');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw jsonInvalid([...place, jsonErrorAt(text)], why.replace(/,? (?:in JSON|"|\.\.\.).*/s, ''));
  }
}

function jsonInvalid(loc: Issue['loc'], why: string) {
  const issue: Issue = {
    type: 'json_invalid',
    loc,
    msg: 'JSON decode error',
    input: {},
    ctx: { error: why },
  };
  return httpErrors.invalid([issue]);
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** Returns why JSON has too much depth or too many values, or null. Strings are skipped and cost nothing. */
export function findJsonExcess(json: Buffer, valuesMax: number): string | null {
  let depth = 0;
  let values = 1;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]!;
    if (byte === quote) {
      i = endOfString(json, i);
    } else if (byte === comma) {
      values++;
    } else if (byte === 0x5b || byte === 0x7b) {
      values++;
      if (++depth > limits.jsonDepth) return `nested deeper than ${limits.jsonDepth} levels`;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
    if (values > valuesMax) return `more than ${valuesMax} values`;
  }
  return null;
}

/** Returns the index of the quote that ends the string at `start`. */
function endOfString(json: Buffer, start: number): number {
  const end = json.indexOf(quote, start + 1);
  if (end === -1) return json.length;
  if (json[end - 1] !== backslash) return end;
  // A search for each escaped quote would take longer than one loop over the bytes.
  for (let i = start + 1; i < json.length; i++) {
    if (json[i] === backslash) i++;
    else if (json[i] === quote) return i;
  }
  return json.length;
}

function opensObject(body: Buffer): boolean {
  let i = 0;
  while (i < body.length && (body[i] === 0x20 || body[i] === 0x0a || body[i] === 0x0d || body[i] === 0x09))
    i++;
  return body[i] === 0x7b;
}

/** `Text/Plain; charset=utf-8` → `text/plain` (RFC 9110, section 8.3.1). */
const mediaType = (contentType: string): string => contentType.split(';', 1)[0]!.trim().toLowerCase();
