/**
 * Parses the comments telltale-ignore, telltale-disable and telltale-enable, which suppress text or findings.
 * Pure.
 */

export interface Suppression {
  start: number;
  end: number;
  /** Signals whose findings are suppressed; null if the text is not scanned at all. */
  signals: ReadonlySet<string> | null;
}

const comment = /<!--[ \t]*telltale-(ignore|disable|enable)\b([^<>]*?)-->/g;
/** A fenced code block of Markdown. Comments inside it are examples. */
const fence = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/**
 * All suppressions of a Markdown or HTML source, in offsets of the source. Text after `--` in a comment is a
 * reason.
 */
export function suppressionsOf(source: string, kind: 'markdown' | 'html'): Suppression[] {
  const found: Suppression[] = [];
  let open: { start: number; signals: ReadonlySet<string> | null }[] = [];
  const examples =
    kind === 'markdown'
      ? [...source.matchAll(fence)].map(m => [m.index, m.index + m[0].length] as const)
      : [];
  for (const match of source.matchAll(comment)) {
    if (examples.some(([start, end]) => match.index >= start && match.index < end)) continue;
    const signals = namesIn(match[2]!);
    const after = match.index + match[0].length;
    switch (match[1]) {
      case 'ignore':
        found.push({
          ...(kind === 'markdown' ? nextBlock(source, after) : nextElement(source, after)),
          signals,
        });
        break;
      case 'disable':
        open.push({ start: after, signals });
        break;
      default: {
        const ended = open.filter(each => isEndedBy(each.signals, signals));
        found.push(...ended.map(each => ({ ...each, end: match.index })));
        open = open.filter(each => !ended.includes(each));
      }
    }
  }
  return [...found, ...open.map(each => ({ ...each, end: source.length }))];
}

/** Replaces ignored text with spaces, so that offsets and lines of the rest do not change. */
export function withoutSuppressed(source: string, suppressions: readonly Suppression[]): string {
  let text = source;
  for (const { start, end, signals } of suppressions)
    if (signals === null)
      text = text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
  return text;
}

function namesIn(text: string): ReadonlySet<string> | null {
  const names = text.split('--', 1)[0]!.match(/[a-z][a-z0-9_]*/gi);
  return names === null ? null : new Set(names);
}

const isEndedBy = (opened: ReadonlySet<string> | null, named: ReadonlySet<string> | null): boolean =>
  named === null || (opened !== null && [...opened].every(name => named.has(name)));

/** The block after a comment: paragraph, list, heading or fence; within a paragraph, the rest of it. */
function nextBlock(source: string, from: number): { start: number; end: number } {
  const start = from + /^\s*/.exec(source.slice(from))![0].length;
  const rest = source.slice(start);
  const block = /^ {0,3}(`{3,}|~{3,})[\s\S]*?\n {0,3}\1[^\n]*|^#{1,6} [^\n]*/.exec(rest)?.[0];
  const length = block?.length ?? /\r?\n[ \t]*(?:\r?\n|$)/.exec(rest)?.index ?? rest.length;
  return { start, end: start + length };
}

/** The next element after a comment. Text between comment and element is not suppressed. */
function nextElement(source: string, from: number): { start: number; end: number } {
  const opening = /<([a-z][a-z0-9-]*)\b[^<>]*>/gi;
  opening.lastIndex = from;
  const first = opening.exec(source);
  if (first === null) return { start: from, end: source.length };
  const tags = new RegExp(`<(/?)${first[1]}\\b[^<>]*>`, 'gi');
  tags.lastIndex = first.index;
  let depth = 0;
  for (let tag = tags.exec(source); tag !== null; tag = tags.exec(source)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return { start: first.index, end: tags.lastIndex };
  }
  return { start: first.index, end: source.length };
}
