/** Where a rewritten sentence differs from what it was, word by word; pure. */
import type { Change } from '../cleanup/text-diff.js';

/** Words and what is between them. */
const tokens = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}'\u2019]+|\s+|./gsu) ?? [];

/** The longest common run of words in order; quadratic, so for sentences alone. */
export function diffWords(before: string, after: string): Change[] {
  const [old, now] = [tokens(before), tokens(after)];
  const width = now.length + 1;
  // common[i * width + j]: how many tokens old[i…] and now[j…] share.
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const changes: Change[] = [];
  const add = (gone: string, come: string, same: boolean) => {
    const last = changes.at(-1);
    if (last?.same === same) {
      last.before += gone;
      last.after += come;
    } else changes.push({ before: gone, after: come, same });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) add(old[i++]!, now[j++]!, true);
    else if (
      j >= now.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    )
      add(old[i++]!, '', false);
    else add('', now[j++]!, false);
  }
  return joined(changes);
}

/** A lone space between two changed words belongs to the change: one mark reads better than three. */
function joined(changes: readonly Change[]): Change[] {
  const out: Change[] = [];
  changes.forEach((change, i) => {
    const last = out.at(-1);
    const between = change.same && /^\s+$/.test(change.before) && i > 0 && i < changes.length - 1;
    if (last !== undefined && !last.same && (between || !change.same)) {
      last.before += change.before;
      last.after += change.after;
    } else out.push({ ...change });
  });
  return out.flatMap(parted);
}

/** White space that both sides of a change end with is no part of it. */
function parted(change: Change): Change[] {
  const space = /\s+$/.exec(change.before)?.[0] ?? '';
  if (change.same || space === '' || !change.after.endsWith(space)) return [change];
  const [before, after] = [change.before.slice(0, -space.length), change.after.slice(0, -space.length)];
  return [
    { before, after, same: false },
    { before: space, after: space, same: true },
  ];
}
