import { MappedText } from '../mapped-text.js';
import { markdownProse, outsideLineSpace } from '../markdown/editable.js';
import type { Prose } from '../prose.js';
import { unescaped, writeEscaped } from './escapes.js';

/**
 * A brace or a string; group 1: its content, group 2 if it is a name, group 3 if it has no end: it then
 * extends to the end of the text, so that no part of it is read again. JSON with comments has other strings
 * too, and these.
 */
const token =
  /[{}]|"([^"\\]*(?:\\.[^"\\]*)*)(?:"(\s*:)?|(\\?$))|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|'[^'\\\n]*(?:\\.[^'\\\n]*)*'?/gs;

/** The string values of a JSON text. Names and the structure are no prose. */
export function jsonProse(source: string): Prose[] {
  const values: Prose[] = [];
  for (const { index, 1: content, 2: name, 3: unclosed } of source.matchAll(token))
    if (content !== undefined && name === undefined && unclosed === undefined)
      values.push({ text: unescaped(content, index + 1), write: writeEscaped });
  return values;
}

/** The names that lead to a cell; older notebooks have worksheets. */
const cellPath = /^(?:worksheets )?cells$/;
/** A cell and the objects around it, at most. Deeper objects are no cells, and are only counted. */
const openMax = 3;

/** An object around a token: the name of its value, and the type and the text of a cell. */
interface OpenObject {
  name: string;
  type: string;
  text: MappedText;
}

const isMarkdownCell = ({ type }: OpenObject, around: readonly OpenObject[]): boolean =>
  type === 'markdown' && cellPath.test(around.map(({ name }) => name).join(' '));

/** The Markdown cells of a Jupyter notebook. Its code, outputs and metadata are no prose. */
export function notebookProse(source: string): Prose[] {
  const cells: Prose[] = [];
  const open: OpenObject[] = [];
  let depth = 0;
  for (const { index, 0: found, 1: content, 2: name, 3: unclosed } of source.matchAll(token)) {
    const object = depth === open.length ? open.at(-1) : undefined;
    if (found === '{') {
      if (depth++ < openMax) open.push({ name: '', type: '', text: new MappedText() });
    } else if (found === '}') {
      depth = Math.max(0, depth - 1);
      if (object === undefined) continue;
      open.pop();
      if (isMarkdownCell(object, open)) cells.push(cellProse(object.text));
    } else if (content === undefined || unclosed !== undefined || object === undefined) continue;
    else if (name !== undefined) object.name = content;
    else if (object.name === 'cell_type') object.type = content;
    else if (object.name === 'source') unescaped(content, index + 1, object.text);
  }
  return cells;
}

/** The prose of a cell, which may be several strings: its line breaks do not change. */
function cellProse(cell: MappedText): Prose {
  const prose = markdownProse(cell.text)[0]!;
  return {
    text: MappedText.from(cell.text, cell.sourcesOfRuns(prose.text.runs)),
    format: 'markdown',
    write: edit =>
      cell.text.slice(edit.start, edit.end).includes('\n') || prose.write!(edit) === null
        ? null
        : writeEscaped(edit),
    keepingStructure: edits => prose.keepingStructure!(outsideLineSpace(cell.text, edits)),
  };
}
