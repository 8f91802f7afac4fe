import { httpErrors } from '../errors.js';
import type { Route } from '../http/route.js';
import type { RouteDocs } from './route-docs.js';
import type { Components, Json } from './schemas.js';

const text = { type: 'string' };
const whole = { type: 'integer' };

/** Headers that several answers carry, as components. */
export const sharedHeaders: Json = {
  'X-Request-Id': {
    description: 'Names the request: your own when you sent a harmless one, else ours.',
    schema: text,
  },
  'RateLimit-Policy': { description: 'The hourly limit: `"requests";q=600;w=3600`.', schema: text },
  RateLimit: {
    description: 'What is left and in how many seconds more is: `"requests";r=599;t=3600`.',
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'The hourly limit.', schema: whole },
  'X-RateLimit-Remaining': { description: 'Calls left now.', schema: whole },
  'X-RateLimit-Reset': { description: 'Unix time in seconds at which calls are free again.', schema: whole },
  'Retry-After': { description: 'Seconds to wait before another try.', schema: whole },
  'WWW-Authenticate': { description: '`Bearer realm="telltale"`', schema: text },
  'Idempotency-Replayed': {
    description: '`true` when the answer is the kept one of an earlier request.',
    schema: text,
  },
};
const rateNames = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

const headers = (...names: string[]): Json =>
  Object.fromEntries(
    ['X-Request-Id', ...names].map(name => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** Bodies of refusals, as components (SPEC §2.15, DESIGN §3). */
export const refusalSchemas: Json = {
  Refusal: {
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'string', description: 'One plain sentence' } },
  },
  ValidationError: {
    type: 'object',
    required: ['type', 'loc', 'msg'],
    properties: {
      type: {
        type: 'string',
        description:
          "pydantic's names, and too_many_issues, text_empty, document_unreadable, document_no_text, document_encrypted, parent_not_found",
      },
      loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
      msg: { type: 'string' },
      input: { description: 'The input at that place; left out when it is long or secret' },
      ctx: { type: 'object' },
    },
  },
  Invalid: {
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } } },
  },
};

interface Refused {
  name: string;
  description: string;
  /** A real sentence of the service. */
  detail: unknown;
  headers?: string[];
}

/** What every status of refusal means where a route's note says nothing else. */
const refused: Readonly<Record<number, Refused>> = {
  400: {
    name: 'BadRequest',
    description:
      'The request can not be taken apart: a malformed form, too many fields, or an Idempotency-Key of the wrong length.',
    detail: 'An Idempotency-Key has 1 to 255 characters.',
  },
  401: {
    name: 'Unauthorized',
    description: 'A credential is needed, or the one sent is not valid.',
    detail: httpErrors.noCredential().detail,
    headers: ['WWW-Authenticate'],
  },
  402: {
    name: 'QuotaUsedUp',
    description: "The month's words are used up.",
    detail: "The plan's 500,000 words for this month are used up; they reset on 2026-12-01.",
  },
  403: {
    name: 'Forbidden',
    description:
      "The key's scope does not allow it, the call is for a signed-in person, or it came from a page of another site.",
    detail: httpErrors.scope().detail,
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record.',
    detail: httpErrors.unknownRecord().detail,
  },
  406: {
    name: 'NotAcceptable',
    description: 'None of the forms that Accept allows can be had.',
    detail: 'Accept must allow application/json and text/event-stream.',
  },
  409: {
    name: 'Conflict',
    description:
      'The Idempotency-Key was used with another request, or its answer can not be repeated: the record was deleted, or an upstream server made it.',
    detail: httpErrors.idempotencyMismatch().detail,
  },
  413: {
    name: 'TooLarge',
    description: 'Too many characters or bytes; the sentence says how many, and the limit.',
    detail: "The text has 60,000 characters; your plan's limit is 50,000.",
  },
  415: {
    name: 'UnsupportedType',
    description: 'The body has a type, a coding or a character set this endpoint does not take.',
    detail: httpErrors.charset().detail,
  },
  422: {
    name: 'Unprocessable',
    description: 'A field is missing or not valid.',
    detail: httpErrors.missing('text').detail,
  },
  429: {
    name: 'RateLimited',
    description: 'Too many calls within the hour. The sentence and Retry-After say how long to wait.',
    detail: 'Rate limit reached: 60 requests an hour. Try again in 1,260 seconds.',
    headers: ['Retry-After', ...rateNames],
  },
  500: {
    name: 'Failed',
    description: 'Something went wrong on our side; nothing was charged or saved.',
    detail: httpErrors.internal().detail,
  },
  502: {
    name: 'BadGateway',
    description: 'Another server failed.',
    detail: 'The page could not be fetched.',
  },
  503: {
    name: 'Unavailable',
    description: 'A queue is full, storage is unavailable, or the service is restarting.',
    detail: httpErrors.queueFull().detail,
    headers: ['Retry-After'],
  },
  504: {
    name: 'Late',
    description: 'The work was not finished, or the body did not arrive, in time.',
    detail: httpErrors.textDeadline().detail,
  },
};

const bodyOf = (status: number) => ({
  $ref: `#/components/schemas/${status === 422 ? 'Invalid' : 'Refusal'}`,
});

function refusal(status: number, row: Refused, description = row.description): Json {
  const content = { 'application/json': { schema: bodyOf(status), example: { detail: row.detail } } };
  return { description, headers: headers(...(row.headers ?? [])), content };
}

export const sharedResponses: Json = Object.fromEntries(
  Object.entries(refused).map(([status, row]) => [row.name, refusal(Number(status), row)]),
);

/** The refusals that follow from what a route is. */
function impliedStatuses(route: Route): number[] {
  const { method, path, access, scope, body, rateLimit, idempotent } = route;
  const takesBody = body !== 'none';
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
  const { properties } = route.input as unknown as { properties: Json };
  const hasFields = Object.keys(properties).some(name => !inPath.includes(name));
  const statuses: [number, boolean][] = [
    [400, body === 'fields' || body === 'none' || idempotent],
    [401, true],
    // A cookie or a foreign page behind what changes something; a read-scope key; a key where a person must sign in.
    [403, method !== 'GET' || access === 'session' || (scope === 'full' && access !== 'open')],
    [404, inPath.length > 0],
    [409, idempotent],
    [413, takesBody],
    [415, body === 'json' || body === 'fields'],
    [422, body === 'json' || body === 'fields' || hasFields],
    [429, rateLimit !== null],
    [500, true],
    [503, true],
    [504, takesBody],
  ];
  return statuses.filter(([, follows]) => follows).map(([status]) => status);
}

/** Every answer of a route: its success, what it declares, and what follows from what it is. */
export function responses(
  route: Route,
  note: RouteDocs | undefined,
  answers: Json,
  components: Components,
): Json {
  const success = note?.success ?? 200;
  const declared = note?.statuses ?? {};
  const all = new Set([
    ...impliedStatuses(route),
    ...(note?.counted ? [429] : []),
    ...Object.keys(declared).map(Number),
  ]);
  const answered: Json = { [success]: succeeded(route, note, answers, components) };
  for (const status of [...all].sort((a, b) => a - b)) {
    const row = refused[status];
    const own = note?.bodiesOf?.[status];
    if (row === undefined) answered[status] = { description: declared[status]!, headers: headers() };
    else if (declared[status] === undefined)
      answered[status] = { $ref: `#/components/responses/${row.name}` };
    else if (own === undefined) answered[status] = refusal(status, row, declared[status]);
    else {
      const schema = { anyOf: [components.refer(own), bodyOf(status)] };
      answered[status] = {
        description: declared[status]!,
        headers: headers(...(row.headers ?? [])),
        content: { 'application/json': { schema } },
      };
    }
  }
  return answered;
}

function succeeded(route: Route, note: RouteDocs | undefined, answers: Json, components: Components): Json {
  const content: Record<string, Json> = {};
  if (route.output !== null) content['application/json'] = { schema: components.refer(route.output) };
  for (const [type, schema] of Object.entries(note?.media ?? {}))
    content[type] = { schema: components.refer(schema) };
  for (const [name, recorded] of Object.entries(answers)) {
    const { type, value, summary } = recorded as { type: string; value: unknown; summary: string };
    const media = content[type] ?? content[`${type.split('/')[0]}/*`];
    if (media !== undefined) media.examples = { ...(media.examples as Json), [name]: { summary, value } };
  }
  const shared = [
    ...(route.rateLimit === null && !note?.counted ? [] : rateNames),
    ...(route.idempotent ? ['Idempotency-Replayed'] : []),
  ];
  const links = Object.entries(note?.links ?? {}).map(([operationId, parameters]) => [
    operationId,
    {
      operationId,
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([name, pointer]) => [name, `$response.body#${pointer}`]),
      ),
    },
  ]);
  return {
    description: 'Done.',
    headers: { ...headers(...shared), ...note?.headers },
    ...(Object.keys(content).length > 0 && { content }),
    ...(links.length > 0 && { links: Object.fromEntries(links) }),
  };
}
