/**
 * Parses the comments telltale-ignore, telltale-disable and telltale-enable, in linear time. Pure.
 *
 * A comment with names of signals hides their findings and leaves the score unchanged, because no error rates
 * exist for a score without these signals. One without names excludes its text from the scan.
 */

import { voidElements } from '../../document/html/elements.js';
import { frontMatterChars } from '../../document/markdown/front-matter.js';
import { parseCommonMark } from '../../document/markdown/grammar.js';
import { mergeSpans, overlaps, type Span } from '../../document/span.js';

/** Suppressed ranges of a file, in offsets of its source. Ranges ascend and do not overlap. */
export interface Suppressions {
  /** Text that is not scanned. */
  excluded: readonly Span[];
  /** Where the findings of a signal are suppressed, by its name. */
  bySignal: ReadonlyMap<string, readonly Span[]>;
}

export const noSuppressions: Suppressions = { excluded: [], bySignal: new Map() };

type Kind = 'markdown' | 'html';

const comment = /<!--[ \t]*telltale-(ignore|disable|enable)\b([^<>]*?)-->/g;
/** The name under which text without signal names is stored. It is not the name of a signal. */
const allSignals = '*';

/** All suppressions of a Markdown or HTML source. Text after `--` in a comment is a reason. */
export function suppressionsOf(source: string, kind: Kind): Suppressions {
  const comments = [...source.matchAll(comment)];
  if (comments.length === 0) return noSuppressions;
  const fences = kind === 'markdown' ? fencesOf(source) : [];
  const partAfter = kind === 'markdown' ? blockFinder(source, fences) : elementFinder(source);
  const found = new Map<string, Span[]>();
  const add = (name: string, range: Span) => {
    const ranges = found.get(name);
    if (ranges === undefined) found.set(name, [range]);
    else ranges.push(range);
  };
  /** Start of each suppression that is not ended yet, by signal. */
  const open = new Map<string, number>();
  const enable = (name: string, end: number) => {
    const start = open.get(name);
    if (start !== undefined) add(name, { start, end });
    open.delete(name);
  };
  for (const { index, 0: whole, 1: command, 2: text } of comments) {
    // Comments inside fenced code are examples.
    if (overlaps(fences, index, index + 1)) continue;
    const after = index + whole.length;
    const names = namesIn(text!);
    const part = command === 'ignore' ? partAfter(after) : null;
    for (const name of names ?? (command === 'enable' ? [...open.keys()] : [allSignals])) {
      if (part !== null) add(name, part);
      else if (command === 'enable') enable(name, index);
      else if (!open.has(name)) open.set(name, after);
    }
  }
  for (const [name, start] of open) add(name, { start, end: source.length });
  const excluded = mergeSpans(found.get(allSignals) ?? []);
  found.delete(allSignals);
  const bySignal = new Map([...found].map(([name, ranges]) => [name, mergeSpans(ranges)] as const));
  return { excluded, bySignal };
}

/** Whether the findings of a signal are suppressed at an offset of the source. */
export function isSuppressed({ excluded, bySignal }: Suppressions, signal: string, offset: number): boolean {
  return [excluded, bySignal.get(signal) ?? []].some(ranges => overlaps(ranges, offset, offset + 1));
}

/** Replaces excluded text with spaces, so that offsets and lines of the rest do not change. */
export function withoutExcluded(source: string, { excluded }: Suppressions): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of excluded) {
    parts.push(source.slice(from, start), source.slice(start, end).replace(/[^\r\n]/g, ' '));
    from = end;
  }
  return parts.join('') + source.slice(from);
}

function namesIn(text: string): string[] | null {
  return text.split('--', 1)[0]!.match(/[a-z][a-z0-9_]*/gi);
}

/** The fenced code blocks of a Markdown source. */
function fencesOf(source: string): Span[] {
  const fences: Span[] = [];
  const offset = frontMatterChars(source);
  parseCommonMark(source.slice(offset)).tree.iterate({
    enter({ name, from, to }) {
      if (name === 'FencedCode') fences.push({ start: offset + from, end: offset + to });
      return name !== 'Paragraph';
    },
  });
  return fences;
}

/** Returns the first item at or after an offset. Calls have ascending offsets, so all together are linear. */
function forward<T>(items: readonly T[], offsetOf: (item: T) => number): (offset: number) => T | undefined {
  let next = 0;
  return offset => {
    while (next < items.length && offsetOf(items[next]!) < offset) next++;
    return items[next];
  };
}

type PartFinder = (from: number) => Span;

/** The block after a comment: paragraph, list, heading or fence; within a paragraph, the rest of it. */
function blockFinder(source: string, fences: readonly Span[]): PartFinder {
  const indexes = (pattern: RegExp) => [...source.matchAll(pattern)].map(({ index }) => index);
  const self = (index: number) => index;
  const nextChar = forward(indexes(/\S+/g), self);
  const emptyLine = forward(indexes(/\r?\n[ \t]*(?:\r?\n|$)/g), self);
  const lineEnd = forward(indexes(/\n/g), self);
  const fenceEnd = forward(fences, ({ end }) => end);
  return from => {
    const start = /\S/.test(source[from] ?? '') ? from : (nextChar(from) ?? source.length);
    const fence = fenceEnd(start + 1);
    if (fence !== undefined && fence.start <= start) return { start, end: fence.end };
    heading.lastIndex = start;
    const end = heading.test(source) ? lineEnd(start) : emptyLine(start);
    return { start, end: end ?? source.length };
  };
}

const heading = /#{1,6} /y;

/** The next element after a comment. Text between comment and element is not suppressed. */
function elementFinder(source: string): PartFinder {
  /** Without an end tag, an element extends to the end of the source. */
  const elements: Span[] = [];
  const open = new Map<string, Span[]>();
  for (const { index, 0: whole, 1: slash, 2: given, 3: close } of source.matchAll(tag)) {
    if (close === '') continue;
    const name = given!.toLowerCase();
    const stack = open.get(name) ?? [];
    open.set(name, stack);
    const end = index + whole.length;
    if (slash === '/') {
      const opened = stack.pop();
      if (opened !== undefined) opened.end = end;
      continue;
    }
    const element = { start: index, end: voidElements.has(name) ? end : source.length };
    elements.push(element);
    if (!voidElements.has(name)) stack.push(element);
  }
  const nextElement = forward(elements, ({ start }) => start);
  return from => nextElement(from) ?? { start: from, end: source.length };
}

/** A tag. An unfinished one matches too, without `>`, so that it is not searched again. */
const tag = /<(\/?)([a-z][^\s/<>]*)[^<>]*(>?)/gi;
