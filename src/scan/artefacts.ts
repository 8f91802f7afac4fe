import type { EngineResult } from '../contract/scan.js';
import { kind } from '../text/characters.js';
import { type ListName, listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';
import { originalSpan } from './evidence.js';

type Artefact = EngineResult['artefacts'][number];

interface Trace {
  readonly kind: string;
  readonly detail: string;
  /** A cheap look at the tables: false when the trace cannot be there, as in almost every text. */
  readonly may: (text: Prepared) => boolean;
  /** Anchored to a rare literal and bounded, so a scan stays linear. */
  readonly pattern: RegExp;
}

/** Whether the tally met a word or phrase of a list. */
function hinted(name: ListName): (text: Prepared) => boolean {
  const list = listIndex(name);
  return text => text.listCount[list]! > 0;
}

const tokens = hinted('citation_hints');

/** Traces a chat tool leaves in what is pasted from it. */
const traces: readonly Trace[] = [
  {
    kind: 'self_reference',
    may: hinted('model_hints'),
    detail: 'The text speaks as a language model.',
    pattern:
      /\bas an? (?:AI|artificial intelligence)(?: language)? (?:model|assistant)\b|\bas a large language model\b|\bI(?:'|’)?(?: a)?m (?:just )?an AI (?:language )?(?:model|assistant)\b/gi,
  },
  {
    kind: 'knowledge_cutoff',
    may: hinted('cutoff_hints'),
    detail: "The text speaks of when its writer's training ended.",
    pattern:
      /\b(?:as of|up to|until) my (?:last|latest|most recent) (?:knowledge |training )?(?:update|cutoff|cut-off)\b|\bmy (?:knowledge|training)(?: data)? (?:cutoff|cut-off|was last updated)\b/gi,
  },
  {
    kind: 'chat_reply',
    may: hinted('reply_hints'),
    detail: 'The text opens or closes like a reply in a chat.',
    pattern:
      /^[ \t]{0,8}(?:Certainly|Sure|Absolutely|Of course)[!,.] (?:Here(?:'|’)?(?:s| is| are)|I(?:'|’)(?:d|ll)|Below)[^\n]{0,60}|\b(?:Would you like me to|Let me know if you(?:'|’)d like me to|I hope this helps! Let me know)\b[^\n.!?]{0,80}/gim,
  },
  {
    kind: 'citation_token',
    may: text =>
      tokens(text) ||
      (text.marks[kind.other]! > 0 && /[\uE200†]/.test(text.text)) ||
      (text.tallies.digitWords > 0 && /turn\d|web:\d|file:\d/i.test(text.text)),
    detail: 'A citation token of a chat tool is left in the text.',
    pattern:
      /:?contentReference\[oaicite:?\d*\](?:\{index=\d+\})?|oai_?cite(?:citation)?[:\d]{0,8}|\b(?:turn\d{1,3}(?:search|view|news|image|file|fetch)\d{1,3})\b|\uE200?cite\uE202?turn\d{1,3}|【\d{1,3}†[^】\n]{0,40}】|\[attached_file:\d+\]|grok_card|\[web:\d{1,3}\]/gi,
  },
  {
    kind: 'tracking_link',
    may: text => text.marks[kind.symbol]! > 0 && /utm_source=|referrer=/i.test(text.text),
    detail: 'A link carries the mark of the chat tool it was copied from.',
    pattern:
      /\butm_source=(?:chatgpt\.com|openai|copilot\.com|perplexity(?:\.ai)?|gemini|claude(?:\.ai)?)|\breferrer=grok\.com/gi,
  },
  {
    kind: 'placeholder',
    may: text => text.marks[kind.open]! > 0 && text.text.includes('['),
    detail: 'A placeholder was never filled in.',
    pattern:
      /\[(?:your|insert|add|enter|recipient(?:'|’)?s?|company|name of|client(?:'|’)?s?|hiring manager)[ \w'’/-]{0,40}\]|\[(?:name|date|title|topic|subject|link|city|company|position|phone number|address)\]/gi,
  },
  {
    kind: 'refusal',
    may: hinted('refusal_hints'),
    detail: 'A refusal of a chat tool is left in the text.',
    pattern:
      /\bI(?:'|’)?m sorry, (?:but )?I can(?:'|’|no)t (?:assist|help|fulfill|comply)\b[^\n.]{0,60}|\bI cannot (?:fulfill|assist with) (?:this|that|your) request\b/gi,
  },
  {
    kind: 'sandbox_link',
    may: text => text.marks[kind.colon]! > 0 && /sandbox:|attachment:/i.test(text.text),
    detail: "A link points into a chat tool's own files.",
    pattern: /\bsandbox:\/mnt\/data\/[\w./-]{1,80}|\battachment:\d{1,4}\.\w{1,5}\b/gi,
  },
];

/** Enough for a person to see what happened. */
const artefactsMax = 20;

/** Finds them in text order; apart from the score, since a paste proves a tool and no authorship. */
export function findArtefacts(prepared: Prepared): Artefact[] {
  const { text } = prepared;
  const found: Artefact[] = [];
  for (const { kind, detail, pattern, may } of traces) {
    if (!may(prepared)) continue;
    pattern.lastIndex = 0;
    for (
      let match = pattern.exec(text);
      match !== null && found.length < artefactsMax;
      match = pattern.exec(text)
    ) {
      found.push({ kind, detail, ...originalSpan(prepared, match.index, match.index + match[0].length) });
    }
    pattern.lastIndex = 0;
  }
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}
