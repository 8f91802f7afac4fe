/**
 * Maps offsets of an extracted text to its source, which contains the same words in the same order with
 * markup between them. Pure.
 */

const word = /[\p{L}\p{N}]+/gu;
/** Maximum words of the source between two matching words. */
const lookahead = 4;

/** Replaces markup whose words are not prose with spaces, so that no word of the text matches them. */
export const withoutMarkup = (source: string): string =>
  source.replace(
    /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*$|<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?[a-z][^<>]{0,2000}>|\]\([^()\n]{0,1000}\)|^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\2/gim,
    found => found.replace(/[^\r\n]/g, ' '),
  );

interface Anchor {
  text: number;
  source: number;
  length: number;
}

/** Returns a function that maps an offset of the text to an offset of the source. */
export function align(text: string, source: string): (offset: number) => number {
  if (text === source) return offset => offset;
  const textWords = [...text.matchAll(word)];
  const sourceWords = [...source.matchAll(word)];
  const places = new Map<string, number[]>();
  sourceWords.forEach((match, i) => {
    const list = places.get(match[0]);
    if (list === undefined) places.set(match[0], [i]);
    else list.push(i);
  });
  const anchors: Anchor[] = [];
  let next = 0;
  textWords.forEach((match, i) => {
    const following = textWords[i + 1]?.[0];
    const place = findPlace(
      places.get(match[0]) ?? [],
      next,
      at => following === undefined || isFollowedBy(sourceWords, at, following),
    );
    if (place === undefined) return;
    anchors.push({ text: match.index, source: sourceWords[place]!.index, length: match[0].length });
    next = place + 1;
  });
  return offset => sourceOffset(anchors, text, source, offset);
}

/** Candidates checked for a matching next word. */
const candidatesMax = 8;

/** The first accepted of the next `candidatesMax` places from `from`; the next place if none is. */
function findPlace(
  places: readonly number[],
  from: number,
  accepts: (place: number) => boolean,
): number | undefined {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return places.slice(low, low + candidatesMax).find(accepts) ?? places[low];
}

const isFollowedBy = (sourceWords: readonly RegExpExecArray[], at: number, following: string): boolean =>
  sourceWords.slice(at + 1, at + 1 + lookahead).some(match => match[0] === following);

function sourceOffset(anchors: readonly Anchor[], text: string, source: string, offset: number): number {
  let low = 0;
  for (let high = anchors.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (anchors[middle]!.text <= offset) low = middle + 1;
    else high = middle;
  }
  const before = anchors[low - 1];
  const after = anchors[low];
  if (before !== undefined && offset <= before.text + before.length)
    return before.source + (offset - before.text);
  // Between two words: the same punctuation mark in the source, if there is one.
  const from = before === undefined ? 0 : before.source + before.length;
  const mark = text[offset];
  const found = mark === undefined ? -1 : source.indexOf(mark, from);
  return found >= 0 && found < (after?.source ?? source.length) ? found : (after?.source ?? from);
}

/** Returns a function that maps an offset to line and column, both from 1, columns in UTF-16 units. */
export function positions(source: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    let low = 0;
    for (let high = starts.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return { line: low, column: offset - starts[low - 1]! + 1 };
  };
}
