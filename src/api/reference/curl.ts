import type { Json } from '../openapi/schemas.js';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export interface Call {
  method: string;
  /** The path with example values of its parameters. */
  path: string;
  /** Whether to send an API key. */
  key: boolean;
  /** Whether the call needs a session cookie instead of a key. */
  session: boolean;
  type?: string;
  example?: Json;
}

/** The curl command of a call. It reads the service's address from $TELLTALE and the API key from $KEY. */
export function curl({ method, path, key, session, type, example }: Call): string {
  // curl sends GET without a body, and POST with one.
  const isImplied = method === (example === undefined ? 'GET' : 'POST');
  const parts = [`curl ${isImplied ? '' : `-X ${method} `}"$TELLTALE${path}"`];
  if (key) parts.push('-H "Authorization: Bearer $KEY"');
  if (session) parts.push('-b cookies.txt');
  if (example?.['x-accept'] !== undefined)
    parts.push(`-H ${quoted(`Accept: ${String(example['x-accept'])}`)}`);
  if (example !== undefined) parts.push(...bodyParts(type!, example));
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
