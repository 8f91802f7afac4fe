import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Door, doors } from '../bench/complexity/endpoints.js';
import { type Family, families } from '../bench/complexity/families.js';
import { growthMax, growthOf } from '../bench/complexity/growth.js';
import { mulberry32 } from '../src/training/statistics/random.js';

/**
 * Time against size, for a sample of hostile inputs. `npm run faults -- complexity` runs every family through every endpoint.
 * COMPLEXITY_SEED chooses another sample.
 */
const { COMPLEXITY_SEED = '17' } = process.env;
const sampled = 20;
const doorsPerFamily = 4;

/** Pairs that were quadratic once. */
const known: readonly (readonly [door: string, family: string])[] = [
  ['scan', 'code fences left open'],
  ['scan', 'indented fences'],
  ['cleanup', 'letters, then at signs'],
  ['cleanup', 'letters and at signs'],
  ['cleanup', 'tilde fences'],
  ['cleanup', 'spaces, then dashes'],
  ['clean md', 'em dashes between letters'],
  ['extract md', 'quote marks'],
  ['extract md', 'list of stars'],
  ['extract md', 'list and quote'],
  ['extract md', 'growing quotations'],
  ['extract md', 'item with lines'],
  ['extract md', 'setext headings of one hyphen'],
  ['extract md', 'paragraphs between fences'],
  ['extract md', 'item with indented lines'],
  ['extract md', 'wide table of short rows'],
  ['extract md', 'definitions, then uses'],
  ['preview md', 'list of hyphens'],
  ['extract docx', 'docx namespaces nested'],
  ['extract docx', 'docx fields left open'],
  ['extract docx', 'docx results left open'],
  ['extract html', 'numeric entity digits'],
  ['extract pdf', 'pdf stream words'],
];

const doorOf = (name: string): Door => doors.find(door => door.name === name)!;
const familyOf = (name: string): Family => families.find(family => family.name === name)!;

function sample(): [Door, Family][] {
  const next = mulberry32(Number(COMPLEXITY_SEED));
  const pairs: [Door, Family][] = [];
  for (let i = 0; i < sampled; i++) {
    const family = families[Math.floor(next() * families.length)]!;
    const open = doors.filter(door => door.takes.includes(family.syntax));
    for (let j = 0; j < Math.min(doorsPerFamily, open.length); j++)
      pairs.push([open[Math.floor(next() * open.length)]!, family]);
  }
  return pairs;
}

test('has at least 200 families, each with a name of its own and an endpoint that takes it', () => {
  assert.ok(families.length >= 200, `${families.length} families`);
  assert.equal(new Set(families.map(({ name }) => name)).size, families.length);
  for (const { name, syntax } of families)
    assert.ok(
      doors.some(door => door.takes.includes(syntax)),
      name,
    );
});

const pairs = [
  ...known.map(([door, family]): [Door, Family] => [doorOf(door), familyOf(family)]),
  ...sample(),
];
for (const [door, family] of pairs)
  test(`${door.name} takes time linear in ${family.name}`, async () => {
    const { ratio, size } = await growthOf(door, family);
    assert.ok(
      ratio <= growthMax,
      `from ${size} to ${4 * size} characters its time grew ${ratio.toFixed(1)} times as fast as linear work`,
    );
  });
