import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formats } from '../../../src/files/document/formats.js';
import { assertLinear } from '../../linear.js';
import { docx, epub, odt, pptx, xhtml } from './archive.js';
import { clean, read, utf8 } from './reading.js';

const textOf = async (name: string, bytes: Uint8Array) => (await read(bytes, name)).text;

const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const fraction = (over: string, under: string) =>
  `<m:f><m:fPr><m:type m:val="bar"/></m:fPr><m:num>${run(over)}</m:num><m:den>${run(under)}</m:den></m:f>`;
const power = (base: string, sup: string) => `<m:sSup><m:e>${base}</m:e><m:sup>${sup}</m:sup></m:sSup>`;
const delimited = (properties: string, ...inside: string[]) =>
  `<m:d><m:dPr>${properties}</m:dPr>${inside.map(each => `<m:e>${each}</m:e>`).join('')}</m:d>`;
const word = (before: string, formula: string, after = '') =>
  `<w:p><w:r><w:t xml:space="preserve">${before}</w:t></w:r><m:oMath>${formula}</m:oMath><w:r><w:t xml:space="preserve">${after}</w:t></w:r></w:p>`;

const mathml = (inside: string) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>${inside}</mrow>` +
  '<annotation encoding="StarMath 5.0">1 over 2</annotation></semantics></math>';
const half = mathml('<mfrac>\n <mn>1</mn>\n <mn>2</mn></mfrac>');
const million = mathml('<msup><mn>10</mn><mn>6</mn></msup>');
/** MathML under a prefix, as MathType and some publishers write it. */
const prefixed = half.replace(/<(\/?)([a-z])/g, '<$1m:$2').replace('xmlns=', 'xmlns:m=');

const object = (i: number) =>
  `<draw:frame><draw:object xmlns:l="http://www.w3.org/1999/xlink" l:href="./Object ${i}"/><draw:image/></draw:frame>`;
const objects = [half, million].map((content, i) => ({ name: `Object ${i}/content.xml`, content }));
const slideRun = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`;
const inSlide =
  `<mc:AlternateContent xmlns:e="http://schemas.microsoft.com/office/drawing/2010/main"><mc:Choice Requires="e"><e:m><m:oMathPara><m:oMath>${fraction('1', '2')}</m:oMath></m:oMathPara></e:m></mc:Choice>` +
  `<mc:Fallback>${slideRun('picture')}</mc:Fallback></mc:AlternateContent>`;
const slide = `<p:sp xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><p:txBody><a:p>${slideRun('It is ')}${inSlide}${slideRun(' or ')}<m:oMath>${power(run('10'), run('6'))}</m:oMath>${slideRun('.')}</a:p></p:txBody></p:sp>`;

describe('a formula', () => {
  const base = `<m:e>${run('x')}</m:e>`;
  const inWord: [formula: string, expected: string][] = [
    [fraction('1', '2'), 'a 1/2'],
    [power(run('10'), run('6')), 'a 10^6'],
    [power(power(run('2'), run('3')), run('n+1')), 'a (2^3)^(n+1)'],
    [fraction('a+b', '2c'), 'a (a+b)/2c'],
    [run('3') + fraction('1', '2') + run('4'), 'a 3 1/2 4'],
    [`<m:sSub>${base}<m:sub>${run('12')}</m:sub></m:sSub>`, 'a x_12'],
    [`<m:sSubSup>${base}<m:sub>${run('1')}</m:sub><m:sup>${run('2')}</m:sup></m:sSubSup>`, 'a x_1^2'],
    [`<m:rad><m:deg>${run('3')}</m:deg><m:e>${run('8')}</m:e></m:rad>`, 'a √[3](8)'],
    [run('2') + delimited('', run('3+4')), 'a 2(3+4)'],
    [
      delimited('<m:begChr m:val="["/><m:sepChr m:val=";"/><m:endChr m:val="["/>', run('0'), run('1')),
      'a [0;1[',
    ],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
      'a ∑_(i=1)^n i',
    ],
    [run('x = 5'), 'a x = 5'],
    [`<m:constructor>${run('5')}</m:constructor>`, 'a 5'],
  ];
  for (const [formula, expected] of inWord)
    it(`of a .docx is read as ${expected.slice(2)}`, async () => {
      assert.equal(await textOf('a.docx', docx(word('a ', formula))), expected);
    });

  it('stands apart from the numbers around it', async () => {
    assert.equal(await textOf('a.docx', docx(word('3', fraction('1', '2'), '5 cups'))), '3 1/2 5 cups');
    assert.equal(await textOf('a.html', utf8(`<p>3${half} cups`)), '3 1/2 cups');
  });

  const others: [name: string, bytes: Uint8Array][] = [
    ['a.html', utf8(`<p>It is ${half} or ${million}.`)],
    ['a.md', utf8(`It is ${half.replaceAll('\n', '')} or ${million}.`)],
    ['a.epub', epub([{ name: 'a.xhtml', body: xhtml(`<p>It is ${prefixed} or ${million}.</p>`) }])],
    ['a.odt', odt(`<text:p>It is ${object(0)} or ${object(1)}.</text:p>`, '', '', objects)],
    ['a.pptx', pptx([{ shapes: slide }])],
  ];
  for (const [name, bytes] of others)
    it(`of a ${name.slice(1)} is read as a line, which edits cannot change`, async () => {
      assert.equal(await textOf(name, bytes), 'It is 1/2 or 10^6.');
      const power = { before: '10^6', after: '10^7' };
      const edits = [{ before: 'It is 1/2', after: 'That is 1/2' }, power];
      const edited = await clean(bytes, name, { edits });
      assert.equal(await textOf(name, edited.bytes), 'That is 1/2 or 10^6.');
    });

  it('may be empty, incomplete and nested', async () => {
    const msup = '<msup><mi/><mn>2</mn></msup>';
    for (const inside of ['', '<mfrac/>', '<mfrac><mn>1</mn></mfrac>', msup, '</mrow></mrow>'])
      assert.match(await textOf('a.html', utf8(`<p>a ${mathml(inside)} b</p>`)), /^a .*b$/, inside);
  });

  it('takes time linear in its length', () => {
    for (const build of [
      (n: number) => '<msup>'.repeat(n) + 'a'.repeat(n),
      (n: number) => '<mfrac><mn>1</mn>'.repeat(n),
      (n: number) => half.repeat(n / 8),
    ])
      assertLinear(build(1), 20_000, build, html => formats.html.read(utf8(`<p>a <math>${html}`)));
  });
});
