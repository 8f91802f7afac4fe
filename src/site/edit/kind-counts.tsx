import { Button } from '../shared/controls.js';
import type { AcceptAll } from './accept-all.js';
import { acceptEdits, type Mark, type MarkKind, markKinds } from './marks.js';

/** Names of the kinds: of one mark, and above the text. */
export const kindNames: Readonly<Record<MarkKind, { one: string; all: string }>> = {
  strong: { one: 'Strong signal', all: 'Strong signals' },
  wordy: { one: 'Wordy', all: 'Wordy' },
  typography: { one: 'Typography', all: 'Typography' },
};

interface KindCountsProps {
  marks: readonly Mark[];
  choice: AcceptAll;
}

/** The number of suggestions of each kind, each with a button that accepts them all. */
export function KindCounts({ marks, choice }: KindCountsProps) {
  const { busy, note, raises, acceptAll } = choice;
  return (
    <>
      <ul class="mark-kinds" aria-label="Suggestions by kind">
        {markKinds.map(kind => {
          const ofKind = marks.filter(mark => mark.kind === kind);
          const { length } = acceptEdits(ofKind.filter(mark => !raises(mark)));
          const offered = acceptEdits(ofKind).length;
          const label = `Accept ${length === ofKind.length || length === 0 ? 'all' : length}`;
          return (
            <li key={kind}>
              <span class={`mark-name name-${kind}`}>{kindNames[kind].all}</span>{' '}
              <strong class="amount">{ofKind.length}</strong>
              {offered > 0 && (
                <Button
                  aria-label={`${label}: ${kindNames[kind].all}`}
                  disabled={busy !== null || length === 0}
                  onClick={() => void acceptAll(kind)}
                >
                  {busy === kind ? 'Measuring …' : label}
                </Button>
              )}
              {offered > 0 && length === 0 && (
                <span class="hint">{offered === 1 ? 'It raises' : 'Each raises'} the score.</span>
              )}
            </li>
          );
        })}
      </ul>
      <p class="hint" role="status">
        {note}
      </p>
    </>
  );
}
