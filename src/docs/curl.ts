import type { Json } from '../openapi/schemas.js';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What a call needs to be told about: its method, path, media type, and example. */
export interface Call {
  method: string;
  /** With its parameters filled in. */
  path: string;
  /** Whether a key goes along. */
  key: boolean;
  /** Whether only a session will do. */
  session: boolean;
  type?: string;
  example?: Json;
}

/** The call as a curl command line, as people type it: TELLTALE is the service's address, KEY an API key. */
export function curl({ method, path, key, session, type, example }: Call): string {
  const parts = [`curl ${method === 'POST' || method === 'GET' ? '' : `-X ${method} `}"$TELLTALE${path}"`];
  if (key) parts.push('-H "Authorization: Bearer $KEY"');
  if (session) parts.push('-b cookies.txt');
  if (example?.['x-accept'] !== undefined)
    parts.push(`-H ${quoted(`Accept: ${String(example['x-accept'])}`)}`);
  if (example === undefined) {
    if (method === 'POST') parts.splice(0, 1, `curl -X POST "$TELLTALE${path}"`);
  } else parts.push(...bodyParts(type!, example));
  return parts.join(' \\\n  ');
}

function bodyParts(type: string, { value, 'x-filename': filename }: Json): string[] {
  const fields = Object.entries(value as Record<string, string>);
  switch (type) {
    case 'application/json':
      return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(value))}`];
    case 'application/x-www-form-urlencoded':
      return fields.map(([name, field]) => `--data-urlencode ${quoted(`${name}=${field}`)}`);
    case 'multipart/form-data':
      return fields.map(
        ([name, field]) => `-F ${name === 'file' ? `file=@${String(filename)}` : quoted(`${name}=${field}`)}`,
      );
    case 'application/octet-stream':
      return [`-H 'X-Filename: ${String(filename)}'`, `--data-binary @${String(filename)}`];
    default:
      return [`-H 'Content-Type: ${type}'`, `--data-binary ${quoted(String(value))}`];
  }
}
