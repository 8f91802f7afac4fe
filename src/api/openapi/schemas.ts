import * as account from '../../contract/account.js';
import * as batch from '../../contract/batch.js';
import * as cleanup from '../../contract/cleanup.js';
import * as document from '../../contract/document.js';
import * as feedback from '../../contract/feedback.js';
import * as genre from '../../contract/genre.js';
import * as history from '../../contract/history.js';
import * as image from '../../contract/image.js';
import * as injection from '../../contract/injection.js';
import * as nullable from '../../contract/nullable.js';
import * as report from '../../contract/report.js';
import * as rewrite from '../../contract/rewrite.js';
import * as scan from '../../contract/scan.js';
import * as selected from '../../contract/selected.js';
import * as service from '../../contract/service.js';
import * as tools from '../../contract/tools.js';

export type Json = Record<string, unknown>;

/** Modules of the contract. Each schema that they export becomes a component with the name of the export. */
const modules = {
  account,
  batch,
  cleanup,
  document,
  feedback,
  genre,
  history,
  image,
  injection,
  nullable,
  report,
  rewrite,
  scan,
  selected,
  service,
  tools,
};
export const contractModules: readonly string[] = Object.keys(modules);

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && ('type' in value || 'enum' in value || 'anyOf' in value);

/** Names and schemas that the modules export. */
export const namedSchemas = (): readonly (readonly [name: string, schema: Json])[] =>
  Object.values(modules).flatMap(module =>
    Object.entries(module).flatMap(([name, schema]) =>
      isSchema(schema) ? ([[name, schema]] as [string, Json][]) : [],
    ),
  );

/** Component names by schema JSON. Identical schemas share one component; an empty object has none. */
const componentNames = new Map<string, string>();
for (const [name, schema] of namedSchemas()) {
  const text = JSON.stringify(schema);
  if (text.length > '{"type":"object","properties":{}}'.length && !componentNames.has(text))
    componentNames.set(text, name);
}

/** Collects the components that schemas refer to while it replaces each named schema by a reference. */
export class Components {
  readonly schemas: Json = {};

  constructor(initial: Json) {
    Object.assign(this.schemas, initial);
  }

  /** The schema with references in place of named schemas. */
  refer(schema: unknown): Json {
    return this.#replace(schema) as Json;
  }

  #replace(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(each => this.#replace(each));
    if (typeof value !== 'object' || value === null) return value;
    const name = componentNames.get(JSON.stringify(value));
    if (name === undefined) return this.#members(value as Json);
    // The empty entry comes first, so that components are in the order in which routes refer to them.
    if (!Object.hasOwn(this.schemas, name)) {
      this.schemas[name] = {};
      this.schemas[name] = this.#members(value as Json);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #members(schema: Json): Json {
    const replaced: Json = {};
    for (const [key, value] of Object.entries(schema)) replaced[key] = this.#replace(value);
    return replaced;
  }
}
