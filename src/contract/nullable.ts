import Type, { type TSchemaOptions } from 'typebox';

/** A schema that also accepts null. */
export const Nullable = <T extends Type.TSchema>(schema: T, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);
