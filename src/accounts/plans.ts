import { type Static, type TSchema, Type } from 'typebox';
import { type SchemaError, schemaErrors } from '../contract/validator.js';
import { readSettingsFile } from './settings-file.js';

/** Hourly limits cover any 60 minutes; monthly limits cover calendar months in UTC. */
const amount = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description: `${description}; null for no limit.`,
  });
/** The limits have the names that `GET /api/config` returns. */
const limitsSchema = Type.Object(
  {
    characters_per_text: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Characters (code points) of one text.',
    }),
    requests_per_hour: amount('Requests in any 60 minutes'),
    images_per_hour: amount('Image requests in any 60 minutes'),
    words_per_month: amount('Scanned words in a calendar month (UTC)'),
    deep_scans_per_month: amount('Deep scans in a calendar month (UTC)'),
    image_deep_reads_per_month: amount('Deep reads of images in a calendar month (UTC)'),
    stored_records: Type.Optional(amount('Stored records of all kinds, no limit when absent')),
    stored_bytes: Type.Optional(amount('Bytes of all stored records, no limit when absent')),
    requests_per_hour_per_browser: Type.Optional(amount("Requests in any 60 minutes of a visitor's browser")),
  },
  { additionalProperties: false },
);

export type Plan = Required<Static<typeof limitsSchema>>;
export type Plans = Readonly<Record<string, Readonly<Plan>>>;

/** The plan of callers without an account. */
export const anonymousPlan = 'anonymous';
/** The plan of new accounts. */
export const defaultPlan = 'free';

/** Limits in the order of the schema. */
const planOf = (...values: [characters: number, ...others: (number | null)[]]): Plan =>
  Object.fromEntries(
    Object.keys(limitsSchema.properties).map((name, i) => [name, values[i] ?? null]),
  ) as Plan;

export const defaultPlans: Plans = {
  anonymous: planOf(20_000, 200, 0, null, 0, 0, 0, 0, 60),
  free: planOf(50_000, 600, 120, 500_000, 200, 100, 20_000, 2 ** 30),
  pro: planOf(200_000, 20_000, 2_000, null, 20_000, 5_000, 1_000_000, 50 * 2 ** 30),
  unlimited: planOf(1_000_000, null, null, null, null, null, null, null),
};

/** JSON Schema of a plans file, for `deploy/plans.schema.json`. */
export const plansFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Plans of Telltale (PLANS_FILE), by name',
  type: 'object',
  properties: { $schema: { type: 'string' }, [anonymousPlan]: limitsSchema, [defaultPlan]: limitsSchema },
  required: [anonymousPlan, defaultPlan],
  patternProperties: { '^[a-z0-9][a-z0-9_-]{0,31}$': limitsSchema },
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
  const errors = schemaErrors(plansFileSchema as TSchema, content);
  if (errors.length > 0) {
    const lines = [...new Set(errors.map(errorLine))].slice(0, errorLinesMax);
    throw new Error(
      `${source} is not a valid plans file:\n${lines.map(line => `  ${line}\n`).join('')}` +
        'See deploy/plans.schema.json and the example deploy/plans.example.json.',
    );
  }
  // Editors use `$schema`.
  const { $schema: _, ...plans } = content as Record<string, Static<typeof limitsSchema>>;
  const withDefaults = Object.entries(plans).map(([name, plan]) => [
    name,
    { stored_records: null, stored_bytes: null, requests_per_hour_per_browser: null, ...plan },
  ]);
  return Object.fromEntries(withDefaults);
}

/** Reads the plans from a file, or returns the defaults when there is none. */
export function readPlans(path: string | undefined): Plans {
  return path ? parsePlans(readSettingsFile(path), path) : defaultPlans;
}

/** A line of the error message: the plan, the limit, and what is expected. */
function errorLine({ keyword, instancePath, params }: SchemaError): string {
  const [, plan, limit] = instancePath.split('/');
  const unknown: string | undefined = params.additionalProperty;
  if (plan === undefined && keyword === 'required')
    return `no plan "${params.missingProperty}", which the service needs`;
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
