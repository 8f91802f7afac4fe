import type { EngineResult } from '../../contract/scan.js';
import {
  citationStart,
  citationTokens,
  citedSite,
  replyEnd,
  replyOpening,
  trackingParameter,
} from '../../document/chat-tokens.js';
import { overlaps, type Span } from '../../document/span.js';
import { codeRanges } from '../cleanup/fixes/protected-ranges.js';
import { originalSpan, type Quoted } from './evidence.js';
import { signalAbout } from './results/signal-names.js';

type Artefact = EngineResult['artefacts'][number];

/** A kind of artefact, which results/signal-names.ts describes. */
interface Trace {
  readonly kind: string;
  /** Starts with a rare literal and has bounded repetition, so that matching is linear. */
  readonly pattern: RegExp;
  /** Source of a faster pattern that matches in every match of `pattern`. */
  readonly start?: string;
  /** Text about the trace quotes it in code. */
  readonly skipsCode?: true;
}

/** Traces of a chat tool in text that was pasted from it. */
const traces: readonly Trace[] = [
  {
    kind: 'self_reference',
    pattern:
      /\bas an? (?:AI|artificial intelligence)(?: language)? (?:model|assistant)\b|\bas a large language model\b|\bI(?:'|’)?(?: a)?m (?:just )?an AI (?:language )?(?:model|assistant)\b/gi,
  },
  {
    kind: 'knowledge_cutoff',
    pattern:
      /\b(?:as of|up to|until) my (?:last|latest|most recent) (?:knowledge |training )?(?:update|cutoff|cut-off)\b|\bmy (?:knowledge|training)(?: data)? (?:cutoff|cut-off|was last updated)\b/gi,
  },
  {
    kind: 'chat_reply',
    pattern: new RegExp(`^${replyOpening}[^\\n]{0,60}|${replyEnd}[^\\n.!?]{0,80}`, 'gim'),
  },
  {
    kind: 'citation_token',
    pattern: new RegExp(`${citationTokens}|${citedSite}|grok_card`, 'gi'),
    start: `${citationStart}|${citedSite}|grok_card`,
    skipsCode: true,
  },
  {
    kind: 'tracking_link',
    pattern: new RegExp(`\\b(?:${trackingParameter})`, 'gi'),
    skipsCode: true,
  },
  {
    kind: 'placeholder',
    pattern:
      /\[(?:your|insert|add|enter|recipient(?:'|’)?s?|company|name of|client(?:'|’)?s?|hiring manager)[ \w'’/-]{0,40}\]|\[(?:name|date|title|topic|subject|link|city|company|position|phone number|address)\]/gi,
  },
  {
    kind: 'refusal',
    pattern:
      /\bI(?:'|’)?m sorry, (?:but )?I can(?:'|’|no)t (?:assist|help|fulfill|comply)\b[^\n.]{0,60}|\bI cannot (?:fulfill|assist with) (?:this|that|your) request\b/gi,
  },
  {
    kind: 'sandbox_link',
    pattern: /\bsandbox:\/mnt\/data\/[\w./-]{1,80}|\battachment:\d{1,4}\.\w{1,5}\b/gi,
  },
];

/** One search rules out all traces in most texts. */
const anyTrace = new RegExp(traces.map(({ pattern, start = pattern.source }) => start).join('|'), 'im');

/** Maximum artefacts reported. A few suffice to recognise pasted text. */
const artefactsMax = 20;

/**
 * Finds artefacts, in text order. They do not affect the score: they show that a tool was used, not who wrote
 * the text.
 */
export function findArtefacts(quoted: Quoted): Artefact[] {
  const { text } = quoted;
  if (!anyTrace.test(text)) return [];
  const found: Artefact[] = [];
  let code: Span[] | undefined;
  for (const { kind, pattern, skipsCode } of traces) {
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      if (found.length === artefactsMax) break;
      const end = index + whole.length;
      if (skipsCode) code ??= codeRanges(text);
      if (skipsCode && overlaps(code!, index, end)) continue;
      const detail = signalAbout(`artefact_${kind}`)!;
      found.push({ kind, detail, ...originalSpan(quoted, index, end) });
    }
  }
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}
