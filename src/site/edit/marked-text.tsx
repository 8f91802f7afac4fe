import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Span } from '../../document/span.js';
import { type Mark, stretches } from './marks.js';

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The mark that the card describes. */
  shown: Mark | undefined;
  /** The last choice of a mark; it is scrolled into view. Undefined before the first choice. */
  choice: object | undefined;
}

/** Where the card stands below the text, it shows the sentence, and scrolling would take it out of view. */
const cardBesideText = '(height >= 31.25rem)';

/** The underlines, drawn behind the text field, whose text lies exactly above. */
export function MarkedText({ text, marks, shown, choice }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Before the first choice the first mark is shown, unless the person is elsewhere already.
    const follows = choice !== undefined || (scrollY === 0 && document.activeElement?.tagName !== 'TEXTAREA');
    if (!follows || !matchMedia(cardBesideText).matches) return;
    const parts = Array.from(box.current?.querySelectorAll('.mark.shown') ?? []);
    // The end of the sentence first: where it is longer than the screen, its beginning is in view.
    for (const part of [parts.at(-1), parts[0]]) part?.scrollIntoView({ block: 'nearest' });
  }, [shown?.key, choice]);
  let at = 0;
  return (
    <div ref={box} class="backdrop" aria-hidden="true">
      {text.split('\n').map(line => {
        const range = { start: at, end: at + line.length };
        at = range.end + 1;
        const inLine = marks.filter(({ start, end }) => start < range.end && end > range.start);
        return (
          <div key={range.start} data-start={range.start} data-end={range.end}>
            {stretches(range, inLine, shown).map(({ start, end, kinds, isShown }) =>
              kinds.length === 0 ? (
                text.slice(start, end)
              ) : (
                <span
                  key={start}
                  class={`mark ${kinds.map(kind => `mark-${kind}`).join(' ')}${isShown ? ' shown' : ''}`}
                >
                  {text.slice(start, end)}
                </span>
              ),
            )}
            {'\n'}
          </div>
        );
      })}
    </div>
  );
}

/** The part of the text in view, with half a screen before and after it; null without a text. */
export function visibleRange(): Span | null {
  const lines = Array.from(document.querySelectorAll<HTMLElement>('.backdrop > div'));
  const margin = innerHeight / 2;
  const inView = lines.filter(line => {
    const { top, bottom } = line.getBoundingClientRect();
    return bottom > -margin && top < innerHeight + margin;
  });
  const [first, last] = [inView[0], inView.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { start: Number(first.dataset.start), end: Number(last.dataset.end) };
}
