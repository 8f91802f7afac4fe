import { MappedText } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';

const timing = /^(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}[ \t]+-->[ \t]/;
const lines = /[^\n]*\n?/g;

/** The lines of cues of SubRip (.srt) and WebVTT (.vtt): those after a line of times, up to an empty line. */
export function subtitleProse(source: string): Prose[] {
  const cues: Prose[] = [];
  let isCue = false;
  for (const { 0: line, index } of source.matchAll(lines)) {
    const text = line.replace(/\r?\n$/, '');
    if (timing.test(text)) isCue = true;
    else if (text.trim() === '') isCue = false;
    else if (isCue) cues.push({ text: MappedText.of(text, index), write });
  }
  return cues;
}

const write = ({ replacement }: Edit): string | null => (/\n|-->/.test(replacement) ? null : replacement);
