import type { Band } from '../contract/genre.js';
import { isElevated } from '../engine/scan/bands.js';
import { escapeHtml } from './safe-text.js';
import type { Highlight } from './view.js';

/** A highlight and the label of the note that it belongs to. */
export interface NumberedHighlight extends Highlight {
  note: string;
  /** Evidence for AI or human authorship, or a trace of a chat tool, which does not affect the score. */
  side: 'machine' | 'person' | 'trace';
}

/** A part of the text, with a label in front. One that is `elevated` or above is tinted. */
export interface LabelledPart {
  /** Offsets in the text. */
  start: number;
  end: number;
  text: string;
  band: Band;
}

export interface MarkedText {
  html: string;
  /** Number of highlights that do not match the text, because it is another text or was changed. */
  lost: number;
}

/**
 * Renders a text as HTML with its evidence marked. Highlights may overlap: the text is split at every
 * boundary, and a piece shows the labels of the highlights that end with it. Labels and tints of parts are
 * omitted when a highlight does not match, because offsets then may not fit the text.
 *
 *     text    ──────────────────────
 *     marks      [1      ]
 *                    [2        ]
 *     pieces  ──│▓▓▓│▓▓▓▓│▓▓▓▓▓│────
 *                       1     2
 */
export function markedText(
  text: string,
  marks: readonly NumberedHighlight[],
  parts: readonly LabelledPart[] = [],
): MarkedText {
  const placed = marks.filter(({ start, end, text: quoted }) => text.slice(start, end) === quoted);
  const partAt = new Map(placed.length === marks.length ? parts.map(part => [part.start, part]) : []);
  const borders = new Set<number>([0, text.length]);
  for (const { start, end } of placed) borders.add(start).add(end);
  for (const { start, end } of partAt.values())
    if (start < text.length) borders.add(start).add(Math.min(end, text.length));
  const cuts = [...borders].sort((one, other) => one - other);
  const opening = [...placed].sort((one, other) => one.start - other.start);

  let covering: NumberedHighlight[] = [];
  let next = 0;
  let out = '';
  /** End of the open tint; parts of a client's object may overlap, and only one is open. */
  let tintEnd = -1;
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = cuts[i]!;
    const to = cuts[i + 1]!;
    covering = covering.filter(({ end }) => end > from);
    while (next < opening.length && opening[next]!.start <= from) covering.push(opening[next++]!);
    if (tintEnd >= 0 && tintEnd <= from) {
      out += '</span>';
      tintEnd = -1;
    }
    const part = partAt.get(from);
    if (part !== undefined) {
      out += labelHtml(part);
      if (tintEnd < 0 && isElevated(part) && part.end > from) {
        out += `<span class="tint ${part.band}">`;
        tintEnd = part.end;
      }
    }
    const piece = escapeHtml(text.slice(from, to));
    if (covering.length === 0) {
      out += piece;
      continue;
    }
    const sides = ['trace', 'machine', 'person'] as const;
    const side = sides.find(each => covering.some(mark => mark.side === each))!;
    const ending = covering.filter(({ end }) => end === to).map(({ note }) => note);
    const notes = ending.length === 0 ? '' : `<sup>${escapeHtml([...new Set(ending)].join(' '))}</sup>`;
    out += `<mark class="${side}">${piece}${notes}</mark>`;
  }
  if (tintEnd >= 0) out += '</span>';
  return { html: out, lost: marks.length - placed.length };
}

const labelHtml = ({ text, band }: LabelledPart): string =>
  `<span class="part ${band}">${escapeHtml(text)}</span>`;
