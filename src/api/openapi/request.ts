import { limits } from '../../contract/limits.js';
import { pathNames, type Route } from '../http/route.js';
import type { Example } from '../http/route-docs.js';
import shared from './components.json' with { type: 'json' };
import type { Components, Json } from './schemas.js';

interface ObjectSchema {
  properties: Record<string, Json>;
  required?: string[];
}
const inputOf = ({ input }: Route): ObjectSchema => input as unknown as ObjectSchema;

/** The parameters of a route: path, query and headers. */
export function parameters(
  route: Route,
  recorded: Readonly<Record<string, string>>,
  components: Components,
): Json[] {
  const { properties, required = [] } = inputOf(route);
  const inPath = pathNames(route.path);
  const list: Json[] = inPath.map(name => ({
    name,
    in: 'path',
    required: true,
    schema: components.refer(properties[name] ?? { type: 'string' }),
    ...(recorded[name] !== undefined && { example: recorded[name] }),
  }));
  for (const [name, schema] of Object.entries(properties)) {
    if (inPath.includes(name) || schema.type === 'array' || !inQuery(route, name, required)) continue;
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
  if (route.body !== 'none') list.push({ $ref: '#/components/parameters/ContentEncoding' });
  if (route.file !== undefined) list.push({ $ref: '#/components/parameters/Filename' });
  for (const [name, description] of Object.entries(route.docs.requestHeaders ?? {}))
    list.push({ name, in: 'header', description, schema: { type: 'string' } });
  list.push({ $ref: '#/components/parameters/RequestId' });
  return list;
}

/**
 * Whether a field is documented as a query parameter. It is for routes without a body and never for JSON-only
 * routes; of the others, required fields and the text belong in the body.
 */
const inQuery = ({ body }: Route, name: string, required: readonly string[]): boolean =>
  body === 'none' || body === 'stream' || (body === 'fields' && name !== 'text' && !required.includes(name));

function withoutPathNames(route: Route): ObjectSchema {
  const inPath = pathNames(route.path);
  const { properties, required = [], ...rest } = inputOf(route);
  if (inPath.length === 0) return inputOf(route);
  const others = required.filter(name => !inPath.includes(name));
  return {
    ...rest,
    ...(others.length > 0 && { required: others }),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
  };
}

export const sharedParameters = {
  ...shared.parameters,
  IdempotencyKey: {
    ...shared.parameters.IdempotencyKey,
    schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyChars },
  },
  RequestId: {
    ...shared.parameters.RequestId,
    schema: { type: 'string', maxLength: limits.requestIdChars },
  },
};

const bytes = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file' };

/** The request body in each media type that the route accepts, with examples; undefined without a body. */
export function requestBody(route: Route, components: Components): Json | undefined {
  if (route.body === 'none') return undefined;
  const { docs } = route;
  const input = withoutPathNames(route);
  const { properties, required = [] } = input;
  const own = Object.entries(docs.bodies ?? {}).map(
    ([type, schema]) => [type, components.refer(schema)] as const,
  );
  const accepted = new Map([...own, ...mediaTypes(route, input, components)]);
  const content = Object.fromEntries(
    [...accepted].map(([type, schema]): [string, Json] => [type, { schema }]),
  );
  for (const example of docs.examples ?? []) {
    const media = content[example.type ?? 'application/json'];
    if (media !== undefined)
      media.examples = { ...(media.examples as Json), [example.name]: exampleObject(example) };
  }
  const isRequired =
    route.body === 'bytes' || route.file === 'required' || 'text' in properties || required.length > 0;
  return { required: isRequired, content };
}

/**
 * The fields of a form. A list is one field that contains JSON: without this, generated clients send a field
 * for each item.
 */
const formFields = (input: ObjectSchema): ObjectSchema => ({
  ...input,
  properties: Object.fromEntries(
    Object.entries(input.properties).map(([name, { description, ...schema }]) => [
      name,
      schema.type === 'array'
        ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema, description }
        : input.properties[name]!,
    ]),
  ),
});

function mediaTypes(
  { body, file, fileBytes }: Route,
  input: ObjectSchema,
  components: Components,
): [string, Json][] {
  const names = Object.keys(input.properties);
  if (body === 'json') return [['application/json', components.refer(input)]];
  if (body !== 'fields') return [];
  const types: [string, Json][] = [];
  if (file !== 'required')
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      types.push([type, components.refer(input)]);
  const fields = components.refer(formFields(input));
  const upload = {
    type: 'object',
    properties: { file: bytes },
    ...(file === 'required' && { required: ['file'] }),
  };
  const form = names.length === 0 ? upload : { allOf: [fields, upload] };
  types.push(['multipart/form-data', file === undefined ? fields : form]);
  if (names.includes('text') && file !== 'required')
    types.push(['text/plain', { type: 'string', description: 'The text, in UTF-8' }]);
  const document = { type: 'string', description: 'The document, in UTF-8' };
  if (file !== undefined && fileBytes === undefined)
    types.push(['text/markdown', document], ['text/html', document]);
  if (file !== undefined)
    types.push(['application/octet-stream', { ...bytes, description: 'The file, named by X-Filename' }]);
  return types;
}

const exampleObject = ({ summary, value, filename, base64, accept }: Example): Json => ({
  summary,
  value,
  ...(filename !== undefined && { 'x-filename': filename }),
  ...(base64 && { 'x-base64': true }),
  ...(accept !== undefined && { 'x-accept': accept }),
});
