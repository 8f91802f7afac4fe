import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ParserEndpoint, parserEndpoints } from '../../bench/complexity/endpoints.js';
import { type Family, families } from '../../bench/complexity/families.js';
import { growthMax, growthOf } from '../../bench/complexity/growth.js';
import { mulberry32 } from '../../src/training/statistics/random.js';

/**
 * Time against size, for a sample of hostile inputs. `npm run faults -- complexity` runs every family through
 * every endpoint. COMPLEXITY_SEED chooses another sample.
 */
const { COMPLEXITY_SEED = '19' } = process.env;
const sampled = 20;
const endpointsPerFamily = 4;

/** Pairs that had quadratic time in earlier versions. */
const known: readonly (readonly [endpoint: string, family: string])[] = [
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
  ['scan file html', 'suppressed open elements'],
  ['scan file html', 'suppressions alone'],
  ['scan file html', 'suppressed elements'],
  ['scan file md', 'suppressed blocks'],
  ['scan file md', 'suppressed words'],
  ['scan file md', 'suppressed headings in one line'],
  ['scan file md', 'suppressed fences'],
  ['scan file md', 'suppressions in fences'],
  ['scan file md', 'different signals, then enabled'],
  ['scan file md', 'comment openers'],
  ['scan file html', 'script tags'],
  ['clean file html', 'suppressed dashes'],
];

const endpointOf = (name: string): ParserEndpoint =>
  parserEndpoints.find(endpoint => endpoint.name === name)!;
const familyOf = (name: string): Family => families.find(family => family.name === name)!;

function sample(): [ParserEndpoint, Family][] {
  const next = mulberry32(Number(COMPLEXITY_SEED));
  const pairs: [ParserEndpoint, Family][] = [];
  for (let i = 0; i < sampled; i++) {
    const family = families[Math.floor(next() * families.length)]!;
    const accepting = parserEndpoints.filter(endpoint => endpoint.takes.includes(family.syntax));
    for (let j = 0; j < Math.min(endpointsPerFamily, accepting.length); j++)
      pairs.push([accepting[Math.floor(next() * accepting.length)]!, family]);
  }
  return pairs;
}

test('has at least 200 families, each with a unique name and an endpoint that accepts it', () => {
  assert.ok(families.length >= 200, `${families.length} families`);
  assert.equal(new Set(families.map(({ name }) => name)).size, families.length);
  for (const { name, syntax } of families)
    assert.ok(
      parserEndpoints.some(endpoint => endpoint.takes.includes(syntax)),
      name,
    );
});

const pairs = [
  ...known.map(([endpoint, family]): [ParserEndpoint, Family] => [endpointOf(endpoint), familyOf(family)]),
  ...sample(),
];
for (const [endpoint, family] of pairs)
  test(`${endpoint.name} takes time linear in ${family.name}`, async () => {
    const { ratio, size } = await growthOf(endpoint, family);
    assert.ok(
      ratio <= growthMax,
      `from ${size} to ${4 * size} characters its time grew ${ratio.toFixed(1)} times as fast as linear work`,
    );
  });
