import { mulberry32 } from '../../src/training/statistics/random.js';
import { archive, odt, relationships, wordNamespaces, wordXml } from '../../test/files/document/archive.js';

const letters = 'etaoinshrdlucmfwypvbgk';

/** Text of about `words` words with the typography of a word processor. */
function* sentences(words: number, next: () => number): Generator<string> {
  const vocabulary = Array.from({ length: 6_000 }, () =>
    Array.from(
      { length: 2 + Math.floor(next() * 9) },
      () => letters[Math.floor(next() ** 1.6 * letters.length)],
    ).join(''),
  );
  const word = () => vocabulary[Math.floor(next() ** 2 * vocabulary.length)]!;
  for (let written = 0; written < words; ) {
    const length = 6 + Math.floor(next() * 20);
    const sentence = Array.from({ length }, word);
    if (next() < 0.2) sentence[2] = `“${sentence[2]},”`;
    if (next() < 0.15) sentence[4] = `${sentence[4]}—${word()}`;
    if (next() < 0.1) sentence[1] = `${sentence[1]}’s`;
    written += length;
    yield `${sentence.join(' ')}. `;
  }
}

function* paragraphs(words: number, seed: number): Generator<string[]> {
  const next = mulberry32(seed);
  let paragraph: string[] = [];
  for (const sentence of sentences(words, next)) {
    paragraph.push(sentence);
    if (paragraph.length > 3 && next() < 0.3) {
      yield paragraph;
      paragraph = [];
    }
  }
  if (paragraph.length > 0) yield paragraph;
}

/** Markup as Word writes it: revision ids, one run per sentence, some in italics or with a proofing mark. */
export function wordFile(words: number, seed = 1): Uint8Array {
  const next = mulberry32(seed + 1);
  const revision = () =>
    Math.floor(next() * 0xffffff)
      .toString(16)
      .toUpperCase()
      .padStart(8, '0');
  let body = '';
  for (const runs of paragraphs(words, seed)) {
    const id = revision();
    body += `<w:p w:rsidR="${id}" w:rsidRDefault="${id}"><w:pPr><w:pStyle w:val="BodyText"/><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr>`;
    for (const text of runs) {
      const italic =
        next() < 0.1
          ? '<w:rPr><w:i/><w:lang w:val="en-GB"/></w:rPr>'
          : '<w:rPr><w:lang w:val="en-GB"/></w:rPr>';
      body += `<w:r w:rsidRPr="${id}">${italic}<w:t xml:space="preserve">${text}</w:t></w:r>`;
    }
    body += '</w:p>';
  }
  return archive([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: wordXml(body) },
    { name: 'word/_rels/document.xml.rels', content: relationships([['styles', 'styles.xml']]) },
    {
      name: 'word/styles.xml',
      content: `<w:styles ${wordNamespaces}><w:style w:styleId="BodyText"><w:name w:val="Body Text"/></w:style></w:styles>`,
    },
  ]);
}

export function textFile(words: number, seed = 1): Uint8Array {
  let body = '';
  for (const runs of paragraphs(words, seed)) {
    const spans = runs.map((text, i) =>
      i % 4 === 1 ? `<text:span text:style-name="T${i}">${text}</text:span>` : text,
    );
    body += `<text:p text:style-name="P1">${spans.join('')}</text:p>`;
  }
  return odt(body, 'Page header', '<style:style style:name="T1" style:family="text"/>');
}
