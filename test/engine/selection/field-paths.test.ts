import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import {
  fieldsOf,
  isFieldProblem,
  parseFields,
  selectFields,
} from '../../../src/engine/selection/field-paths.js';

const schema = {
  properties: {
    id: {},
    problem: {},
    owner: { anyOf: [{}, { properties: { name: {}, mail: {} } }] },
    items: { items: { properties: { size: {}, tags: { items: {} } } } },
  },
};
const known = fieldsOf(schema)!;
const parse = (list: string, bounds = limits) => parseFields(list, known, bounds);

describe('fieldsOf', () => {
  it('reads the fields of objects, of nullable objects and of the items of arrays', () => {
    assert.deepEqual(known, {
      id: null,
      problem: null,
      owner: { name: null, mail: null },
      items: { size: null, tags: null },
    });
  });
});

describe('parseFields', () => {
  it('builds a tree in the order of the paths and ignores spaces and repetitions', () => {
    const tree = parse('items.size, id ,items.tags,id');
    assert.deepEqual(tree, { items: { size: null, tags: null }, id: null });
    assert.deepEqual(Object.keys(tree), ['items', 'id']);
  });

  it('keeps a whole object that is also named by its fields, in either order', () => {
    assert.deepEqual(parse('owner,owner.name'), { owner: null });
    assert.deepEqual(parse('owner.name,owner'), { owner: null });
  });

  it('does not take a field with the name "problem" for an error', () => {
    assert.equal(isFieldProblem(parse('problem')), false);
  });

  it('names the nearest known path of an unknown one', () => {
    const nearest = (path: string) => (parse(path) as { nearest: string }).nearest;
    assert.equal(nearest('ownr.name'), 'owner.name');
    assert.equal(nearest('size'), 'items.size');
    assert.equal(nearest('ID'), 'id');
    assert.equal(nearest('items.size.x'), 'items.size');
    assert.notEqual(nearest(''), '');
  });

  it('shortens a long unknown path', () => {
    const found = parse('x'.repeat(2_000)) as { path: string };
    assert.equal(found.path.length, limits.fieldPathChars);
  });

  it('rejects more paths than the limit', () => {
    const bounds = { ...limits, fieldPaths: 2 };
    assert.deepEqual(parseFields('id,id,id', known, bounds), { problem: 'too_many', paths: 3 });
    assert.equal(isFieldProblem(parseFields('id,id', known, bounds)), false);
  });
});

describe('selectFields', () => {
  it('selects in the order of the tree, in every item of an array', () => {
    const value = { items: [{ size: 1, tags: [] }, { size: 2 }], id: 'a', owner: null };
    const selected = selectFields(value, { owner: { name: null }, items: { size: null }, id: null });
    assert.equal(JSON.stringify(selected), '{"owner":null,"items":[{"size":1},{"size":2}],"id":"a"}');
  });

  it('omits fields that the value lacks', () => {
    assert.deepEqual(selectFields({ id: 1 }, { owner: { name: null }, problem: null }), {});
  });
});
