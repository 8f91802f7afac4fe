/** Divides a text that is too long for one scan into its chapters. Pure. */
import { lastBorder } from '../../document/borders.js';
import { Fences, type LineStart, lineKind, nextLineStart, readLineStart } from '../../engine/text/lines.js';

export interface Chapter {
  /** Its headings; empty without any. */
  title: string;
  text: string;
}

interface Heading {
  /** Offset of its line. */
  start: number;
  /** 1 for the highest. */
  level: number;
  title: string;
}

/** A range of the text. */
interface Section {
  start: number;
  end: number;
  /** The headings in it, in the order of the text. */
  headings: readonly Heading[];
  title: string;
}

/** UTF-16 units below which a chapter is joined to the next one: about 650 words. */
const shortUnits = 4_000;
/** Least limit that is used. A plan may have a smaller one, by which no text is divided well. */
const longestMin = 40;
/** How far before its ideal place a text without headings is cut, as a share of the longest chapter. */
const slackShare = 0.2;
const titleUnitsMax = 100;

/**
 * Divides a text at its headings, the highest first, and only where it is too long; a chapter that is too
 * long still is cut after a paragraph, line, sentence or word. Short chapters are joined to the next one.
 * The chapters in their order are the text.
 *
 * @param unitsMax UTF-16 units of a chapter
 */
export function chaptersOf(text: string, unitsMax: number): Chapter[] {
  const longest = Math.max(unitsMax, longestMin);
  const shortest = Math.min(shortUnits, Math.floor(longest / 8));
  const whole = { start: 0, end: text.length, headings: headingsIn(text), title: '' };
  // With room for a short chapter before, and one after.
  const sections = divide(text, whole, longest - 2 * shortest);
  return joinShort(sections, shortest).map(({ start, end, title }) => ({
    title: title.length > titleUnitsMax ? `${title.slice(0, titleUnitsMax - 1)}…` : title,
    text: text.slice(start, end),
  }));
}

/** Divides a section that is too long at its headings of the highest level, and then each of its parts. */
function divide(text: string, section: Section, unitsMax: number): Section[] {
  const { start, end, headings } = section;
  if (end - start <= unitsMax) return [section];
  const inner = headings.filter(heading => heading.start > start);
  if (inner.length === 0) return cut(text, section, unitsMax);
  const level = inner.reduce((highest, heading) => Math.min(highest, heading.level), Infinity);
  const starts = [start, ...inner.filter(heading => heading.level === level).map(heading => heading.start)];
  let next = 0;
  return starts.flatMap((from, i) => {
    const to = starts[i + 1] ?? end;
    const first = next;
    while (next < headings.length && headings[next]!.start < to) next++;
    const own = headings.slice(first, next);
    const title = own[0]?.start === from ? own[0].title : '';
    return divide(text, { start: from, end: to, headings: own, title }, unitsMax);
  });
}

/** Cuts a section without headings into parts of about the same length. */
function cut(text: string, { start, end, title }: Section, unitsMax: number): Section[] {
  const parts: Section[] = [];
  for (let from = start; from < end; ) {
    const left = end - from;
    const ideal = from + Math.ceil(left / Math.ceil(left / unitsMax));
    const to = ideal === end ? end : lastBorder(text, ideal - Math.floor(unitsMax * slackShare), ideal);
    const named = from === start || title === '' ? title : `${title} (continued)`;
    parts.push({ start: from, end: to, headings: [], title: named });
    from = to;
  }
  return parts;
}

/** Joins each short section to the next one, and a short last one to the one before. */
function joinShort(sections: readonly Section[], shortest: number): Section[] {
  const isShort = ({ start, end }: Section) => end - start < shortest;
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last !== undefined && isShort(last)) joined.splice(-1, 1, join(last, section));
    else joined.push(section);
  }
  if (joined.length > 1 && isShort(joined.at(-1)!)) {
    const [before, last] = joined.splice(-2) as [Section, Section];
    joined.push(join(before, last));
  }
  return joined;
}

const join = (one: Section, next: Section): Section => ({
  ...one,
  end: next.end,
  title: [one.title, next.title].filter(title => title !== '').join(', '),
});

/** Longest line that is a heading. */
const headingUnitsMax = 120;
/** Parts and books contain chapters. */
const partLine = /^(?:part|book)\s+(?:\d+|[ivxlc]+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const chapterLine =
  /^(?:chapter\s+\S|(?:section|act|appendix)\s+(?:\d+|[ivxlc]+|[a-z])\b|(?:abstract|preface|foreword|introduction|prologue|epilogue|conclusions?|afterword|appendix|references|bibliography)$)/i;
/** "2 Methods", "2.1. The sample". */
const numberedLine = /^\d{1,3}((?:\.\d{1,3}){0,3})\.?\s+\p{Lu}/u;
const sentenceEnd = /[.!?:;,]["'\u2019\u201d)\]]?$/;

/** The headings of a text: of Markdown, underlined ones, and lines such as "Chapter 1" between empty ones. */
function headingsIn(text: string): Heading[] {
  const headings: Heading[] = [];
  const fences = new Fences(text);
  const line: LineStart = { kind: lineKind.prose, from: 0 };
  let isAfterEmpty = true;
  for (let start = 0; start < text.length; ) {
    readLineStart(text, start, line);
    const isFence = line.kind === lineKind.fence;
    const end = isFence ? fences.end(line.from) : nextLineStart(text, start);
    const content = text.slice(start, Math.min(end, start + headingUnitsMax + 1)).trim();
    if (!isFence && content !== '' && content.length <= headingUnitsMax) {
      const next = text.slice(end, Math.min(nextLineStart(text, end), end + headingUnitsMax)).trim();
      const level =
        line.kind === lineKind.heading
          ? content.search(/[^#]/)
          : isAfterEmpty
            ? levelBetween(content, next)
            : null;
      if (level !== null)
        headings.push({ start, level, title: content.replace(/^#+\s+/, '').replace(/\s+#+$/, '') });
    }
    isAfterEmpty = content === '';
    start = end;
  }
  return headings;
}

/** The level of a heading that follows an empty line; null for another line. */
function levelBetween(content: string, next: string): number | null {
  if (/^={3,}$/.test(next)) return 1;
  if (/^-{3,}$/.test(next)) return 2;
  if (next !== '') return null;
  if (partLine.test(content)) return 1;
  if (sentenceEnd.test(content)) return null;
  if (chapterLine.test(content)) return 2;
  const numbers = numberedLine.exec(content)?.[1];
  return numbers === undefined ? null : 2 + numbers.split('.').length - 1;
}
