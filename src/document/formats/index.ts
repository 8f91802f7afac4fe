import type { CleanedAs } from '../../contract/cleanup.js';
import { limits } from '../../contract/limits.js';
import { htmlProse } from '../html/html-prose.js';
import { cleanedParagraphs, escapeHtml } from '../html/paragraphs.js';
import { withFixedParts } from '../mapped-text.js';
import { indentedCode, markdownProse } from '../markdown/editable.js';
import type { Prose } from '../prose.js';
import { delimitedProse } from './delimited.js';
import { gettextProse } from './gettext.js';
import { jsonProse } from './json.js';
import { latexProse } from './latex.js';
import { settingsProse } from './settings.js';
import { subtitleProse } from './subtitles.js';

/** The prose of a source with line feeds, by its format. Program text has none that may change. */
export const proseOf: Readonly<Record<CleanedAs, (source: string) => Prose[]>> = {
  plain: source => [{ text: withFixedParts(source, indentedCode(source)) }],
  markdown: markdownProse,
  html: source => cleanedParagraphs(source, limits).map(text => htmlProse(source, text, escapeHtml)),
  json: jsonProse,
  latex: latexProse,
  csv: delimitedProse,
  yaml: source => settingsProse(source, 'yaml'),
  toml: source => settingsProse(source, 'toml'),
  ini: source => settingsProse(source, 'ini'),
  gettext: gettextProse,
  subtitles: subtitleProse,
  code: () => [],
};
