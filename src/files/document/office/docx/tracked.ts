import type { Edit, Span } from '../../../../document/span.js';
import {
  type AuthoredEdit,
  authorOf,
  type Changes,
  changeIds,
  isInOwnInsertion,
  itemAt,
  replacementOf,
} from '../tracked.js';

/** A run of Word (`w:r`), whose text can be divided. */
export interface Run {
  /** Prefix of its namespace, with the colon. */
  prefix: string;
  /** Source of its properties (`w:rPr`); empty without any. */
  properties: string;
  /** Start tag of the insertion or move (`w:ins`, `w:moveTo`) that it is a child of; empty without one. */
  insertion: string;
}

/** The content of a text element (`w:t`) in the source. */
export interface TextOfRun extends Span {
  run: Run;
}

/** Properties before a tracked change of formatting. */
const formerProperties = /<([\w.-]+:rPrChange)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g;

/**
 * Writes edits of text elements as tracked changes (ECMA-376 §17.13.5): the run ends before a change and
 * begins again after it, with the same properties.
 * @param texts all text elements with a source, ascending
 */
export const trackEdits = (
  source: string,
  edits: readonly AuthoredEdit[],
  texts: readonly TextOfRun[],
  changes: Changes,
): Edit[] =>
  edits.map(edit => {
    const { run } = itemAt(texts, edit.start)!;
    if (isInOwnInsertion(edit, run.insertion)) return edit;
    return { ...edit, replacement: trackedText(source, edit, run, changes) };
  });

function trackedText(source: string, edit: AuthoredEdit, run: Run, changes: Changes): string {
  const { prefix, insertion } = run;
  const { before, deleted, inserted, after } = replacementOf(source, edit);
  changes.copy(insertion.length + 3 * run.properties.length);
  const runOf = (element: string, text: string, ofRun = withNewIds(run.properties, changes)) =>
    `<${prefix}r>${ofRun}<${prefix}${element} xml:space="preserve">${text}</${prefix}${element}></${prefix}r>`;
  const change = (element: string, content: string) =>
    `<${prefix}${element} ${prefix}id="${changes.nextId()}" ${prefix}author="${authorOf(edit)}" ${prefix}date="${changes.date}">` +
    `${content}</${prefix}${element}>`;
  const deletion = deleted === '' ? '' : change('del', runOf('delText', deleted));
  const added = run.properties.replace(formerProperties, '');
  let addition = inserted === '' ? '' : change('ins', runOf('t', inserted, added));
  // An insertion may not be in another one.
  if (insertion !== '' && addition !== '')
    addition = `</${insertion.slice(1).split(/[\s>]/, 1)[0]}>${addition}${withNewIds(insertion, changes)}`;
  const end = `</${prefix}t></${prefix}r>`;
  return before + end + deletion + addition + runOf('t', after).slice(0, -end.length);
}

/** A copy of markup whose annotations have ids of their own. */
const withNewIds = (markup: string, changes: Changes): string =>
  markup.replace(changeIds, () => `:id="${changes.nextId()}"`);
