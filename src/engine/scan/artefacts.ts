import type { EngineResult } from '../../contract/scan.js';
import { originalSpan, type Quoted } from './evidence.js';

type Artefact = EngineResult['artefacts'][number];

/** A kind of artefact. */
interface Trace {
  readonly kind: string;
  readonly detail: string;
  /** Starts with a rare literal and has bounded repetition, so that matching is linear. */
  readonly pattern: RegExp;
}

/** Traces of a chat tool in text that was pasted from it. */
const traces: readonly Trace[] = [
  {
    kind: 'self_reference',
    detail: 'The text presents its author as a language model.',
    pattern:
      /\bas an? (?:AI|artificial intelligence)(?: language)? (?:model|assistant)\b|\bas a large language model\b|\bI(?:'|’)?(?: a)?m (?:just )?an AI (?:language )?(?:model|assistant)\b/gi,
  },
  {
    kind: 'knowledge_cutoff',
    detail: "The text mentions the date of its author's last training data.",
    pattern:
      /\b(?:as of|up to|until) my (?:last|latest|most recent) (?:knowledge |training )?(?:update|cutoff|cut-off)\b|\bmy (?:knowledge|training)(?: data)? (?:cutoff|cut-off|was last updated)\b/gi,
  },
  {
    kind: 'chat_reply',
    detail: 'The text starts or ends like a chat reply.',
    pattern:
      /^[ \t]{0,8}(?:Certainly|Sure|Absolutely|Of course)[!,.] (?:Here(?:'|’)?(?:s| is| are)|I(?:'|’)(?:d|ll)|Below)[^\n]{0,60}|\b(?:Would you like me to|Let me know if you(?:'|’)d like me to|I hope this helps! Let me know)\b[^\n.!?]{0,80}/gim,
  },
  {
    kind: 'citation_token',
    detail: 'The text contains a citation token of a chat tool.',
    pattern:
      /:?contentReference\[oaicite:?\d*\](?:\{index=\d+\})?|oai_?cite(?:citation)?[:\d]{0,8}|\b(?:turn\d{1,3}(?:search|view|news|image|file|fetch)\d{1,3})\b|\uE200?cite\uE202?turn\d{1,3}|【\d{1,3}†[^】\n]{0,40}】|\[attached_file:\d+\]|grok_card|\[web:\d{1,3}\]/gi,
  },
  {
    kind: 'tracking_link',
    detail: 'A link contains a tracking parameter of a chat tool.',
    pattern:
      /\butm_source=(?:chatgpt\.com|openai|copilot\.com|perplexity(?:\.ai)?|gemini|claude(?:\.ai)?)|\breferrer=grok\.com/gi,
  },
  {
    kind: 'placeholder',
    detail: 'The text contains an unfilled placeholder.',
    pattern:
      /\[(?:your|insert|add|enter|recipient(?:'|’)?s?|company|name of|client(?:'|’)?s?|hiring manager)[ \w'’/-]{0,40}\]|\[(?:name|date|title|topic|subject|link|city|company|position|phone number|address)\]/gi,
  },
  {
    kind: 'refusal',
    detail: 'The text contains a refusal by a chat tool.',
    pattern:
      /\bI(?:'|’)?m sorry, (?:but )?I can(?:'|’|no)t (?:assist|help|fulfill|comply)\b[^\n.]{0,60}|\bI cannot (?:fulfill|assist with) (?:this|that|your) request\b/gi,
  },
  {
    kind: 'sandbox_link',
    detail: "A link points to a file in a chat tool's sandbox.",
    pattern: /\bsandbox:\/mnt\/data\/[\w./-]{1,80}|\battachment:\d{1,4}\.\w{1,5}\b/gi,
  },
];

/** Maximum artefacts reported. A few suffice to recognise pasted text. */
const artefactsMax = 20;

/**
 * Finds artefacts, in text order. They do not affect the score: they show that a tool was used, not who wrote
 * the text.
 */
export function findArtefacts(quoted: Quoted): Artefact[] {
  const { text } = quoted;
  const found: Artefact[] = [];
  for (const { kind, detail, pattern } of traces) {
    pattern.lastIndex = 0;
    for (
      let match = pattern.exec(text);
      match !== null && found.length < artefactsMax;
      match = pattern.exec(text)
    ) {
      found.push({ kind, detail, ...originalSpan(quoted, match.index, match.index + match[0].length) });
    }
    pattern.lastIndex = 0;
  }
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}
