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
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const { contentSchema } = media.schema;
  if (contentSchema !== undefined) {
    const line = ajv.compile({ ...contentSchema, components: document.components });
    const wrong = String(body)
      .trim()
      .split('\n')
      .filter(each => !line(JSON.parse(each)));
    return wrong.map(each => `${where} with a line that does not match its schema: ${each.slice(0, 200)}`);
  }
  const check = ajv.compile({ ...media.schema, components: document.components });
  return check(body)
    ? []
    : (check.errors ?? []).slice(0, 5).map(e => `${where}: ${e.instancePath} ${e.message}`);
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
