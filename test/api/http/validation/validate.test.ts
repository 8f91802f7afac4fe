import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Type, { type TSchema } from 'typebox';
import { compileValidator } from '../../../../src/api/http/validation/validate.js';
import { HttpError, type Issue } from '../../../../src/contract/errors.js';

const check = (property: TSchema, value: unknown): { input?: unknown; issue?: Issue } => {
  const run = compileValidator(Type.Object({ field: property }), true);
  try {
    return { input: (run({ path: {}, query: {}, body: { field: value } }) as { field: unknown }).field };
  } catch (error) {
    assert.ok(error instanceof HttpError);
    assert.equal(error.status, 422);
    return { issue: (error.detail as Issue[])[0]! };
  }
};

describe('compileValidator reports issues in the format of pydantic v2', () => {
  const rows: [string, TSchema, unknown, Omit<Issue, 'loc'>][] = [
    ['a string', Type.String(), 5, { type: 'string_type', msg: 'Input should be a valid string', input: 5 }],
    [
      'a string that is too short',
      Type.String({ minLength: 12 }),
      'short',
      {
        type: 'string_too_short',
        msg: 'String should have at least 12 characters',
        input: 'short',
        ctx: { min_length: 12 },
      },
    ],
    [
      'a string that is too long, in code points',
      Type.String({ maxLength: 1 }),
      '\u{1f600}\u{1f600}',
      {
        type: 'string_too_long',
        msg: 'String should have at most 1 character',
        input: '\u{1f600}\u{1f600}',
        ctx: { max_length: 1 },
      },
    ],
    [
      'an integer from a fraction',
      Type.Integer(),
      5.5,
      {
        type: 'int_from_float',
        msg: 'Input should be a valid integer, got a number with a fractional part',
        input: 5.5,
      },
    ],
    [
      'an integer from words',
      Type.Integer(),
      'five',
      {
        type: 'int_parsing',
        msg: 'Input should be a valid integer, unable to parse string as an integer',
        input: 'five',
      },
    ],
    [
      'an integer from a list',
      Type.Integer(),
      [],
      { type: 'int_type', msg: 'Input should be a valid integer', input: [] },
    ],
    [
      'a number from words',
      Type.Number(),
      'x',
      {
        type: 'float_parsing',
        msg: 'Input should be a valid number, unable to parse string as a number',
        input: 'x',
      },
    ],
    ['a number', Type.Number(), {}, { type: 'float_type', msg: 'Input should be a valid number', input: {} }],
    [
      'a boolean from words',
      Type.Boolean(),
      'maybe',
      {
        type: 'bool_parsing',
        msg: 'Input should be a valid boolean, unable to interpret input',
        input: 'maybe',
      },
    ],
    [
      'a boolean',
      Type.Boolean(),
      null,
      { type: 'bool_type', msg: 'Input should be a valid boolean', input: null },
    ],
    [
      'a list',
      Type.Array(Type.String()),
      'x',
      { type: 'list_type', msg: 'Input should be a valid list', input: 'x' },
    ],
    [
      'a list that is too short',
      Type.Array(Type.String(), { minItems: 1 }),
      [],
      {
        type: 'too_short',
        msg: 'List should have at least 1 item after validation, not 0',
        input: [],
        ctx: { field_type: 'List', min_length: 1, actual_length: 0 },
      },
    ],
    [
      'a number below its least',
      Type.Integer({ minimum: 1 }),
      0,
      {
        type: 'greater_than_equal',
        msg: 'Input should be greater than or equal to 1',
        input: 0,
        ctx: { ge: 1 },
      },
    ],
    [
      'a number above its most',
      Type.Number({ maximum: 100 }),
      101,
      {
        type: 'less_than_equal',
        msg: 'Input should be less than or equal to 100',
        input: 101,
        ctx: { le: 100 },
      },
    ],
    [
      'one of some words',
      Type.Union([Type.Literal('right'), Type.Literal('wrong')]),
      'maybe',
      {
        type: 'literal_error',
        msg: "Input should be 'right' or 'wrong'",
        input: 'maybe',
        ctx: { expected: "'right' or 'wrong'" },
      },
    ],
    [
      'a string or null',
      Type.Union([Type.String(), Type.Null()]),
      5,
      { type: 'string_type', msg: 'Input should be a valid string', input: 5 },
    ],
    [
      'an object',
      Type.Object({}),
      5,
      { type: 'dict_type', msg: 'Input should be a valid dictionary', input: 5 },
    ],
  ];
  for (const [name, schema, value, expected] of rows) {
    it(`reports ${name}`, () =>
      assert.deepEqual(check(schema, value).issue, { ...expected, loc: ['body', 'field'] }));
  }

  it('uses numbers in loc only for list items', () => {
    const sentences = Type.Array(Type.Object({ id: Type.String(), 7: Type.Optional(Type.String()) }));
    assert.deepEqual(check(sentences, [{ id: 'a' }, { id: 5 }]).issue?.loc, ['body', 'field', 1, 'id']);
    assert.deepEqual(check(sentences, [{}]).issue, {
      type: 'missing',
      loc: ['body', 'field', 0, 'id'],
      msg: 'Field required',
      input: {},
    });
  });

  it('omits a large input', () => {
    const { issue } = check(Type.Integer(), 'x'.repeat(10_000));
    assert.equal(issue!.type, 'int_parsing');
    assert.ok(!('input' in issue!));
  });
});

describe('compileValidator converts unambiguous values like pydantic', () => {
  const rows: [string, TSchema, unknown, unknown][] = [
    ['"5" for an integer', Type.Integer(), '5', 5],
    ['"5.0" for an integer', Type.Integer(), '5.0', 5],
    ['" 2.5 " for a number', Type.Number(), ' 2.5 ', 2.5],
    ['"yes" for a boolean', Type.Boolean(), 'yes', true],
    ['"OFF" for a boolean', Type.Boolean(), 'OFF', false],
    ['1 for a boolean', Type.Boolean(), 1, true],
    ['"7" for an integer or null', Type.Union([Type.Integer(), Type.Null()]), '7', 7],
    ['null for an integer or null', Type.Union([Type.Integer(), Type.Null()]), null, null],
  ];
  for (const [name, schema, value, expected] of rows) {
    it(name, () => assert.equal(check(schema, value).input, expected));
  }
});

describe('compileValidator parses hostile numbers in linear time', () => {
  it('rejects a long run of digits that ends in a letter', () => {
    const { issue } = check(Type.Number(), `${'1'.repeat(1_000_000)}x`);
    assert.equal(issue?.type, 'float_parsing');
  });
});

describe('compileValidator reports the source of a field', () => {
  const run = compileValidator(
    Type.Object({ id: Type.Integer(), limit: Type.Integer(), size: Type.Integer() }),
    true,
  );
  it('is the first segment of loc', () => {
    assert.throws(
      () => run({ path: { id: 'x' }, query: { limit: 'y' }, body: { size: 'z' } }),
      (error: HttpError) => {
        const places = (error.detail as Issue[]).map(issue => issue.loc);
        assert.deepEqual(places, [
          ['path', 'id'],
          ['query', 'limit'],
          ['body', 'size'],
        ]);
        return true;
      },
    );
  });
});

describe('compileValidator takes a field of several sources', () => {
  const run = compileValidator(Type.Object({ id: Type.String({ maxLength: 3 }) }), true);
  const [path, body, query] = [{ id: 'p' }, { id: 'b' }, { id: 'q' }];

  it('from the path before the body, and from the body before the query', () => {
    assert.deepEqual(run({ path, body, query }), { id: 'p' });
    assert.deepEqual(run({ path, body: { id: null }, query: {} }), { id: 'p' });
    assert.deepEqual(run({ path: {}, body, query }), { id: 'b' });
    assert.deepEqual(run({ path: {}, body: {}, query }), { id: 'q' });
  });

  it('and reports the source that counts', () => {
    assert.throws(
      () => run({ path: { id: 'long' }, body, query }),
      (error: HttpError) => (error.detail as Issue[])[0]!.loc[0] === 'path',
    );
  });
});

describe('issues of a 422', () => {
  const issuesOf = (schema: TSchema, body: unknown): Issue[] => {
    try {
      compileValidator(schema, true)({ path: {}, query: {}, body });
    } catch (error) {
      assert.ok(error instanceof HttpError);
      assert.ok(Buffer.byteLength(JSON.stringify({ detail: error.detail })) <= 64 * 1024);
      return error.detail as Issue[];
    }
    throw new Error('the check accepted the input');
  };
  const items = (item: TSchema) => Type.Object({ list: Type.Array(item) });

  it('lists up to twenty issues without a count', () => {
    const issues = issuesOf(items(Type.String()), { list: Array(20).fill(1) });
    assert.equal(issues.length, 20);
    assert.ok(issues.every(({ type }) => type === 'string_type'));
  });

  it('ends with too_many_issues when there are more than twenty', () => {
    const issues = issuesOf(items(Type.String()), { list: Array(30).fill(1) });
    assert.equal(issues.length, 20);
    assert.deepEqual(issues.at(-1), {
      type: 'too_many_issues',
      loc: ['body'],
      msg: 'Validation stopped: there are at least 11 more issues',
      ctx: { issues_max: 20, at_least: 11 },
    });
  });

  const hostile: [string, TSchema, unknown][] = [
    [
      '99,000 numbers in place of objects',
      items(Type.Object({ id: Type.String() })),
      { list: Array(99_000).fill(1) },
    ],
    [
      'empty objects',
      items(Type.Object({ a: Type.String(), b: Type.String() })),
      { list: Array(60_000).fill({}) },
    ],
    [
      'long strings of four bytes a character',
      items(Type.Integer()),
      { list: Array(500).fill('\u{1f600}'.repeat(900)) },
    ],
    [
      'control characters, which JSON escapes',
      items(Type.Integer()),
      { list: Array(500).fill('\u0001'.repeat(1_900)) },
    ],
    [
      'unions of objects',
      items(Type.Union([Type.Object({ a: Type.Integer() }), Type.Null()])),
      { list: Array(50_000).fill({ a: 'x' }) },
    ],
    [
      'enumerations',
      items(Type.Union([Type.Literal('a'), Type.Literal('b')])),
      { list: Array(90_000).fill('c'.repeat(40)) },
    ],
    [
      'large objects without their fields',
      items(Type.Object({ a: Type.String() })),
      { list: Array(40).fill(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`k${i}`, i]))) },
    ],
  ];
  for (const [name, schema, body] of hostile)
    it(`has at most 64 KB for ${name}`, () => {
      assert.equal(issuesOf(schema, body).at(-1)!.type, 'too_many_issues');
    });

  it('reports one invalid item after many valid ones', () => {
    const list: unknown[] = Array(99_000).fill('x');
    list.push(5);
    assert.deepEqual(issuesOf(items(Type.String()), { list })[0]!.loc, ['body', 'list', 99_000]);
  });

  it('shows no field value of a request with a password', () => {
    const schema = Type.Object({
      name: Type.String(),
      password: Type.String({ writeOnly: true, minLength: 8 }),
    });
    for (const body of [
      { password: 'hunter2!' },
      { password: 'hunter2' },
      { passwort: 'hunter2!' },
      { password: ['hunter2!'] },
      'hunter2!',
      ['hunter2!'],
    ])
      assert.ok(!JSON.stringify(issuesOf(schema, body)).includes('hunter2'), JSON.stringify(body));
  });
});

describe('compileValidator treats an unset optional field as absent', () => {
  const options = Type.Object({
    text: Type.String(),
    deep: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer()),
    format: Type.Optional(Type.Enum(['text', 'html'] as const)),
    title: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    genre: Type.Optional(Type.String({ maxLength: 3 })),
    ids: Type.Optional(Type.Array(Type.String())),
  });
  const run = compileValidator(options, true);
  const validate = (body: object, query: Record<string, string> = {}) => run({ path: {}, query, body });

  it('when it is null', () => {
    const unset = { deep: null, limit: null, format: null, genre: null, ids: null };
    assert.deepEqual(validate({ text: 'a', ...unset }), { text: 'a' });
  });

  it('when it is empty and not a string', () => {
    assert.deepEqual(validate({ text: 'a', deep: '', format: '' }, { limit: '' }), { text: 'a' });
  });

  it('but not when the schema allows the value', () => {
    assert.deepEqual(validate({ text: '', title: null, genre: '', deep: null }), {
      text: '',
      title: null,
      genre: '',
    });
  });

  it('but not when the field is required', () => {
    assert.throws(() => validate({ text: null }), HttpError);
    assert.throws(() => validate({ text: 'a', deep: 'maybe' }), HttpError);
  });
});
