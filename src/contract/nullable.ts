import Type, { type TSchemaOptions } from 'typebox';

/** A schema that also accepts null. */
export const Nullable = <T extends Type.TSchema>(schema: T, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

/** An optional text that may be null. */
export const OptionalText = (maxLength: number, description?: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, ...(description !== undefined && { description }) })));
