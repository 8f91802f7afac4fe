import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../src/contract/limits.js';
import { isProblem } from '../../../src/files/document/document.js';
import { extract } from '../../../src/files/document/extract.js';
import { toDocumentResult } from '../../../src/files/document/pdf/pdf.js';
import { extractWebPage } from '../../../src/files/document/web-page.js';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a document that could not be read', () => {
  it('is a problem with the reason, for each failure of its process', async () => {
    for (const [failure, problem, why] of [
      ['time', 'unreadable', /processor time/],
      ['memory', 'unreadable', /memory/],
      ['crashed', 'unreadable', /could not be parsed/],
      ['busy', 'busy', /The machine is busy/],
    ] as const) {
      const result = await extract(utf8('%PDF-1.7'), 'a.pdf', limits, {}, async () =>
        toDocumentResult({ failure }),
      );
      assert.ok(isProblem(result));
      assert.equal(result.problem, problem);
      assert.match(result.message, why);
    }
  });

  it('names the bytes that could not be read', async () => {
    const bytes = Buffer.concat([
      utf8('The ferry was late, '),
      Buffer.from([0xff, 0xfe, 0xff]),
      utf8(' again.'),
    ]);
    const unread = ['Some bytes could not be read and were replaced by U+FFFD.'];
    for (const name of ['a.txt', 'a.md']) {
      const plain = await extract(bytes, name, limits);
      assert.ok(!isProblem(plain));
      assert.deepEqual([plain.unread, plain.warnings], [unread, unread]);
    }
    const page = Buffer.concat([utf8('<meta charset=utf-8><p>'), bytes]);
    for (const html of [
      await extract(page, 'a.html', limits),
      await extractWebPage(page, limits, { contentType: 'text/html' }),
    ]) {
      assert.ok(!isProblem(html));
      assert.deepEqual(html.unread, unread);
      assert.ok(html.warnings.includes(unread[0]!));
    }
  });

  it('decodes a page by the charset that its server declares', async () => {
    const bytes = Buffer.from('The caf\xe9 is closed.', 'latin1');
    for (const contentType of ['text/plain', 'text/markdown', 'text/html']) {
      const page = await extractWebPage(bytes, limits, { contentType, charset: 'iso-8859-1' });
      assert.ok(!isProblem(page));
      assert.equal(page.text.trim(), 'The caf\u00e9 is closed.');
      assert.equal(page.unread, undefined);
    }
  });
});
