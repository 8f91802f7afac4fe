import type { Route } from '../http/route.js';
import { limits } from '../limits.js';
import type { Example, RouteDocs } from './route-docs.js';
import type { Components, Json } from './schemas.js';

interface ObjectSchema {
  properties: Record<string, Json>;
  required?: string[];
}

/** What a route takes beside its body: fields of the path and the query, and headers that mean something. */
export function parameters(
  route: Route,
  note: RouteDocs | undefined,
  recorded: Json,
  components: Components,
): Json[] {
  const { properties, required = [] } = route.input as unknown as ObjectSchema;
  const inPath = pathNames(route.path);
  const list: Json[] = inPath.map(name => ({
    name,
    in: 'path',
    required: true,
    schema: components.refer(properties[name] ?? { type: 'string' }),
    ...(recorded[name] !== undefined && { example: recorded[name] }),
  }));
  for (const [name, schema] of Object.entries(properties)) {
    if (inPath.includes(name) || !inQuery(route, name, required)) continue;
    const { description, ...rest } = schema;
    list.push({
      name,
      in: 'query',
      required: route.body === 'none' && required.includes(name),
      ...(description !== undefined && { description }),
      schema: components.refer(rest),
    });
  }
  if (route.idempotent) list.push({ $ref: '#/components/parameters/IdempotencyKey' });
  if (route.file !== undefined) list.push({ $ref: '#/components/parameters/Filename' });
  // Accept is the response's own affair in OpenAPI, which has parameters of that name ignored.
  for (const [name, description] of Object.entries(note?.requestHeaders ?? {}))
    if (name !== 'Accept') list.push({ name, in: 'header', description, schema: { type: 'string' } });
  list.push({ $ref: '#/components/parameters/RequestId' });
  return list;
}

/** Whether a field may stand in the query: always without a body, never beside JSON alone, and a text belongs into the body. */
const inQuery = ({ body }: Route, name: string, required: readonly string[]): boolean =>
  body === 'none' || body === 'stream' || (body === 'fields' && name !== 'text' && !required.includes(name));

const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);

export const sharedParameters: Json = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a retry safe, for accounts: within 24 hours the same key with the same request gets the first answer, with another request 409. Only digests are stored; the answer is made again.',
    schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyChars },
  },
  Filename: {
    name: 'X-Filename',
    in: 'header',
    description: "Makes the whole body a file of this name; percent-encode what isn't ASCII.",
    schema: { type: 'string' },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: 'A name of your own for the request, sent back with the answer.',
    schema: { type: 'string', maxLength: limits.requestIdChars },
  },
};

const bytes = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file' };

/** The body in every media type the route takes, with the examples of each; undefined for a route without one. */
export function requestBody(
  route: Route,
  note: RouteDocs | undefined,
  components: Components,
): Json | undefined {
  if (route.body === 'none') return undefined;
  const { properties, required = [] } = route.input as unknown as ObjectSchema;
  const fields = components.refer(route.input);
  const content: Record<string, Json> = {};
  const take = (type: string, schema: Json) => {
    content[type] = { schema };
  };
  for (const [type, schema] of Object.entries(note?.bodies ?? {})) take(type, components.refer(schema));
  if (route.body === 'json' || (route.body === 'fields' && route.file !== 'required'))
    take('application/json', fields);
  if (route.body === 'fields') {
    const file = {
      type: 'object',
      properties: { file: bytes },
      ...(route.file === 'required' && { required: ['file'] }),
    };
    const form = Object.keys(properties).length === 0 ? file : { allOf: [fields, file] };
    if (route.file !== 'required') take('application/x-www-form-urlencoded', fields);
    take('multipart/form-data', route.file === undefined ? fields : form);
    if ('text' in properties && route.file !== 'required')
      take('text/plain', { type: 'string', description: 'The text, in UTF-8' });
    if (route.file !== undefined)
      take('application/octet-stream', { ...bytes, description: 'The file, named by X-Filename' });
  }
  for (const example of note?.examples ?? []) {
    const media = content[example.type ?? 'application/json'];
    if (media !== undefined)
      media.examples = { ...(media.examples as Json), [example.name]: written(example) };
  }
  return { required: route.file === 'required' || 'text' in properties || required.length > 0, content };
}

const written = ({ summary, value, filename, base64, accept }: Example): Json => ({
  summary,
  value,
  ...(filename !== undefined && { 'x-filename': filename }),
  ...(base64 && { 'x-base64': true }),
  ...(accept !== undefined && { 'x-accept': accept }),
});
