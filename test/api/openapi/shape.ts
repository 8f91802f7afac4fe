import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApi } from '../../../src/api/openapi/document.js';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as JSON
type Any = any;

/** Differences between a response and the OpenAPI document; empty when it conforms. */
export function misfits(
  document: OpenApi,
  method: string,
  path: string,
  status: number,
  type: string,
  body: unknown,
): string[] {
  const where = `${method} ${path} returned ${status}`;
  const operation: Any = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return [`${where}: the route is not in the document`];
  const declared = operation.responses[status];
  if (declared === undefined) return [`${where}, which the document does not declare`];
  const response = follow(document, declared);
  if (response.content === undefined)
    return body === '' || body === undefined ? [] : [`${where} with a body where none is declared`];
  const media =
    response.content[type] ?? response.content[`${type.split('/')[0]}/*`] ?? binary(response, type);
  if (media === undefined) return [`${where} as ${type}, which is not declared`];
  return mismatches(document, media.schema, body).map(problem => `${where}: ${problem}`);
}

/** Differences between a value and a schema of the OpenAPI document; for a stream, those of its lines. */
export function mismatches(document: OpenApi, schema: Any, value: unknown): string[] {
  // The document itself is validated elsewhere.
  const options = { strict: false, validateFormats: false, validateSchema: false };
  const ajv = new Ajv2020({ ...options, allErrors: true });
  if (schema.contentSchema !== undefined) {
    const line = ajv.compile({ ...schema.contentSchema, components: document.components });
    const wrong = String(value)
      .trim()
      .split('\n')
      .filter(each => !line(JSON.parse(each)));
    return wrong.map(each => `a line does not match its schema: ${each.slice(0, 200)}`);
  }
  const check = ajv.compile({ ...schema, components: document.components });
  return check(value) ? [] : check.errors!.slice(0, 5).map(e => `${e.instancePath} ${e.message}`);
}

/** Every example of the document with its schema: of bodies, parameters and headers. */
export function examplesIn(node: Any, where = ''): { where: string; schema: Any; value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { schema, example, examples = {}, ...rest } = node;
  if (schema === undefined)
    return Object.entries(node).flatMap(([name, each]) => examplesIn(each, `${where}/${name}`));
  const values = Object.entries<Any>(examples).map(([name, { value }]) => ({
    where: `${where}/${name}`,
    schema,
    value,
  }));
  if (example !== undefined) values.push({ where, schema, value: example });
  return [...values, ...examplesIn(rest, where)];
}

/** A cleaned file has the media type of its format. */
const binary = ({ content }: Any, type: string) =>
  type.startsWith('application/') && type !== 'application/json'
    ? content['application/octet-stream']
    : undefined;

function follow(document: OpenApi, value: Any): Any {
  if (value.$ref === undefined) return value;
  return value.$ref
    .split('/')
    .slice(1)
    .reduce((at: Any, name: string) => at[name], document);
}
