import { httpErrors } from '../../contract/errors.js';
import type { Recorded } from '../../generated/api-examples.js';
import { pathNames, type Route } from '../http/route.js';
import shared from './components.json' with { type: 'json' };
import type { Components, Json } from './schemas.js';

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

interface ErrorResponse {
  name: string;
  description: string;
  /** An example of `detail`, or the error that has it. */
  detail?: unknown;
  error?: string;
  headers?: string[];
}

/** Error responses by status, for routes whose documentation does not describe the status itself. */
const errorResponses: Readonly<Record<number, ErrorResponse>> = shared.errors;

const detailOf = ({ detail, error }: ErrorResponse): unknown =>
  detail ?? httpErrors[error as 'internal']().detail;

const bodyOf = (status: number) => ({
  $ref: `#/components/schemas/${status === 422 ? 'Invalid' : 'Refusal'}`,
});

function errorResponse(status: number, row: ErrorResponse, { errorBody, docs }: Partial<Route> = {}): Json {
  const description = docs?.statuses?.[status] ?? row.description;
  const schema = errorBody === undefined ? bodyOf(status) : { type: 'object' };
  const example = errorBody?.(status, detailOf(row) as string) ?? { detail: detailOf(row) };
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
