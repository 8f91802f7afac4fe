import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isProblem } from '../../../../src/files/document/document.js';
import { readMainContent } from '../../../../src/files/document/html/main-content.js';

const sentence =
  'The harbour was quiet that morning, and the boats lay still against the quay, waiting for the tide. ';
const prose = (paragraphs: number) => `<p>${sentence.repeat(3)}</p>`.repeat(paragraphs);
const menu = (words: string) =>
  `<ul>${words
    .split(' ')
    .map(word => `<li><a href=/>${word}</a></li>`)
    .join('')}</ul>`;

const read = (html: string) => {
  const result = readMainContent(Buffer.from(html));
  assert.ok(!isProblem(result));
  return result;
};

test('main content: omits menus, teasers, share links and comments around the article', () => {
  const { text, warnings } = read(`
    <div class="top-menu">${menu('Home News Sport')}</div>
    <div id="main"><h1>A quiet morning</h1><div class="entry-content">${prose(4)}
      <div class="share-buttons">Share this story with your friends now</div>${prose(1)}</div>
      <div class="related"><h3>More</h3><p>${sentence}</p></div></div>
    <aside><p>${sentence} sidebar</p></aside>
    <div id="comments"><p>I disagree, and here is why at some length, dear author.</p></div>`);
  assert.match(text, /^A quiet morning/);
  assert.equal(text.split('harbour').length - 1, 15);
  for (const gone of ['Sport', 'Share', 'More', 'sidebar', 'disagree'])
    assert.doesNotMatch(text, new RegExp(gone));
  assert.match(warnings.join(), /left out/);
});

test('main content: includes a headline outside the article if the page title confirms it', () => {
  const page = (title: string) =>
    read(
      `<title>${title}</title><div class=hero><h1>A quiet morning</h1></div><div><div class=article-body>${prose(5)}</div><div class=sidebar>${menu('a b c')}</div></div>`,
    ).text;
  assert.match(page('A quiet morning | Site'), /^A quiet morning/);
  assert.doesNotMatch(page('Something else'), /A quiet morning/);
});

test('main content: returns a page without an article whole, with a warning', () => {
  const { text, warnings } = read(`${menu('One Two Three')}<p>Short words.</p><p>More of them.</p>`);
  assert.match(text, /One[\s\S]*Short words[\s\S]*More of them/);
  assert.match(warnings.join(), /whole page/);
});

test('main content: does not choose an element with a small share of the sentences', () => {
  const part = `<div><div>${prose(1)}</div>${menu('Harbours Ferries Lighthouses Timetables Tickets Contacts '.repeat(8).trim())}</div>`;
  const { text, warnings } = read(part.repeat(4));
  assert.equal(text.split('quiet').length - 1, 12);
  assert.match(warnings.join(), /whole page/);
});

test('main content: does not choose one of several equal sections', () => {
  const { text } = read(`<div>${`<section><h2>Part</h2>${prose(2)}</section>`.repeat(4)}</div>`);
  assert.equal(text.split('harbour').length - 1, 24);
});

test('main content: takes time linear in the number of elements', () => {
  const html = `<div>${'<div><p>x, y, z and so on it goes</p></div>'.repeat(30_000)}</div>`;
  assert.ok(read(html).text.length > 0);
});
