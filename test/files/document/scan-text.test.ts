import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineResult } from '../../../src/contract/scan.js';
import { sourceSpan } from '../../../src/document/mapped-text.js';
import { loadShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { alternativeOf } from '../../../src/engine/rewrite/rewrite.js';
import { scanText, visibleText } from '../../../src/files/document/scan-text.js';
import { scanOptions } from '../../engine/options.js';
import { read, utf8 } from './reading.js';

const prose =
  'In today\u2019s fast-paced world, **harbours** play a crucial role in [connecting communities](https://a.example/the-role-of-harbours-in-todays-world). ' +
  'They serve as a testament to resilience \u2014 not only as hubs of trade, but also as places of memory. Moreover, it is ' +
  'important to note that every pier, every crane, and every rope tells a story, fostering a sense of belonging.';
const source = `# The role of harbours

${prose}

\`\`\`js
const role = 'a crucial role in connecting communities';
\`\`\`

## What to *remember*

- **Trade.** Ships deliver goods, create jobs, and connect markets, ensuring growth for all.
- **Memory.** Old cranes remind us of the past, bridging generations and shaping identity.

In conclusion, harbours are more than infrastructure; they are a vibrant tapestry of human endeavour.
`;
const model = loadShippedClassifier();
const scan = (text: string, choice: 'auto' | 'plain' | 'markdown' | null = 'auto') =>
  scanText(text, choice, scanOptions, model, alternativeOf);

/** All spans that quote the text. */
const quotes = ({ signals, passages, fix_details = [], artefacts }: EngineResult) => [
  ...signals.flatMap(({ evidence = [] }) => evidence),
  ...passages.flatMap(({ top = [] }) => top.flatMap(({ evidence = [] }) => evidence)),
  ...fix_details.flatMap(({ spans }) => spans),
  ...artefacts,
];

describe('scanText', () => {
  it('says that the signals of markup are those of the text without it', () => {
    const detailOf = (choice: 'markdown' | 'plain') =>
      scan(source, choice).signals.find(({ name }) => name === 'markdown_headings')!.detail;
    assert.match(detailOf('markdown'), /^Read without the Markdown, the text has no lines that start with #/);
    assert.match(detailOf('plain'), /^2 lines that start with #/);
  });

  it('scores pasted Markdown as its upload', async () => {
    const pasted = scan(source);
    const extracted = scan((await read(utf8(source), 'a.md')).text, null);
    assert.equal(pasted.read_as, 'markdown');
    for (const name of ['score', 'headline', 'word_count', 'confidence', 'coverage', 'fixes'] as const)
      assert.deepEqual(pasted[name], extracted[name], name);
    const pointsOf = ({ signals }: EngineResult) => signals.map(({ name, points }) => [name, points]);
    assert.deepEqual(pointsOf(pasted), pointsOf(extracted));
    assert.notEqual(scan(source, 'plain').score, pasted.score);
  });

  it('refers to the text as sent', () => {
    const result = scan(source);
    const spans = quotes(result);
    assert.ok(spans.length > 20);
    for (const { start, end, text } of spans) assert.equal(source.slice(start, end), text);
    const [first] = result.passages;
    assert.equal(source.slice(first!.start, first!.start + 8), 'The role');
    assert.equal(source.slice(0, first!.end).slice(-10), 'endeavour.');
    const starts = result.sentences!.map(({ start, end }) => source.slice(start, end));
    assert.ok(starts.some(sentence => sentence.startsWith('Moreover,') && sentence.endsWith('belonging.')));
    assert.ok(starts.some(sentence => sentence.startsWith('Ships deliver') && sentence.endsWith('for all.')));
    for (const { spans: places } of result.fix_details ?? [])
      for (const { text } of places) assert.ok(!text.includes('const role'));
  });

  it('finds the traces of a chatbot in link destinations', () => {
    const text = `${source}\n[Source](https://a.example/x?utm_source=chatgpt.com)\n`;
    const [trace] = scan(text).artefacts;
    assert.equal(trace!.text, 'utm_source=chatgpt.com');
    assert.equal(text.slice(trace!.start, trace!.end), trace!.text);
  });

  it('reads Markdown without words outside its code as plain text', () => {
    const code = '```js\nferry.isLate();\n```\n';
    assert.equal(visibleText(code, 'markdown'), null);
    const { read_as, word_count } = scan(code);
    assert.deepEqual([read_as, word_count], ['plain', 3]);
  });

  it('does not quote a long destination inside a short span', () => {
    const text = source.replace('the-role', 'x'.repeat(10_000));
    for (const { text: quote } of quotes(scan(text))) assert.ok(quote.length < 2_000, `${quote.length}`);
  });

  const plain = prose.replace(/\*\*|\[|\]\([^)]*\)/g, '').repeat(2);
  const entities = plain.replaceAll('\u2019', '&#8217;').replaceAll('\u2014', '&mdash;');
  for (const [what, text] of [
    ['in a code fence', `\`\`\`\n${plain}\n\`\`\``],
    ['in an open code fence', `~~~text\n${plain}`],
    ['with character references', plain.replaceAll('\u2019', '&rsquo;').replace(/ (?=\w)/g, '&nbsp;')],
    ['with both', `\`\`\`\n${entities.replace(/ (?=\w)/g, '&#160;')}\n\`\`\``],
  ] as const)
    it(`scores a text ${what} as the text without them`, () => {
      const { score, word_count } = scan(plain);
      for (const choice of ['auto', 'plain', 'markdown'] as const) {
        const result = scan(text, choice);
        assert.ok(Math.abs(result.score - score) <= 5, `${result.score} for ${score}`);
        assert.equal(result.word_count, word_count);
        for (const quote of quotes(result)) assert.equal(text.slice(quote.start, quote.end), quote.text);
        assert.match(text.slice(result.passages[0]!.start), /^In(?:.|&[^;]*;)today/);
      }
    });

  it('reads Markdown in a code fence as Markdown, also in a file', async () => {
    const text = `\`\`\`\`markdown\n${source}\`\`\`\`\n`;
    const [bare, fenced] = [scan(source), scan(text)];
    assert.equal(fenced.read_as, 'markdown');
    assert.deepEqual([fenced.score, fenced.word_count], [bare.score, bare.word_count]);
    for (const name of ['a.md', 'a.txt']) {
      const file = await read(utf8(text), name, { readAs: 'auto' });
      assert.equal(scan(file.text, null).score, bare.score, name);
    }
  });

  for (const text of [
    'In today&rsquo;s&nbsp;world, it&#39;s fine.',
    "```\nIn today\u2019s\u00a0world, it's fine.\n```\n",
  ])
    it(`reads a .txt file as the pasted text: ${text.slice(0, 9)}`, async () => {
      const file = await read(utf8(text), 'a.txt', { runs: true });
      assert.equal(file.text, "In today\u2019s\u00a0world, it's fine.");
      const { start } = sourceSpan(file.runs!, { start: file.text.indexOf('fine'), end: file.text.length });
      assert.equal(text.slice(start, start + 5), 'fine.');
    });
});
