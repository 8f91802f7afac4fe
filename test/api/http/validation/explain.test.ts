/** Compares with ajv: a 422 must report exactly the fields that ajv rejects. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { routes } from '../../../../src/api/endpoints/index.js';
import { compileExplain } from '../../../../src/api/http/validation/explain.js';
import { limits } from '../../../../src/contract/limits.js';
import { forAll } from '../../../for-all.js';

type Fields = Record<string, unknown>;

const scalars = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'light', 'academic', 'right', 0, 1, -1, 1.5, 1e9),
  fc.string({ maxLength: 300 }),
  fc.double({ noNaN: true }),
);
const objects = fc.record({ id: scalars, text: scalars }, { requiredKeys: [] });
const values = fc.oneof(
  { weight: 3, arbitrary: scalars },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(objects, { maxLength: 25 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 5 }), scalars, { maxKeys: 5 }) },
);

/** The fields that ajv rejects. */
function faulty(validate: ReturnType<Ajv['compile']>, fields: Fields): Set<string> {
  void validate(fields);
  return new Set(
    (validate.errors ?? []).map(({ instancePath, params }) =>
      String(instancePath === '' ? params.missingProperty : instancePath.split('/')[1]),
    ),
  );
}

describe('compileExplain', () => {
  for (const { method, path, input } of routes) {
    const { properties = {} } = input as { properties?: Fields };
    if (Object.keys(properties).length === 0) continue;
    it(`reports exactly the fields of ${method} ${path} that ajv rejects`, () => {
      const ajv = new Ajv({ allErrors: true, strict: false, strictNumbers: true });
      const validate = ajv.compile(JSON.parse(JSON.stringify(input)));
      const explain = compileExplain(input);
      const fields = Object.fromEntries(Object.keys(properties).map(name => [name, values]));
      forAll([fc.record(fields, { requiredKeys: [] })], { numRuns: 200 }, given => {
        const issues = explain(given, given, () => 'body', given);
        const rejected = faulty(validate, given);
        assert.equal(issues.length > 0, rejected.size > 0);
        if (issues.length < limits.issues)
          assert.deepEqual(new Set(issues.map(({ loc }) => loc[1])), rejected);
      });
    });
  }
});
