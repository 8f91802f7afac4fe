import { type Static, Type } from 'typebox';

/** Hourly limits cover any 60 minutes; monthly limits cover calendar months in UTC. */
const amount = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description: `${description}; null for no limit.`,
  });
/** The limits have the names that `GET /api/config` returns. */
export const limitsSchema = Type.Object(
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
  },
  { additionalProperties: false },
);
export const planNamePattern = '^[a-z0-9][a-z0-9_-]{0,31}$';
export const plansSchema = Type.Record(Type.String({ pattern: planNamePattern }), limitsSchema, {
  additionalProperties: false,
});

export type Plan = Required<Static<typeof limitsSchema>>;
export type Plans = Readonly<Record<string, Readonly<Plan>>>;

/** The plan of callers without an account. */
export const anonymousPlan = 'anonymous';
/** The plan of new accounts. */
export const defaultPlan = 'free';

/** Limits in the order of the schema. */
const planOf = (...values: [characters: number, ...others: (number | null)[]]): Plan =>
  Object.fromEntries(Object.keys(limitsSchema.properties).map((name, i) => [name, values[i]])) as Plan;

export const defaultPlans: Plans = {
  anonymous: planOf(20_000, 60, 0, null, 0, 0, 0, 0),
  free: planOf(50_000, 600, 120, 500_000, 200, 100, 20_000, 2 ** 30),
  pro: planOf(200_000, 20_000, 2_000, null, 20_000, 5_000, 1_000_000, 50 * 2 ** 30),
  unlimited: planOf(1_000_000, null, null, null, null, null, null, null),
};
