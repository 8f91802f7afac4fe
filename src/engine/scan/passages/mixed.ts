import type { Band } from '../../../contract/genre.js';
import { limits } from '../../../contract/limits.js';
import { listed, number } from '../../../contract/prose.js';
import type { Mixed, Passage } from '../../../contract/scan.js';
import { bandNames, isElevated } from '../bands.js';
import { passageWordsMin } from './change-points.js';

/** Ranges that the note names; it counts the others. */
const rangesMax = 3;

/**
 * Describes how the passages of a text differ.
 *
 * @param isSearched whether passages were searched, as they are in English texts that are long enough
 */
export function mixedOf(passages: readonly Pick<Passage, 'band' | 'words'>[], isSearched: boolean): Mixed {
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const elevated = passages.filter(isElevated);
  const elevatedWords = elevated.reduce((sum, passage) => sum + passage.words, 0);
  return {
    mixed: elevated.length > 0 && elevated.length < passages.length,
    elevated_share: words === 0 ? 0 : Math.round((elevatedWords / words) * 1000) / 1000,
    note: passages.length < 2 ? noteOfOne(words, isSearched) : noteOf(passages),
  };
}

/** The note of a text in which no passage was found. The scores of its sentences still vary. */
function noteOfOne(words: number, isSearched: boolean): string {
  if (!isSearched)
    return `Passages were not searched: the text has fewer than ${2 * passageWordsMin} words or is not in English.`;
  const wordsMin = Math.max(passageWordsMin, Math.ceil(words / limits.passages));
  return `No passage of ${number(wordsMin)} words or more was found that reads differently from the rest; single sentences may.`;
}

/** Names the passages of the upper bands by their words, each with its band, and the band of the rest. */
function noteOf(passages: readonly Pick<Passage, 'band' | 'words'>[]): string {
  const ranges = new Map<Band, string[]>();
  let before = 0;
  for (const { band, words } of passages) {
    const range = `${number(before + 1)} to ${number(before + words)}`;
    before += words;
    ranges.set(band, [...(ranges.get(band) ?? []), range]);
  }
  const present = bandNames.filter(band => ranges.has(band));
  // The rest are the passages below `elevated`, or else those of the lowest band that is present.
  const below = present.filter(band => !isElevated({ band }));
  const rest = below.length === present.length || below.length === 0 ? present.slice(0, 1) : below;
  const named = present.filter(band => !rest.includes(band)).reverse();
  const read = named.map(
    (band, i) =>
      `${i === 0 ? 'Words' : 'words'} ${listRanges(ranges.get(band)!)} ${i === 0 ? 'read as' : 'as'} ${band}`,
  );
  return `${read.join(', ')}, the rest as ${rest.join(' or ')}.`;
}

function listRanges(ranges: readonly string[]): string {
  const more = ranges.length - rangesMax;
  if (more <= 0) return listed(ranges);
  return listed([...ranges.slice(0, rangesMax), `${more} more ${more === 1 ? 'range' : 'ranges'}`]);
}
