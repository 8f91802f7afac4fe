import { signals } from '../scan/signals/index.js';
import { prepare } from '../text/prepare.js';

const watched = signals.filter(
  signal =>
    signal.form === 'rate' &&
    signal.direction === 1 &&
    signal.adviceOnly !== true &&
    signal.locate !== undefined,
);

/** Short forms are the same words: "that's why" is no rarer a frame than "that is why", "shouldn't" no longer a word. */
const written: readonly [RegExp, string][] = [
  [/\bcan['’]t\b|\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\b(?:it|that|there|he|she|what|who|here))['’]s\b/gi, ' is'],
  [/(?<=\b(?:i|you|we|they|he|she|it|that|there))['’]ll\b/gi, ' will'],
  [/(?<=\b(?:i|you|we|they|he|she|it))['’]d\b/gi, ' would'],
  [/(?<=\b(?:i|you|we|they))['’]ve\b/gi, ' have'],
  [/(?<=\b(?:you|we|they))['’]re\b/gi, ' are'],
  [/(?<=\bi)['’]m\b/gi, ' am'],
];

/** How often each habit that speaks for a machine is met in a sentence. */
function habits(text: string): number[] {
  const even = written.reduce((so, [short, long]) => so.replace(short, long), text);
  const prepared = prepare(`${even} Then it was ten more words of no account to it.`);
  return watched.map(signal => signal.measure(prepared)?.count ?? 0);
}

/** Name of the first habit of machine prose that there is more of afterwards. */
export function risen(before: string, after: string): string | undefined {
  const was = habits(before);
  const is = habits(after);
  const at = is.findIndex((count, i) => count > was[i]!);
  return at < 0 ? undefined : watched[at]!.name;
}
