import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits.js';
import { cleanFile } from '../../../../src/files/document/clean.js';
import { contentXml, docx, odt, wordXml } from '../archive.js';
import { clean, partOf } from '../reading.js';

const text = fc
  .array(
    fc.constantFrom(
      ...'“ ” ‘ ’ — … word do\u00a0not &amp; \u200b - .'.split(' '),
      ' ',
      '  ',
      '\n ',
      'do not',
    ),
    {
      maxLength: 4,
    },
  )
  .map(pieces => pieces.join(''));
const parts = fc.array(fc.record({ text, preserve: fc.boolean(), mark: fc.nat(3) }), { maxLength: 8 });
type Part = { text: string; preserve: boolean; mark: number };

interface Format {
  name: string;
  part: string;
  bodyOf: (parts: Part[]) => string;
  build: (body: string) => Uint8Array;
  xmlOf: (body: string) => string;
}
const formats: Format[] = [
  {
    name: 'a.docx',
    part: 'word/document.xml',
    bodyOf: parts => {
      const runs = parts.map(
        ({ text, preserve, mark }) =>
          `<w:r>${['<w:tab/>', '<w:br/>'][mark] ?? ''}<w:t${preserve ? ' xml:space="preserve"' : ''}>${text}</w:t></w:r>`,
      );
      return `<w:p>${runs.join('')}</w:p>`;
    },
    build: docx,
    xmlOf: wordXml,
  },
  {
    name: 'a.odt',
    part: 'content.xml',
    bodyOf: parts => {
      const marks = ['<text:s/>', '<text:tab/>', '<text:line-break/>'];
      const spans = parts.map(({ text, mark }) => `<text:span>${text}</text:span>${marks[mark] ?? ''}`);
      return `<text:p>${spans.join('')}</text:p>`;
    },
    build: odt,
    xmlOf: contentXml,
  },
];

describe('cleaning of office documents', () => {
  const tags = (xml: string) =>
    xml
      .replaceAll(' xml:space="preserve"', '')
      .replaceAll('<text:s/>', '')
      .match(/<[^>]*>/g);

  for (const { name, part, bodyOf, build, xmlOf } of formats) {
    it(`is idempotent and does not change the markup of ${name}, for any runs`, async () => {
      await fc.assert(
        fc.asyncProperty(parts.map(bodyOf), fc.boolean(), async (body, contractions) => {
          const once = await clean(build(body), name, { contractions });
          assert.deepEqual((await clean(once.bytes, name, { contractions })).changes, {});
          assert.deepEqual(tags(partOf(once.bytes, part)), tags(xmlOf(body)));
        }),
        { numRuns: 300 },
      );
    });

    for (const [what, text] of [
      ['more changes than its limit', '“ '.repeat(limits.documentEdits + 1)],
      ['a longer paragraph than its limit', 'a '.repeat(limits.editedParagraphChars / 2 + 1)],
    ] as const)
      it(`rejects ${name} with ${what}`, async () => {
        const body = bodyOf([{ text, preserve: true, mark: 3 }]);
        const result = await cleanFile(build(body), name, limits, { contractions: false });
        assert.equal('problem' in result && result.problem, 'too_large_inside');
      });
  }
});
