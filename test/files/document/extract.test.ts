import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isProblem } from '../../../src/files/document/document.js';
import { extract } from '../../../src/files/document/extract.js';
import { measureDocument } from '../../../src/files/document/measure.js';
import { toDocumentResult } from '../../../src/files/document/pdf/pdf.js';
import { extractWebPage } from '../../../src/files/document/web-page.js';
import { read, utf8 } from './reading.js';

describe('a document that could not be read', () => {
  for (const [failure, problem, why] of [
    ['time', 'unreadable', /processor time/],
    ['memory', 'unreadable', /memory/],
    ['crashed', 'unreadable', /could not be parsed/],
    ['busy', 'busy', /The machine is busy/],
  ] as const)
    it(`is a problem with the reason: ${failure}`, async () => {
      const failing = async () => toDocumentResult({ failure });
      const result = await extract(utf8('%PDF-1.7'), 'a.pdf', {}, failing);
      assert.ok(isProblem(result));
      assert.equal(result.problem, problem);
      assert.match(result.message, why);
    });

  it('names the bytes that could not be read', async () => {
    const bytes = Buffer.from('<meta charset=utf-8><p>The ferry was late, \xff\xfe\xff again.', 'latin1');
    const unread = ['Some bytes could not be read and were replaced by U+FFFD.'];
    const page = await extractWebPage(bytes, { contentType: 'text/html' });
    assert.ok(!isProblem(page));
    const files = ['a.txt', 'a.md', 'a.html'].map(name => read(bytes, name));
    for (const each of [page, ...(await Promise.all(files))]) {
      assert.deepEqual(each.unread, unread);
      assert.ok(each.warnings.includes(unread[0]!));
    }
  });
});

it('measureDocument counts and truncates a text, and returns a problem as it is', () => {
  const document = { kind: 'txt' as const, text: 'one two three', warnings: [] };
  const whole = measureDocument(document, 13);
  assert.deepEqual(whole, { ...document, chars: 13, words: 3, wholeChars: 13 });
  const cut = measureDocument(document, 8);
  assert.ok(!isProblem(cut));
  assert.deepEqual([cut.text, cut.chars, cut.words, cut.wholeChars], ['one two ', 8, 2, 13]);
  const problem = { problem: 'no_text' as const, message: 'No text.' };
  assert.deepEqual(measureDocument(problem, 8), problem);
});

for (const contentType of ['text/plain', 'text/markdown', 'text/html'])
  it(`extractWebPage decodes ${contentType} by the charset that its server declares`, async () => {
    const bytes = Buffer.from('The caf\xe9 is closed.', 'latin1');
    const page = await extractWebPage(bytes, { contentType, charset: 'iso-8859-1' });
    assert.ok(!isProblem(page));
    assert.deepEqual([page.text.trim(), page.unread], ['The caf\u00e9 is closed.', undefined]);
  });
