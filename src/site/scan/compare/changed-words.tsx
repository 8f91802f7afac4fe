import { useMemo } from 'preact/hooks';
import { MarkedChanges } from '../../shared/marked-changes.js';
import { diffByWords } from '../../shared/word-diff.js';

interface WordsProps {
  before: string;
  after: string;
  /** Headings of the two texts. */
  names: readonly [string, string];
}

/** Two texts side by side, with the words that differ marked. */
export function ChangedWords({ before, after, names }: WordsProps) {
  const changes = useMemo(() => diffByWords(before, after), [before, after]);
  return (
    <div class="sides">
      {(['before', 'after'] as const).map((side, i) => (
        <div key={side}>
          <h3>{names[i]}</h3>
          <div class="prose" dir="auto">
            <MarkedChanges changes={changes} side={side} />
          </div>
        </div>
      ))}
    </div>
  );
}
