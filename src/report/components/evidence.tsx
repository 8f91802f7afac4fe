/** The evidence of a result: signals, traces, passages and advice. */

import { type ComponentChildren, Fragment } from 'preact';
import { points } from '../../contract/prose.js';
import type { Span } from '../../contract/scan.js';
import { isElevated, shownScore } from '../../engine/scan/bands.js';
import { signalTitle } from '../../engine/scan/results/signal-names.js';
import {
  passageName,
  type ShownPassage,
  type ShownResult,
  type ShownSentence,
  type ShownSignal,
  supportingSpans,
  withWordRanges,
} from '../passages.js';
import { truncateLine } from '../safe-text.js';

export type Quoted = Pick<Span, 'start' | 'text'>;

/** Quoted places of the text; a click shows one in it. */
export const Quotes = ({ spans, onSpan }: { spans: readonly Quoted[]; onSpan(span: Quoted): void }) =>
  spans.length > 0 && (
    <p class="quotes">
      {spans.map(span => (
        <button type="button" class="quote" key={span.start} onClick={() => onSpan(span)}>
          {span.text}
        </button>
      ))}
    </p>
  );

/** UTF-16 units of a quotation in a list. */
export const quotedUnits = 160;
const quotesMax = 3;

interface SignalListProps {
  signals: readonly ShownSignal[];
  unit: string;
  /** Whether the text is beside the list, with the evidence marked. */
  isMarked: boolean;
  /** Shows a place in the text beside the list. */
  onSpan?(span: Quoted): void;
}

/**
 * Signals with their points and reasons, and their quotations: all as buttons, or the first ones unless they
 * are marked.
 */
export const SignalList = ({ signals, unit, isMarked, onSpan }: SignalListProps) => (
  <ul class="evidence">
    {signals.map(signal => (
      <li key={signal.name}>
        <strong>{signalTitle(signal)}</strong>{' '}
        <span class={signal.points < 0 ? 'person' : 'machine'}>
          {points(signal.points)} {unit}
        </span>{' '}
        <span class="hint">{signal.detail}</span>{' '}
        {onSpan && <Quotes spans={signal.evidence ?? []} onSpan={onSpan} />}
        {supportingSpans(signal)
          .slice(0, isMarked ? 0 : quotesMax)
          .map(({ start, text }) => (
            <q key={start}>{truncateLine(text, quotedUnits)}</q>
          ))}
      </li>
    ))}
  </ul>
);

interface BothSidesProps {
  signals: readonly ShownSignal[];
  /** "this passage" or "the text". */
  of: string;
  /** Renders the signals of one side. */
  children(signals: readonly ShownSignal[]): ComponentChildren;
}

/** Signals by the side that they point to, and a sentence where there is none; nothing without any. */
export const BothSides = ({ signals, of, children }: BothSidesProps) =>
  signals.length > 0 &&
  ([1, -1] as const).map(side => {
    const towards = `towards ${side === 1 ? 'machine' : 'human'} writing`;
    const found = signals.filter(({ points }) => points * side > 0);
    if (found.length === 0)
      return (
        <p key={side} class="hint">
          Nothing measured in {of} points {towards}.
        </p>
      );
    return (
      <Fragment key={side}>
        <p class={side === 1 ? 'machine' : 'person'}>Points {towards}</p>
        {children(found)}
      </Fragment>
    );
  });

interface PassagesProps {
  passages: readonly ShownPassage[];
  /** The scanned text, for the numbers of paragraphs. */
  text?: string;
  /** Renders the text of a flagged passage; absent in a report that has the text elsewhere, or not at all. */
  children?(passage: ShownPassage): ComponentChildren;
}

/** The flagged passages with their evidence, and one line for each of the others unless these are quoted. */
export const Passages = ({ passages, text, children }: PassagesProps) =>
  withWordRanges(passages, text).map(passage => {
    const name = passageName(passage);
    if (!isElevated(passage)) return children === undefined && <p key={passage.start}>{name}</p>;
    const { start, confidence, top = [] } = passage;
    return (
      <section key={start} class="flagged-passage">
        <h3>
          {name}
          {confidence !== undefined && ` · confidence ${confidence}`}
        </h3>
        {children?.(passage)}
        <BothSides of="this passage" signals={top}>
          {signals => (
            <SignalList unit="in this passage" signals={signals} isMarked={children !== undefined} />
          )}
        </BothSides>
      </section>
    );
  });

/** Where the passages are: a segment for each, as wide as it has words. */
export function Segments({ passages }: { passages: readonly ShownPassage[] }) {
  const total = passages.reduce((sum, { words }) => sum + words, 0);
  const percent = (words: number) => `${Math.round((words / total) * 10_000) / 100}%`;
  const inOrder = passages.map(({ band }) => band).join(', ');
  return (
    <svg
      class="segments"
      role="img"
      aria-label={`Levels of ${passages.length} passages, from first to last: ${inOrder}`}
    >
      {withWordRanges(passages).map(({ start, words, firstWord, band, score }) => (
        <>
          <rect
            key={start}
            class={`band-${band}`}
            x={percent(firstWord - 1)}
            width={percent(words)}
            height="100%"
            rx="3"
          />
          {words / total >= labelledShareMin && (
            <text x={percent(firstWord - 1 + words / 2)} y="50%" dy="0.35em">
              {shownScore(score)}
            </text>
          )}
        </>
      ))}
    </svg>
  );
}

/** Narrowest segment that has room for its score, as a share of the text. */
export const labelledShareMin = 0.1;

/** Columns of a strip; each of a longer text is the mean of several sentences. */
const columnsMax = 640;

interface StripProps {
  sentences: readonly Pick<ShownSentence, 'start'>[];
  /** Strength of the tint of each sentence. */
  strengths: readonly number[];
  length: number;
}

/** The sentences from the first to the last, each as wide as it is long and as strong as its tint. */
export function Strip({ sentences, strengths, length }: StripProps) {
  if (sentences.length < 2) return null;
  const each = Math.ceil(sentences.length / columnsMax);
  const columns = sentences.filter((_, i) => i % each === 0);
  return (
    <svg class="strip" viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {columns.map(({ start }, i) => {
        const tints = strengths.slice(i * each, (i + 1) * each);
        const mean = tints.reduce((sum, tint) => sum + tint, 0) / tints.length;
        return (
          <rect
            key={start}
            x={start}
            width={Math.max(0, (columns[i + 1]?.start ?? length) - start)}
            height="1"
            shape-rendering="crispEdges"
            opacity={mean.toFixed(2)}
          />
        );
      })}
    </svg>
  );
}

interface TracesProps extends Pick<ShownResult, 'artefacts'> {
  Heading: 'h2' | 'h3';
}

/** The traces of a chat tool under their heading; nothing without one. */
export const Traces = ({ artefacts, Heading }: TracesProps) =>
  artefacts.length > 0 && (
    <section class="artefacts">
      <Heading>Traces of a chat tool</Heading>
      <p class="hint">
        These do not affect the score: they come from copying and pasting, not from the writing.
      </p>
      <ul>
        {artefacts.map(({ detail, text, start }) => (
          <li key={start}>
            {detail} <q>{truncateLine(text, quotedUnits)}</q>
          </li>
        ))}
      </ul>
    </section>
  );

interface FixesProps {
  result: Pick<ShownResult, 'fixes' | 'fixes_note' | 'fix_details' | 'band' | 'language'>;
  /** Renders what follows a suggestion about a place of the text. */
  children?(span: Span): ComponentChildren;
}

/** The advice for the text, strongest signal first. */
export function Fixes({ result, children }: FixesProps) {
  const { fixes = [], fixes_note, fix_details, band, language } = result;
  if (fixes.length === 0) return <p class="hint">{fixes_note ?? noAdvice(band, language)}</p>;
  return (
    <ol>
      {fixes.map((fix, i) => {
        const span = fix_details?.[i]?.spans[0];
        return (
          <li key={fix}>
            {fix} {span && children?.(span)}
          </li>
        );
      })}
    </ol>
  );
}

function noAdvice(band: string | undefined, language: string | undefined): string {
  if (language !== 'en') return 'Advice is given for English texts only.';
  return band === 'low' ? 'There is no advice for a text of the lowest level.' : 'There is no advice.';
}
