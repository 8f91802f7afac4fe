/** Where a text stands in the source it was taken from: the same words in the same order, with markup in between. Pure. */

const word = /[\p{L}\p{N}]+/gu;
/** How many words further a source may go on before a match is believed to be a chance. */
const lookahead = 4;

/** Markup whose words are no prose, blanked so that none of them is taken for one. */
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

/** Returns what turns an offset of the text into one of the source. */
export function align(text: string, source: string): (offset: number) => number {
  if (text === source) return offset => offset;
  const wanted = [...text.matchAll(word)];
  const there = [...source.matchAll(word)];
  const places = new Map<string, number[]>();
  there.forEach((match, i) => {
    const list = places.get(match[0]);
    if (list === undefined) places.set(match[0], [i]);
    else list.push(i);
  });
  const anchors: Anchor[] = [];
  let next = 0;
  wanted.forEach((match, i) => {
    const following = wanted[i + 1]?.[0];
    const place = firstFrom(
      places.get(match[0]) ?? [],
      next,
      at => following === undefined || goesOn(there, at, following),
    );
    if (place === undefined) return;
    anchors.push({ text: match.index, source: there[place]!.index, length: match[0].length });
    next = place + 1;
  });
  return offset => sourceOffset(anchors, text, source, offset);
}

const tries = 8;

/** The first place not before `from` that will do, of the next few; else the very first of them. */
function firstFrom(
  places: readonly number[],
  from: number,
  willDo: (place: number) => boolean,
): number | undefined {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return places.slice(low, low + tries).find(willDo) ?? places[low];
}

const goesOn = (there: readonly RegExpExecArray[], at: number, following: string): boolean =>
  there.slice(at + 1, at + 1 + lookahead).some(match => match[0] === following);

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
  // Between two words: the same mark, where there is one.
  const from = before === undefined ? 0 : before.source + before.length;
  const mark = text[offset];
  const found = mark === undefined ? -1 : source.indexOf(mark, from);
  return found >= 0 && found < (after?.source ?? source.length) ? found : (after?.source ?? from);
}

/** Lines and columns of a text, both from 1; columns in UTF-16 units. */
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
