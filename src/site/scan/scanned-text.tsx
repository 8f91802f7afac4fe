import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { shownScore } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { markSpans, reasonSpans, type Sentence, supportingSpans } from './evidence.js';
import { passageAt, passageName } from './passages/places.js';

/** Matches where the panel is beside the text; on narrower screens it is a sheet at the bottom. */
export const panelBesideText = matchMedia('(width >= 56rem)');

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

interface ScannedTextProps {
  text: string;
  result: ScanResult;
  /** Strength of the tint of each sentence. */
  strengths: readonly number[];
  /** Index of the chosen sentence; -1 for none. */
  chosen: number;
  /** Index of the chosen passage; -1 for none. */
  passage: number;
  /** Name of the signal whose evidence is marked everywhere; null for none. */
  marked: string | null;
  /** Whether to scroll the chosen sentence into view. */
  follow: boolean;
  onPoint(index: number): void;
  onPin(index: number): void;
  onPassage(index: number): void;
}

/**
 * The scanned text with each sentence tinted by its score, and a label before each passage. A sentence is
 * chosen by pointer, tap or arrow keys.
 */
export function ScannedText(props: ScannedTextProps) {
  const { text, result, strengths, chosen, passage, marked, follow, onPoint, onPin, onPassage } = props;
  const box = useRef<HTMLDivElement>(null);
  const sentences = result.sentences ?? [];
  const passages = result.passages ?? [];
  const signal = result.signals.find(({ name }) => name === marked);
  const ofSignal = signal === undefined ? null : supportingSpans(signal);
  const entry = Math.max(chosen, 0);
  const sentenceElement = (index: number) => box.current?.querySelector<HTMLElement>(`[data-i="${index}"]`);
  useEffect(() => {
    if (chosen < 0) return;
    // The margin of a sentence keeps it above the sheet.
    if (!panelBesideText.matches) sentenceElement(chosen)?.scrollIntoView({ block: 'nearest' });
    else if (follow) sentenceElement(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen, follow]);
  useEffect(() => {
    if (passage >= 0)
      box.current
        ?.querySelector(`[data-passage="${passage}"]`)
        ?.scrollIntoView({ block: 'start', behavior: reducedMotion.matches ? 'instant' : 'smooth' });
  }, [passage]);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? sentences.length - 1
          : entry + (steps[event.key] ?? Number.NaN);
    if (event.key === 'Escape') onPin(-1);
    if (event.key === 'Enter' || event.key === ' ') onPin(entry);
    if (event.key === ' ') event.preventDefault();
    if (!(to >= 0 && to < sentences.length)) return;
    event.preventDefault();
    onPin(to);
    sentenceElement(to)?.focus();
  };

  let at = 0;
  return (
    <div class="reading" ref={box} role="group" aria-label="The text by sentence; the arrow keys move">
      {sentences.map((sentence, i) => {
        const gap = text.slice(at, sentence.start);
        at = sentence.end;
        const inPassage = passageAt(passages, sentence.start);
        const startsPassage =
          passages.length > 1 && (i === 0 || passageAt(passages, sentences[i - 1]!.start) !== inPassage);
        return (
          <Fragment key={sentence.start}>
            {gap}
            {startsPassage && (
              <button
                type="button"
                class={`passage-label band-${passages[inPassage]!.band}`}
                data-passage={inPassage}
                aria-label={passageName(result, inPassage)}
                aria-pressed={inPassage === passage}
                onClick={() => onPassage(inPassage)}
              >
                {passages[inPassage]!.band} {shownScore(passages[inPassage]!.score)}
              </button>
            )}
            <span
              data-i={i}
              class={passage >= 0 && inPassage !== passage ? 'sentence outside' : 'sentence'}
              style={{ '--tint': strengths[i]!.toFixed(3) }}
              // A button element can't wrap across lines as running text does.
              role="button"
              aria-pressed={i === chosen}
              aria-description={`scores ${shownScore(sentence.score)} of 100`}
              tabIndex={i === entry ? 0 : -1}
              onMouseEnter={() => onPoint(i)}
              onFocus={() => onPoint(i)}
              onClick={() => onPin(i)}
              onKeyDown={move}
            >
              {marks(text, sentence, ofSignal ?? (i === chosen ? reasonSpans(text, sentence) : []))}
            </span>
          </Fragment>
        );
      })}
      {text.slice(at)}
    </div>
  );
}

/** A sentence with the places in it underlined. */
function marks(text: string, sentence: Sentence, spans: readonly { start: number; end: number }[]) {
  return markSpans(text, sentence.start, sentence.end, spans).map(({ text, marked }, i) =>
    marked ? <mark key={i}>{text}</mark> : text,
  );
}
