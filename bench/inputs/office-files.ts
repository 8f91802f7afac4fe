import { archive, odt, relationships, wordNamespaces, wordXml } from '../../test/files/document/archive.js';
import { passage } from './real-texts.js';

/** The nth passage as paragraphs of sentences, each with the space after it. */
const paragraphs = (words: number, n: number): string[][] =>
  passage(words, n)
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.split(/(?<=[.!?]\s)/));

/** Markup as Word writes it: revision ids, one run per sentence, every tenth in italics. */
export function wordFile(words: number, n = 1): Uint8Array {
  let runs = 0;
  const run = (id: string, text: string) =>
    `<w:r w:rsidRPr="${id}"><w:rPr>${++runs % 10 === 0 ? '<w:i/>' : ''}<w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body = paragraphs(words, n).map((sentences, i) => {
    const id = (0x100000 + 7_919 * i).toString(16).toUpperCase().padStart(8, '0');
    return `<w:p w:rsidR="${id}" w:rsidRDefault="${id}"><w:pPr><w:pStyle w:val="BodyText"/><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr>${sentences.map(text => run(id, text)).join('')}</w:p>`;
  });
  return archive([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: wordXml(body.join('')) },
    { name: 'word/_rels/document.xml.rels', content: relationships([['styles', 'styles.xml']]) },
    {
      name: 'word/styles.xml',
      content: `<w:styles ${wordNamespaces}><w:style w:styleId="BodyText"><w:name w:val="Body Text"/></w:style></w:styles>`,
    },
  ]);
}

export function textFile(words: number, n = 1): Uint8Array {
  const spans = (sentences: string[]) =>
    sentences.map((text, i) =>
      i % 4 === 1 ? `<text:span text:style-name="T${i}">${text}</text:span>` : text,
    );
  const body = paragraphs(words, n).map(
    sentences => `<text:p text:style-name="P1">${spans(sentences).join('')}</text:p>`,
  );
  return odt(body.join(''), 'Page header', '<style:style style:name="T1" style:family="text"/>');
}
