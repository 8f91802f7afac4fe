import type { EngineResult, Evidence } from '../../../contract/scan.js';
import { type Run, sourceSpan } from '../../../document/mapped-text.js';
import type { Span } from '../../../document/span.js';
import { markupSignals } from './signal-names.js';

/**
 * A quote of the source has at most this many units for each of the text, and this many more: a short span
 * may have a link with a long destination inside.
 */
const quoteGrowth = 3;
const quoteExtraUnits = 100;

const withoutMarkdown = (detail: string): string =>
  `Read without the Markdown, the text has ${detail.startsWith('No ') ? `n${detail.slice(1)}` : detail}`;

/**
 * The result of a text that was extracted from Markdown, with the offsets and quotes of the source. Artefacts
 * were found in the source itself.
 */
export function inSource(result: EngineResult, runs: readonly Run[], source: string): EngineResult {
  const moved = <S extends Span>(span: S): S => ({ ...span, ...sourceSpan(runs, span) });
  const quoted = (span: Evidence): Evidence => {
    const { start, end } = sourceSpan(runs, span);
    const unitsMax = quoteGrowth * (span.end - span.start) + quoteExtraUnits;
    const quoteEnd = Math.min(end, start + unitsMax);
    const quote = { start, end: quoteEnd, text: source.slice(start, quoteEnd) };
    return span.log_odds === undefined ? quote : { ...quote, log_odds: span.log_odds };
  };
  const requoted = <T extends { name: string; detail: string; evidence?: Evidence[] }>(signal: T): T => {
    const isOfMarkup = result.read_as === 'markdown' && markupSignals.has(signal.name);
    const detail = isOfMarkup ? withoutMarkdown(signal.detail) : signal.detail;
    if (signal.evidence !== undefined) return { ...signal, detail, evidence: signal.evidence.map(quoted) };
    return detail === signal.detail ? signal : { ...signal, detail };
  };
  const { signals, fix_details, sentences, passages } = result;
  return {
    ...result,
    signals: signals.map(requoted),
    ...(fix_details !== undefined && {
      fix_details: fix_details.map(({ signal, spans, alternative }) => ({
        signal,
        spans: spans.map(quoted),
        ...(alternative !== undefined && { alternative: moved(alternative) }),
      })),
    }),
    ...(sentences !== undefined && { sentences: sentences.map(moved) }),
    passages: passages.map(({ top, ...passage }) => ({
      ...moved(passage),
      ...(top !== undefined && { top: top.map(requoted) }),
    })),
  };
}
