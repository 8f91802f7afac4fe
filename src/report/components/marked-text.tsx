import type { ComponentChildren } from 'preact';
import { isElevated, shownScore } from '../../engine/scan/bands.js';
import {
  markSpans,
  paragraphBreak,
  type ShownPassage,
  type ShownResult,
  supportingSpans,
} from '../passages.js';
import { numberedSignals } from './waterfall-chart.js';

/** A place of the text, and the labels of the notes that it belongs to. */
interface Highlight {
  readonly start: number;
  readonly end: number;
  readonly notes: readonly string[];
  /** Evidence for AI or human authorship, or a trace of a chat tool, which does not affect the score. */
  readonly side: 'machine' | 'person' | 'trace';
}

/**
 * The traces of a result and the evidence of the signals that its chart numbers, in the order of the text and
 * those that overlap as one. Places whose words differ from the text are only counted: they belong to another
 * text, or to one that was changed.
 */
export function highlightsOf(text: string, result: ShownResult): { placed: Highlight[]; lost: number } {
  const all = [
    ...result.artefacts.map(span => ({ ...span, notes: ['trace'], side: 'trace' as const })),
    ...numberedSignals(result).flatMap((signal, i) =>
      supportingSpans(signal).map(span => ({
        ...span,
        notes: [String(i + 1)],
        side: signal.points > 0 ? ('machine' as const) : ('person' as const),
      })),
    ),
  ];
  const found = all.filter(({ start, end, text: quoted }) => text.slice(start, end) === quoted);
  const placed: Highlight[] = [];
  for (const one of found.sort((a, b) => a.start - b.start)) {
    const last = placed.at(-1);
    if (last === undefined || last.end <= one.start) placed.push(one);
    else {
      const notes = [...new Set([...last.notes, ...one.notes])];
      placed[placed.length - 1] = { ...last, end: Math.max(last.end, one.end), notes };
    }
  }
  return { placed, lost: all.length - found.length };
}

interface MarkedTextProps {
  text: string;
  /** Highlights in their order, which do not overlap. */
  highlights: readonly Highlight[];
  /** Passages, each with a label before it; those of an upper level are tinted. */
  passages: readonly Pick<ShownPassage, 'start' | 'end' | 'band' | 'score'>[];
  /** Whether the paragraphs have numbers, if there are several. */
  isNumbered?: boolean;
}

/** A text with its evidence marked, and the labels of the notes after each mark. */
export function MarkedText({ text, highlights, passages, isNumbered = false }: MarkedTextProps) {
  const starts = isNumbered
    ? Array.from(text.matchAll(paragraphBreak), ({ index, 0: { length } }) => index + length)
    : [];
  if (starts.length > 0) starts.unshift(0);
  let paragraph = 0;
  // Called from the start of the text to its end.
  const numbered = (from: number, to: number) => {
    const parts: ComponentChildren[] = [];
    for (let at = from; at < to; ) {
      if (starts[paragraph] === at) parts.push(<span class="paragraph">{++paragraph}</span>);
      const end = Math.min(starts[paragraph] ?? to, to);
      parts.push(text.slice(at, end));
      at = end;
    }
    return parts;
  };
  const marked = (from: number, to: number) =>
    markSpans(from, to, highlights).map(({ start, end, span }) =>
      span === null ? (
        numbered(start, end)
      ) : (
        <mark key={start} class={span.side}>
          {numbered(start, end)}
          {end === span.end && span.notes.length > 0 && <sup>{span.notes.join(' ')}</sup>}
        </mark>
      ),
    );
  let at = 0;
  const parts = passages.map(passage => {
    const { start, end, band, score } = passage;
    // Passages of a client's object may overlap or lie outside the text.
    if (start < at || start >= text.length) return null;
    const between = marked(at, start);
    at = Math.min(end, text.length);
    return (
      <>
        {between}
        <span class={`passage-label band-${band}`}>
          {band} {shownScore(score)}
        </span>
        <span class={isElevated(passage) ? `tint band-${band}` : undefined}>{marked(start, at)}</span>
      </>
    );
  });
  return (
    <>
      {parts}
      {marked(at, text.length)}
    </>
  );
}
