import { useMemo } from 'preact/hooks';
import { count, number } from '../../contract/prose.js';
import { useStore } from '../base/store.js';
import { Button } from '../shared/controls.js';
import type { AcceptAll } from './accept-all.js';
import { acceptEdits, isCleaning, type Mark, type MarkKind, markKinds } from './editor/marks.js';
import { rewrites, unknownOf } from './editor/suggested-rewrites.js';
import { presentSentences } from './editor/text-view.js';
import { houseStyle } from './editor/typography.js';

/** Names of the kinds: of one mark, and above the text. */
export const kindNames: Readonly<Record<MarkKind, { one: string; all: string }>> = {
  leftover: { one: 'Leftover', all: 'Leftovers' },
  strong: { one: 'Strong signal', all: 'Strong' },
  wordy: { one: 'Wordy', all: 'Wordy' },
  typography: { one: 'Typography', all: 'Typography' },
};

interface KindCountsProps {
  marks: readonly Mark[];
  choice: AcceptAll;
}

/** The number of suggestions of each kind, each with a button that accepts them all. */
export function KindCounts({ marks, choice }: KindCountsProps) {
  const { busy, note, chaptersLeft, raises, acceptAll } = choice;
  const style = useStore(houseStyle);
  const { busy: isRewriting } = useStore(rewrites);
  const unknown = useMemo(
    () => unknownOf(presentSentences().map(({ text }) => text)).length,
    [marks, isRewriting],
  );
  const rest =
    chaptersLeft > 0
      ? `${count(chaptersLeft, 'chapter')} not looked at`
      : unknown > 0
        ? isRewriting
          ? `looking at ${number(unknown)} more`
          : `${number(unknown)} not looked at`
        : '';
  return (
    <>
      <ul class="mark-kinds" aria-label="Suggestions by kind">
        {markKinds.map(kind => {
          const ofKind = marks.filter(mark => mark.kind === kind);
          const offered = acceptEdits(ofKind);
          const isLeft = offered.length > 0 && offered.every(raises);
          const isOff = kind === 'leftover' || (kind === 'typography' && style === 'keep');
          if (isOff && ofKind.length === 0) return null;
          return (
            <li key={kind}>
              <span class={`mark-name name-${kind}`}>{kindNames[kind].all}</span>{' '}
              <strong class="amount">{number(ofKind.length)}</strong>
              {isCleaning(kind) && (ofKind.length === 1 ? ' place' : ' places')}
              {kind === 'wordy' && rest !== '' && <span class="hint">{rest}</span>}
              {(offered.length > 0 || (kind === 'wordy' && rest !== '')) && (
                <Button
                  aria-label={`Accept all: ${kindNames[kind].all}`}
                  title={isLeft ? 'Each raises the score.' : undefined}
                  disabled={busy !== null || isLeft}
                  onClick={() => void acceptAll(kind)}
                >
                  Accept&nbsp;all
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p class="hint" role="status">
        {busy === null ? note : `${busy.left} …`}
      </p>
    </>
  );
}
