import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ScanResult } from '../../contract/scan.js';
import { oneDecimal } from '../shared/format.js';
import { markSpans, signalsIn, tint } from './evidence.js';

interface ScannedTextProps {
  text: string;
  result: ScanResult;
  /** Index of the chosen sentence; -1 for none. */
  chosen: number;
  /** Whether to scroll the chosen sentence into view. */
  follow: boolean;
  onPoint(index: number): void;
  onPin(index: number): void;
}

/**
 * The scanned text with each sentence tinted by its score. A sentence is chosen by pointer, tap or arrow
 * keys.
 */
export function ScannedText({ text, result, chosen, follow, onPoint, onPin }: ScannedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const sentences = result.sentences ?? [];
  const entry = Math.max(chosen, 0);
  const sentenceElement = (index: number) => box.current?.querySelector<HTMLElement>(`[data-i="${index}"]`);
  useEffect(() => {
    if (follow && chosen >= 0) sentenceElement(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen, follow]);

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
        return (
          <Fragment key={sentence.start}>
            {gap}
            <span
              data-i={i}
              class="sentence"
              style={{ '--tint': tint(sentence.score).toFixed(3) }}
              // A button element can't wrap across lines as running text does.
              role="button"
              aria-pressed={i === chosen}
              aria-description={`scores ${oneDecimal(sentence.score)} of 100`}
              tabIndex={i === entry ? 0 : -1}
              onMouseEnter={() => onPoint(i)}
              onFocus={() => onPoint(i)}
              onClick={() => onPin(i)}
              onKeyDown={move}
            >
              {i === chosen ? (
                <Marked text={text} result={result} index={i} />
              ) : (
                text.slice(sentence.start, sentence.end)
              )}
            </span>
          </Fragment>
        );
      })}
      {text.slice(at)}
    </div>
  );
}

/** The chosen sentence with the evidence of signals underlined. */
function Marked({ text, result, index }: { text: string; result: ScanResult; index: number }) {
  const sentence = result.sentences![index]!;
  const spans = signalsIn(sentence, result.signals).flatMap(({ spans }) => spans);
  return (
    <>
      {markSpans(text, sentence.start, sentence.end, spans).map(({ text, marked }, i) =>
        marked ? <mark key={i}>{text}</mark> : text,
      )}
    </>
  );
}
