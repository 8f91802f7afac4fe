import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits.js';
import { cleanFile } from '../../../../src/files/document/clean.js';
import { contentXml, docx, odt, wordXml } from '../archive.js';
import { clean, partOf } from '../reading.js';

/** Pieces of a text; `_` is a space. */
const pieces = '“ ” ‘ ’ — … word do\u00a0not &amp; \u200b - . _ __ \n_ do_not'.split(' ');
const spaced = pieces.map(piece => piece.replaceAll('_', ' '));
const text = fc.array(fc.constantFrom(...spaced), { maxLength: 4 });
const part = fc.record({ text, preserve: fc.boolean(), mark: fc.nat(3) });
type Part = { text: string[]; preserve: boolean; mark: number };

const wordRun = ({ text, preserve, mark }: Part) =>
  `<w:r>${['<w:tab/>', '<w:br/>'][mark] ?? ''}<w:t${preserve ? ' xml:space="preserve"' : ''}>${text.join('')}</w:t></w:r>`;
const writerSpan = ({ text, mark }: Part) =>
  `<text:span>${text.join('')}</text:span>${['<text:s/>', '<text:tab/>', '<text:line-break/>'][mark] ?? ''}`;

const formats = [
  {
    ...{ name: 'a.docx', main: 'word/document.xml', build: docx, xmlOf: wordXml },
    bodyOf: (parts: Part[]) => `<w:p>${parts.map(wordRun).join('')}</w:p>`,
  },
  {
    ...{ name: 'a.odt', main: 'content.xml', build: odt, xmlOf: contentXml },
    bodyOf: (parts: Part[]) => `<text:p>${parts.map(writerSpan).join('')}</text:p>`,
  },
];

describe('cleaning of office documents', () => {
  const tags = (xml: string) =>
    xml
      .replaceAll(' xml:space="preserve"', '')
      .replaceAll('<text:s/>', '')
      .match(/<[^>]*>/g);

  for (const { name, main, build, xmlOf, bodyOf } of formats) {
    it(`is idempotent and does not change the markup of ${name}, for any runs`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(part, { maxLength: 8 }).map(bodyOf),
          fc.boolean(),
          async (body, contractions) => {
            const once = await clean(build(body), name, { contractions });
            assert.deepEqual((await clean(once.bytes, name, { contractions })).changes, {});
            assert.deepEqual(tags(partOf(once.bytes, main)), tags(xmlOf(body)));
          },
        ),
        { numRuns: 300 },
      );
    });

    for (const [what, text] of [
      ['more changes than its limit', '“ '.repeat(limits.documentEdits + 1)],
      ['a longer paragraph than its limit', 'a '.repeat(limits.editedParagraphChars / 2 + 1)],
    ] as const)
      it(`rejects ${name} with ${what}`, async () => {
        const body = bodyOf([{ text: [text], preserve: true, mark: 3 }]);
        const result = await cleanFile(build(body), name, limits, { contractions: false });
        assert.equal('problem' in result && result.problem, 'too_large_inside');
      });
  }
});
