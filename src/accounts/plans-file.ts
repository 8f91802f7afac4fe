import { readFileSync } from 'node:fs';
import type { Static } from 'typebox';
import { type SchemaError, schemaErrors } from '../contract/validator.js';
import {
  anonymousPlan,
  defaultPlan,
  defaultPlans,
  limitsSchema,
  type Plans,
  planNamePattern,
  plansSchema,
} from './plans.js';

/** JSON Schema of a plans file, for `deploy/plans.schema.json`. */
export const plansFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Plans of Telltale (PLANS_FILE), by name',
  type: 'object',
  properties: { $schema: { type: 'string' }, [anonymousPlan]: limitsSchema, [defaultPlan]: limitsSchema },
  required: [anonymousPlan, defaultPlan],
  patternProperties: { [planNamePattern]: limitsSchema },
  additionalProperties: false,
};

const errorLinesMax = 10;

/**
 * Parses a PLANS_FILE: a JSON object from plan names to limits, like `defaultPlans`, which it replaces
 * entirely.
 * @throws Error with a message for the operator
 */
export function parsePlans(text: string, source: string): Plans {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${(error as Error).message}`);
  }
  const plans = withoutSchemaLink(content) as Static<typeof plansSchema>;
  const errors = schemaErrors(plansSchema, plans);
  if (errors.length > 0) {
    const lines = [...new Set(errors.map(errorLine))].slice(0, errorLinesMax);
    throw new Error(
      `${source} is not a valid plans file:\n${lines.map(line => `  ${line}\n`).join('')}` +
        'See deploy/plans.schema.json and the example deploy/plans.example.json.',
    );
  }
  for (const name of [anonymousPlan, defaultPlan]) {
    if (!Object.hasOwn(plans, name))
      throw new Error(`${source} has no plan "${name}", which the service needs`);
  }
  const withDefaults = Object.entries(plans).map(([name, plan]) => [
    name,
    { stored_records: null, stored_bytes: null, ...plan },
  ]);
  return Object.fromEntries(withDefaults);
}

/** Reads the plans from a file, or returns the defaults when there is none. */
export function readPlans(path: string | undefined): Plans {
  if (!path) return defaultPlans;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`PLANS_FILE ${path} cannot be read: ${(error as Error).message}`);
  }
  return parsePlans(text, path);
}

/** The plans without `$schema`, which editors use. */
function withoutSchemaLink(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  return Object.fromEntries(Object.entries(content).filter(([name]) => name !== '$schema'));
}

/** A line of the error message: the plan, the limit, and what is expected. */
function errorLine({ keyword, instancePath, params }: SchemaError): string {
  const [, plan, limit] = instancePath.split('/');
  const unknown: string | undefined = params.additionalProperty;
  if (plan === undefined)
    return unknown === undefined
      ? 'expected an object of plans by name'
      : `${unknown}: a plan's name has 1 to 32 characters of a-z, 0-9, "_" and "-"`;
  if (unknown !== undefined)
    return `${plan}.${unknown}: unknown limit; expected one of ${Object.keys(limitsSchema.properties).join(', ')}`;
  if (keyword === 'required') return `${plan}.${params.missingProperty}: missing`;
  if (limit === undefined) return `${plan}: expected an object of limits`;
  const range =
    limit === 'characters_per_text' ? 'from 1 to 1,000,000' : 'of 0 or more, or null for no limit';
  return `${plan}.${limit}: expected an integer ${range}`;
}
