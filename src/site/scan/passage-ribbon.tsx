import { useRef } from 'preact/hooks';
import type { ScanResult } from '../../contract/scan.js';
import { shownScore } from '../../engine/scan/bands.js';
import { labelledShareMin, Strip } from '../../report/components/evidence.js';
import { passageName, withWordRanges } from '../../report/passages.js';

interface RibbonProps {
  text: string;
  result: ScanResult;
  strengths: readonly number[];
  /** Index of the chosen passage; -1 for none. */
  chosen: number;
  onChoose(index: number): void;
}

/**
 * Where the passages are, in words and as a ribbon: a segment per passage, as wide as it is long, above a
 * strip of the sentences. Nothing for a text without passages.
 */
export function PassageRibbon({ text, result, strengths, chosen, onChoose }: RibbonProps) {
  const group = useRef<HTMLDivElement>(null);
  const { sentences = [], mixed } = result;
  const { length } = text;
  const passages = withWordRanges(result.passages, text);
  if (passages.length === 0 || (passages.length === 1 && !result.assessed)) return null;
  // The first segment begins and the last one ends with the text, as the strip does.
  const lengths = passages.map(({ start }, i) => (passages[i + 1]?.start ?? length) - (i === 0 ? 0 : start));
  const entry = Math.max(chosen, 0);
  const move = (event: KeyboardEvent, from: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(passages.length - 1, Math.max(0, from + step));
    onChoose(to);
    (group.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="where">
      <p>{mixed.note}</p>
      {passages.length > 1 && (
        <div
          ref={group}
          class="segments"
          role="group"
          aria-label="Passages from the beginning to the end of the text; the arrow keys move"
        >
          {passages.map((passage, i) => (
            <button
              key={passage.start}
              type="button"
              class={`segment band-${passage.band}`}
              style={{ flexGrow: lengths[i] }}
              aria-pressed={i === chosen}
              aria-label={passageName(passage)}
              title={passageName(passage)}
              tabIndex={i === entry ? 0 : -1}
              onClick={() => onChoose(i)}
              onKeyDown={event => move(event, i)}
            >
              {lengths[i]! >= labelledShareMin * length && shownScore(passage.score)}
            </button>
          ))}
        </div>
      )}
      <Strip sentences={sentences} strengths={strengths} length={length} />
    </div>
  );
}
