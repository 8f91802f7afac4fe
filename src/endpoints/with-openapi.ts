import { createHash } from 'node:crypto';
import { defaultPlans } from '../accounts/plans.js';
import { Nothing } from '../contract/history.js';
import { referencePage } from '../docs/page.js';
import { script, style } from '../docs/style.js';
import { recorded } from '../generated/openapi-examples.js';
import type { Answer } from '../http/answer.js';
import { type Context, type Route, route } from '../http/route.js';
import { assemble } from '../openapi/document.js';
import { routeDocs } from '../openapi/route-docs/index.js';

const open = {
  method: 'GET',
  access: 'open',
  scope: 'read',
  rateLimit: null,
  body: 'none',
  idempotent: false,
  input: Nothing,
  output: null,
} as const;

/** The routes and those that describe them: the description is assembled once, when the table is made. */
export function withOpenApi(routes: readonly Route[]): readonly Route[] {
  const files: { openapi?: Answer; docs?: Answer } = {};
  const openapi = route({
    ...open,
    path: '/api/openapi.json',
    summary: 'This interface as OpenAPI 3.1',
    work: (_: object, context: Context) => unlessFresh(files.openapi!, context),
  });
  const docs = route({
    ...open,
    path: '/docs',
    summary: 'The reference for people',
    work: (_: object, context: Context) => unlessFresh(files.docs!, context),
  });
  const all = [...routes, openapi, docs];
  const document = assemble(all, routeDocs, recorded);
  files.openapi = file('application/json', JSON.stringify(document));
  files.docs = file('text/html; charset=utf-8', referencePage(document, defaultPlans), pageHeaders);
  return all;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page carries its one style sheet and its one script, named by what they are; nothing else may run or load. */
const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
};

function file(type: string, text: string, headers: Answer['headers'] = {}): Answer {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, type, body, headers: { ...headers, ETag: etag, 'Cache-Control': 'no-cache' } };
}

/** The file, or 304 for who has it already (RFC 9110, section 13.1.2: weak comparison). */
function unlessFresh(answer: Answer, { header }: Context): Answer {
  const known = header('if-none-match');
  const etag = answer.headers!.ETag;
  const fresh = known
    ?.split(',')
    .some(each => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
  return fresh ? { status: 304, type: null, body: '', headers: answer.headers! } : answer;
}
