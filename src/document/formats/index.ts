import type { CleanedAs } from '../../contract/cleanup.js';
import { pageLimits } from '../../contract/page-limits.js';
import { cleanedParagraphs, escapeHtml, htmlProse } from '../html/paragraphs.js';
import { markdownProse } from '../markdown/editable.js';
import type { Prose } from '../prose.js';
import { delimitedProse } from './delimited.js';
import { gettextProse } from './gettext.js';
import { jsonProse } from './json.js';
import { latexProse } from './latex.js';
import { lineProse, tomlProse } from './settings.js';
import { subtitleProse } from './subtitles.js';

/** In strings.xml of Android, straight quotation marks are syntax. */
const keepingQuotes = (prose: Prose): Prose => ({
  ...prose,
  write: edit => (/["']/.test(edit.replacement) ? null : prose.write!(edit)),
});

/** In a message with arguments, such as `{n} of {total}`, an apostrophe begins text that has none. */
const withArguments = /\{\s*[\w.-]+\s*[,}]/;
const keepingArguments = (prose: Prose): Prose =>
  withArguments.test(prose.text.text)
    ? { ...prose, write: edit => (edit.replacement.includes("'") ? null : prose.write!(edit)) }
    : prose;

/** The prose of a source with line feeds, by its format. Program text has none that may change. */
export const proseOf: Readonly<Record<Exclude<CleanedAs, 'plain'>, (source: string) => Prose[]>> = {
  markdown: markdownProse,
  html: source => {
    const all = cleanedParagraphs(source, pageLimits).map(text => htmlProse(source, text, escapeHtml));
    return /<resources[\s>]/.test(source) ? all.map(keepingQuotes) : all;
  },
  json: source => jsonProse(source).map(keepingArguments),
  latex: latexProse,
  csv: delimitedProse,
  yaml: source => lineProse(source, 'yaml').map(keepingArguments),
  toml: source => tomlProse(source).map(keepingArguments),
  ini: source => lineProse(source, 'ini').map(keepingArguments),
  gettext: gettextProse,
  subtitles: subtitleProse,
  code: () => [],
};
