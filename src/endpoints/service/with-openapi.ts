import { createHash } from 'node:crypto';
import { defaultPlans } from '../../accounts/plans.js';
import { referencePage } from '../../docs/page.js';
import { script, style } from '../../docs/style.js';
import { recorded } from '../../generated/openapi-examples.js';
import type { WholeAnswer } from '../../http/answer.js';
import { matchesEtag } from '../../http/etag.js';
import { type Context, type Route, route } from '../../http/route.js';
import { assemble } from '../../openapi/document.js';
import { routeDocs } from '../../openapi/route-docs/index.js';
import { openGet } from './open-get.js';

/**
 * Adds /api/openapi.json and /docs to the routes. Both are rendered at the first request, and describe
 * themselves too.
 */
export function withOpenApi(routes: readonly Route[]): readonly Route[] {
  const openapi = route({
    ...openGet,
    path: '/api/openapi.json',
    summary: 'This interface as OpenAPI 3.1',
    services: [],
    output: null,
    work: (_, context) => unlessFresh(openapiFile(), context),
  });
  const docs = route({
    ...openGet,
    path: '/docs',
    summary: 'The API reference as a web page',
    services: [],
    output: null,
    work: (_, context) => unlessFresh(docsFile(), context),
  });
  const all: readonly Route[] = [...routes, openapi, docs];
  const document = once(() => assemble(all, routeDocs, recorded));
  const openapiFile = once(() => cachedFile('application/json', JSON.stringify(document())));
  const docsFile = once(() =>
    cachedFile('text/html; charset=utf-8', referencePage(document(), defaultPlans), pageHeaders),
  );
  return all;
}

/** Returns a function that computes the value at its first call. */
function once<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy allows the page's one inline style sheet and one inline script, by their hashes, and nothing
 * else.
 */
const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sha256Source(style)}`,
    `script-src ${sha256Source(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

interface CachedFile {
  etag: string;
  response: WholeAnswer;
}

function cachedFile(type: string, text: string, headers: WholeAnswer['headers'] = {}): CachedFile {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const response = {
    status: 200,
    type,
    body,
    headers: { ...headers, ETag: etag, 'Cache-Control': 'no-cache' },
  };
  return { etag, response };
}

/** The file, or 304 when the client's copy is current. */
const unlessFresh = ({ etag, response }: CachedFile, { header }: Pick<Context, 'header'>): WholeAnswer =>
  matchesEtag(header('if-none-match'), etag) ? { ...response, status: 304, type: null, body: '' } : response;
