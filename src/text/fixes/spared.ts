/** A stretch of text, in UTF-16 offsets. */
export interface Range {
  start: number;
  end: number;
}

/**
 * What cleaning leaves alone: fenced and inline code (CommonMark), web and mail addresses. Ascending, apart
 * from each other. Found once per stage, and only when a fix has woken.
 */
export function sparedRanges(text: string): Range[] {
  const code = text.includes('`') || text.includes('~~~') ? codeRanges(text) : [];
  if (!text.includes('@') && !text.includes('://') && !text.includes('www.')) return code;
  return [...code, ...addressRanges(text)].sort((a, b) => a.start - b.start).reduce(apart, []);
}

function apart(ranges: Range[], next: Range): Range[] {
  const last = ranges.at(-1);
  if (last === undefined || next.start >= last.end) ranges.push(next);
  else last.end = Math.max(last.end, next.end);
  return ranges;
}

const fence = /^[^\S\n]*(`{3,}|~{3,})([^\n]*)$/gm;

function codeRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let prose = 0;
  let open: { start: number; marker: string } | undefined;
  for (const match of text.matchAll(fence)) {
    const marker = match[1]!;
    const info = match[2]!;
    if (open === undefined) {
      if (marker[0] === '`' && info.includes('`')) continue;
      inlineCode(text, prose, match.index, ranges);
      open = { start: match.index, marker };
    } else if (marker[0] === open.marker[0] && marker.length >= open.marker.length && info.trim() === '') {
      prose = match.index + match[0].length;
      ranges.push({ start: open.start, end: prose });
      open = undefined;
    }
  }
  // An unclosed fence runs to the end of the text, as in CommonMark.
  if (open !== undefined) ranges.push({ start: open.start, end: text.length });
  else inlineCode(text, prose, text.length, ranges);
  return ranges;
}

/** Runs of backticks pair with the next run as long as they are, within one paragraph. */
function inlineCode(text: string, start: number, end: number, ranges: Range[]): void {
  const breaks = /(`+)|\n[^\S\n]*\n/g;
  breaks.lastIndex = start;
  let runs: Range[] = [];
  for (let match = breaks.exec(text); match !== null && match.index < end; match = breaks.exec(text)) {
    if (match[1] !== undefined) runs.push({ start: match.index, end: match.index + match[1].length });
    else {
      pair(text, runs, ranges);
      runs = [];
    }
  }
  pair(text, runs, ranges);
}

function pair(text: string, runs: readonly Range[], ranges: Range[]): void {
  const partner = new Array<number>(runs.length).fill(-1);
  const latest = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i--) {
    const length = runs[i]!.end - runs[i]!.start;
    partner[i] = latest.get(length) ?? -1;
    if (length === 1 && opensOnly(text, runs[i]!)) continue;
    latest.set(length, i);
  }
  for (let i = 0; i < runs.length; i++) {
    const j = partner[i]!;
    if (j < 0) continue;
    ranges.push({ start: runs[i]!.start, end: runs[j]!.end });
    i = j;
  }
}

/** `One´ and `two´: a backtick between a space and a letter is an opening quotation mark, not the end of code. */
const opensOnly = (text: string, { start, end }: Range) =>
  /[^\S\n]/.test(text[start - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[end] ?? '');

/** A host has no dashes or quotes of typography; a path may hold anything but what ends an address in prose. */
const web =
  /(?<![\p{L}\p{M}\p{N}])(?:(?:https?|ftp|file):\/\/|www\.)[^\s/?#<>"“”„‟«»`()—–…【】\ue200-\ue206]+(?:[/?#][^\s<>"“”„‟«»`【】[\]\ue200-\ue206]*)?/giu;
const closing = /[.,;:!?'’‘)\]}…—–-]/;
/** Domain and what may stand before the sign, longest first; a local part has at most 64 characters (RFC 5321). */
const mail = /(?<=([\p{L}\p{N}._%+\-‐‑‒–]{1,64}))@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

function addressRanges(text: string): Range[] {
  const ranges: Range[] = [];
  for (const match of text.matchAll(web)) {
    let end = match.index + match[0].length;
    while (closing.test(text[end - 1]!)) end--;
    ranges.push({ start: match.index, end });
  }
  for (const match of text.matchAll(mail)) {
    ranges.push({ start: match.index - match[1]!.length, end: match.index + match[0].length });
  }
  return ranges;
}
