import type { TSchema } from 'typebox';

/** A complete example request. `npm run examples` sends it to a running server and records the response. */
export interface Example {
  readonly name: string;
  readonly summary: string;
  /** Media type of the body; JSON by default. */
  readonly type?: string;
  /** The body: an object of fields, or text. In a multipart form, the field `file` has the file's content. */
  readonly value: unknown;
  /** Name of the file that is the body or part of the body. */
  readonly filename?: string;
  /** True when the file's content is base64-encoded. */
  readonly base64?: true;
  readonly accept?: string;
}

interface ResponseHeader {
  readonly description: string;
  readonly schema: object;
}
export const textHeader = (description: string): ResponseHeader => ({
  description,
  schema: { type: 'string' },
});
export const integerHeader = (description: string): ResponseHeader => ({
  description,
  schema: { type: 'integer' },
});

/**
 * Documentation of a route that cannot be derived from the route itself. It is part of the record of a route,
 * so that an endpoint without it does not compile. Examples are recorded from a server, because examples
 * written by hand become wrong when a field is added.
 */
export interface RouteDocs {
  readonly description: string;
  /** Success status; 200 by default. */
  readonly success?: number;
  /** Schemas of successful responses in formats other than the route's JSON, by media type. */
  readonly media?: Readonly<Record<string, TSchema | object>>;
  /** Schema of the JSON response when `fields` selects a part of it. */
  readonly selected?: TSchema;
  /** Schemas of request bodies that the route parses itself, by media type. */
  readonly bodies?: Readonly<Record<string, TSchema | object>>;
  /** True when the route's work does the rate limiting, instead of the pipeline. */
  readonly counted?: true;
  /** Headers of successful responses besides the common ones. */
  readonly headers?: Readonly<Record<string, ResponseHeader>>;
  /** Request headers besides those derived from the route. OpenAPI ignores Accept: `media` documents it. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** Statuses that cannot be derived from the route, or whose meaning is specific to it. */
  readonly statuses?: Readonly<Record<number, string>>;
  /** Schemas of error responses that have no `detail`. */
  readonly bodiesOf?: Readonly<Record<number, TSchema>>;
  /** OpenAPI links: operation id → parameter → JSON pointer into the response. */
  readonly links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly examples?: readonly Example[];
}
