import { type ListName, listIndex } from './lexicon/index.js';
import type { Prepared } from './prepare.js';

/** Languages of the Latin script, identified by their stop words. */
const byStops: readonly (readonly [code: string, list: ListName, name: string])[] = [
  ['en', 'english_stops', 'English'],
  ['de', 'german_stops', 'German'],
  ['fr', 'french_stops', 'French'],
  ['es', 'spanish_stops', 'Spanish'],
  ['it', 'italian_stops', 'Italian'],
  ['pt', 'portuguese_stops', 'Portuguese'],
  ['nl', 'dutch_stops', 'Dutch'],
];
const lists = byStops.map(([code, list]) => [code, listIndex(list)] as const);

/** Scripts with one language, or one most likely language. */
const scripts: readonly (readonly [first: number, last: number, code: string, name: string])[] = [
  [0x0370, 0x03ff, 'el', 'Greek'],
  [0x0400, 0x04ff, 'ru', 'Russian or another language in Cyrillic'],
  [0x0530, 0x058f, 'hy', 'Armenian'],
  [0x0590, 0x05ff, 'he', 'Hebrew'],
  [0x0600, 0x06ff, 'ar', 'Arabic'],
  [0x0900, 0x097f, 'hi', 'Hindi'],
  [0x0980, 0x09ff, 'bn', 'Bengali'],
  [0x0b80, 0x0bff, 'ta', 'Tamil'],
  [0x0e00, 0x0e7f, 'th', 'Thai'],
  [0x10a0, 0x10ff, 'ka', 'Georgian'],
  [0x3040, 0x30ff, 'ja', 'Japanese'],
  [0x4e00, 0x9fff, 'zh', 'Chinese'],
  [0xac00, 0xd7af, 'ko', 'Korean'],
];

const sampleWords = 400;
/** Minimum share of a language's stop words in a text. All kinds of English text have more than 0.15. */
const stopShareMin = 0.1;

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
  return most >= stopShareMin ? best : 'und';
}

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
    const row = scripts.findIndex(([from, to]) => unit >= from && unit <= to);
    if (row >= 0) {
      votes[row]!++;
      foreign++;
    }
  }
  if (foreign * 2 <= sampled) return '';
  const kana = scripts.findIndex(([, , code]) => code === 'ja');
  // Japanese mixes kana with Han characters. A tenth of kana identifies it.
  if (votes[kana]! * 10 >= foreign) return 'ja';
  return scripts[votes.indexOf(Math.max(...votes))]![2];
}

const names = new Map([
  ...byStops.map(([code, , name]) => [code, name] as const),
  ...scripts.map(([, , code, name]) => [code, name] as const),
]);

/** English name of a language, by its code. */
export const languageName = (code: string): string => names.get(code) ?? 'an unsupported language';
