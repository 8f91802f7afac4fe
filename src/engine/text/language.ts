import languages from './languages.json' with { type: 'json' };
import { type ListName, listIndex } from './lexicon/index.js';
import type { Prepared } from './prepare.js';

/** Languages of the Latin script, identified by their stop words. */
const lists = languages.stopWords.map(({ code, list }) => [code, listIndex(list as ListName)] as const);

/** Scripts with one language, or one most likely language. */
const scripts = languages.scripts.map(({ first, last, code }) => ({
  first: Number.parseInt(first, 16),
  last: Number.parseInt(last, 16),
  code,
}));

const sampleWords = 400;
/** Minimum share of a language's stop words in a text. All kinds of English text have more than 0.15. */
const stopShareMin = 0.1;

/** Words below which stop words identify no language but English: one or two are shared by many languages. */
export const foreignWordsMin = 15;

/** Identifies the main language of a text: its ISO 639-1 code, or `und` when it is undetermined. */
export function identifyLanguage(text: Prepared): string {
  const { words } = text;
  if (words === 0) return 'und';
  const script = scriptOf(text);
  if (script !== '') return script;
  let best = 'und';
  let most = 0;
  for (const [code, list] of lists) {
    const share = text.listCount[list]! / words;
    if (share > most) {
      most = share;
      best = code;
    }
  }
  return most >= stopShareMin && (best === 'en' || words >= foreignWordsMin) ? best : 'und';
}

/** Index of the script of a UTF-16 unit; -1 if none is known. */
const scriptAt = (unit: number): number =>
  scripts.findIndex(({ first, last }) => unit >= first && unit <= last);

/** Language of the script that most of the words are in; empty for the Latin script. */
function scriptOf(text: Prepared): string {
  const step = Math.max(1, Math.floor(text.words / sampleWords));
  const votes = new Int32Array(scripts.length);
  let sampled = 0;
  let foreign = 0;
  for (let word = 0; word < text.words; word += step) {
    const unit = text.text.charCodeAt(text.wordStart[word]!);
    sampled++;
    if (unit < 0x370) continue;
    const row = scriptAt(unit);
    if (row >= 0) {
      votes[row]!++;
      foreign++;
    }
  }
  if (foreign * 2 <= sampled) return '';
  const kana = scripts.findIndex(({ code }) => code === 'ja');
  // Japanese mixes kana with Han characters. A tenth of kana identifies it.
  if (votes[kana]! * 10 >= foreign) return 'ja';
  return scripts[votes.indexOf(Math.max(...votes))]!.code;
}

const names = new Map([...languages.stopWords, ...languages.scripts].map(({ code, name }) => [code, name]));

/** English name of a language, by its code. */
export const languageName = (code: string): string => names.get(code) ?? 'an unsupported language';
