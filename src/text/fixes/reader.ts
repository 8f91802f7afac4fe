import type { Fix, Stage } from './fix.js';
import type { Page } from './page.js';

/** Reads a page from left to right, handing each place that wakes a fix to that fix. */
export type Reader = (page: Page) => void;

/**
 * Compiles a stage: one regular expression finds the places, and the code unit there names the fix. No two
 * fixes of a stage wake for the same code unit.
 */
export function reader({ fixes, sparing }: Stage): Reader {
  const wakes = new RegExp(fixes.map(fix => fix.wakes).join('|'), 'g');
  const sticky = fixes.map(fix => new RegExp(fix.wakes, 'y'));
  /** Code unit → 1 + the number of its fix; learnt as they are met. */
  const owners = new Uint8Array(0x10000);

  const ownerAt = (text: string, at: number): Fix => {
    const unit = text.charCodeAt(at);
    if (owners[unit] === 0) {
      owners[unit] =
        1 +
        sticky.findIndex(pattern => {
          pattern.lastIndex = at;
          return pattern.test(text);
        });
    }
    return fixes[owners[unit]! - 1]!;
  };

  return page => {
    const { text } = page;
    wakes.lastIndex = 0;
    while (wakes.test(text)) {
      /* Every match is one code unit long; lookarounds add nothing to it. */
      const at = wakes.lastIndex - 1;
      const spared = sparing ? page.spared(at) : -1;
      if (spared < 0) {
        const fix = ownerAt(text, at);
        page.kind = fix.kind;
        wakes.lastIndex = fix.fix(page, at);
      } else wakes.lastIndex = spared;
    }
  };
}
