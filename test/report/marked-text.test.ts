import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { jsx } from 'preact/jsx-runtime';
import { render } from 'preact-render-to-string';
import type { Band } from '../../src/contract/genre.js';
import { highlightsOf, MarkedText } from '../../src/report/components/marked-text.js';
import { forAll } from '../for-all.js';
import { mixedResult } from './mixed-result.js';

type Place = readonly [start: number, end: number, points: number];
type Tinted = readonly [start: number, end: number, band: Band];

/** The HTML of a text with the evidence of one signal a place, and passages. */
function marked(text: string, places: readonly Place[], passages: readonly Tinted[]) {
  const signals = places.map(([start, end, points], i) => ({
    ...{ name: `s${i}`, points, detail: '' },
    evidence: [{ start, end, text: text.slice(start, end) }],
  }));
  const { placed } = highlightsOf(text, { ...mixedResult, artefacts: [], signals });
  const labelled = passages.map(([start, end, band]) => ({ start, end, band, score: 60 }));
  return render(jsx(MarkedText, { text, highlights: placed, passages: labelled, isNumbered: true }));
}

const label = (band: Band) => `<span class="passage-label band-${band}">${band} 60</span>`;
const number = (paragraph: number) => `<span class="paragraph">${paragraph}</span>`;
/** Highlights or passages of a list such as "0 4 9, 2 6 8". */
const listed = <T>(list: string) =>
  list.split(', ').map(each => each.split(' ').map(part => (Number.isNaN(+part) ? part : +part)) as T);
const cases: [what: string, text: string, places: string, passages: string, html: string][] = [
  ['a highlight', 'a bold one', '2 6 3', '', 'a <mark class="machine">bold<sup>1</sup></mark> one'],
  [
    'highlights that overlap as one',
    'abcdefgh',
    '0 4 9, 2 6 8, 6 7 -1',
    '',
    '<mark class="machine">abcdef<sup>1 2</sup></mark><mark class="person">g<sup>3</sup></mark>h',
  ],
  [
    'a passage before it, and tints those of an upper level up to their ends',
    'One. Two. Three.',
    '2 7 1',
    '0 4 elevated, 5 9 moderate, 10 99 high',
    `${label('elevated')}<span class="tint band-elevated">On<mark class="machine">e.</mark></span><mark class="machine"> </mark>` +
      `${label('moderate')}<span><mark class="machine">Tw<sup>1</sup></mark>o.</span> ` +
      `${label('high')}<span class="tint band-high">Three.</span>`,
  ],
  [
    'no passages that overlap or start after the end of the text',
    'abcdef',
    '',
    '0 3 high, 1 5 high, 6 9 high',
    `${label('high')}<span class="tint band-high">abc</span>def`,
  ],
  [
    'paragraphs with their numbers, also within a highlight',
    'A.\n\nB b.\n \nC.',
    '4 11 1',
    '',
    `${number(1)}A.\n\n<mark class="machine">${number(2)}B b.\n \n<sup>1</sup></mark>${number(3)}C.`,
  ],
];

describe('a text with its evidence marked', () => {
  for (const [what, text, places, passages, html] of cases)
    it(`labels ${what}`, () => {
      const [highlights, tinted] = [places, passages].map(list => (list === '' ? [] : listed(list)));
      assert.equal(marked(text, highlights as Place[], tinted as Tinted[]), html);
    });

  it('counts highlights that are not in the text', () => {
    const evidence = [{ start: 0, end: 2, text: 'xy' }];
    const signals = [{ name: 'a', points: 1, detail: '', evidence }];
    const found = highlightsOf('abc', { ...mixedResult, artefacts: [], signals });
    assert.deepEqual(found, { placed: [], lost: 1 });
  });

  it('preserves every character of the text for any highlights and passages', () => {
    const place = fc
      .tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }), fc.constantFrom(1, -1))
      .map(([start, length, points]): Place => [start, start + length, points]);
    const text = fc.string({ maxLength: 40, unit: fc.constantFrom('a', ' ', '\n', 'é') });
    forAll([text, fc.array(place, { maxLength: 8 }), fc.array(fc.nat(50))], (text, places, starts) => {
      const inText = places.filter(([, end]) => end <= text.length);
      const passages = starts.map((start): Tinted => [start, start + 4, 'high']);
      const html = marked(text, inText, passages);
      const labels = /<sup>.*?<\/sup>|<span class="pa(?:ssage-label|ragraph).*?<\/span>|<[^>]*>/g;
      assert.equal(html.replace(labels, ''), text);
    });
  });
});
