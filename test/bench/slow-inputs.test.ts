import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  expectedTime,
  searchOperation,
  slowInputs,
  type TextFamily,
} from '../../bench/slow-inputs/search.js';

const repeated = (name: string, unit: string): TextFamily => ({
  name,
  make: size => unit.repeat(Math.ceil(size / unit.length)).slice(0, size),
});
const few = [repeated('words', 'word '), repeated('digits', '1 '), repeated('at signs', '@')];

test('reports the family on which a function takes quadratic time', () => {
  const quadratic = (text: string) => {
    let pairs = 0;
    for (let i = 0; i < text.length; i++)
      if (text[i] === '@') for (let j = 0; j < text.length; j++) if (text[j] === '@') pairs++;
    return pairs;
  };
  const part = { name: 'quadratic', prepare: (text: string) => () => quadratic(text) };
  const whole = { name: 'whole', prepare: (text: string) => () => text.split(' '), timesExpectedMax: 20 };
  const { slow } = searchOperation({ ...whole, parts: [part] }, few, 4_096, 3);
  assert.deepEqual(
    slow.map(({ subject, family }) => [subject, family]),
    [['quadratic', 'at signs']],
  );
});

const timesOf = (perKb: readonly number[], placesPerKb = 0) =>
  perKb.map((time, i) => ({ family: `f${i}`, perKb: time, placesPerKb }));

test('expects the median time per KB, and the median time of an examined place beyond it', () => {
  const times = [...timesOf([10, 10, 10, 10]), ...timesOf([60, 110, 210], 100)];
  assert.deepEqual(expectedTime(times), { perKb: 10, perPlace: 1 });
});

test('reports nothing when all families take about the expected time', () => {
  const times = [...timesOf([10, 11, 12, 40]), ...timesOf([400], 100)];
  assert.deepEqual(slowInputs('even', times, { perKb: 10, perPlace: 1 }, 5), []);
});

test('reports families above the multiple of the expected time, slowest first', () => {
  const times = timesOf([10, 10, 10, 60, 90]);
  assert.deepEqual(
    slowInputs('uneven', times, { perKb: 10, perPlace: 1 }, 5).map(({ family }) => family),
    ['f4', 'f3'],
  );
});
