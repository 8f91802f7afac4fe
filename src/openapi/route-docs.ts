import type { TSchema } from 'typebox';

/** The document's chapters, in reading order. */
export const tags = [
  'Reading',
  'Cleaning',
  'Writing',
  'Images',
  'Agents',
  'History',
  'Accounts',
  'Service',
] as const;
export type Tag = (typeof tags)[number];

/** A request that works as it stands. Its answer is recorded from a running server (answers.ts). */
export interface Example {
  readonly name: string;
  readonly summary: string;
  /** Media type of the body; JSON unless said. */
  readonly type?: string;
  /** The body: an object of fields, or text. A file of a form stands as its text in the field `file`. */
  readonly value: unknown;
  /** Name of the file the body is or carries. */
  readonly filename?: string;
  /** The file stands in base64. */
  readonly base64?: true;
  /** What the answer is asked to be. */
  readonly accept?: string;
}

export interface ResponseHeader {
  readonly description: string;
  readonly schema: object;
}

/** What people are told of a route beyond what it is; found by its method and path. */
export interface RouteDocs {
  /** The operation's name in generated clients. */
  readonly id: string;
  readonly tag: Tag;
  readonly description: string;
  /** Status of success; 200 unless said. */
  readonly success?: number;
  /** Forms of a success besides the route's own JSON, by media type. */
  readonly media?: Readonly<Record<string, TSchema | object>>;
  /** Bodies of a route that takes them as they are, by media type. */
  readonly bodies?: Readonly<Record<string, TSchema | object>>;
  /** Counted in the hour by its work, call by call, rather than before it. */
  readonly counted?: true;
  /** Headers of a success beyond those every answer has. */
  readonly headers?: Readonly<Record<string, ResponseHeader>>;
  /** Headers a request may carry beyond those that follow from what the route is. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** Statuses that don't follow from what the route is, and what they mean here. */
  readonly statuses?: Readonly<Record<number, string>>;
  /** Shapes of statuses whose body is no `detail`. */
  readonly bodiesOf?: Readonly<Record<number, TSchema>>;
  /** What of the answer another operation goes on with: operation → parameter → JSON pointer. */
  readonly links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly examples?: readonly Example[];
}

/** Notes by `METHOD /path`. */
export type RouteDocsTable = Readonly<Record<string, RouteDocs>>;
