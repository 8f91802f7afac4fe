import type { CleanedAs } from '../../contract/cleanup.js';
import { cleanedParagraphs, escapeHtml, htmlProse } from '../html/paragraphs.js';
import { markdownProse } from '../markdown/editable.js';
import type { Prose } from '../prose.js';
import { delimitedProse } from './delimited.js';
import { gettextProse } from './gettext.js';
import { jsonProse, notebookProse } from './json.js';
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
/** A regular expression for a whole text matches glyphs. */
const pattern = /^\^[^\n]*\$$/;
const keepingArguments = (prose: Prose): Prose => {
  const { text } = prose.text;
  const kept = pattern.test(text) ? '' : withArguments.test(text) ? "'" : undefined;
  if (kept === undefined) return prose;
  return { ...prose, write: edit => (edit.replacement.includes(kept) ? null : prose.write!(edit)) };
};

/** In XLIFF, the texts that are translated. They are identifiers, as those of gettext. */
const translated = /<source[\s>][^<]*(?:<(?!\/?source[\s>])[^<]*)*<\/source>/g;
const withoutTranslated = (source: string): string =>
  /<xliff[\s>]/.test(source)
    ? source.replace(translated, ({ length }) => `<!--${'x'.repeat(length - 7)}-->`)
    : source;

/** The prose of a source with line feeds, by its format. Program text has none that may change. */
export const proseOf: Readonly<Record<Exclude<CleanedAs, 'plain'>, (source: string) => Prose[]>> = {
  markdown: markdownProse,
  html: source => {
    const paragraphs = cleanedParagraphs(withoutTranslated(source));
    const all = paragraphs.map(text => htmlProse(source, text, escapeHtml));
    return /<resources[\s>]/.test(source) ? all.map(keepingQuotes) : all;
  },
  json: source =>
    /"nbformat"\s*:/.test(source) ? notebookProse(source) : jsonProse(source).map(keepingArguments),
  latex: latexProse,
  csv: delimitedProse,
  yaml: source => lineProse(source, 'yaml').map(keepingArguments),
  toml: source => tomlProse(source).map(keepingArguments),
  ini: source => lineProse(source, 'ini').map(keepingArguments),
  gettext: gettextProse,
  subtitles: subtitleProse,
  code: () => [],
};
