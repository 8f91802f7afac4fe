import { FileDamaged, freePages, keyOrder, type PageFile, type Tree } from '../pages/page-file.js';

/** A page to check. Its keys must be at least `least` and below `below`; null means unbounded. */
interface PageTask {
  tree: Tree;
  page: number;
  /** 1 for a leaf. */
  level: number;
  least: Buffer | null;
  below: Buffer | null;
}

export interface PageCheck {
  /** Number of pages checked. */
  checked: number;
  /** Whether every page was checked. */
  complete: boolean;
}

interface Options {
  /** Limits of the check. With a budget, pages near the roots are checked first. */
  budget?: { pages: number; ms: number };
  /** Receives each problem. Without it, the first problem is thrown. */
  onProblem?: (problem: FileDamaged) => void;
  /** Called before each page. */
  onPage?: (checked: number) => void;
}

/**
 * Checks the structure of a file:
 *
 *     each page    has the kind that its parent expects; its entries are inside its bounds
 *     each key     is in order, and between the keys that its parent has for this page and the next
 *     each page    is used only once, and is not also in the list of free pages
 *     each tree    has as many entries and pages as it declares (only if every page was checked)
 *
 * @throws FileDamaged at the first problem, unless `onProblem` receives them
 */
export function checkPages(file: PageFile, options: Options = {}): PageCheck {
  const { budget } = options;
  const pagesMax = budget?.pages ?? Number.POSITIVE_INFINITY;
  const until = performance.now() + (budget?.ms ?? Number.POSITIVE_INFINITY);
  const used = new Uint8Array(Math.ceil(file.pageCount / 8));
  const branches: (() => void)[] = [];
  const leaves: (() => void)[] = [];
  const values: (() => void)[] = [];
  const counts = new Map<Tree, { branches: number; leaves: number; overflows: number; entries: number }>();
  const free: { page: number; pages: number }[] = [];
  let [checked, complete] = [0, true];

  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof FileDamaged) || options.onProblem === undefined) throw error;
      complete = false;
      options.onProblem(error);
    }
  };
  const use = (page: number, what: string) => {
    if (!file.isDataPage(page)) throw new FileDamaged(`page ${page} (${what}) is not in the file`);
    if (used[page >> 3]! & (1 << (page & 7))) throw new FileDamaged(`page ${page} is used twice (${what})`);
    used[page >> 3]! |= 1 << (page & 7);
  };
  /** Bounds the lists: entries beyond the page budget would never be checked. */
  const push = (list: (() => void)[], task: () => void) => {
    if (list.length < pagesMax) list.push(task);
    else complete = false;
  };
  const pushPage = (task: PageTask) => {
    if (task.level === 1) push(leaves, () => checkLeaf(task));
    else push(branches, () => checkBranch(task));
  };
  const addTree = (tree: Tree) => {
    counts.set(tree, { branches: 0, leaves: 0, overflows: 0, entries: 0 });
    if (tree.root === null) return;
    pushPage({ tree, page: tree.root, level: tree.depth, least: null, below: null });
  };

  const checkBranch = ({ tree, page, level, least, below }: PageTask) => {
    use(page, tree.name);
    const children = file.branch(page);
    counts.get(tree)!.branches++;
    requireOrder(
      tree,
      page,
      children.slice(1).map(({ key }) => key),
      least,
      below,
    );
    // The tasks are a stack: pushed in reverse order, the children are checked in key order.
    for (let i = children.length - 1; i >= 0; i--) {
      pushPage({
        tree,
        page: children[i]!.page,
        level: level - 1,
        least: i === 0 ? least : children[i]!.key,
        below: children[i + 1]?.key ?? below,
      });
    }
  };
  const checkLeaf = ({ tree, page, least, below }: PageTask) => {
    use(page, tree.name);
    const entries = file.leaf(page);
    const count = counts.get(tree)!;
    count.leaves++;
    count.entries += entries.length;
    requireOrder(
      tree,
      page,
      entries.map(({ key }) => key),
      least,
      below,
    );
    for (const entry of entries) {
      if (entry.tree !== null) {
        if (tree !== file.snapshot.main) throw new FileDamaged(`page ${page} has a table inside a table`);
        addTree(entry.tree);
      }
      if (entry.overflow !== null) {
        count.overflows += entry.overflow.pages;
        for (let i = 0; i < entry.overflow.pages; i++)
          use(entry.overflow.page + i, `a value of ${tree.name}`);
        const { overflow } = entry;
        push(values, () => file.overflowHeader(overflow));
      }
      if (tree === file.snapshot.free) free.push(...freePages(file.value(entry)));
    }
  };

  attempt(() => {
    if (file.trailingBytes > 0) throw new FileDamaged(`it ends in the middle of page ${file.pageCount}`);
  });
  addTree(file.snapshot.free);
  addTree(file.snapshot.main);
  for (;;) {
    // Without a budget, values and leaves come first, so that few tasks are pending at a time.
    const lists = budget === undefined ? [values, leaves, branches] : [branches, leaves, values];
    const task = lists.find(list => list.length > 0)?.pop();
    if (task === undefined) break;
    if (checked >= pagesMax || performance.now() > until) {
      complete = false;
      break;
    }
    checked++;
    options.onPage?.(checked);
    attempt(task);
  }
  // A file may end before its last page if all pages beyond its end are free.
  let beyondEnd = Math.max(0, file.snapshot.lastPage + 1 - file.pageCount);
  for (const { page, pages } of free)
    attempt(() => {
      if (page < 2 || page + pages - 1 > file.snapshot.lastPage)
        throw new FileDamaged(`the list of free pages has the invalid page ${page + pages - 1}`);
      beyondEnd -= Math.max(0, page + pages - Math.max(page, file.pageCount));
      for (let i = page; i < Math.min(page + pages, file.pageCount); i++)
        if (used[i >> 3]! & (1 << (i & 7)))
          throw new FileDamaged(`page ${i} is in use and in the list of free pages`);
    });
  if (complete && beyondEnd !== 0)
    attempt(() => {
      throw new FileDamaged(
        `it ends at page ${file.pageCount - 1}, but its last page should be ${file.snapshot.lastPage}`,
      );
    });
  if (complete)
    for (const [tree, { branches, leaves, overflows, entries }] of counts)
      attempt(() => {
        if (
          entries !== tree.entries ||
          leaves !== tree.leafPages ||
          branches !== tree.branchPages ||
          overflows !== tree.overflowPages
        )
          throw new FileDamaged(
            `the ${tree.name} declares ${tree.entries} entries, but its pages have ${entries}`,
          );
      });
  return { checked, complete };
}

/** Checks that keys are in order, from `least` (inclusive) to `below` (exclusive). @throws FileDamaged */
function requireOrder(
  tree: Tree,
  page: number,
  keys: Buffer[],
  least: Buffer | null,
  below: Buffer | null,
): void {
  const order = keyOrder(tree);
  const bounded = [...keys, ...(below === null ? [] : [below])];
  let previous = least;
  let first = true;
  for (const key of bounded) {
    const found = previous === null ? -1 : order(previous, key);
    if (found > 0 || (found === 0 && !first))
      throw new FileDamaged(`page ${page} of ${tree.name} has keys out of order`);
    [previous, first] = [key, false];
  }
}
