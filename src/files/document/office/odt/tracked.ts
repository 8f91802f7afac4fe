import { type Edit, lowerBound, type Span } from '../../../../document/span.js';
import {
  type AuthoredEdit,
  authorOf,
  type Changes,
  isInOwnInsertion,
  itemAt,
  replacementOf,
} from '../tracked.js';

/** An element that has its own list of tracked changes: the text, a header or a footer. */
export interface Story {
  /** Offset at which tracked changes are added. */
  at: number;
  /** Whether that is in its list of tracked changes. */
  hasList: boolean;
}

/** A span or link, which may be in another one. */
export interface OpenSpan {
  tag: string;
  around: OpenSpan | undefined;
}

/** Character data of a paragraph in the source. */
export interface TextOfSpans extends Span {
  story: Story;
  /** The innermost open span or link. */
  span: OpenSpan | undefined;
}

const idPrefix = 'telltale';

/**
 * Writes edits of character data as tracked changes (OpenDocument 1.3 part 3, §5.5): marks in the text, and
 * the deleted words in a list before it.
 * @param texts all character data that may change, ascending. Other edits remove white space that is not
 *   displayed, and are returned as they are.
 */
export function trackEdits(
  source: string,
  edits: readonly AuthoredEdit[],
  texts: readonly TextOfSpans[],
  { text, office }: Record<'text' | 'office', string>,
  changes: Changes,
): Edit[] {
  const regions = new Map<Story, string>();
  const insertionAt = openInsertions(source, text);
  const addRegion = (
    edit: AuthoredEdit,
    story: Story,
    kind: 'insertion' | 'deletion',
    content = '',
    around = '',
  ): string => {
    changes.copy(around.length);
    const id = `${idPrefix}${changes.nextId()}`;
    const region =
      `<${text}:changed-region xml:id="${id}" ${text}:id="${id}"><${text}:${kind}><${office}:change-info>` +
      `<dc:creator xmlns:dc="${dublinCore}">${authorOf(edit)}</dc:creator>` +
      `<dc:date xmlns:dc="${dublinCore}">${changes.date.replace(/Z$/, '')}</dc:date></${office}:change-info>` +
      `${content}</${text}:${kind}>${around}</${text}:changed-region>`;
    regions.set(story, (regions.get(story) ?? '') + region);
    return id;
  };
  const marked = edits.map(edit => {
    const place = itemAt(texts, edit.start);
    const around = insertionAt(edit.start);
    if (place === undefined || isInOwnInsertion(edit, around)) return edit;
    const { before, deleted, inserted, after } = replacementOf(source, edit);
    const mark = (element: string, id: string) => `<${text}:${element} ${text}:change-id="${id}"/>`;
    let replacement = before;
    if (deleted !== '') {
      const content = `<${text}:p>${inSpans(displayed(deleted, text), place.span, changes)}</${text}:p>`;
      replacement += mark('change', addRegion(edit, place.story, 'deletion', content, around));
    }
    if (inserted !== '') {
      const id = addRegion(edit, place.story, 'insertion');
      replacement += mark('change-start', id) + inserted + mark('change-end', id);
    }
    return { ...edit, replacement: replacement + after };
  });
  for (const [{ at, hasList }, list] of regions) {
    const element = `${text}:tracked-changes`;
    const isEmpty = hasList && source[at - 2] === '/';
    const tag = `<${element} ${text}:track-changes="false">${list}</${element}>`;
    marked.push(
      isEmpty
        ? { start: at - 2, end: at, replacement: `>${list}</${element}>` }
        : { start: at, end: at, replacement: hasList ? list : tag },
    );
  }
  return marked;
}

/**
 * Finds the entry in the list of the innermost insertion around an offset; empty without one. A deletion in
 * it has both entries, as LibreOffice writes them.
 */
function openInsertions(source: string, text: string): (offset: number) => string {
  const entry = `<${text}:changed-region\\b[^>]{0,300}?:id="([^"]*)"[^>]{0,300}>\\s*(<${text}:insertion\\b[\\s\\S]{0,2000}?</${text}:insertion>)`;
  const entries = new Map(
    Array.from(source.matchAll(new RegExp(entry, 'g')), ([, id, found]) => [id, found]),
  );
  const mark = new RegExp(`<${text}:change-(start|end)\\s+${text}:change-id="([^"]*)"`, 'g');
  const open: string[] = [];
  const ended = new Set<string>();
  const marks = Array.from(source.matchAll(mark), ({ 1: kind, 2: id = '', index }) => {
    if (kind === 'start') open.push(id);
    else ended.add(id);
    // Insertions that overlap end in any order.
    while (open.length > 0 && ended.has(open.at(-1)!)) open.pop();
    return { index, id: open.at(-1) ?? '' };
  });
  return offset => {
    const id = marks[lowerBound(marks.length, i => marks[i]!.index <= offset) - 1]?.id ?? '';
    return entries.get(id) ?? '';
  };
}

const dublinCore = 'http://purl.org/dc/elements/1.1/';

function inSpans(data: string, span: OpenSpan | undefined, changes: Changes): string {
  let content = data;
  for (let open = span; open !== undefined; open = open.around) {
    changes.copy(2 * open.tag.length);
    content = `${open.tag}${content}</${open.tag.slice(1).split(/[\s>]/, 1)[0]}>`;
  }
  return content;
}

/** Character data as it is displayed. A paragraph loses spaces at its start and end. */
const displayed = (data: string, prefix: string): string =>
  data.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, `<${prefix}:s/>`);
