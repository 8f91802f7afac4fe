import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** null means no limit. Hourly limits cover any 60 minutes; monthly limits cover calendar months in UTC. */
const amount = Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]);
const limitsSchema = Type.Object(
  {
    /** Maximum characters (code points) of one text; always limited. */
    characters: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    requests_per_hour: amount,
    images_per_hour: amount,
    words_per_month: amount,
    deep_per_month: amount,
    ocr_per_month: amount,
    /** Maximum stored records of all kinds, and their bytes. No limit when a plans file omits them. */
    stored_records: Type.Optional(amount),
    stored_bytes: Type.Optional(amount),
  },
  { additionalProperties: false },
);
const plansSchema = Type.Record(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,31}$' }), limitsSchema, {
  additionalProperties: false,
});

export type Plan = Required<Static<typeof limitsSchema>>;
export type Plans = Readonly<Record<string, Readonly<Plan>>>;

/** The plan of callers without an account. */
export const anonymousPlan = 'anonymous';
/** The plan of new accounts. */
export const defaultPlan = 'free';

export const defaultPlans: Plans = {
  anonymous: planOf(10_000, 60, 0, null, 0, 0, 0, 0),
  free: planOf(50_000, 600, 120, 500_000, 200, 100, 20_000, 2 ** 30),
  pro: planOf(200_000, 20_000, 2_000, null, 20_000, 5_000, 1_000_000, 50 * 2 ** 30),
  unlimited: planOf(1_000_000, null, null, null, null, null, null, null),
};

function planOf(
  characters: number,
  requests_per_hour: number | null,
  images_per_hour: number | null,
  words_per_month: number | null,
  deep_per_month: number | null,
  ocr_per_month: number | null,
  stored_records: number | null,
  stored_bytes: number | null,
): Plan {
  return {
    characters,
    requests_per_hour,
    images_per_hour,
    words_per_month,
    deep_per_month,
    ocr_per_month,
    stored_records,
    stored_bytes,
  };
}

const check = Compile(plansSchema);

/**
 * Parses a PLANS_FILE: a JSON object from plan names to limits, like `defaultPlans`, which it replaces
 * entirely.
 * @throws Error with a message for the operator
 */
export function parsePlans(text: string, source: string): Plans {
  let plans: unknown;
  try {
    plans = JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${(error as Error).message}`);
  }
  if (!check.Check(plans)) {
    const lines = [...check.Errors(plans)].slice(0, 5).map(e => `  ${e.instancePath || '/'} ${e.message}`);
    throw new Error(`${source} is not a valid plans file:\n${lines.join('\n')}`);
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
