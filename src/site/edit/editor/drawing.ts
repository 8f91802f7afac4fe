/** How the text is drawn: its styles in the shadow root of its editor, headings, emphasis and underlines. */
import type { Range } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { markKinds } from './marks.js';
import { shownMark, suggestions } from './suggestions.js';

const wavy = 'underline wavy 1.5px var(--person)';

export const editorTheme = EditorView.theme({
  '&': { height: 'var(--edit-height, auto)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px', borderRadius: '4px' },
  '.cm-scroller': { font: '1.075rem / 1.75 var(--serif)', overflowX: 'hidden' },
  '.cm-content': { padding: '0.75rem 0', minHeight: 'var(--edit-least, 8rem)', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.9rem', unicodeBidi: 'plaintext', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--soft)' },
  '.cm-heading': { fontWeight: '600', fontSize: '1.15em', lineHeight: '1.5' },
  '.cm-heading[data-level="1"]': { fontSize: '1.5em' },
  '.cm-heading[data-level="2"]': { fontSize: '1.3em' },
  '.cm-bold': { fontWeight: '700' },
  '.cm-italic': { fontStyle: 'italic' },
  // A line of another kind for each kind, so that they are told apart without colours and lie together.
  '.mark': {
    borderRadius: '2px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.25em',
    boxDecorationBreak: 'clone',
  },
  '.mark-strong': {
    background: 'color-mix(in srgb, var(--machine-rgb) 22%, transparent)',
    boxShadow: 'inset 0 -3px 0 var(--machine-fill)',
  },
  '.mark-wordy': { textDecoration: wavy, textDecorationSkipInk: 'none' },
  '.mark-typography': { borderBottom: '2px dotted var(--focus)' },
  '.mark.shown': { background: 'var(--person-wash)' },
  '.mark-strong.shown': { background: 'color-mix(in srgb, var(--machine-rgb) 50%, transparent)' },
  '.cm-tooltip': { border: '0', background: 'none', zIndex: '2' },
  '.cm-replacement': {
    minHeight: '1.9rem',
    padding: '0.15rem 0.6rem',
    border: '1px solid var(--deep)',
    borderRadius: '8px',
    background: 'var(--deep)',
    color: 'var(--on-deep)',
    font: '500 0.95rem / 1.3 var(--serif)',
    cursor: 'pointer',
  },
  '@media (forced-colors: active)': {
    '.mark-strong': { background: 'none', textDecoration: 'underline solid 3px Highlight' },
    '.mark-wordy': { textDecoration: 'underline wavy 1.5px CanvasText' },
    '.mark-typography': { borderBottom: '2px dotted CanvasText' },
    '.mark.shown': { background: 'none', outline: '2px solid Highlight' },
  },
});

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

const headings = [1, 2, 3, 4, 5, 6].map(level =>
  Decoration.line({ class: 'cm-heading', attributes: { 'data-level': String(level) } }),
);
const bold = Decoration.mark({ class: 'cm-bold' });
const italic = Decoration.mark({ class: 'cm-italic' });
const underlines: Readonly<Record<string, Decoration>> = Object.fromEntries(
  markKinds.flatMap(kind =>
    ['', ' shown'].map(shown => [`${kind}${shown}`, Decoration.mark({ class: `mark mark-${kind}${shown}` })]),
  ),
);
