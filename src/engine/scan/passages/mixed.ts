import { number } from '../../../contract/figures.js';
import type { Mixed, Passage } from '../../../contract/scan.js';

/** Ranges that the note names; it counts the others. */
const rangesMax = 3;

const isElevated = ({ band }: Pick<Passage, 'band'>) => band === 'elevated' || band === 'high';

/** Describes how the passages of a text differ. */
export function mixedOf(passages: readonly Pick<Passage, 'band' | 'words'>[]): Mixed {
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const elevated = passages.filter(isElevated);
  const elevatedWords = elevated.reduce((sum, passage) => sum + passage.words, 0);
  return {
    mixed: elevated.length > 0 && elevated.length < passages.length,
    elevated_share: words === 0 ? 0 : Math.round((elevatedWords / words) * 1000) / 1000,
    note: noteOf(passages),
  };
}

function noteOf(passages: readonly Pick<Passage, 'band' | 'words'>[]): string {
  if (passages.length < 2) return 'No change was found within the text.';
  const elevated: string[] = [];
  const moderate: string[] = [];
  let before = 0;
  for (const passage of passages) {
    const range = `${number(before + 1)} to ${number(before + passage.words)}`;
    before += passage.words;
    if (isElevated(passage)) elevated.push(range);
    else if (passage.band === 'moderate') moderate.push(range);
  }
  const isAllModerate = elevated.length + moderate.length === passages.length;
  const rest = isAllModerate ? 'moderate' : moderate.length === 0 ? 'low' : 'low or moderate';
  return elevated.length === 0
    ? `Words ${list(moderate)} read as moderate, the rest as low.`
    : `Words ${list(elevated)} read as elevated, the rest as ${rest}.`;
}

function list(ranges: readonly string[]): string {
  const named = ranges.slice(0, rangesMax);
  const more = ranges.length - named.length;
  if (more > 0) return `${named.join(', ')} and ${more} more ${more === 1 ? 'range' : 'ranges'}`;
  return named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
