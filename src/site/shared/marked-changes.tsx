import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Change } from '../../document/word-diff.js';
import { textChanges } from './text-changes.js';

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

interface VersionsProps {
  before: string;
  after: string;
  /** What the later version is called. */
  afterName: string;
  /** What is below a version. */
  note?(side: 'before' | 'after'): ComponentChildren;
}

/** Two versions of a text side by side, with the words that differ marked. */
export function Versions({ before, after, afterName, note }: VersionsProps) {
  const changes = useMemo(() => textChanges(before, after), [before, after]);
  return (
    <div class="versions">
      {(['before', 'after'] as const).map(side => (
        <div key={side}>
          <h2>{side === 'before' ? 'Before' : afterName}</h2>
          <div class="card prose">
            <MarkedChanges changes={changes} side={side} />
          </div>
          {note?.(side)}
        </div>
      ))}
    </div>
  );
}
