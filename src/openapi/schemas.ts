import * as account from '../contract/account.js';
import * as batch from '../contract/batch.js';
import * as cleanup from '../contract/cleanup.js';
import * as document from '../contract/document.js';
import * as feedback from '../contract/feedback.js';
import * as genre from '../contract/genre.js';
import * as history from '../contract/history.js';
import * as image from '../contract/image.js';
import * as injection from '../contract/injection.js';
import * as report from '../contract/report.js';
import * as rewrite from '../contract/rewrite.js';
import * as scan from '../contract/scan.js';
import * as service from '../contract/service.js';
import * as tools from '../contract/tools.js';

export type Json = Record<string, unknown>;

/** The contract's files; a schema exported there becomes a component under its own name. */
const subjects = {
  account,
  batch,
  cleanup,
  document,
  feedback,
  genre,
  history,
  image,
  injection,
  report,
  rewrite,
  scan,
  service,
  tools,
};
export const subjectNames: readonly string[] = Object.keys(subjects);

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && ('type' in value || 'enum' in value || 'anyOf' in value);

/** Names by what a schema says: two that say the same are one, and an empty object needs no name. */
const named = new Map<string, string>();
for (const subject of Object.values(subjects))
  for (const [name, schema] of Object.entries(subject)) {
    if (!isSchema(schema)) continue;
    const text = JSON.stringify(schema);
    if (text.length > '{"type":"object","properties":{}}'.length && !named.has(text)) named.set(text, name);
  }

/** Writes schemas with every named one replaced by a reference, and keeps those that were referred to. */
export class Components {
  readonly schemas: Json = {};

  constructor(first: Json) {
    Object.assign(this.schemas, first);
  }

  refer(schema: unknown): Json {
    return this.#write(schema) as Json;
  }

  #write(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(each => this.#write(each));
    if (typeof value !== 'object' || value === null) return value;
    const name = named.get(JSON.stringify(value));
    if (name === undefined) return this.#members(value as Json);
    // Set before its members are written, so that the order of components is that of the routes.
    if (!Object.hasOwn(this.schemas, name)) {
      this.schemas[name] = {};
      this.schemas[name] = this.#members(value as Json);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #members(schema: Json): Json {
    const written: Json = {};
    for (const [key, value] of Object.entries(schema)) written[key] = this.#write(value);
    return written;
  }
}
