import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSuppressed, suppressionsOf, withoutExcluded } from '../../../src/cli/scan/suppressions.js';

/** The source with excluded text as spaces, which are then joined. */
const kept = (source: string, kind: 'markdown' | 'html') =>
  withoutExcluded(source, suppressionsOf(source, kind)).replace(/ +/g, ' ');

describe('suppressionsOf', () => {
  it('excludes the next block of Markdown: a paragraph, a heading, a fence', () => {
    for (const [source, expected] of [
      ['<!--telltale-ignore-->\nOne\ntwo.\n\nThree.', '<!--telltale-ignore-->\n \n \n\nThree.'],
      ['<!--telltale-ignore-->\r\n\r\nOne.\r\n \r\nTwo.', '<!--telltale-ignore-->\r\n\r\n \r\n \r\nTwo.'],
      ['One <!--telltale-ignore--> two\n\nThree.', 'One <!--telltale-ignore--> \n\nThree.'],
      ['<!--telltale-ignore-->\n# One\nTwo.', '<!--telltale-ignore-->\n \nTwo.'],
      ['<!--telltale-ignore-->\n~~~\na\n\nb\n~~~\nTwo.', '<!--telltale-ignore-->\n \n \n\n \n \nTwo.'],
      ['<!--telltale-ignore-->\n```\na\n\nb', '<!--telltale-ignore-->\n \n \n\n '],
      ['One <!--telltale-ignore-->', 'One <!--telltale-ignore-->'],
    ] as const)
      assert.equal(kept(source, 'markdown'), expected);
  });

  it('excludes the next element of HTML with the elements in it', () => {
    for (const [source, expected] of [
      ['<!--telltale-ignore--> a <p>b<p>c</p>d</P>e', '<!--telltale-ignore--> a e'],
      ['<!--telltale-ignore--><img alt="b">c', '<!--telltale-ignore--> c'],
      ['<!--telltale-ignore--><p>b', '<!--telltale-ignore--> '],
      ['<!--telltale-ignore--></p>b', '<!--telltale-ignore--> '],
    ] as const)
      assert.equal(kept(source, 'html'), expected);
  });

  it('joins overlapping parts, and ignores comments in fences', () => {
    const joined = kept('<!--telltale-ignore--> a <!--telltale-ignore--> b\n\nc', 'markdown');
    assert.equal(joined, '<!--telltale-ignore--> \n\nc');
    assert.equal(kept('````\n```\n<!--telltale-disable-->\n````\na', 'markdown').at(-1), 'a');
  });

  it('ends the suppression of each signal by its name, and of all without names', () => {
    const source = '<!--telltale-disable a, b--> 1 <!--telltale-enable a--> 2 <!--telltale-enable--> 3';
    const found = suppressionsOf(source, 'markdown');
    const at = (mark: string) =>
      ['a', 'b', 'c'].filter(name => isSuppressed(found, name, source.indexOf(mark)));
    assert.deepEqual(['1', '2', '3'].map(at), [['a', 'b'], ['b'], []]);
    assert.deepEqual(found.excluded, []);
  });

  it('suppresses all signals in excluded text', () => {
    const source = '<!-- telltale-disable -- a, b -->1<!-- telltale-enable a -->2<!-- telltale-enable -->3';
    const found = suppressionsOf(source, 'html');
    const at = (mark: string) => isSuppressed(found, 'commas', source.indexOf(`>${mark}`) + 1);
    assert.deepEqual(['1', '2', '3'].map(at), [true, true, false]);
  });
});
