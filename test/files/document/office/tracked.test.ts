import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentEdit } from '../../../../src/contract/document.js';
import { cleanFile } from '../../../../src/files/document/clean.js';
import { isProblem } from '../../../../src/files/document/document.js';
import { rewriteZip } from '../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../src/files/document/office/zip-directory.js';
import { docx, odt, wordNamespaces } from '../archive.js';
import { clean, inside, partOf, read } from '../reading.js';

const tracked = '2026-11-28T12:00:00Z';

/** The parts of a document after tracked edits, and cleaning if there are none. */
async function trackedParts(content: Uint8Array, filename: string, edits: DocumentEdit[] = []) {
  const typography = edits.length === 0 ? 'clean' : 'keep';
  const result = await clean(content, filename, { typography, edits, tracked });
  return { ...result, part: (name: string) => partOf(result.bytes, name) };
}

const r = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const by = (id: number) => `w:id="${id}" w:author="Telltale suggestions" w:date="${tracked}"`;
const del = (id: number, text: string, properties = '') =>
  `<w:del ${by(id)}>${r(text, properties).replaceAll('w:t', 'w:delText')}</w:del>`;
const ins = (id: number, text: string, properties = '') => `<w:ins ${by(id)}>${r(text, properties)}</w:ins>`;

/** The body of a .docx after tracked edits. */
async function wordBody(body: string, ...edits: DocumentEdit[]): Promise<string> {
  const { part, edits: outcome } = await trackedParts(docx(body), 'a.docx', edits);
  if (edits.length > 0) assert.deepEqual(outcome, { applied: edits.length, notApplied: {} });
  return inside(part('word/document.xml'), 'w:body');
}

describe('tracked changes of a .docx', () => {
  it('divide a run and keep its properties', async () => {
    const body = await wordBody(p(r('We utilize it.', '<w:i/>')), { before: 'utilize', after: 'use' });
    const changes = [del(1, 'utilize', '<w:i/>'), ins(2, 'use', '<w:i/>')];
    assert.equal(body, p(r('We ', '<w:i/>'), ...changes, r(' it.', '<w:i/>')));
  });

  it('do not divide a character reference', async () => {
    const body = await wordBody(p(r('a ; b')), { before: ';', after: '&' });
    assert.equal(body, p(r('a '), del(1, ';'), ins(2, '&amp;'), r(' b')));
  });

  it('preserve the spaces of a text element that had none at its ends', async () => {
    const body = await wordBody(p('<w:r><w:t> One two </w:t></w:r>'), { before: 'One two', after: 'One' });
    assert.equal(body, p(r('One'), del(1, ' two'), r('')));
  });

  it('insert without a deletion, and delete words of several runs', async () => {
    const dog = p(r('the '), r('dog', '<w:b/>'));
    const bigger = await wordBody(dog, { before: 'the dog', after: 'the big dog' });
    assert.equal(bigger, p(r('the '), ins(1, 'big '), r(''), r('dog', '<w:b/>')));
    const role = p(r('It plays'), r(' a role', '<w:b/>'));
    const bold = [r('', '<w:b/>'), del(3, ' a role', '<w:b/>'), r('', '<w:b/>')];
    const shorter = await wordBody(role, { before: 'plays a role', after: 'is' });
    assert.equal(shorter, p(r('It '), del(1, 'plays'), ins(2, 'is'), r(''), ...bold));
  });

  it('delete in an insertion of another author, and divide it for an insertion', async () => {
    const others = '<w:ins w:id="5" w:author="Ana">';
    assert.equal(
      await wordBody(p(`${others}${r('one two')}</w:ins>`), { before: 'one', after: 'six' }),
      p(
        `${others}${r('')}${del(6, 'one')}</w:ins>${ins(7, 'six')}` +
          `<w:ins w:id="8" w:author="Ana">${r(' two')}</w:ins>`,
      ),
    );
  });

  it("have the person's own edits apart from suggestions, and one change for a suggestion of a run", async () => {
    const body = await wordBody(
      p(r('We utilize it in order to go. It snow.')),
      { before: 'utilize it in order to go', after: 'use it to leave' },
      { before: 'It snow', after: 'It rains', own: true },
    );
    const byPerson = (xml: string) => xml.replaceAll('Telltale suggestions', 'Edited on the page');
    assert.equal(
      body,
      p(
        ...[r('We '), del(1, 'utilize it in order to go'), ins(2, 'use it to leave'), r('. It ')],
        ...[byPerson(del(3, 'snow')), byPerson(ins(4, 'rains')), r('.')],
      ),
    );
    const again = await wordBody(body, { before: 'use it', after: 'take it', own: true });
    assert.match(again, /"Edited on the page"[^>]*><w:r><w:delText[^>]*>use</);
  });

  it('change a suggestion that was not accepted yet', async () => {
    const body = await wordBody(p(r('one two')), { before: 'one', after: 'six' });
    assert.equal(await wordBody(body, { before: 'six', after: 'ten' }), body.replace('six', 'ten'));
  });

  it('keep a tracked change of formatting in the old words, with an id of its own', async () => {
    const change = (id: number) =>
      `<w:b/><w:rPrChange w:id="${id}" w:author="Ana"><w:rPr><w:i/></w:rPr></w:rPrChange>`;
    const body = await wordBody(p(r('one two', change(3))), { before: 'one', after: 'six' });
    assert.match(body, /<w:ins [^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:t [^>]*>six</);
    assert.equal(body.match(/<w:rPrChange /g)!.length, 3);
    const ids = [...body.matchAll(/w:id="(\d+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('have ids that no other part has', async () => {
    const footnotes = `<w:footnotes ${wordNamespaces}><w:footnote w:id="40">${p(r('“note”'))}</w:footnote></w:footnotes>`;
    const parts = [{ type: 'footnotes', name: 'footnotes.xml', content: footnotes }];
    const { part, changes } = await trackedParts(docx(p(r('“body”')), parts), 'a.docx');
    assert.deepEqual(changes, { 'smart quotes': 4 });
    const xml = part('word/document.xml') + part('word/footnotes.xml');
    const ids = [...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => Number(id));
    assert.equal(ids.sort((a, b) => a - b).join(), '41,42,43,44,45,46,47,48');
  });

  it('are not made in comments, CDATA sections and parts of a run', async () => {
    const comments = `<w:comments ${wordNamespaces}><w:comment w:id="1">${p(r('“x”'))}</w:comment></w:comments>`;
    const parts = [{ type: 'comments', name: 'comments.xml', content: comments }];
    const choice =
      '<mc:AlternateContent><mc:Choice Requires="w"><w:t>“y”</w:t></mc:Choice></mc:AlternateContent>';
    const body = p(`<w:r><w:t><![CDATA[“body”]]></w:t>${choice}</w:r>`);
    const { part, changes } = await trackedParts(docx(body, parts), 'a.docx');
    assert.deepEqual(changes, {});
    assert.equal(part('word/comments.xml'), comments);
  });

  it('are made in results of fields that have text, and in no others', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = (code: string, result: string) => {
      const instruction = `<w:r><w:instrText>${code}</w:instrText></w:r>`;
      return mark('begin') + instruction + mark('separate') + result + mark('end');
    };
    const simple = (code: string, result: string) => `<w:fldSimple w:instr="${code}">${result}</w:fldSimple>`;
    const [link, citation, nested] = ['HYPERLINK "x"', ' CITATION Ana ', 'REF b'];
    const body = p(
      field(link, r('“a”')) + field(citation, r('“b”') + field(nested, r('“c”'))) + simple('SEQ d', r('“d”')),
    );
    const changed = `${r('')}${del(1, '“')}${ins(2, '"')}${r('a')}${del(3, '”')}${ins(4, '"')}${r('')}`;
    assert.equal(await wordBody(body), body.replace(r('“a”'), changed));
  });

  it('use the prefix of the document', async () => {
    const content = docx(p(r('one two')));
    const xml = partOf(content, 'word/document.xml');
    const renamed = new TextEncoder().encode(xml.replaceAll('w:', 'x:').replace('xmlns:w=', 'xmlns:x='));
    const { part } = await trackedParts(
      rewriteZip(openZip(content), new Map([['word/document.xml', renamed]])),
      'a.docx',
      [{ before: 'one', after: 'six' }],
    );
    const edited = part('word/document.xml');
    assert.match(edited, /<x:del x:id="1" x:author.*<x:delText [^>]*>one<.*<x:ins x:id="2"/);
  });
});

describe('tracked changes of an .odt', () => {
  const region = (id: number, kind: string, content = '') =>
    `<text:changed-region xml:id="telltale${id}" text:id="telltale${id}"><text:${kind}><office:change-info>` +
    '<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Telltale suggestions</dc:creator>' +
    '<dc:date xmlns:dc="http://purl.org/dc/elements/1.1/">2026-11-28T12:00:00</dc:date></office:change-info>' +
    `${content}</text:${kind}></text:changed-region>`;
  const list = (...regions: string[]) =>
    `<text:tracked-changes text:track-changes="false">${regions.join('')}</text:tracked-changes>`;
  const deleted = (id: number) => `<text:change text:change-id="telltale${id}"/>`;
  const inserted = (id: number, text: string) =>
    `<text:change-start text:change-id="telltale${id}"/>${text}<text:change-end text:change-id="telltale${id}"/>`;
  async function textBody(body: string, ...edits: DocumentEdit[]): Promise<string> {
    const { part, edits: outcome } = await trackedParts(odt(body), 'a.odt', edits);
    if (edits.length > 0) assert.deepEqual(outcome, { applied: edits.length, notApplied: {} });
    return inside(part('content.xml'), 'office:text');
  }

  it('are marks in the text, and a list with the deleted words in their spans', async () => {
    const span = (text: string) => `<text:span text:style-name="T1">${text}</text:span>`;
    assert.equal(
      await textBody(`<text:p>We ${span('utilize  it')}.</text:p>`, { before: 'utilize it.', after: 'use.' }),
      list(region(1, 'deletion', `<text:p>${span('utilize it')}</text:p>`), region(2, 'insertion')) +
        `<text:p>We ${span(deleted(1) + inserted(2, 'use'))}.</text:p>`,
    );
  });

  it('keep the spaces at the ends of deleted words', async () => {
    assert.equal(
      await textBody('<text:p>a very big</text:p>', { before: 'a very big', after: 'a big' }),
      `${list(region(1, 'deletion', '<text:p>very<text:s/></text:p>'))}<text:p>a ${deleted(1)}big</text:p>`,
    );
  });

  for (const [name, present, expected] of [
    ['follow forms', '<office:forms/>', `<office:forms/>${list(region(1, 'insertion'))}`],
    [
      'fill an empty list',
      '<text:tracked-changes/>',
      `<text:tracked-changes>${region(1, 'insertion')}</text:tracked-changes>`,
    ],
    [
      'join the list that is there',
      `<text:tracked-changes>${region(8, 'insertion')}</text:tracked-changes>`,
      `<text:tracked-changes>${region(9, 'insertion')}${region(8, 'insertion')}</text:tracked-changes>`,
    ],
  ] as const)
    it(name, async () => {
      const id = name.startsWith('join') ? 9 : 1;
      const edited = await textBody(`${present}<text:p>a b</text:p>`, { before: 'a b', after: 'a big b' });
      assert.equal(edited, `${expected}<text:p>a ${inserted(id, 'big ')}b</text:p>`);
    });

  it('change a suggestion that was not accepted yet', async () => {
    const body = await textBody('<text:p>one two</text:p>', { before: 'one', after: 'six' });
    assert.equal(await textBody(body, { before: 'six', after: 'ten' }), body.replace('six', 'ten'));
  });

  it('are made in headers and notes, and not in comments and fields', async () => {
    const note = (text: string) =>
      `<text:note><text:note-body><text:p>${text}</text:p></text:note-body></text:note>`;
    const body =
      `<text:p>a${note('“b”')}<text:title>“c”</text:title>` +
      '<office:annotation><text:p>“d”</text:p></office:annotation></text:p>';
    const { part, changes } = await trackedParts(odt(body, '“e”'), 'a.odt');
    assert.deepEqual(changes, { 'smart quotes': 4 });
    assert.match(part('styles.xml'), /<style:header><text:tracked-changes .*<text:p><text:change text:/);
    assert.match(part('content.xml'), /<text:note-body><text:p><text:change .*“c”.*“d”/);
  });
});

describe('tracked changes', () => {
  it('read as the changed text', async () => {
    const edits = [{ before: 'We utilize', after: 'We “use”' }];
    for (const [filename, content] of [
      ['a.docx', docx(p(r('We util'), r('ize “the pier” — now', '<w:b/>'), r('…')))],
      ['a.odt', odt('<text:p>We util<text:span>ize “the pier” — now</text:span>…</text:p>')],
    ] as const) {
      const texts = [];
      for (const date of [undefined, tracked]) {
        const { bytes, edits: outcome, changes } = await clean(content, filename, { edits, tracked: date });
        texts.push([await read(bytes, filename), outcome, changes]);
      }
      const withoutWarnings = JSON.stringify(texts[1]).replace(/"warnings":\[.*?\]/, '"warnings":[]');
      assert.equal(withoutWarnings, JSON.stringify(texts[0]), filename);
    }
  });

  it('make no blank of the tab of an underlined run that they divide', async () => {
    const body = p('<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:tab/><w:t>utilize it</w:t></w:r>');
    for (const after of ['use it', 'to utilize it']) {
      const edits = [{ before: 'utilize it', after }];
      const { bytes } = await clean(docx(body), 'a.docx', { edits, tracked });
      assert.equal((await read(bytes, 'a.docx')).text, after);
    }
  });

  it('do not copy large formatting without end', async () => {
    const body = p(r('one '.repeat(500), '<w:b/>'.repeat(20_000)));
    const edits = Array.from({ length: 500 }, (_, i) => ({ before: 'one', after: 'two', occurrence: i + 1 }));
    const result = await cleanFile(docx(body), 'a.docx', { contractions: false, edits, tracked });
    assert.ok(isProblem(result) && result.problem === 'too_large_inside');
    const spans = '<text:span text:style-name="T">'.repeat(900);
    const nested = odt(`<text:p>${spans}${'one '.repeat(500)}${'</text:span>'.repeat(900)}</text:p>`);
    const tooLarge = await cleanFile(nested, 'a.odt', { contractions: false, edits, tracked });
    assert.ok(isProblem(tooLarge) && tooLarge.problem === 'too_large_inside');
  });
});
