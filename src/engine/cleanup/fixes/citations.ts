import { citationTokens, citedSite } from '../../../document/chat-tokens.js';
import type { Fix } from './edit-context.js';

const token = new RegExp(citationTokens, 'y');
const linked = new RegExp(`\\[${citedSite}`, 'y');
/** The part of a token before the character that triggers the fix. */
const beforeTrigger = /(?::contentReference|(?:(?:file)?cite ?|navlist|image_group|i|video|products)?tur)$/;
const beforeTriggerMax = 20;
const blank = /[ \u00a0]/;

/** Removes citation tokens that chat tools add to copied answers, with the space before each. */
export const citations: Fix = {
  kind: 'chat citation markers',
  triggers: '[\\ue200-\\ue206【[n]',
  fix(context, at) {
    const { text, editedTo } = context;
    const before = text.slice(Math.max(editedTo, at - beforeTriggerMax), at);
    let start = at - (beforeTrigger.exec(before)?.[0].length ?? 0);
    const first = tokenAt(text, start);
    if (first === null || first.end <= at) {
      linked.lastIndex = at;
      const link = linked.exec(text);
      if (link !== null) context.replace(at + 1, linked.lastIndex, '');
      return link === null ? at + 1 : linked.lastIndex;
    }
    let { end } = first;
    let glyphs = 1;
    if (first.shown !== '') {
      context.replace(start, end, first.shown);
      return end;
    }
    for (let next = nextToken(text, end); next !== null && next.shown === ''; next = nextToken(text, end)) {
      end = next.end;
      glyphs++;
    }
    // Joining two backticks would create code, and joining two surrogates a character.
    if (/^(?:``|[\ud800-\udbff][\udc00-\udfff])$/.test(text.charAt(start - 1) + text.charAt(end))) return end;
    if (start === 0 || text[start - 1] === '\n') while (blank.test(text.charAt(end))) end++;
    else if (end === text.length || /[\s.,;:!?)]/.test(text[end]!))
      while (start > editedTo && blank.test(text[start - 1]!)) start--;
    // A word before an address would be a part of it.
    const isJoined = /[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && context.protectedUntil(end) >= 0;
    context.replace(start, end, isJoined ? ' ' : '', glyphs);
    return end;
  },
};

interface Token {
  end: number;
  /** The displayed words of an entity or link; empty for a plain citation. */
  shown: string;
}

function tokenAt(text: string, at: number): Token | null {
  token.lastIndex = at;
  const match = token.exec(text);
  return match === null ? null : { end: token.lastIndex, shown: match[1] ?? match[2] ?? '' };
}

/** The token at `from`, with or without spaces before it. */
function nextToken(text: string, from: number): Token | null {
  let at = from;
  while (at < text.length && blank.test(text[at]!)) at++;
  return tokenAt(text, at);
}
