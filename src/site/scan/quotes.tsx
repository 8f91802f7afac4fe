import type { Span } from '../../contract/scan.js';

type Quoted = Pick<Span, 'start' | 'text'>;

/** Quoted places of the text; a click shows one in it. */
export const Quotes = ({ spans, onSpan }: { spans: readonly Quoted[]; onSpan(span: Quoted): void }) =>
  spans.length === 0 ? null : (
    <p class="quotes">
      {spans.map(span => (
        <button type="button" class="quote" key={span.start} onClick={() => onSpan(span)}>
          {span.text}
        </button>
      ))}
    </p>
  );
