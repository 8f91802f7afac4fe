/** Where a cleaned text differs from what it was; pure. Cleaning makes many small local edits, so this looks locally. */

/** The same on both sides, or `before` replaced by `after` (either may be empty). */
export interface Change {
  before: string;
  after: string;
  same: boolean;
}

/** Units that must agree for two places to count as the same again; after one glyph for another, the next is enough. */
const anchor = 4;
/** How far apart they are looked for, at first and at most. */
const reachFirst = 48;
const reachMost = 3072;

/** Linear in the text for local edits; what can't be matched any more is one last change. */
export function diffTexts(before: string, after: string): Change[] {
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const start = i;
    while (i < before.length && j < after.length && before[i] === after[j]) {
      i++;
      j++;
    }
    // A pair of surrogates stays together.
    if (i > start && (isTrail(before, i) || isTrail(after, j))) {
      i--;
      j--;
    }
    if (i > start)
      changes.push({ before: before.slice(start, i), after: before.slice(start, i), same: true });
    if (i >= before.length && j >= after.length) break;
    const [skipped, written] = nextMatch(before, i, after, j);
    changes.push({ before: before.slice(i, i + skipped), after: after.slice(j, j + written), same: false });
    i += skipped;
    j += written;
  }
  return changes;
}

const isTrail = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit < 0xe000;
};

/** How much of each side the change at (i, j) takes: the least after which both go on alike. */
function nextMatch(before: string, i: number, after: string, j: number): [number, number] {
  const [restBefore, restAfter] = [before.length - i, after.length - j];
  for (let reach = reachFirst, done = 0; done < reachMost; done = reach, reach *= 4) {
    for (let both = done + 1; both <= reach; both++) {
      for (let skipped = Math.max(0, both - restAfter); skipped <= Math.min(both, restBefore); skipped++) {
        const written = both - skipped;
        const units = skipped === 1 && written === 1 ? 1 : anchor;
        if (matchesAt(before, i + skipped, after, j + written, units)) return [skipped, written];
      }
    }
  }
  return [restBefore, restAfter];
}

function matchesAt(before: string, i: number, after: string, j: number, wanted: number): boolean {
  if (isTrail(before, i) || isTrail(after, j)) return false;
  const [restBefore, restAfter] = [before.length - i, after.length - j];
  const units = Math.min(wanted, restBefore, restAfter);
  // Near the end, where less than that is left, both must end together.
  return (units === wanted || restBefore === restAfter) && sameUnits(before, i, after, j, units);
}

function sameUnits(before: string, i: number, after: string, j: number, units: number): boolean {
  for (let k = 0; k < units; k++) if (before[i + k] !== after[j + k]) return false;
  return true;
}
