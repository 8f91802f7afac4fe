import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../bench/complexity/families.js';
import { searchSubject, slowInputs, type TextFamily } from '../../bench/slow-inputs/search.js';

const repeated = (name: string, unit: string): TextFamily => ({
  name,
  make: size => unit.repeat(Math.ceil(size / unit.length)).slice(0, size),
});
const few = [repeated('words', 'word '), repeated('digits', '1 '), repeated('at signs', '@')];

test('searches more than 200 different families of the requested length', () => {
  const texts = families.filter(({ syntax }) => syntax === 'text');
  assert.ok(texts.length >= 200);
  assert.equal(new Set(texts.map(({ name }) => name)).size, texts.length);
});

test('reports the family on which a function takes quadratic time', () => {
  const quadratic = (text: string) => {
    let pairs = 0;
    for (let i = 0; i < text.length; i++)
      if (text[i] === '@') for (let j = 0; j < text.length; j++) if (text[j] === '@') pairs++;
    return pairs;
  };
  const slow = searchSubject({ name: 'quadratic', prepare: text => () => quadratic(text) }, few, 4_096, 3);
  assert.deepEqual(
    slow.map(({ family }) => family),
    ['at signs'],
  );
});

test('reports nothing when all families take about the median', () => {
  const times = [10, 11, 12, 40].map((perKb, i) => ({ family: `f${i}`, perKb }));
  assert.deepEqual(slowInputs('even', times), []);
});

test('reports families above five times the median, slowest first', () => {
  const times = [10, 10, 10, 60, 90].map((perKb, i) => ({ family: `f${i}`, perKb }));
  assert.deepEqual(
    slowInputs('uneven', times).map(({ family }) => family),
    ['f4', 'f3'],
  );
});
