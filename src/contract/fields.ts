import Type from 'typebox';

type Bound = 'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minimum' | 'maximum';

/** The JSON Schema keywords that code reads. */
export interface JsonSchema extends Partial<Record<Bound, number>> {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** Marks a value that must not be sent back (JSON Schema 2020-12 validation, section 9.4). */
  writeOnly?: boolean;
}

/** Schemas of common fields. A description is for the client. */
export const Text = (description: string) => Type.String({ description });
export const Numeric = (description: string) => Type.Number({ description });
export const Whole = (description: string) => Type.Integer({ description });
export const Truth = (description: string) => Type.Boolean({ description });

/** A time of RFC 3339. */
export const dateTime = Type.String({ format: 'date-time' });

/** A share from 0 to 1. */
export const Fraction = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

/** Two values, such as the ends of a range. */
export const Pair = <T extends Type.TSchema>(item: T, description: string) =>
  Type.Array(item, { minItems: 2, maxItems: 2, description });

export const Nullable = <T extends Type.TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], described(description));

export const NullableText = (description: string) => Nullable(Type.String(), description);

/** An optional text that may be null. */
export const OptionalText = (maxLength: number, description?: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, ...described(description) })));

/** An optional boolean of a request, with the value that stands for an omitted one. */
export const Flag = (standard: boolean, description?: string) =>
  Type.Optional(Type.Boolean({ default: standard, ...described(description) }));

const described = (description: string | undefined) => (description === undefined ? {} : { description });
