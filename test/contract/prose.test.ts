import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, fileSize, listed, number, percent, share, waitingTime } from '../../src/contract/prose.js';

describe('prose', () => {
  const rows: [what: string, written: string[], expected: string[]][] = [
    ['a list', [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed), ['', 'a', 'a and b', 'a, b and c']],
    [
      'thousands and units',
      [number(1234567), count(1, 'word'), count(2500, 'word')],
      ['1,234,567', '1 word', '2,500 words'],
    ],
    [
      'small percentages with more digits',
      [0, 0.0008, 0.001, 0.034, 0.5, 1].map(percent),
      ['0%', '0.08%', '0.1%', '3.4%', '50%', '100%'],
    ],
    [
      '0% and 100% only for exact rates',
      [0.00001, 0.9989, 0.9995, 0.99999, 1].map(percent),
      ['0.01%', '99.9%', '99.95%', '99.99%', '100%'],
    ],
    [
      'shares that are all or none only for exact ones',
      [0, 0.00001, 0.312, 0.998, 0.9985, 0.9994, 0.99999, 1].map(share),
      ['none', '0.01%', '31.2%', '99.8%', 'nearly all', 'nearly all', 'nearly all', 'all'],
    ],
    [
      'a waiting time in hours, minutes and seconds',
      [1, 59, 60, 725, 3_600, 7_385].map(waitingTime),
      ['1 s', '59 s', '1 min 0 s', '12 min 5 s', '1 h 0 min', '2 h 3 min'],
    ],
    [
      'a size in the unit of its magnitude, a limit rounded down and what exceeds it up',
      [fileSize(10_485_760), fileSize(502_144), fileSize(1_600_000), fileSize(4_194_305, Math.ceil)],
      ['10 MB', '490 KB', '1.5 MB', '4.1 MB'],
    ],
  ];
  for (const [what, written, expected] of rows) it(`has ${what}`, () => assert.deepEqual(written, expected));
});
