/** How the lines in view are drawn. */
import type { Range } from '@codemirror/state';
import { Decoration, type EditorView } from '@codemirror/view';
import { markKinds } from './marks.js';
import { shownMark, suggestions } from './suggestions.js';

const emphasis =
  /(\*\*|__)(?=\S)(.{1,300}?\S)\1|(?<![\w*_])([*_])(?=[^\s*_])([^*_]{0,300}[^\s*_])\3(?![\w*_])/g;

/** The underlines, and the headings and emphasis of Markdown, of the lines that are drawn. */
export function decorationsOf(view: EditorView) {
  const { marks, dismissed } = view.state.field(suggestions);
  const shown = shownMark(view.state.field(suggestions));
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const marker = /^#{1,6}(?=\s)/.exec(line.text);
      if (marker !== null) found.push(headings[marker[0].length - 1]!.range(line.from));
      if (line.length < emphasisLineMax)
        for (const match of line.text.matchAll(emphasis))
          found.push(
            (match[1] === undefined ? italic : bold).range(
              line.from + match.index,
              line.from + match.index + match[0].length,
            ),
          );
      at = line.to + 1;
    }
    marks.between(from, to, (start, _end, { mark }) => {
      if (dismissed.has(mark.key)) return;
      const isShown = start === shown?.start && mark.key === shown.key;
      const decoration = underlines[`${mark.kind}${isShown ? ' shown' : ''}`]!;
      for (const place of mark.places)
        if (place.start < place.end) found.push(decoration.range(start + place.start, start + place.end));
    });
  }
  return Decoration.set(found, true);
}
/** Characters of a line in which emphasis is shown. */
const emphasisLineMax = 20_000;

export const headings = [1, 2, 3, 4, 5, 6].map(level =>
  Decoration.line({ class: 'cm-heading', attributes: { 'data-level': String(level) } }),
);
export const bold = Decoration.mark({ class: 'cm-bold' });
export const italic = Decoration.mark({ class: 'cm-italic' });
const underlines: Readonly<Record<string, Decoration>> = Object.fromEntries(
  markKinds.flatMap(kind =>
    ['', ' shown'].map(shown => [`${kind}${shown}`, Decoration.mark({ class: `mark mark-${kind}${shown}` })]),
  ),
);
