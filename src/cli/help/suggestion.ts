/** Typing errors up to which a name is suggested: a third of its letters, at most. */
const errorsMax = 3;

/** The name that is nearest to a mistyped one; null when none is near. */
export function suggestionFor(typed: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.min(errorsMax, Math.ceil(typed.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(typed.slice(0, 64), name);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Letters to insert, delete, replace or exchange with the next one (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
