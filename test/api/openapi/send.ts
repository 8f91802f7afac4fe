/** Sends every example of the OpenAPI document to a running server, using only the document. */

import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { OpenApi } from '../../../src/api/openapi/document.js';
import type { FetchOptions } from '../../../src/net/fetch/fetch-page.js';
import type { TestServer } from '../../server.js';

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

interface Operation {
  method: string;
  path: string;
  spec: Any;
}

const operationsOf = ({ paths }: OpenApi): Operation[] =>
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
  const known: Record<string, Record<string, string>> = {};
  const sent: Sent[] = [];
  let key = '';
  const credentials: Any = document.paths['/api/session']!.post!.requestBody;
  let changed = {};
  const signIn = async () => {
    const { value } = Object.values<Any>(credentials.content['application/json'].examples)[0];
    const json = { ...value, ...changed };
    return (await server.call('/api/session', { json })).headers.getSetCookie()[0]!.split(';')[0]!;
  };
  for (const operation of operationsOf(document).sort((a, b) => turn(a) - turn(b))) {
    const { method, path, spec } = operation;
    const needs: string[] = spec.security.map((each: object) => Object.keys(each)[0] ?? 'nothing');
    for (const [name, example] of Object.entries<Any>(examplesOf(spec))) {
      const headers: Record<string, string> = { ...example.headers };
      if (needs[0] === 'key') headers.authorization = `Bearer ${key}`;
      if (needs[0] === 'session') Object.assign(headers, { cookie: await signIn(), origin: server.url });
      const params = known[spec.operationId] ?? {};
      const url = path.replace(/\{(\w+)\}/g, (_, param: string) =>
        encodeURIComponent(params[param] ?? 'missing'),
      );
      const response = await server.call(url, {
        method,
        headers,
        ...(example.body !== undefined && { body: example.body }),
      });
      const answer = await read(response);
      sent.push({
        operation: spec.operationId,
        method,
        path,
        example: name,
        summary: example.summary,
        params,
        status: response.status,
        headers: response.headers,
        ...answer,
      });
      const first = known[`first ${spec.operationId}`] === undefined;
      known[`first ${spec.operationId}`] = {};
      if (first)
        for (const [target, values] of Object.entries(linked(spec, response.status, answer.body)))
          known[target] = values;
      if (spec.operationId === 'changePassword')
        changed = { password: JSON.parse(String(example.body)).new_password };
      if (spec.operationId === 'createAccount')
        key = await mint(server, response.headers.getSetCookie()[0]!.split(';')[0]!);
    }
  }
  return sent;
}

async function mint(server: TestServer, cookie: string): Promise<string> {
  const response = await server.call('/api/keys', { cookie, json: { scope: 'full', label: 'examples' } });
  return ((await response.json()) as { key: string }).key;
}

/** The examples of an operation; one call without a body when it has none. */
function examplesOf(spec: Any): Record<string, Any> {
  if (spec.requestBody === undefined) return { call: { summary: spec.summary } };
  const found: Record<string, Any> = {};
  for (const [type, media] of Object.entries<Any>(spec.requestBody.content))
    for (const [name, example] of Object.entries<Any>(media.examples ?? {}))
      found[name] = { summary: example.summary, ...encode(type, example) };
  return found;
}

function encode(type: string, example: Any): { headers: Record<string, string>; body: RequestInit['body'] } {
  const accept: Record<string, string> =
    example['x-accept'] === undefined ? {} : { accept: example['x-accept'] };
  const { value } = example;
  const bytes = (text: string): string | Buffer => (example['x-base64'] ? Buffer.from(text, 'base64') : text);
  switch (type) {
    case 'application/json':
      return { headers: { ...accept, 'content-type': type }, body: JSON.stringify(value) };
    case 'application/x-www-form-urlencoded':
      return { headers: { ...accept, 'content-type': type }, body: new URLSearchParams(value).toString() };
    case 'multipart/form-data': {
      const form = new FormData();
      for (const [name, field] of Object.entries<string>(value))
        form.append(name, name === 'file' ? new File([bytes(field)], example['x-filename']) : field);
      return { headers: accept, body: form };
    }
    default: {
      const named: Record<string, string> =
        example['x-filename'] === undefined ? {} : { 'x-filename': example['x-filename'] };
      return { headers: { ...accept, 'content-type': type, ...named }, body: value };
    }
  }
}

async function read(response: Response): Promise<{ type: string; body: unknown }> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!;
  const text = await response.text();
  return { type, body: type === 'application/json' ? JSON.parse(text) : text };
}

/** Parameters of other operations, taken from a response by its OpenAPI links. */
function linked(spec: Any, status: number, body: Any): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { operationId, parameters } of Object.values<Any>(spec.responses[status]?.links ?? {}))
    found[operationId] = Object.fromEntries(
      Object.entries<string>(parameters).map(([name, expression]) => [
        name,
        String(at(body, expression.split('#')[1]!)),
      ]),
    );
  return found;
}

const at = (value: Any, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((found, segment) => found?.[segment], value);

const article =
  '<title>The pier</title><nav>Menu</nav><article><h1>The pier</h1><p>Nobody met us at the pier. The shop was shut and the last boat had gone.</p></article>';

/** A local web page for the fetch-url example, and a network that resolves its host name to it. */
export async function openPage(): Promise<{ network: FetchOptions; close(): void }> {
  const site = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(article);
  });
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return {
    network: { resolver: async () => ['93.184.216.34'], connect: async () => connect(port, '127.0.0.1') },
    close: () => void site.close(),
  };
}
