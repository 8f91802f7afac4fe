import { Fragment, type VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ScanResult } from '../../contract/scan.js';
import { shownScore } from '../../engine/scan/bands.js';
import { markSpans, passageName, supportingSpans, withWordRanges } from '../../report/passages.js';
import { passageAt, reasonSpans, type Sentence } from './evidence.js';
import { scrollToElement } from './scroll-to.js';

/** Matches where the panel is beside the text; on narrower screens it is a sheet at the bottom. */
export const panelBesideText = matchMedia('(width >= 56rem)');

/** What is chosen in the text: a sentence or a passage; -1 for none. */
export interface Selection {
  sentence: number;
  passage: number;
  /** Whether to scroll the sentence into view. */
  follow: boolean;
}

interface ScannedTextProps {
  text: string;
  result: ScanResult;
  /** Strength of the tint of each sentence. */
  strengths: readonly number[];
  /** Another object each time, so that a second choice of the same place scrolls to it again. */
  selection: Selection;
  /** Name of the signal whose evidence is marked everywhere; null for none. */
  marked: string | null;
  onPin(index: number): void;
  onPassage(index: number): void;
}

/** Words from which the browser lays out only the lines near the screen. */
const layoutByLineFrom = 5_000;

/**
 * The scanned text with each sentence tinted by its score, and a label before each passage. A sentence is
 * chosen by click or arrow keys. Each line of the text is an element that is rendered again only when
 * it changes, and can be laid out later: a thesis has thousands of sentences.
 */
export function ScannedText(props: ScannedTextProps) {
  const { text, result, strengths, selection, marked, onPassage } = props;
  const { sentence: chosen, passage } = selection;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const sentences = result.sentences ?? [];
  const passages = useMemo(() => withWordRanges(result.passages, text), [text, result]);
  const signal = result.signals.find(({ name }) => name === marked);
  const entry = Math.max(chosen, 0);
  const lines = useMemo(() => linesOf(text, sentences), [text, result]);
  /** The rendered lines, each with what it was rendered from. */
  const rendered = useMemo(() => new Map<number, { from: string; node: VNode }>(), [text, result]);
  const sentenceElement = (index: number) => box.current?.querySelector<HTMLElement>(`[data-i="${index}"]`);
  useEffect(() => {
    if (passage >= 0) scrollToElement(box.current?.querySelector(`[data-passage="${passage}"]`), 'start');
    // The margin of a sentence keeps it above the sheet.
    else if (chosen >= 0 && !panelBesideText.matches) scrollToElement(sentenceElement(chosen), 'nearest');
    else if (chosen >= 0 && selection.follow) scrollToElement(sentenceElement(chosen), 'center');
  }, [selection]);

  const move = (event: KeyboardEvent) => {
    const { selection, onPin } = latest.current;
    const entry = Math.max(selection.sentence, 0);
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? sentences.length - 1
          : entry + (steps[event.key] ?? Number.NaN);
    if (event.key === 'Enter' || event.key === ' ') onPin(entry);
    if (event.key === ' ') event.preventDefault();
    if (!(to >= 0 && to < sentences.length)) return;
    event.preventDefault();
    onPin(to);
    const element = sentenceElement(to);
    element?.focus({ preventScroll: true });
    scrollToElement(element, 'nearest');
  };

  const render = (i: number) => {
    const sentence = sentences[i]!;
    const isChosen = i === chosen;
    const isOutside = passage >= 0 && passageAt(passages, sentence.start) !== passage;
    const spans =
      signal !== undefined ? supportingSpans(signal) : isChosen ? reasonSpans(text, sentence) : [];
    return (
      <span
        data-i={i}
        class={isOutside ? 'sentence outside' : 'sentence'}
        style={{ '--tint': strengths[i]!.toFixed(3) }}
        // A button element can't wrap across lines as running text does.
        role="button"
        aria-pressed={isChosen}
        aria-description={`scores ${shownScore(sentence.score)} of 100`}
        tabIndex={i === entry ? 0 : -1}
        onClick={() => latest.current.onPin(i)}
        onKeyDown={move}
      >
        {markSpans(sentence.start, sentence.end, spans).map(({ start, end, span }) =>
          span === null ? text.slice(start, end) : <mark key={start}>{text.slice(start, end)}</mark>,
        )}
      </span>
    );
  };
  const label = (i: number) => {
    const at = passageAt(passages, sentences[i]!.start);
    if (passages.length < 2 || (i > 0 && passageAt(passages, sentences[i - 1]!.start) === at)) return null;
    return (
      <button
        type="button"
        class={`passage-label band-${passages[at]!.band}`}
        data-passage={at}
        aria-label={passageName(passages[at]!)}
        aria-pressed={at === passage}
        onClick={() => onPassage(at)}
      >
        {passages[at]!.band} {shownScore(passages[at]!.score)}
      </button>
    );
  };
  const renderLine = ({ first, end, from: lineStart, to: lineEnd }: Line) => {
    const within = (i: number) => (i >= first && i < end ? i : -1);
    const from = `${within(chosen)} ${within(entry)} ${passage} ${marked}`;
    const known = rendered.get(first);
    if (known?.from === from) return known.node;
    const node = (
      <div class="text-line" key={first}>
        {first === end && text}
        {sentences.slice(first, end).map((sentence, k) => (
          <Fragment key={sentence.start}>
            {label(first + k)}
            {k === 0 && text.slice(lineStart, sentence.start)}
            {render(first + k)}
            {text.slice(sentence.end, first + k + 1 < end ? sentences[first + k + 1]!.start : lineEnd)}
          </Fragment>
        ))}
      </div>
    );
    rendered.set(first, { from, node });
    return node;
  };
  return (
    <div
      class={result.word_count < layoutByLineFrom ? 'reading' : 'reading by-line'}
      ref={box}
      role="group"
      aria-label="The text by sentence; the arrow keys move"
    >
      {lines.map(renderLine)}
    </div>
  );
}

/** Sentences `first` to `end` (exclusive) between two line breaks. */
interface Line {
  first: number;
  end: number;
  /** Offsets of its text, which begins with a marker of a list or a quotation if there is one. */
  from: number;
  to: number;
}

/** The lines of a text; a line break between sentences ends one. */
function linesOf(text: string, sentences: readonly Sentence[]): Line[] {
  const lines: Line[] = [];
  sentences.forEach(({ start }, i) => {
    const last = lines.at(-1);
    const gapStart = sentences[i - 1]?.end ?? 0;
    const lineBreak = text.slice(gapStart, start).lastIndexOf('\n');
    if (last !== undefined && lineBreak === -1) last.end = i + 1;
    else {
      const from = last === undefined ? 0 : gapStart + lineBreak + 1;
      if (last !== undefined) last.to = from;
      lines.push({ first: i, end: i + 1, from, to: text.length });
    }
  });
  return lines.length === 0 ? [{ first: 0, end: 0, from: 0, to: text.length }] : lines;
}
