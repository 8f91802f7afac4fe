import type { Change } from '../cleanup/text-diff.js';

/** What can't be seen, or not told from a plain space. */
const unseen = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;

const codes = (text: string): string =>
  Array.from(text, char => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** A changed stretch as it can be read: what has no shape is named. */
const visible = (text: string): string =>
  unseen.test(text) && !/^[ \n]+$/.test(text) ? codes(text) : text.replaceAll('\n', '⏎\n');

/** One side of a cleaned text with every change marked: what was there, or what stands there now. */
export function MarkedChanges({ changes, side }: { changes: readonly Change[]; side: 'before' | 'after' }) {
  const Marker = side === 'before' ? 'del' : 'ins';
  return (
    <>
      {changes.map((change, i) => {
        if (change.same) return change[side];
        const text = change[side];
        // An empty side still shows where something came or went.
        return (
          <Marker key={i} class={text === '' ? 'empty' : unseen.test(text) ? 'named' : undefined}>
            {visible(text)}
          </Marker>
        );
      })}
    </>
  );
}
