import type { Change } from '../../document/word-diff.js';

/** Characters that are invisible or look like a plain space. */
const invisible = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;

/** Invisible characters among others. U+200D joins emoji. */
const hidden = /(?![\n\t\u200d])[\p{Cf}\p{Cc}]/gu;

const codes = (text: string): string =>
  Array.from(text, char => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** Changed text in a visible form: invisible characters appear as code points. */
const visible = (text: string): string =>
  invisible.test(text) && !/^[ \n]+$/.test(text)
    ? codes(text)
    : text.replace(hidden, codes).replaceAll('\n', '⏎\n');

/** One side of a comparison, before or after, with every change marked. */
export function MarkedChanges({ changes, side }: { changes: readonly Change[]; side: 'before' | 'after' }) {
  const Marker = side === 'before' ? 'del' : 'ins';
  return (
    <>
      {changes.map((change, i) => {
        if (change.same) return change[side];
        const text = change[side];
        // An empty mark shows where text was inserted or deleted on the other side.
        return (
          <Marker key={i} class={text === '' ? 'empty' : invisible.test(text) ? 'named' : undefined}>
            {visible(text)}
          </Marker>
        );
      })}
    </>
  );
}
