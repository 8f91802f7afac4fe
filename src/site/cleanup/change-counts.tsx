import { count, number } from '../../contract/figures.js';

/** Number of replaced glyphs, by kind. */
export function ChangeCounts({
  changes,
  total,
}: {
  changes: Readonly<Record<string, number>>;
  total: number;
}) {
  if (total === 0) return <p>Nothing to clean: the typography is already plain.</p>;
  return (
    <>
      <p>
        <strong>{count(total, 'change')}</strong>; no word was changed.
      </p>
      <ul class="chips">
        {Object.entries(changes)
          .sort(([, one], [, other]) => other - one)
          .map(([kind, amount]) => (
            <li key={kind}>
              {kind} <span class="amount">{number(amount)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
