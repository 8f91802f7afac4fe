/** Validators of the schemas, compiled by ajv. */
import { Ajv, type CodeKeywordDefinition, type ErrorObject, _ as js, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';

export type SchemaError = ErrorObject;

/** The schemas are constants of the source, so ajv neither checks nor registers them. */
function createAjv(allErrors: boolean): Ajv {
  const ajv = new Ajv({
    allErrors,
    strict: false,
    validateFormats: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    code: { optimize: false },
  });
  const length = ajv.getKeyword('maxLength') as CodeKeywordDefinition;
  ajv.removeKeyword('maxLength').removeKeyword('minLength');
  return ajv.addKeyword({
    ...length,
    // The keywords of ajv count every character of a text, which takes 15 ms for 4 MB.
    code(context) {
      const { keyword, gen, data, schema } = context;
      const hasMore = gen.scopeValue('func', { ref: hasMoreChars });
      if (keyword === 'maxLength') context.fail(js`${hasMore}(${data}, ${schema})`);
      else context.pass(js`${hasMore}(${data}, ${schema - 1})`);
    },
  });
}

let ajv: Ajv | undefined;

/**
 * Returns a function that returns whether a value matches a schema. It is compiled at its first call: that
 * takes 1 to 10 ms, and a thread or a command of the command line uses few schemas.
 */
export function compileSchema<T extends TSchema>(schema: T): (value: unknown) => value is Static<T> {
  let validate: ValidateFunction<Static<T>> | undefined;
  return (value): value is Static<T> => {
    ajv ??= createAjv(false);
    validate ??= ajv.compile<Static<T>>(schema);
    return validate(value);
  };
}

/** Returns all errors of a value, for files of the operator and of projects. */
export function schemaErrors(schema: TSchema, value: unknown): readonly SchemaError[] {
  const validate = createAjv(true).compile(schema);
  validate(value);
  return validate.errors ?? [];
}

/** Returns whether a text has more than `count` code points, and stops after that many. */
export function hasMoreChars(text: string, count: number): boolean {
  if (text.length <= count || text.length > 2 * count) return text.length > count;
  let at = 0;
  for (let seen = 0; seen <= count; seen++) {
    if (at >= text.length) return false;
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  }
  return true;
}
