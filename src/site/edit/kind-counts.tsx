import { Button } from '../shared/controls.js';
import { acceptEdits, type Mark, type MarkKind, markKinds } from './marks.js';

/** Names of the kinds: of one mark, and above the text. */
export const kindNames: Readonly<Record<MarkKind, { one: string; all: string }>> = {
  strong: { one: 'Strong signal', all: 'Strong signals' },
  wordy: { one: 'Wordy', all: 'Wordy' },
  typography: { one: 'Typography', all: 'Typography' },
};

interface KindCountsProps {
  marks: readonly Mark[];
  /** Whether accepting the wordy ones raises the score. */
  raises: boolean;
  onAcceptAll(kind: MarkKind): void;
}

/** The number of suggestions of each kind, each with a button that accepts them all. */
export function KindCounts({ marks, raises, onAcceptAll }: KindCountsProps) {
  return (
    <ul class="mark-kinds" aria-label="Suggestions by kind">
      {markKinds.map(kind => {
        const ofKind = marks.filter(mark => mark.kind === kind);
        const { length } = acceptEdits(ofKind);
        const label = `Accept ${length === ofKind.length ? 'all' : length}`;
        const warned = kind === 'wordy' && raises && length > 0;
        return (
          <li key={kind}>
            <span class={`mark-name name-${kind}`}>{kindNames[kind].all}</span>{' '}
            <strong class="amount">{ofKind.length}</strong>
            {length > 0 && (
              <Button
                aria-label={`${label}: ${kindNames[kind].all}`}
                aria-describedby={warned ? 'raises' : undefined}
                onClick={() => onAcceptAll(kind)}
              >
                {label}
              </Button>
            )}
            {warned && (
              <span id="raises" class="hint">
                These rewrites raise the score of their sentences.
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
