import { httpErrors } from '../../contract/errors.js';
import type { Recorded } from '../../generated/api-examples.js';
import { pathNames, type Route } from '../http/route.js';
import { integerHeader, textHeader } from '../http/route-docs.js';
import type { Components, Json } from './schemas.js';

/** Headers shared by several responses, as components. */
export const sharedHeaders: Json = {
  'X-Request-Id': textHeader("Request id: the client's if it sent a valid one, otherwise generated."),
  'RateLimit-Policy': textHeader('The hourly limit: `"requests";q=600;w=3600`.'),
  RateLimit: textHeader(
    'Remaining calls and the seconds until more are available: `"requests";r=599;t=3600`.',
  ),
  'X-RateLimit-Limit': integerHeader('The hourly limit.'),
  'X-RateLimit-Remaining': integerHeader('Remaining calls.'),
  'X-RateLimit-Reset': integerHeader('Unix time in seconds at which more calls are available.'),
  'Retry-After': integerHeader('Seconds to wait before a retry.'),
  'WWW-Authenticate': textHeader('`Bearer realm="telltale"`'),
  'Content-Encoding': textHeader('`br` or `gzip`, from 2 KB, as `Accept-Encoding` asks.'),
  Vary: textHeader('`Accept-Encoding` for a response that may be compressed.'),
  'Idempotency-Replayed': textHeader(
    '`true` when the response repeats that of an earlier request with the same key.',
  ),
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

/** Schemas of error responses, as components. */
export const errorSchemas: Json = {
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
          'An error type of pydantic, or too_many_issues, text_empty, text_without_words, document_unreadable, document_no_text, document_encrypted, document_untracked, parent_not_found, unknown_field, too_many_fields or signal_choice',
      },
      loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
      msg: { type: 'string' },
      input: { description: 'The invalid input; omitted when it is long or secret' },
      ctx: { type: 'object' },
    },
  },
  Invalid: {
    type: 'object',
    required: ['detail'],
    properties: { detail: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } } },
  },
};

interface ErrorResponse {
  name: string;
  description: string;
  /** An example of `detail`. */
  detail: unknown;
  headers?: string[];
}

/** Error responses by status, for routes whose documentation does not describe the status itself. */
const errorResponses: Readonly<Record<number, ErrorResponse>> = {
  400: {
    name: 'BadRequest',
    description:
      'The request is malformed: an invalid form, too many fields, or an Idempotency-Key that is too long or that the endpoint does not take.',
    detail: 'Invalid Idempotency-Key: expected 1 to 255 characters.',
  },
  401: {
    name: 'Unauthorized',
    description: 'The credential is missing or not valid.',
    detail: httpErrors.noCredential().detail,
    headers: ['WWW-Authenticate'],
  },
  402: {
    name: 'QuotaUsedUp',
    description: 'The monthly word quota is used up.',
    detail:
      'The monthly quota of 500,000 words is used up; it resets on 2026-12-01. Try again in 718087 seconds.',
  },
  403: {
    name: 'Forbidden',
    description:
      "The key's scope does not allow the call, the call needs a session, or it comes from a page of another site.",
    detail: httpErrors.scope().detail,
  },
  404: {
    name: 'NotFound',
    description: 'The record does not exist.',
    detail: httpErrors.unknownRecord().detail,
  },
  406: {
    name: 'NotAcceptable',
    description: 'The endpoint has none of the media types that Accept allows.',
    detail: 'Accept must allow application/json and text/event-stream.',
  },
  409: {
    name: 'Conflict',
    description:
      'The Idempotency-Key was used with a different request, or the first response cannot be built again: its record was deleted, or an upstream server made it.',
    detail: httpErrors.idempotencyMismatch().detail,
  },
  413: {
    name: 'TooLarge',
    description: 'Too many characters or bytes. `detail` states the limit.',
    detail: httpErrors.textTooLong(60_000, 50_000).detail,
  },
  415: {
    name: 'UnsupportedType',
    description: 'The endpoint does not accept the media type, content coding or character set of the body.',
    detail: httpErrors.charset().detail,
  },
  422: {
    name: 'Unprocessable',
    description: 'A field is missing or not valid.',
    detail: httpErrors.missing('text', {}).detail,
  },
  429: {
    name: 'RateLimited',
    description: 'The hourly rate limit is reached. `detail` and `Retry-After` state how long to wait.',
    detail: 'Rate limit reached: 60 requests per hour. Try again in 1260 seconds.',
    headers: ['Retry-After', ...rateNames],
  },
  500: {
    name: 'Failed',
    description: 'An internal error. Nothing was charged or saved.',
    detail: httpErrors.internal().detail,
  },
  502: {
    name: 'BadGateway',
    description: 'Another server failed.',
    detail: 'The page could not be fetched.',
  },
  503: {
    name: 'Unavailable',
    description:
      'The machine is busy, a queue is full, storage is unavailable, or the service is restarting.',
    detail: httpErrors.queueFull().detail,
    headers: ['Retry-After'],
  },
  504: {
    name: 'Late',
    description:
      'The work needs more processor time than one request may use, or the body did not arrive in time.',
    detail: httpErrors.workLimit('text').detail,
  },
};

const bodyOf = (status: number) => ({
  $ref: `#/components/schemas/${status === 422 ? 'Invalid' : 'Refusal'}`,
});

function errorResponse(status: number, row: ErrorResponse, { errorBody, docs }: Partial<Route> = {}): Json {
  const description = docs?.statuses?.[status] ?? row.description;
  const schema = errorBody === undefined ? bodyOf(status) : { type: 'object' };
  const example = errorBody?.(status, row.detail as string) ?? { detail: row.detail };
  const content = { 'application/json': { schema, example } };
  return { description, headers: headers(...(row.headers ?? [])), content };
}

/** The responses that several routes refer to, as components. */
export const sharedResponses = ({ statuses }: Components): Json =>
  Object.fromEntries(
    [...statuses]
      .sort((one, other) => one - other)
      .map(status => {
        const row = errorResponses[status]!;
        return [row.name, errorResponse(status, row)];
      }),
  );

/** Error statuses derived from a route's settings. */
function impliedStatuses(route: Route): number[] {
  const { method, path, access, scope, body, rateLimit, idempotent = false, docs } = route;
  const takesBody = body !== 'none';
  const inPath = pathNames(path);
  const hasFields = Object.keys(route.input.properties).some(name => !inPath.includes(name));
  const statuses: [number, boolean][] = [
    [400, body === 'fields' || body === 'none' || body === 'stream' || idempotent],
    [401, true],
    // A cross-site request that changes data, a key of scope `read`, or a key where a session is needed.
    [403, method !== 'GET' || access === 'session' || (scope === 'full' && access !== 'open')],
    [404, inPath.length > 0],
    [409, idempotent],
    [413, takesBody],
    [415, body === 'json' || body === 'fields'],
    [422, body === 'json' || body === 'fields' || hasFields],
    [429, rateLimit !== null || docs.counted === true],
    [500, true],
    [503, true],
    [504, takesBody],
  ];
  return statuses.filter(([, follows]) => follows).map(([status]) => status);
}

/** All responses of a route: its success, the documented statuses, and those derived from its settings. */
export function responses(route: Route, recorded: Recorded['examples'], components: Components): Json {
  const { success = 200, statuses: declared = {}, bodiesOf } = route.docs;
  const all = new Set([...impliedStatuses(route), ...Object.keys(declared).map(Number)]);
  const answered: Json = { [success]: succeeded(route, recorded, components) };
  for (const status of [...all].sort((a, b) => a - b)) {
    const row = errorResponses[status];
    const own = bodiesOf?.[status];
    if (row === undefined) answered[status] = { description: declared[status]!, headers: headers() };
    else if (declared[status] === undefined && route.errorBody === undefined) {
      components.statuses.add(status);
      answered[status] = { $ref: `#/components/responses/${row.name}` };
    } else if (own === undefined) answered[status] = errorResponse(status, row, route);
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

function succeeded(route: Route, recorded: Recorded['examples'], components: Components): Json {
  const { docs } = route;
  const content: Record<string, Json> = {};
  if (route.output !== undefined) {
    const whole = components.refer(route.output);
    const schema = docs.selected === undefined ? whole : { anyOf: [whole, components.refer(docs.selected)] };
    content['application/json'] = { schema };
  }
  for (const [type, schema] of Object.entries(docs.media ?? {}))
    content[type] = { schema: components.refer(schema) };
  for (const [name, { type, value, summary }] of Object.entries(recorded)) {
    const media = content[type] ?? content[`${type.split('/')[0]}/*`];
    if (media !== undefined) media.examples = { ...(media.examples as Json), [name]: { summary, value } };
  }
  const types = Object.keys(content);
  const shared = [
    ...(types.some(type => /^text\/(?!event-stream)|^application\/json$/.test(type))
      ? ['Content-Encoding', 'Vary']
      : []),
    ...(route.rateLimit === null && !docs.counted ? [] : rateNames),
    ...(route.idempotent ? ['Idempotency-Replayed'] : []),
  ];
  const links = Object.entries(docs.links ?? {}).map(([operationId, parameters]) => [
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
    headers: { ...headers(...shared), ...docs.headers },
    ...(Object.keys(content).length > 0 && { content }),
    ...(links.length > 0 && { links: Object.fromEntries(links) }),
  };
}
