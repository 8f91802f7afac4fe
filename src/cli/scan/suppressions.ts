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
import { groupOf } from '../../engine/scan/results/signal-names.js';

/** Suppressed ranges of a file, in offsets of its source. Ranges ascend and do not overlap. */
export interface Suppressions {
  /** Text that is not scanned. */
  excluded: readonly Span[];
  /** Where the findings of a signal are suppressed, by its name. */
  bySignal: ReadonlyMap<string, readonly Span[]>;
  /** Every name of a signal in a comment, in the order of their ends. */
  named: readonly NamedSuppression[];
}

/** A name in a comment, and the text to which the comment applies. */
export interface NamedSuppression extends Span {
  name: string;
  /** Line of the comment, counted from 1. */
  line: number;
}

export const noSuppressions: Suppressions = { excluded: [], bySignal: new Map(), named: [] };

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
  const found: NamedSuppression[] = [];
  /** Start and line of each suppression that is not ended yet, by signal. */
  const open = new Map<string, { start: number; line: number }>();
  let line = 1;
  let counted = 0;
  const close = (name: string, end: number) => {
    // An end without a beginning suppresses nothing, and its name is checked like the others.
    found.push({ name, ...(open.get(name) ?? { start: end, line }), end });
    open.delete(name);
  };
  for (const { index, 0: whole, 1: command, 2: text } of comments) {
    line += source.slice(counted, index).split('\n').length - 1;
    counted = index;
    // Comments inside fenced code are examples.
    if (overlaps(fences, index, index + 1)) continue;
    const after = index + whole.length;
    const names = namesIn(text!);
    const part = command === 'ignore' ? partAfter(after) : null;
    for (const name of names ?? (command === 'enable' ? [...open.keys()] : [allSignals])) {
      if (part !== null) found.push({ name, line, ...part });
      else if (command === 'enable') close(name, index);
      else if (!open.has(name)) open.set(name, { start: after, line });
    }
  }
  for (const name of [...open.keys()]) close(name, source.length);
  const bySignal = spansByName(found.map(({ name, ...span }) => [name, span]));
  const excluded = bySignal.get(allSignals) ?? [];
  bySignal.delete(allSignals);
  return { excluded, bySignal, named: found.filter(({ name }) => name !== allSignals) };
}

function spansByName(named: readonly (readonly [name: string, span: Span])[]): Map<string, readonly Span[]> {
  const spans = new Map<string, Span[]>();
  for (const [name, span] of named) {
    const others = spans.get(name);
    if (others === undefined) spans.set(name, [span]);
    else others.push(span);
  }
  return new Map([...spans].map(([name, all]) => [name, mergeSpans(all)]));
}

/** Whether the findings of a signal are suppressed at an offset of the source. */
export function isSuppressed({ excluded, bySignal }: Suppressions, signal: string, offset: number): boolean {
  const lists = [excluded, bySignal.get(signal) ?? [], bySignal.get(groupOf(signal)) ?? []];
  return lists.some(ranges => overlaps(ranges, offset, offset + 1));
}

/** The names of comments that suppress none of the findings, which are given with their offsets. */
export function unusedSuppressions(
  { named }: Suppressions,
  findings: readonly { rule: string; offset: number }[],
): NamedSuppression[] {
  const places = spansByName(
    findings.flatMap(({ rule, offset }) =>
      [...new Set([rule, groupOf(rule)])].map(name => [name, { start: offset, end: offset + 1 }] as const),
    ),
  );
  return named.filter(({ name, start, end }) => !overlaps(places.get(name) ?? [], start, end));
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
