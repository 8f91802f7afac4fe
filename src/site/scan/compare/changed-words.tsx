import { useMemo } from 'preact/hooks';
import { diffWords } from '../../../document/word-diff.js';
import { MarkedChanges } from '../../shared/marked-changes.js';
import '../../styles/lists.css';

/** Two texts side by side, with the words that differ marked. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div class="versions">
      {(['before', 'after'] as const).map(side => (
        <div key={side}>
          <h2>{side === 'before' ? 'Before' : 'Now'}</h2>
          <div class="prose" dir="auto">
            <MarkedChanges changes={changes} side={side} />
          </div>
        </div>
      ))}
    </div>
  );
}
