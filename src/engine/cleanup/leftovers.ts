import { replyEnd, replyOpening, trackingParameter } from '../../document/chat-tokens.js';
import type { CleanupEdit } from './fixes/edit-context.js';

const opening = new RegExp(`^${replyOpening}[^\\n]{0,300}?(?:[:.!](?=\\s)|$)\\s*`, 'gim');
const end = new RegExp(`${replyEnd}[^\\n.!?]{0,300}[.!?]?`, 'gim');
const tracking = new RegExp(`([?&])(?:${trackingParameter})(?:&|(?![\\w.-]))`, 'g');

/** The edits that remove what a chat tool said before and after a text, and what it added to links. */
export function leftoverEdits(text: string): CleanupEdit[] {
  const removed = (start: number, end: number, replacement: string, kind: string): CleanupEdit => ({
    start,
    end,
    replacement,
    kind,
    glyphs: 1,
  });
  return [
    ...Array.from(text.matchAll(opening), ({ 0: found, index }) =>
      removed(index, index + found.length, '', 'chat replies'),
    ),
    ...Array.from(text.matchAll(end), ({ 0: found, index }) =>
      removed(text.slice(0, index).trimEnd().length, index + found.length, '', 'chat replies'),
    ),
    ...Array.from(text.matchAll(tracking), ({ 0: found, 1: sign = '', index }) =>
      removed(index, index + found.length, found.endsWith('&') ? sign : '', 'chat tracking parameters'),
    ),
  ];
}
