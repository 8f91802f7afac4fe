/** Sends every example of the OpenAPI document to a running server, using only the document. */

import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { OpenApi } from '../../../src/api/openapi/document.js';
import { fileForm, type TestServer } from '../../server.js';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as JSON
type Any = any;

export interface Sent {
  operation: string;
  method: string;
  path: string;
  example: string;
  summary: string;
  params: Record<string, string>;
  status: number;
  type: string;
  headers: Headers;
  body: unknown;
}

export interface Operation {
  method: string;
  path: string;
  spec: Any;
}

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]) => ({ method: method.toUpperCase(), path, spec })),
  );

/**
 * Order of requests: creating calls first, deleting calls last, password change and account deletion at the
 * end.
 */
function turn({ method, path, spec }: Operation): number {
  if (spec.operationId === 'createAccount') return 0;
  if (spec.operationId === 'changePassword') return 5;
  if (spec.operationId === 'deleteAccount') return 6;
  return method === 'POST' ? 1 : method === 'GET' ? 2 : path.includes('{') ? 3 : 4;
}

export async function sendAll(document: OpenApi, server: TestServer): Promise<Sent[]> {
  /** Parameters of operations, from the links of earlier responses. */
  const known: Record<string, Record<string, string>> = {};
  const answered = new Set<string>();
  const sent: Sent[] = [];
  let key = '';
  const credentials: Any = document.paths['/api/session']!.post!.requestBody;
  let changed = {};
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]!.split(';')[0]!;
  const signIn = async () => {
    const { value } = Object.values<Any>(credentials.content['application/json'].examples)[0];
    return cookieOf((await server.as({}).post('/api/session', { ...value, ...changed })).headers);
  };
  for (const { method, path, spec } of operationsOf(document).sort((a, b) => turn(a) - turn(b))) {
    const operation = spec.operationId;
    const needs: string[] = spec.security.map((each: object) => Object.keys(each)[0] ?? 'nothing');
    for (const [example, { summary, headers, body }] of Object.entries(examplesOf(spec))) {
      const credential =
        needs[0] === 'key' ? { key } : needs[0] === 'session' ? { cookie: await signIn() } : {};
      const params = known[operation] ?? {};
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? 'missing'),
      );
      const response = await server.call(url, { method, headers, body, ...credential });
      const { status } = response;
      const type = (response.headers.get('content-type') ?? '').split(';')[0]!;
      const text = await response.text();
      const answer = type === 'application/json' ? JSON.parse(text) : text;
      const request = { operation, method, path, example, summary, params };
      sent.push({ ...request, status, headers: response.headers, type, body: answer });
      if (!answered.has(operation)) Object.assign(known, linked(spec, status, answer));
      answered.add(operation);
      if (operation === 'changePassword') changed = { password: JSON.parse(String(body)).new_password };
      if (operation === 'createAccount') {
        const visitor = server.as({ cookie: cookieOf(response.headers) });
        key = (await visitor.post('/api/keys', { scope: 'full', label: 'examples' })).body.key;
      }
    }
  }
  return sent;
}

/** The examples of an operation; one call without a body when it has none. */
function examplesOf(spec: Any): Record<string, Any> {
  if (spec.requestBody === undefined) return { call: { summary: spec.summary } };
  const found: Record<string, Any> = {};
  for (const [type, media] of Object.entries<Any>(spec.requestBody.content))
    for (const [name, example] of Object.entries<Any>(media.examples ?? {})) {
      const headers = { ...(example['x-accept'] && { accept: example['x-accept'] }), 'content-type': type };
      found[name] = { summary: example.summary, headers, body: encode(type, example) };
      if (type === 'multipart/form-data') delete found[name].headers['content-type'];
      else if (example['x-filename']) headers['x-filename'] = example['x-filename'];
    }
  return found;
}

function encode(type: string, example: Any): RequestInit['body'] {
  const { value } = example;
  switch (type) {
    case 'application/json':
      return JSON.stringify(value);
    case 'application/x-www-form-urlencoded':
      return new URLSearchParams(value).toString();
    case 'multipart/form-data': {
      const { file, ...fields } = value;
      const content = example['x-base64'] ? Buffer.from(file, 'base64') : file;
      return fileForm(example['x-filename'], content, fields);
    }
    default:
      return value;
  }
}

/** Parameters of other operations, taken from a response by its OpenAPI links. */
function linked(spec: Any, status: number, body: Any): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { operationId, parameters } of Object.values<Any>(spec.responses[status]?.links ?? {}))
    for (const [name, expression] of Object.entries<string>(parameters)) {
      const [, ...pointer] = expression.split('#')[1]!.split('/');
      const value = pointer.reduce((at: Any, segment) => at?.[segment], body);
      found[operationId] = { ...found[operationId], [name]: String(value) };
    }
  return found;
}

const article =
  '<title>The pier</title><nav>Menu</nav><article><h1>The pier</h1><p>Nobody met us at the pier. The shop was shut and the last boat had gone.</p></article>';

/** A local web page for the fetch-url example, and a network that resolves its host name to it. */
export function openPage() {
  const site = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(article);
  });
  site.listen(0, '127.0.0.1');
  const network = {
    resolver: async () => ['93.184.216.34'],
    connect: async () => connect((site.address() as AddressInfo).port, '127.0.0.1'),
  };
  return { network, close: () => void site.close() };
}
