import type { Fix } from './fix.js';

/** Private-use brackets around a payload. Entity and link payloads carry the words that were shown: they stay. */
const enclosed =
  /\uE200(?:(?:entity|url)\uE202(?:\["[^"\n`]{0,200}","([^"\n`]{0,200})"|([^\uE200-\uE202\n`]{0,200})))?[^\uE200\uE201\n`]{0,400}\uE201|[\uE200-\uE206]/y;
/** The same markers where a tool spelt them out. */
const spelt =
  /\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?|\[cite_start\]|\[cite: ?\d[\d, ]{0,80}\]|【[\d:]{1,12}†[^【】\n`]{0,200}】/y;
const linked = /\[(oai_citation:\d{1,4}‡)/y;
const reference = ':contentReference';
const blank = /[ \u00a0]/;

/** Citation markers that chat tools leave when their answer is copied, and the space each would leave behind. */
export const citations: Fix = {
  kind: 'chat citation markers',
  wakes: '[\\ue200-\\ue206【[]',
  fix(page, at) {
    const { text } = page;
    const marker = read(text, at);
    if (marker === null) {
      linked.lastIndex = at;
      const link = linked.exec(text);
      if (link !== null) page.replace(at + 1, linked.lastIndex, '');
      return link === null ? at + 1 : linked.lastIndex;
    }
    let { end } = marker;
    let glyphs = 1;
    if (marker.shown !== '') {
      page.replace(at, end, marker.shown);
      return end;
    }
    for (let next = ahead(text, end); next !== null && next.shown === ''; next = ahead(text, end)) {
      end = next.end;
      glyphs++;
    }
    let start = at;
    if (text.startsWith(reference, at - reference.length) && at - reference.length >= page.done) {
      start = at - reference.length;
    }
    // Backticks that came together would mean another kind of code, halves of characters a whole one.
    if (/^(?:``|[\ud800-\udbff][\udc00-\udfff])$/.test(text.charAt(start - 1) + text.charAt(end))) return end;
    if (end === text.length || /[\s.,;:!?)]/.test(text[end]!)) {
      while (start > page.done && blank.test(text[start - 1]!)) start--;
    }
    page.replace(start, end, '', glyphs);
    return end;
  },
};

interface Marker {
  end: number;
  /** The words a reader saw in its place. */
  shown: string;
}

function read(text: string, at: number): Marker | null {
  const pattern = text[at] === '[' || text[at] === '【' ? spelt : enclosed;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? null : { end: pattern.lastIndex, shown: match[1] ?? match[2] ?? '' };
}

/** The marker that follows directly, or after spaces. */
function ahead(text: string, from: number): Marker | null {
  let at = from;
  while (at < text.length && blank.test(text[at]!)) at++;
  if (text.startsWith(`${reference}[`, at)) at += reference.length;
  return read(text, at);
}
