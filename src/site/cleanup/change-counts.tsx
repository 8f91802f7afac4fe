import { count, number } from '../../figures.js';

/** How many glyphs were replaced, by kind. */
export function ChangeCounts({
  changes,
  total,
}: {
  changes: Readonly<Record<string, number>>;
  total: number;
}) {
  if (total === 0) return <p>Nothing to clean: the typography is plain already.</p>;
  return (
    <>
      <p>
        <strong>{count(total, 'change')}</strong>, no word rewritten.
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
