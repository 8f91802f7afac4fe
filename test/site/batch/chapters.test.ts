import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chaptersOf } from '../../../src/site/batch/chapters.js';
import { forAll } from '../../for-all.js';

const prose = (words: number) => `${'One two three four five. '.repeat(words / 5)}\n\n`;
const titlesOf = (text: string, unitsMax: number) => chaptersOf(text, unitsMax).map(({ title }) => title);

describe('chaptersOf', () => {
  it('divides at Markdown headings, underlined headings and lines such as "Chapter 1"', () => {
    const texts = [
      ['# One', '# Two', '# Three'],
      ['One\n===', 'Two\n===', 'Three\n==='],
      ['Chapter 1', 'CHAPTER II: The pier', 'Chapter three'],
      ['Introduction', '1. Methods', '2 Results'],
    ];
    for (const headings of texts) {
      const text = headings.map(heading => `${heading}\n\n${prose(200)}`).join('');
      const titles = headings.map(heading => heading.replace(/^# |\n=+$/g, ''));
      assert.deepEqual(titlesOf(text, 2_000), titles);
    }
  });

  it('divides a chapter at its own headings only where it is too long', () => {
    const sections = (...names: string[]) => names.map(name => `## ${name}\n\n${prose(100)}`).join('');
    const text = `# A\n\n${sections('A1', 'A2')}# B\n\n${sections('B1', 'B2', 'B3', 'B4')}`;
    assert.deepEqual(titlesOf(text, 1_600), ['A', 'B, B1', 'B2', 'B3', 'B4']);
  });

  it('has no heading in a code block, a sentence or a list of short lines', () => {
    const code = '```\n# not a heading\n```\n\n';
    const sentences = 'Introduction to sailing is hard.\n\n2 boats came.\n\n2. The boat.\n\nDear all\n\n';
    assert.ok(titlesOf(`${code}${sentences}${prose(400)}`.repeat(3), 2_000).every(title => title === ''));
  });

  it('cuts a text without headings after a paragraph, else after a sentence, into equal parts', () => {
    const paragraph = 'One two three four five. Six seven eight nine ten.\n\n';
    const byParagraph = chaptersOf(paragraph.repeat(80), 1_600);
    assert.ok(byParagraph.every(({ text }) => text.endsWith('ten.\n\n')));
    const bySentence = chaptersOf(paragraph.replace('\n\n', ' ').repeat(80), 1_600);
    assert.ok(bySentence.every(({ text }) => /(?:five|ten)\. $/.test(text)));
    const lengths = bySentence.map(({ text }) => text.length);
    assert.ok(Math.min(...lengths) > 0.7 * Math.max(...lengths), `${lengths}`);
  });

  it('names what follows a cut within a chapter after the chapter', () => {
    const titles = titlesOf(`# One\n\n${prose(500)}# Two\n\n${prose(100)}`, 2_000);
    assert.deepEqual(titles, ['One', 'One (continued)', 'Two']);
  });

  it('returns all of the text, in chapters that are neither longer than the limit nor very short', () => {
    const piece = fc.constantFrom(
      ...['word ', 'A sentence. ', 'line\n', '\n\n', '😀', 'x'.repeat(30), '# H\n', '\n\nChapter 9\n\n'],
      ...['## A\n\n', 'Title\n===\n', '```\n', 'The rain stopped before noon. '.repeat(5)],
    );
    const texts = fc.array(piece, { maxLength: 300 }).map(pieces => pieces.join(''));
    forAll([texts, fc.integer({ min: 40, max: 2_000 })], (text, unitsMax) => {
      const parts = chaptersOf(text, unitsMax).map(part => part.text);
      assert.equal(parts.join(''), text);
      for (const part of parts) {
        assert.ok(part.length <= unitsMax && !/\p{Surrogate}/u.test(part));
        if (parts.length > 1) assert.ok(part.length >= Math.floor(unitsMax / 8));
      }
    });
  });
});
