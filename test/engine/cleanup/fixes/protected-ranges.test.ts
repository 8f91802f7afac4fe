import assert from 'node:assert/strict';
import { test } from 'node:test';
import { protectedRanges } from '../../../../src/engine/cleanup/fixes/protected-ranges.js';
import { assertLinear } from '../../../linear.js';

const ranges = (text: string) => protectedRanges(text).map(({ start, end }) => text.slice(start, end));

test('protectedRanges returns fenced code in list items and quotations', () => {
  assert.deepEqual(ranges('- ```\n  “a”\n  ```\n- b\n> ~~~\n> “c”\n> ~~~\n'), [
    '- ```\n  “a”\n  ```',
    '> ~~~\n> “c”\n> ~~~',
  ]);
});

test('protectedRanges pairs runs of backticks within a paragraph', () => {
  assert.deepEqual(ranges('`a` ``b`c`` `d\n\ne` f'), ['`a`', '``b`c``']);
});

test('protectedRanges limits the local part of a mail address to 64 characters', () => {
  const local = 'l'.repeat(70);
  assert.deepEqual(protectedRanges(`${local}@example.org`), [{ start: 6, end: 82 }]);
});

test('protectedRanges returns quoted values of addresses, and file paths without the punctuation after them', () => {
  const cases = [
    ['at https://shop.example/find?size=“big”&in=2, or', 'https://shop.example/find?size=“big”&in=2'],
    ['at https://shop.example/find?size=“very big”', 'https://shop.example/find?size='],
    ['(in /var/log—old/app.log.)', '/var/log—old/app.log'],
    ['open D:\\plans—2020…', 'D:\\plans—2020'],
    ['from ../notes/May–June', '../notes/May–June'],
    ['in ~/May–June, or', '~/May–June'],
    ['in notes/May–June.md.', 'notes/May–June.md'],
    ['a/b,c/May–June.md', 'a/b,c/May–June.md'],
    ['x=a/b–c=D:\\plans—2020', 'D:\\plans—2020'],
    [`<a b="${'“c”'.repeat(400)}">`, `<a b="${'“c”'.repeat(400)}">`],
    ['www.a—b.example/c', 'www.a—b.example/c'],
    ['a@b—c.example—d', 'a@b—c.example'],
    ['<a href="“b”">c</a>', '<a href="“b”">'],
    ['<!-- a — b --> c', '<!-- a — b -->'],
  ];
  for (const [text, range] of cases) assert.deepEqual(ranges(text!), [range]);
  for (const text of ['and/or—both', 'he/she/it—all', '/etc—so', 'a / b / c—d'])
    assert.deepEqual(protectedRanges(text), [], text);
});

test('protectedRanges takes linear time', () => {
  const parts = "/ a/ 字/ =字/ ,é/ 1:\\ \\\\a –/ [字/ '字/a. @字 ~字 字www. ``字".split(' ');
  for (const part of [...parts, '<a ='])
    assertLinear(part, 100_000, units => part.repeat(units / part.length), protectedRanges);
});
