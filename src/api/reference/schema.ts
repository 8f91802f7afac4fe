import { number } from '../../contract/prose.js';
import { escapeHtml } from '../../report/safe-text.js';
import type { OpenApi } from '../openapi/document.js';
import type { Json } from '../openapi/schemas.js';
import { anchor, inline } from './html.js';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  description?: string;
  default?: unknown;
  [bound: string]: unknown;
}

/** The schema, parameter or response that a reference points to. */
export function resolve<T = Schema>(document: OpenApi, value: unknown): T {
  const { $ref } = value as Schema;
  if ($ref === undefined) return value as T;
  const names = $ref.split('/').slice(1);
  return names.reduce<unknown>((at, name) => (at as Json)[name], document) as T;
}

const nameOf = (reference: string): string => reference.split('/').at(-1)!;

/** The type of a schema in a few words: `string or null`, `array of Signal`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return `<a href="#schema-${anchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' or ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`;
  if (schema.contentSchema !== undefined) {
    const content = typeOf(schema.contentSchema as Schema);
    return schema.contentMediaType === 'application/json' ? `JSON: ${content}` : `lines of ${content}`;
  }
  if (schema.contentMediaType !== undefined) return 'file';
  if (schema.patternProperties !== undefined) return 'object by name';
  return escapeHtml(schema.type ?? 'any value');
}

const literal = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

const bounds: readonly [string, (value: unknown) => string][] = [
  ['minLength', value => `at least ${value} characters`],
  ['maxLength', value => `at most ${number(Number(value))} characters`],
  ['minimum', value => `from ${value}`],
  ['maximum', value => `to ${number(Number(value))}`],
  ['minItems', value => `at least ${value} items`],
  ['maxItems', value => `at most ${value} items`],
];

function boundsOf(schema: Schema): string {
  const main = schema.anyOf?.find(each => each.type !== 'null') ?? schema;
  return bounds
    .filter(([name]) => main[name] !== undefined)
    .map(([name, describe]) => describe(main[name]))
    .join(', ');
}

/** A field as HTML: name, type, facts and description, followed by the fields of a nested object. */
export function field(name: string, schema: Schema, required: boolean, place = ''): string {
  const about = [
    required ? '<strong class="required">required</strong>' : '',
    schema.default === undefined ? '' : `default ${literal(schema.default)}`,
    boundsOf(schema),
    place,
  ].filter(part => part !== '');
  const facts = `<span class="type">${typeOf(schema)}</span>${about.map(part => ` <span class="fact">${part}</span>`).join('')}`;
  const text = schema.description === undefined ? '' : `<p>${inline(schema.description)}</p>`;
  const inner = fields((schema.type === 'array' ? schema.items : schema) ?? {});
  return `<div class="field"><dt><code>${escapeHtml(name)}</code> ${facts}</dt><dd>${text}${inner}</dd></div>`;
}

/** The fields of an object as a definition list. */
function fields(schema: Schema): string {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(([name, each]) => field(name, each, required.includes(name)));
  return rows.length === 0 ? '' : `<dl class="fields">${rows.join('')}</dl>`;
}

/** The fields of a body; follows references and `allOf`. */
export function bodyFields(document: OpenApi, schema: unknown): string {
  const { allOf, ...own } = resolve(document, schema);
  return fields(own) + (allOf ?? []).map(part => bodyFields(document, part)).join('');
}
