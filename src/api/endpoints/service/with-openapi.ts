import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defaultPlans } from '../../../accounts/plans.js';
import { packageRoot } from '../../../contract/package-root.js';
import { recorded } from '../../../generated/api-examples.js';
import { compressFile } from '../../http/coding/compress.js';
import { type EncodedFile, fileAnswer } from '../../http/coding/negotiate.js';
import { type ListedRoute, openGet, type Route, route } from '../../http/route.js';
import { textHeader } from '../../http/route-docs.js';
import type { tagDescriptions } from '../../openapi/about.js';
import { assemble } from '../../openapi/document.js';
import { referencePage } from '../../reference/page.js';
import { script, themeScript } from '../../reference/script.js';

/** Routes by tag and operation id. */
type RouteTable = Readonly<Record<keyof typeof tagDescriptions, Readonly<Record<string, Route>>>>;

/** Adds /api/openapi.json and /docs, rendered at the first request; they describe themselves too. */
export function withOpenApi(table: RouteTable): readonly ListedRoute[] {
  const openapi: Route = route({
    ...openGet,
    path: '/api/openapi.json',
    summary: 'This interface as OpenAPI 3.1',
    docs: {
      ...fileDocs,
      description: 'Returns this document. The service builds it from its routes at start.',
      media: { 'application/json': { type: 'object' } },
    },
    work: async (_, { header }) => fileAnswer(await openapiFile(), header, cacheHeaders),
  });
  const docs: Route = route({
    ...openGet,
    path: '/docs',
    summary: 'The API reference as a web page',
    docs: {
      ...fileDocs,
      description: 'Returns the API reference as one web page that sends no request to another host.',
      media: { 'text/html': { type: 'string' } },
    },
    work: async (_, { header }) => fileAnswer(await docsFile(), header, pageHeaders),
  });
  const groups = Object.entries({ ...table, Service: { ...table.Service, openapi, docs } });
  const all = groups.flatMap(([tag, routes]) =>
    Object.entries<Route>(routes).map(([id, each]) => ({ ...each, id, tag })),
  );
  const document = once(() => assemble(all, recorded));
  const openapiFile = once(() => cachedFile('application/json', JSON.stringify(document())));
  const docsFile = once(() =>
    cachedFile('text/html; charset=utf-8', referencePage(document(), defaultPlans, style)),
  );
  return all;
}

const fileDocs = {
  headers: {
    ETag: textHeader('Send it as `If-None-Match`; the response is 304 when nothing changed.'),
    'Cache-Control': textHeader('`no-cache`: revalidate each time.'),
  },
  statuses: { 304: 'The document has not changed since the ETag in If-None-Match.' },
} as const;

const cacheHeaders = { 'Cache-Control': 'no-cache' };

/** Returns a function that computes the value at its first call. */
function once<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

/** Style sheet of the reference. */
const style = readFileSync(new URL('dist/site/reference.css', packageRoot), 'utf8').trim();

const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the one inline style sheet, the fonts of the site, the scripts, and requests to the service. */
const pageHeaders = {
  ...cacheHeaders,
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sha256Source(style)}`,
    `script-src ${sha256Source(themeScript)} ${sha256Source(script)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

async function cachedFile(type: string, text: string): Promise<EncodedFile> {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, body, etag, ...(await compressFile(body)) };
}
