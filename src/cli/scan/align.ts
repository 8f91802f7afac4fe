/**
 * Maps offsets of an extracted text to its source, which contains the same words in the same order with
 * markup between them. Pure.
 */
import { lowerBound } from '../../files/document/source-ranges.js';

const word = /[\p{L}\p{N}]+/gu;
/** Maximum words of the source between two matching words. */
const lookahead = 4;

/**
 * Starts of markup; group 1: a script or style element, group 2: a fence. `---` is front matter in the first
 * line.
 */
const markup =
  /<!--|<(script|style)\b|<\/?[a-z][^<>]{0,2000}>|\]\([^()\n]{0,1000}\)|^ {0,3}(```|~~~)|^---[ \t]*$/gim;
/** Ends of the markup that has an end of its own, by its start. */
const markupEnds: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/g,
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  '```': /^ {0,3}```/gm,
  '~~~': /^ {0,3}~~~/gm,
  '---': /^---[ \t]*$/gm,
};

/**
 * Replaces markup whose words are not prose with spaces, so that no word of the text matches them. Markup
 * without an end is left as it is.
 */
export function withoutMarkup(source: string): string {
  const next = new Map<string, { start: number; end: number }>();
  /** End of the first match at or after an offset. Offsets ascend, so each kind reads the source once. */
  const endAfter = (kind: string, offset: number): number => {
    let found = next.get(kind);
    if (found === undefined || found.start < offset) {
      const pattern = markupEnds[kind]!;
      pattern.lastIndex = offset;
      const match = pattern.exec(source);
      found =
        match === null
          ? { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY }
          : { start: match.index, end: pattern.lastIndex };
      next.set(kind, found);
    }
    return found.end;
  };
  const parts: string[] = [];
  let from = 0;
  markup.lastIndex = 0;
  for (let match = markup.exec(source); match !== null; match = markup.exec(source)) {
    const start = match.index;
    const kind = (match[1] ?? match[2] ?? match[0].trimEnd()).toLowerCase();
    const end = Object.hasOwn(markupEnds, kind) ? endAfter(kind, markup.lastIndex) : markup.lastIndex;
    const isRule = kind === '---' && start > 0;
    if (isRule || end > source.length) continue;
    parts.push(source.slice(from, start), source.slice(start, end).replace(/[^\r\n]/g, ' '));
    markup.lastIndex = from = end;
  }
  return parts.join('') + source.slice(from);
}

interface Anchor {
  text: number;
  source: number;
  length: number;
}

interface Words {
  texts: string[];
  offsets: number[];
}

function wordsOf(text: string): Words {
  const words: Words = { texts: [], offsets: [] };
  for (const { 0: found, index } of text.matchAll(word)) {
    words.texts.push(found);
    words.offsets.push(index);
  }
  return words;
}

/** Returns a function that maps an offset of the text to an offset of the source. */
export function align(text: string, source: string): (offset: number) => number {
  if (text === source) return offset => offset;
  const { texts, offsets } = wordsOf(text);
  const sourceWords = wordsOf(source);
  const places = new Map<string, number[]>();
  sourceWords.texts.forEach((found, i) => {
    const list = places.get(found);
    if (list === undefined) places.set(found, [i]);
    else list.push(i);
  });
  const anchors: Anchor[] = [];
  let next = 0;
  texts.forEach((found, i) => {
    const following = texts[i + 1];
    const place = findPlace(
      places.get(found) ?? [],
      next,
      at => following === undefined || isFollowedBy(sourceWords.texts, at, following),
    );
    if (place === undefined) return;
    anchors.push({ text: offsets[i]!, source: sourceWords.offsets[place]!, length: found.length });
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
  const low = lowerBound(places.length, i => places[i]! < from);
  for (let i = low; i < places.length && i < low + candidatesMax; i++)
    if (accepts(places[i]!)) return places[i];
  return places[low];
}

function isFollowedBy(words: readonly string[], at: number, following: string): boolean {
  for (let i = at + 1; i <= at + lookahead && i < words.length; i++) if (words[i] === following) return true;
  return false;
}

function sourceOffset(anchors: readonly Anchor[], text: string, source: string, offset: number): number {
  const low = lowerBound(anchors.length, i => anchors[i]!.text <= offset);
  const before = anchors[low - 1];
  const after = anchors[low];
  if (before !== undefined && offset <= before.text + before.length)
    return before.source + (offset - before.text);
  // Between two words: the same punctuation mark in the source, if there is one.
  const from = before === undefined ? 0 : before.source + before.length;
  const mark = text[offset];
  const found = mark === undefined ? -1 : source.slice(from, after?.source).indexOf(mark);
  return found >= 0 ? from + found : (after?.source ?? from);
}

/** Returns a function that maps an offset to line and column, both from 1, columns in UTF-16 units. */
export function positions(source: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    const low = lowerBound(starts.length, i => starts[i]! <= offset);
    return { line: low, column: offset - starts[low - 1]! + 1 };
  };
}
