import * as contract from '../../contract/index.js';

export type Json = Record<string, unknown>;

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && ('type' in value || 'enum' in value || 'anyOf' in value);

/** Component names by schema JSON: the name of the contract's export. Identical schemas share one. */
const componentNames = new Map<string, string>();
for (const [name, schema] of Object.entries(contract)) {
  const text = JSON.stringify(schema);
  if (isSchema(schema) && text !== '{"type":"object","properties":{}}' && !componentNames.has(text))
    componentNames.set(text, name);
}

/** Collects the components that schemas refer to while it replaces each named schema by a reference. */
export class Components {
  /** Statuses whose shared response is referred to. */
  readonly statuses = new Set<number>();

  constructor(readonly schemas: Json) {}

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
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.#replace(value)]));
  }
}
