import { escapeHtml } from '../../report/safe-text.js';
import type { OpenApi } from '../openapi/document.js';
import type { Json } from '../openapi/schemas.js';
import { type Call, curl } from './curl.js';
import { anchor, code, inline, jsonCode, paragraphs } from './html.js';
import { bodyFields, field, resolve, typeOf } from './schema.js';

export interface Operation {
  method: string;
  path: string;
  spec: Spec;
}

interface Media {
  schema: Json;
  examples?: Record<string, Json>;
  example?: unknown;
}
interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Json;
}
interface Response {
  description: string;
  content?: Record<string, Media>;
  headers?: Record<string, unknown>;
}
interface Spec {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Json[];
  parameters: Json[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Json>;
}

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]) => ({
      method: method.toUpperCase(),
      path,
      spec: spec as unknown as Spec,
    })),
  );

export const operationAnchor = ({ method, path }: Operation): string => anchor(`${method} ${path}`);

export function operation(document: OpenApi, each: Operation): string {
  const { method, path, spec } = each;
  return `<details class="operation" id="${operationAnchor(each)}">
<summary><h3><span class="method ${method.toLowerCase()}">${method}</span> <span class="path">${pathParts(path)}</span></h3><span class="lead">${inline(spec.summary)}.</span></summary>
${paragraphs(spec.description)}
${parameters(document, spec)}
${body(document, spec)}
${examples(document, each)}
${responsesHtml(document, spec)}
</details>`;
}

/** The path with line-break opportunities before its slashes and its parameters marked. */
const pathParts = (path: string): string =>
  escapeHtml(path)
    .replaceAll('/', '<wbr>/')
    .replace(/\{(\w+)\}/g, '<em>{$1}</em>');

function parameters(document: OpenApi, { parameters }: Spec): string {
  const rows = parameters
    .map(each => resolve<Parameter>(document, each))
    .filter(({ name }) => name !== 'X-Request-Id')
    .map(({ name, schema, description, required = false, in: place }) =>
      field(name, { ...schema, ...(description !== undefined && { description }) }, required, place),
    );
  return rows.length === 0
    ? ''
    : `<details><summary>Parameters</summary><dl class="fields">${rows.join('')}</dl></details>`;
}

function body(document: OpenApi, { requestBody }: Spec): string {
  if (requestBody === undefined) return '';
  const types = Object.keys(requestBody.content);
  const candidates = Object.values(requestBody.content).map(({ schema }) => bodyFields(document, schema));
  const fields = candidates.reduce((most, each) => (each.length > most.length ? each : most), '');
  return `<details><summary>Body</summary><p>As ${types.map(type => `<code>${escapeHtml(type)}</code>`).join(', ')}.</p>${fields}</details>`;
}

function examples(document: OpenApi, { method, path, spec }: Operation): string {
  const names = spec.security.map(each => Object.keys(each)[0]);
  const values = Object.fromEntries(
    spec.parameters
      .filter(each => each.in === 'path')
      .map(each => [each.name, each.example ?? `{${String(each.name)}}`]),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const call = { method, path: filled, key: names[0] === 'key', session: names[0] === 'session' };
  const bodies = Object.entries(spec.requestBody?.content ?? {}).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({ type, name, example })),
  );
  const shown =
    bodies.length === 0
      ? [exampleHtml('', call, recorded(document, spec, 'call'))]
      : bodies.map(({ type, name, example }) =>
          exampleHtml(String(example.summary), { ...call, type, example }, recorded(document, spec, name)),
        );
  return `<div class="examples"><h4>${shown.length === 1 ? 'Example' : 'Examples'}</h4>${shown[0]!}${
    shown.length === 1
      ? ''
      : `<details><summary>${shown.length - 1} more</summary>${shown.slice(1).join('')}</details>`
  }</div>`;
}

interface RecordedResponse {
  status: string;
  type: string;
  value: unknown;
}

function recorded(document: OpenApi, spec: Spec, name: string): RecordedResponse | null {
  for (const [status, response] of Object.entries(spec.responses)) {
    const { content = {} } = resolve<Response>(document, response);
    for (const [type, { examples = {} }] of Object.entries(content))
      if (examples[name] !== undefined) return { status, type, value: examples[name]!.value };
  }
  return null;
}

/** Responses of up to this many lines are expanded. */
const expandedLines = 24;

function exampleHtml(summary: string, call: Call, answer: RecordedResponse | null): string {
  const title = summary === '' ? '' : `<p class="what">${inline(summary)}</p>`;
  return `<div class="example"${tryAttributes(call)}>${title}${code(curl(call))}${answer === null ? '' : responseHtml(answer)}</div>`;
}

/** Body types that the page's script can send. */
const tryTypes: ReadonlySet<string> = new Set(['application/json', 'application/x-ndjson', 'text/plain']);

/**
 * What the page's script needs to send a call. Calls that delete, or that change the account or the session,
 * have none: a reader should not lose records or sign out by trying the examples.
 */
function tryAttributes({ method, path, key, session, type, example }: Call): string {
  if (session || (method !== 'GET' && !(method === 'POST' && key))) return '';
  if (type !== undefined && !tryTypes.has(type)) return '';
  const accept = example?.['x-accept'];
  const body = type === 'application/json' ? JSON.stringify(example!.value, null, 2) : example?.value;
  const attributes = {
    method,
    path,
    ...(type !== undefined && { type, body }),
    ...(accept !== undefined && { accept }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`)
    .join('');
}

function responseHtml({ status, type, value }: RecordedResponse): string {
  const text = typeof value === 'string';
  const lines = text ? value.split('\n').length : JSON.stringify(value, null, 2).split('\n').length;
  const cut = JSON.stringify(value).includes('"signals":[{')
    ? ' <span class="fact">shows the three signals with the most points</span>'
    : '';
  return `<details${lines <= expandedLines ? ' open' : ''}><summary>Response <code>${status}</code> <span class="fact">${escapeHtml(type)}</span>${cut}</summary>${text ? code(value) : jsonCode(value)}</details>`;
}

function responsesHtml(document: OpenApi, { responses }: Spec): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const { description, content = {}, headers = {} } = resolve<Response>(document, response);
    const forms = Object.entries(content).map(
      ([type, { schema }]) => `<code>${escapeHtml(type)}</code> ${typeOf(schema)}`,
    );
    const named = Object.keys(headers)
      .filter(name => name !== 'X-Request-Id' && !/ratelimit/i.test(name))
      .map(name => `<code>${escapeHtml(name)}</code>`);
    return `<div class="field"><dt><code class="status s${status[0]}">${status}</code></dt><dd><p>${inline(description)}</p>${
      forms.length > 0 ? `<p class="forms">${forms.join('<br>')}</p>` : ''
    }${named.length > 0 ? `<p class="forms">Headers: ${named.join(', ')}</p>` : ''}</dd></div>`;
  });
  return `<details><summary>Responses: ${Object.keys(responses).join(', ')}</summary><dl class="fields statuses">${rows.join('')}</dl></details>`;
}
