import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { openShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { scan } from '../../../src/engine/scan/scan.js';
import {
  fieldsOf,
  isFieldProblem,
  parseFields,
  selectFields,
} from '../../../src/engine/selection/field-paths.js';
import {
  engineOptions,
  parseSignalChoice,
  type Selection,
  selectedMembers,
  selectionOf,
} from '../../../src/engine/selection/selection.js';
import { scanOptions } from '../options.js';

describe('field paths', () => {
  const known = fieldsOf({
    properties: {
      id: {},
      problem: {},
      owner: { anyOf: [{}, { properties: { name: {}, mail: {} } }] },
      items: { items: { properties: { size: {}, tags: { items: {} } } } },
    },
  })!;
  const parse = (list: string, bounds: typeof limits = limits) => parseFields(list, known, bounds);

  it('are the fields of objects, of nullable objects and of the items of arrays', () => {
    const owner = { name: null, mail: null };
    const items = { size: null, tags: null };
    assert.deepEqual(known, { id: null, problem: null, owner, items });
  });

  for (const [what, list, expected] of [
    ['in their order', 'items.size, id ,items.tags,id', '{"items":{"size":null,"tags":null},"id":null}'],
    ['with a whole object that is also named by its fields', 'owner,owner.name', '{"owner":null}'],
    ['in either order', 'owner.name,owner', '{"owner":null}'],
    ['with a field named "problem"', 'problem', '{"problem":null}'],
  ] as const)
    it(`are parsed to a tree ${what}: ${list}`, () => {
      assert.equal(JSON.stringify(parse(list)), expected);
      assert.equal(isFieldProblem(parse(list)), false);
    });

  for (const [path, nearest] of [
    ['ownr.name', 'owner.name'],
    ['size', 'items.size'],
    ['ID', 'id'],
    ['items.size.x', 'items.size'],
  ] as const)
    it(`are suggested for an unknown path: ${nearest} for ${path}`, () =>
      assert.equal((parse(path) as { nearest: string }).nearest, nearest));

  it('are rejected when they are empty, too long or too many', () => {
    assert.notEqual((parse('') as { nearest: string }).nearest, '');
    assert.equal((parse('x'.repeat(2_000)) as { path: string }).path.length, limits.fieldPathChars);
    const bounds = { ...limits, fieldPaths: 2 } as unknown as typeof limits;
    assert.deepEqual(parse('id,id,id', bounds), { problem: 'too_many', paths: 3 });
    assert.equal(isFieldProblem(parse('id,id', bounds)), false);
  });

  it('select in the order of the tree, in every item of an array, what the value has', () => {
    const value = { items: [{ size: 1, tags: [] }, { size: 2 }], id: 'a', owner: null };
    const tree = { owner: { name: null }, items: { size: null }, id: null, problem: null };
    const selected = JSON.stringify(selectFields(value, tree));
    assert.equal(selected, '{"owner":null,"items":[{"size":1},{"size":2}],"id":"a"}');
  });
});

it('parseSignalChoice accepts the four forms and rejects any other text', () => {
  assert.equal(parseSignalChoice('active', 100), 'active');
  assert.deepEqual(parseSignalChoice('top:100', 100), { top: 100 });
  for (const text of ['top:101', 'top:0', 'top:', 'top:1.5', 'top: 1', 'None', ''])
    assert.equal(parseSignalChoice(text, 100), null, text);
});

describe('selectionOf', () => {
  it('is null when the whole result is requested', () => {
    assert.equal(selectionOf(null, null), null);
    assert.equal(selectionOf(null, 'all'), null);
  });

  it('adds chosen signals to fields without them', () => {
    assert.deepEqual(selectionOf({ score: null }, { top: 3 })!.fields, { score: null, signals: null });
    assert.deepEqual(selectionOf({ signals: { name: null } }, 'active')!.fields, { signals: { name: null } });
    assert.deepEqual(selectionOf({ score: null }, 'none')!.fields, { score: null });
  });
});

describe('selectedMembers', () => {
  const sentence =
    'Moreover, it is important to note that this robust framework offers a seamless tapestry of benefits. ';
  const text = `${sentence.repeat(30)}As an AI language model, I know no other benefit.`;
  const model = openShippedClassifier();
  const whole = scan(text, scanOptions, model);

  for (const selection of [
    { fields: { score: null, band: null }, signals: 'all' },
    { fields: { passages: { score: null } }, signals: 'all' },
    { fields: { passages: { top: { name: null } }, fixes: null }, signals: 'none' },
    { fields: { sentences: null, signals: { name: null, detail: null } }, signals: { top: 4 } },
    ...['headline', 'artefacts', 'calibration'].map(name => ({ fields: { [name]: null }, signals: 'none' })),
    { fields: null, signals: 'active' },
    { fields: null, signals: 'none' },
  ] as Selection[])
    it(`are the same of a whole result and of the selected parts: ${JSON.stringify(selection)}`, () => {
      const part = scan(text, engineOptions(scanOptions, selection), model);
      assert.equal(selectedMembers(part, selection), selectedMembers(whole, selection));
    });

  it('need neither reasons, suggestions, artefacts nor a headline for the score', () => {
    const options = engineOptions(scanOptions, { fields: { score: null }, signals: 'all' });
    const { signals, fixes, passages, score, headline, artefacts, calibration } = scan(text, options, model);
    assert.deepEqual([signals, fixes, score], [[], undefined, whole.score]);
    assert.deepEqual([headline, artefacts, calibration], ['', [], null]);
    assert.equal(whole.artefacts.length, 1);
    assert.notEqual(whole.calibration, null);
    assert.ok(passages!.every(({ top }) => top === undefined));
  });
});
