/** What the tests of the edit page have in common. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readEntry } from '../../../src/files/document/office/zip.js';
import { openZip } from '../../../src/files/document/office/zip-directory.js';
import { eventually } from '../../eventually.js';
import { docx } from '../../files/document/archive.js';
import { button, sample, until } from '../browser.js';

export const box = (page: Page) => page.getByLabel('Text to edit');
export const card = (page: Page) => page.getByRole('region', { name: 'Suggestion' });
export const score = (page: Page) => page.locator('.live-number');
/** The numbers of suggestions: strong signals, wordy, typography. */
export const counts = async (page: Page) =>
  (await page.locator('.mark-kinds .amount').allTextContents()).map(Number);
/** Waits until the numbers of suggestions are so many. */
export const same = (page: Page, expected: readonly number[]) =>
  eventually(async () => String(await counts(page)) === String(expected));
/** Waits until so many suggestions of typography are there. */
export const glyphs = (page: Page, expected: number) =>
  eventually(async () => (await counts(page))[2] === expected);
/** Chooses the plain typography, in which the dashes and quotation marks of the samples are suggestions. */
export const choosePlain = async (page: Page) => {
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Typography' }).selectOption('plain');
  await page.getByText('Options', { exact: true }).click();
};
/** Waits until the rewrites of all sentences have arrived. */
export const rewritten = async (page: Page) => {
  await page.locator('.mark-wordy').first().waitFor();
  await until(page, "document.querySelector('.rewrite-status').ariaBusy === 'false'");
};
/** Sentences that each have a wordy phrase. */
export const gates = (length: number) =>
  Array.from({ length }, (_, i) => `In order to see gate ${i}, we walked to it.`);

const run = (text: string, format = '') =>
  `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
const row = (...cells: string[]) =>
  `<w:tr>${cells.map(cell => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`;
/** The sample with curly apostrophes, a word of two formats, and a field. */
export const draftDocx = docx(
  sample
    .replaceAll("'", '\u2019')
    .split('\n\n')
    .map(text => paragraph(run(text)))
    .join('') +
    paragraph(
      run('We wrote in order to say that the ') +
        run('ga', '<w:b/>') +
        run('te was shut.') +
        `<w:fldSimple w:instr="REF a">${run(' See page nine.')}</w:fldSimple>`,
    ),
);
/** A document with a heading, bold words and a table. */
export const formattedDocx = docx(
  paragraph(run('The bees'), 'Heading1') +
    paragraph(run('There are ') + run('two hives', '<w:b/>') + run(' behind the chapel.')) +
    `<w:tbl>${row('Hive', 'Honey')}${row('North', 'Nine jars')}</w:tbl>` +
    paragraph(run('My aunt keeps them.')),
);
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const documentXml = (bytes: Uint8Array) => {
  const zip = openZip(bytes);
  return Buffer.from(readEntry(zip, zip.entries.get('word/document.xml')!)).toString();
};
export const chooseFile = (page: Page, name: string, mimeType: string, text: string | Uint8Array) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
export const chooseDraft = (page: Page) => chooseFile(page, 'bees.docx', docxType, draftDocx);
export const download = async (page: Page, name: string | RegExp = /^Download/) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
