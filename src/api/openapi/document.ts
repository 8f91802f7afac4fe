import { interfaceVersion } from '../../contract/version.js';
import type { Recorded } from '../../generated/api-examples.js';
import type { ListedRoute, Route } from '../http/route.js';
import { description, tagDescriptions } from './about.js';
import shared from './components.json' with { type: 'json' };
import { parameters, requestBody, sharedParameters } from './request.js';
import { responses, sharedResponses } from './responses.js';
import { Components, type Json } from './schemas.js';

/** Recorded responses by operation id. */
type RecordedExamples = Readonly<Record<string, Recorded>>;

/** The parts of an OpenAPI 3.1 document that this module builds. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; contact: Json; license: Json };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Json>;
}

/** Builds the OpenAPI document from the routes and recorded responses. Pure. */
export function assemble(routes: readonly ListedRoute[], recorded: RecordedExamples): OpenApi {
  const components = new Components({ ...shared.schemas });
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path]![route.method.toLowerCase()] = operation(route, recorded, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Telltale',
      version: interfaceVersion,
      description,
      contact: { name: 'The operator of this service' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      responses: sharedResponses(components),
      parameters: sharedParameters,
      headers: shared.headers,
      securitySchemes: shared.securitySchemes,
    },
  };
}

const security: Readonly<Record<Route['access'], Json[]>> = {
  open: [{}, { key: [] }, { session: [] }],
  visitor: [{ key: [] }, { session: [] }, {}],
  account: [{ key: [] }, { session: [] }],
  session: [{ session: [] }],
  operator: [{}, { metrics: [] }],
};

const callers: Readonly<Record<Route['access'], string>> = {
  open: 'No credential is needed.',
  visitor:
    "Needs an API key or a session. The site's own pages and allowed origins may call it without a credential, under lower limits.",
  account: 'Needs an API key or a session.',
  session: 'Needs a signed-in session; API keys are not accepted.',
  operator:
    'Needs METRICS_TOKEN as a bearer token. When none is set, only programs on the same machine may call it.',
};

function operation(route: ListedRoute, recorded: RecordedExamples, components: Components): Json {
  const { id, tag, docs } = route;
  const { path = {}, examples = {} } = recorded[id] ?? {};
  const body = requestBody(route, components);
  const scope = route.access === 'open' || route.access === 'session' ? '' : ` Scope: \`${route.scope}\`.`;
  const limit = route.rateLimit?.replaceAll('_', ' ');
  const counted = limit === undefined ? '' : ` Counts against the hourly limit of ${limit}.`;
  return {
    operationId: id,
    summary: route.summary,
    description: `${docs.description}\n\n${callers[route.access]}${scope}${counted}`,
    tags: [tag],
    security: security[route.access],
    parameters: parameters(route, path, components),
    ...(body !== undefined && { requestBody: body }),
    responses: responses(route, examples, components),
  };
}
