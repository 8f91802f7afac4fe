import { MappedText } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';

const timing = /^(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}[ \t]+-->[ \t]/;

/** The lines of cues of SubRip (.srt) and WebVTT (.vtt): those after a line of times, up to an empty line. */
export function subtitleProse(source: string): Prose[] {
  const cues: Prose[] = [];
  let isCue = false;
  for (const { 0: text, index } of source.matchAll(/^[^\n]*$/gm)) {
    if (timing.test(text)) isCue = true;
    else if (text.trim() === '') isCue = false;
    else if (isCue) cues.push({ text: withoutTags(text, index), write: edit => writeLine(text, edit) });
  }
  return cues;
}

/** The text of a line, of which the tags (`<v Ann>`, `{\\an8}`) do not change. */
function withoutTags(line: string, offset: number): MappedText {
  const text = new MappedText();
  let at = offset;
  for (const [i, part] of line.split(/(<[^<>]{1,200}>|\{\\[^{}]{1,200}\})/).entries()) {
    if (i % 2 === 1) text.addFixed(part);
    else text.add(part, at);
    at += part.length;
  }
  return text;
}

/** A line with an arrow of hyphens would be one of times. */
function writeLine(line: string, { start, end, replacement }: Edit): string | null {
  const near = line.slice(Math.max(0, start - 2), start) + replacement + line.slice(end, end + 3);
  return /\n|\p{Pd}{2}[>\uff1e]/u.test(near) ? null : replacement;
}
