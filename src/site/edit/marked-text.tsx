import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Mark, stretches } from './marks.js';
import type { Range } from './sentences.js';

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** The mark that the card describes. */
  shown: Mark | undefined;
  /** Whether to scroll the shown mark into view. */
  follow: boolean;
}

/** The underlines, drawn behind the text field, whose text lies exactly above. */
export function MarkedText({ text, marks, shown, follow }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (follow) box.current?.querySelector('.mark.shown')?.scrollIntoView({ block: 'nearest' });
  }, [shown?.key, shown?.start, follow]);
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
export function visibleRange(): Range | null {
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
