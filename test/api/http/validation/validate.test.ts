import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Type, { type TSchema } from 'typebox';
import { compileValidator, unknownParameters } from '../../../../src/api/http/validation/validate.js';
import { HttpError, type Issue } from '../../../../src/contract/errors.js';
import { limits } from '../../../../src/contract/limits.js';

/** The issues of the 422 that the validator throws. */
function issuesOf(run: () => unknown): Issue[] {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof HttpError);
    assert.equal(error.status, 422);
    assert.ok(Buffer.byteLength(JSON.stringify({ detail: error.detail })) <= 64 * 1024);
    return error.detail as Issue[];
  }
  return assert.fail('the validator accepted the input');
}
/** Validates a body with one field, and returns the field. */
const fieldOf = (schema: TSchema, value: unknown): unknown => {
  const run = compileValidator(Type.Object({ field: schema }), true);
  return (run({ path: {}, query: {}, body: { field: value } }) as { field: unknown }).field;
};
const bodyIssues = (schema: TSchema, body: unknown) =>
  issuesOf(() => compileValidator(schema, true)({ path: {}, query: {}, body }));

const emoji = '\u{1f600}\u{1f600}';
const valid = 'Input should be a valid';
const words = Type.Union([Type.Literal('right'), Type.Literal('wrong')]);
const either = "'right' or 'wrong'";
const [long, short] = [Type.String({ minLength: 12 }), Type.String({ maxLength: 1 })];
const [positive, percentage] = [Type.Integer({ minimum: 1 }), Type.Number({ maximum: 100 })];

describe('compileValidator reports issues in the format of pydantic v2', () => {
  const rows: [TSchema, unknown, type: string, msg: string, ctx?: Issue['ctx']][] = [
    [Type.String(), 5, 'string_type', `${valid} string`],
    [Type.Union([Type.String(), Type.Null()]), 5, 'string_type', `${valid} string`],
    [long, 'short', 'string_too_short', 'String should have at least 12 characters', { min_length: 12 }],
    // In code points.
    [short, emoji, 'string_too_long', 'String should have at most 1 character', { max_length: 1 }],
    [Type.Integer(), 5.5, 'int_from_float', `${valid} integer, got a number with a fractional part`],
    [Type.Integer(), 'five', 'int_parsing', `${valid} integer, unable to parse string as an integer`],
    [Type.Integer(), [], 'int_type', `${valid} integer`],
    [Type.Number(), 'x', 'float_parsing', `${valid} number, unable to parse string as a number`],
    [Type.Number(), {}, 'float_type', `${valid} number`],
    [Type.Boolean(), 'maybe', 'bool_parsing', `${valid} boolean, unable to interpret input`],
    [Type.Boolean(), null, 'bool_type', `${valid} boolean`],
    [Type.Array(Type.String()), 'x', 'list_type', `${valid} list`],
    [
      Type.Array(Type.String(), { minItems: 1 }),
      [],
      'too_short',
      'List should have at least 1 item after validation, not 0',
      { field_type: 'List', min_length: 1, actual_length: 0 },
    ],
    [positive, 0, 'greater_than_equal', 'Input should be greater than or equal to 1', { ge: 1 }],
    [percentage, 101, 'less_than_equal', 'Input should be less than or equal to 100', { le: 100 }],
    [words, 'maybe', 'literal_error', `Input should be ${either}`, { expected: either }],
    [Type.Object({}), 5, 'dict_type', `${valid} dictionary`],
  ];
  for (const [schema, input, type, msg, ctx] of rows)
    it(`reports ${type} for ${JSON.stringify(input)}`, () => {
      const issues = issuesOf(() => fieldOf(schema, input));
      assert.deepEqual(issues, [{ type, loc: ['body', 'field'], msg, input, ...(ctx && { ctx }) }]);
    });

  it('uses numbers in loc only for list items', () => {
    const sentences = Type.Array(Type.Object({ id: Type.String(), 7: Type.Optional(Type.String()) }));
    const [wrong] = issuesOf(() => fieldOf(sentences, [{ id: 'a' }, { id: 5 }]));
    assert.deepEqual(wrong!.loc, ['body', 'field', 1, 'id']);
    const [missing] = issuesOf(() => fieldOf(sentences, [{}]));
    const loc = ['body', 'field', 0, 'id'];
    assert.deepEqual(missing, { type: 'missing', loc, msg: 'Field required', input: {} });
  });

  it('omits a large input', () => {
    const [issue] = issuesOf(() => fieldOf(Type.Integer(), 'x'.repeat(10_000)));
    assert.equal(issue!.type, 'int_parsing');
    assert.ok(!('input' in issue!));
  });

  it('parses a long run of digits that ends in a letter in linear time', () => {
    const [issue] = issuesOf(() => fieldOf(Type.Number(), `${'1'.repeat(1_000_000)}x`));
    assert.equal(issue!.type, 'float_parsing');
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
  for (const [name, schema, value, expected] of rows)
    it(name, () => assert.equal(fieldOf(schema, value), expected));
});

describe('compileValidator reads a field of several sources', () => {
  const run = compileValidator(Type.Object({ id: Type.String({ maxLength: 3 }) }), true);
  const [path, body, query] = [{ id: 'p' }, { id: 'b' }, { id: 'q' }];

  it('from the path before the body, and from the body before the query', () => {
    assert.deepEqual(run({ path, body, query }), { id: 'p' });
    assert.deepEqual(run({ path, body: { id: null }, query: {} }), { id: 'p' });
    assert.deepEqual(run({ path: {}, body, query }), { id: 'b' });
    assert.deepEqual(run({ path: {}, body: {}, query }), { id: 'q' });
  });

  it('and reports the source that counts as the first segment of loc', () => {
    assert.equal(issuesOf(() => run({ path: { id: 'long' }, body, query }))[0]!.loc[0], 'path');
    const three = Type.Object({ id: Type.Integer(), limit: Type.Integer(), size: Type.Integer() });
    const issues = issuesOf(() =>
      compileValidator(three, true)({ path: { id: 'x' }, query: { limit: 'y' }, body: { size: 'z' } }),
    );
    const places = issues.map(({ loc }) => loc.join('.'));
    assert.deepEqual(places, ['path.id', 'query.limit', 'body.size']);
  });
});

describe('issues of a 422', () => {
  const items = (item: TSchema) => Type.Object({ list: Type.Array(item) });

  it('lists up to twenty issues without a count', () => {
    const issues = bodyIssues(items(Type.String()), { list: Array(20).fill(1) });
    assert.equal(issues.length, 20);
    assert.ok(issues.every(({ type }) => type === 'string_type'));
  });

  it('ends with too_many_issues when there are more than twenty', () => {
    const issues = bodyIssues(items(Type.String()), { list: Array(30).fill(1) });
    assert.equal(issues.length, 20);
    assert.deepEqual(issues.at(-1), {
      type: 'too_many_issues',
      loc: ['body'],
      msg: 'Validation stopped: there are at least 11 more issues',
      ctx: { issues_max: 20, at_least: 11 },
    });
  });

  const a = Type.Object({ a: Type.Integer() });
  const large = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`k${i}`, i]));
  const hostile: [string, TSchema, unknown[]][] = [
    ['99,000 numbers in place of objects', a, Array(99_000).fill(1)],
    ['empty objects', Type.Object({ a: Type.String(), b: Type.String() }), Array(60_000).fill({})],
    ['long strings of four bytes a character', Type.Integer(), Array(500).fill('\u{1f600}'.repeat(900))],
    ['control characters, which JSON escapes', Type.Integer(), Array(500).fill('\u0001'.repeat(1_900))],
    ['unions of objects', Type.Union([a, Type.Null()]), Array(50_000).fill({ a: 'x' })],
    ['enumerations', words, Array(90_000).fill('c'.repeat(40))],
    ['large objects without their fields', a, Array(40).fill(large)],
  ];
  for (const [name, schema, list] of hostile)
    it(`has at most 64 KB for ${name}`, () => {
      assert.equal(bodyIssues(items(schema), { list }).at(-1)!.type, 'too_many_issues');
    });

  it('reports one invalid item after many valid ones', () => {
    const list = [...Array<unknown>(99_000).fill('x'), 5];
    assert.deepEqual(bodyIssues(items(Type.String()), { list })[0]!.loc, ['body', 'list', 99_000]);
  });

  const password = Type.String({ writeOnly: true, minLength: 8 });
  for (const body of [
    { password: 'hunter2!' },
    { password: 'hunter2' },
    { passwort: 'hunter2!' },
    { password: ['hunter2!'] },
    'hunter2!',
    ['hunter2!'],
  ])
    it(`shows no value of a request with a password: ${JSON.stringify(body)}`, () => {
      const issues = bodyIssues(Type.Object({ name: Type.String(), password }), body);
      assert.doesNotMatch(JSON.stringify(issues), /hunter2/);
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

  const allowed = { text: '', title: null, genre: '' };
  for (const [what, body, query, read] of [
    ['when it is null', { text: 'a', deep: null, limit: null, format: null, genre: null, ids: null }, {}],
    ['when it is empty and not a string', { text: 'a', deep: '', format: '' }, { limit: '' }],
    ['but not when the schema allows the value', { ...allowed, deep: null }, {}, allowed],
  ] as [string, object, Record<string, string>, object?][])
    it(what, () => assert.deepEqual(validate(body, query), read ?? { text: 'a' }));

  it('but not when the field is required', () => {
    assert.throws(() => validate({ text: null }), HttpError);
    assert.throws(() => validate({ text: 'a', deep: 'maybe' }), HttpError);
  });
});

describe('an unknown field of a body', () => {
  const schema = Type.Object({ text: Type.String(), genre: Type.Optional(Type.String()) });
  const validate = (body: unknown) => compileValidator(schema, true, ['file'])({ path: {}, query: {}, body });
  const unknownIn = (body: unknown) => issuesOf(() => validate(body));

  it('is rejected with the known ones and the nearest of them, and without its value', () => {
    const msg = 'Unknown field; did you mean "genre"? The known fields are text, genre, file';
    const issues = [{ type: 'extra_forbidden', loc: ['body', 'genra'], msg }];
    assert.deepEqual(unknownIn({ text: 'a', genra: 'secret' }), issues);
    assert.match(unknownIn({ text: 'a', zzzzzzzz: 1 })[0]!.msg, /^Unknown field\. The known/);
  });

  it('is reported beside other mistakes', () => {
    const issues = unknownIn({ txt: 'a' }).map(({ type, loc }) => [type, ...loc].join(' '));
    assert.deepEqual(issues, ['extra_forbidden body txt', 'missing body text']);
  });

  it('is an inherited name only when it was sent', () => {
    assert.deepEqual(validate({ text: 'a', file: '' }), { text: 'a' });
    for (const name of ['toString', '__proto__', 'constructor'])
      assert.equal(unknownIn(JSON.parse(`{"text":"a","${name}":1}`))[0]?.type, 'extra_forbidden', name);
  });

  it('is named in a limited number, truncated and without secrets', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x${i}`, 1]));
    assert.equal(unknownIn({ text: 'a', ...many }).length, limits.unknownFields);
    const [long, secret] = unknownIn({ text: 'a', ['y'.repeat(5_000)]: 1, at_sk_abcdef: 1 });
    assert.ok(String(long!.loc[1]).length < 2 * limits.echoNameChars);
    assert.doesNotMatch(JSON.stringify(secret), /abcdef/);
  });
});

describe('unknownParameters', () => {
  it('names a limited number of unknown query parameters', () => {
    const query = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x${i}`, '1']));
    const sentences = unknownParameters({ text: {} }, { text: 'a', ...query });
    assert.equal(sentences.length, limits.unknownFields + 1);
    assert.equal(sentences[0], 'The parameter "x0" is unknown and was ignored.');
    assert.equal(sentences.at(-1), 'Further unknown parameters were ignored.');
  });
});
