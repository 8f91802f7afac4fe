import type { Route } from '../http/route.js';
import { description, interfaceVersion, tagDescriptions } from './about.js';
import type { Answers } from './answers.js';
import { parameters, requestBody, sharedParameters } from './request.js';
import { refusalSchemas, responses, sharedHeaders, sharedResponses } from './responses.js';
import { type RouteDocs, type RouteDocsTable, tags } from './route-docs.js';
import { Components, type Json } from './schemas.js';

/** OpenAPI 3.1, as much of it as is assembled here. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: Json };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Json>;
}

/** The interface as a document, from the routes themselves, what people are told of them, and recorded answers. Pure. */
export function assemble(routes: readonly Route[], notes: RouteDocsTable, answers: Answers): OpenApi {
  const components = new Components(refusalSchemas);
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const note = notes[`${route.method} ${route.path}`];
    paths[route.path] ??= {};
    paths[route.path]![route.method.toLowerCase()] = operation(route, note, answers, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Telltale',
      version: interfaceVersion,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map(name => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: components.schemas,
      responses: sharedResponses,
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key: `Authorization: Bearer at_sk_…`, minted by a signed-in account, of scope `full` or `read`.',
        },
        metrics: { type: 'http', scheme: 'bearer', description: "The operator's METRICS_TOKEN." },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'telltale',
          description: 'The session of a signed-in person; over https the cookie is named `__Host-telltale`.',
        },
      },
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
  open: 'Open to everybody.',
  visitor:
    "An API key or a session; the site's own pages and allowed origins also without, under lower limits.",
  account: 'An API key or a session.',
  session: 'A signed-in session; API keys are refused.',
  operator: 'Programs on the machine itself; with METRICS_TOKEN set, whoever sends it as a bearer token.',
};

function operation(
  route: Route,
  note: RouteDocs | undefined,
  answers: Answers,
  components: Components,
): Json {
  const recorded = note === undefined ? undefined : answers[note.id];
  const body = requestBody(route, note, components);
  const scope = route.access === 'open' || route.access === 'session' ? '' : ` Scope: \`${route.scope}\`.`;
  const counted = route.rateLimit === null ? '' : ` Counted in the hour's ${route.rateLimit}.`;
  return {
    operationId: note?.id ?? fallbackId(route),
    summary: route.summary,
    description: `${note === undefined ? '' : `${note.description}\n\n`}${callers[route.access]}${scope}${counted}`,
    tags: [note?.tag ?? 'Service'],
    security: security[route.access],
    parameters: parameters(route, note, recorded?.path ?? {}, components),
    ...(body !== undefined && { requestBody: body }),
    responses: responses(route, note, recorded?.examples ?? {}, components),
  };
}

const fallbackId = ({ method, path }: Route): string =>
  `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`;
