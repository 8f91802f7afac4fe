import type { Fix } from './fix.js';

/**
 * Private-use brackets around a payload. Entity and link payloads contain the displayed words, which stay.
 */
const enclosed =
  /\uE200(?:(?:entity|url)\uE202(?:\["[^"\n`]{0,200}","([^"\n`]{0,200})"|([^\uE200-\uE202\n`]{0,200})))?[^\uE200\uE201\n`]{0,400}\uE201|[\uE200-\uE206]/y;
/** The same markers in ASCII and CJK brackets. */
const spelledOut =
  /\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?|\[cite_start\]|\[cite: ?\d[\d, ]{0,80}\]|【[\d:]{1,12}†[^【】\n`]{0,200}】/y;
const linked = /\[(oai_citation:\d{1,4}‡)/y;
const reference = ':contentReference';
const blank = /[ \u00a0]/;

/** Removes citation markers that chat tools add to copied answers, with the space before each. */
export const citations: Fix = {
  kind: 'chat citation markers',
  triggers: '[\\ue200-\\ue206【[]',
  fix(context, at) {
    const { text } = context;
    const marker = markerAt(text, at);
    if (marker === null) {
      linked.lastIndex = at;
      const link = linked.exec(text);
      if (link !== null) context.replace(at + 1, linked.lastIndex, '');
      return link === null ? at + 1 : linked.lastIndex;
    }
    let { end } = marker;
    let glyphs = 1;
    if (marker.shown !== '') {
      context.replace(at, end, marker.shown);
      return end;
    }
    for (let next = nextMarker(text, end); next !== null && next.shown === ''; next = nextMarker(text, end)) {
      end = next.end;
      glyphs++;
    }
    let start = at;
    if (text.startsWith(reference, at - reference.length) && at - reference.length >= context.editedTo) {
      start = at - reference.length;
    }
    // Joining two backticks would create code, and joining two surrogates a character.
    if (/^(?:``|[\ud800-\udbff][\udc00-\udfff])$/.test(text.charAt(start - 1) + text.charAt(end))) return end;
    if (end === text.length || /[\s.,;:!?)]/.test(text[end]!)) {
      while (start > context.editedTo && blank.test(text[start - 1]!)) start--;
    }
    context.replace(start, end, '', glyphs);
    return end;
  },
};

interface Marker {
  end: number;
  /** The displayed words of an entity or link; empty for a plain citation. */
  shown: string;
}

function markerAt(text: string, at: number): Marker | null {
  const pattern = text[at] === '[' || text[at] === '【' ? spelledOut : enclosed;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? null : { end: pattern.lastIndex, shown: match[1] ?? match[2] ?? '' };
}

/** The marker at `from`, with or without spaces before it. */
function nextMarker(text: string, from: number): Marker | null {
  let at = from;
  while (at < text.length && blank.test(text[at]!)) at++;
  if (text.startsWith(`${reference}[`, at)) at += reference.length;
  return markerAt(text, at);
}
