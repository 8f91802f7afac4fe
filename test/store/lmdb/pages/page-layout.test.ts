import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { open } from 'lmdb';
import {
  areBoundsValid,
  childOf,
  formatProblem,
  headerBytes,
  leafData,
  type MetaFields,
  metaBytes,
  newestMeta,
  nodeFlags,
  overflowPagesFor,
  overflowPagesOf,
  pageFlags,
  readBounds,
  readFreeList,
  readHeader,
  readMeta,
  readNodes,
  readOverflowRun,
  readTree,
  treeBytes,
} from '../../../../src/store/lmdb/pages/page-layout.js';
import { dropFolders, newFolder } from '../../folder.js';
import { range } from '../../records.js';

const words = range(1, 500).map(n => `word ${String(n).padStart(4, '0')}`);
const largeBytes = 20_000;
const large = Buffer.alloc(largeBytes, 'large');

let file: Buffer;
let meta: MetaFields;
const pageAt = (number: number) =>
  Buffer.from(file.subarray(number * meta.pageBytes, (number + 1) * meta.pageBytes));
/** Root page of a table in the file that LMDB wrote. */
const rootOf = (name: string) => {
  const main = pageAt(meta.main.root!);
  const node = readNodes(main, readBounds(main))!.find(({ key }) => key.toString().startsWith(name))!;
  assert.equal(node.flags, nodeFlags.tree);
  const data = leafData(main, node)!;
  assert.equal(data.length, treeBytes);
  return readTree(data);
};

before(async () => {
  const folder = newFolder();
  const env = open({ path: join(folder, 'env'), noSubdir: false, encoding: 'binary', maxDbs: 4 });
  const table = env.openDB<Buffer, string>({ name: 'words', encoding: 'binary' });
  const values = env.openDB<Buffer, string>({ name: 'large', encoding: 'binary' });
  await env.transaction(() => {
    for (const word of words) table.put(word, Buffer.from(`value of ${word}`));
    values.put('one', large);
    values.put('two', large);
  });
  await values.remove('two');
  await env.close();
  file = readFileSync(join(folder, 'env', 'data.mdb'));
  const first = readMeta(file.subarray(0, metaBytes));
  meta = newestMeta(first, readMeta(file.subarray(first.pageBytes, first.pageBytes + metaBytes)));
});
after(dropFolders);

describe('the page layout of a file that LMDB wrote', () => {
  it('has two meta pages of the supported format', () => {
    for (const number of [0, 1]) {
      const page = pageAt(number);
      assert.equal(readHeader(page).flags, pageFlags.meta);
      assert.equal(formatProblem(readMeta(page)), null);
    }
    assert.ok(meta.lastPage < file.length / meta.pageBytes);
  });

  it('has all keys and values in the leaves of a branch, in order', () => {
    const { root, depth, entries, branchPages, leafPages } = rootOf('words');
    assert.deepEqual([depth, entries, branchPages], [2, words.length, 1]);
    const branch = pageAt(root!);
    assert.equal(readHeader(branch).flags, pageFlags.branch);
    const children = readNodes(branch, readBounds(branch))!.map(childOf);
    assert.equal(children.length, leafPages);
    const found = children.flatMap(child => {
      const leaf = pageAt(child);
      const { number, transaction, flags } = readHeader(leaf);
      assert.deepEqual([number, flags], [child, pageFlags.leaf]);
      assert.ok(transaction <= meta.transaction);
      return readNodes(leaf, readBounds(leaf))!.map(node => [
        node.key.toString().replace(/\0+$/, ''),
        leafData(leaf, node)!.toString(),
      ]);
    });
    assert.deepEqual(
      found,
      words.map(word => [word, `value of ${word}`]),
    );
  });

  it('has a large value on as many overflow pages as its size requires', () => {
    const leaf = pageAt(rootOf('large').root!);
    const [node] = readNodes(leaf, readBounds(leaf))!;
    assert.deepEqual([node!.size, node!.flags], [largeBytes, nodeFlags.overflow]);
    const run = readOverflowRun(leafData(leaf, node!)!);
    assert.equal(run.pages, overflowPagesFor(largeBytes, meta.pageBytes));
    const start = run.page * meta.pageBytes;
    const header = file.subarray(start, start + headerBytes);
    assert.equal(readHeader(header).flags, pageFlags.overflow);
    assert.equal(overflowPagesOf(header), run.pages);
    assert.ok(large.equals(file.subarray(start + headerBytes, start + headerBytes + largeBytes)));
  });

  it('lists the pages of a deleted value in the free list', () => {
    const leaf = pageAt(meta.free.root!);
    const free = readNodes(leaf, readBounds(leaf))!.flatMap(node => readFreeList(leafData(leaf, node)!)!);
    const pages = free.reduce((sum, run) => sum + run.pages, 0);
    assert.ok(pages >= overflowPagesFor(largeBytes, meta.pageBytes), `${pages} pages`);
    for (const run of free) assert.ok(run.page > 1 && run.page + run.pages - 1 <= meta.lastPage);
  });
});

describe('a page with wrong offsets', () => {
  let page: Buffer;
  const [lowerAt, upperAt] = [20, 22];
  const nodeAt = () => headerBytes + page.readUInt16LE(headerBytes);
  before(() => {
    const root = pageAt(rootOf('words').root!);
    page = pageAt(childOf(readNodes(root, readBounds(root))![0]!));
  });
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(page);
    copy.writeUInt16LE(value, at);
    return copy;
  };

  it('has invalid bounds when they are odd, out of order or outside the page', () => {
    const { lower, upper } = readBounds(page);
    assert.ok(areBoundsValid(page, { lower, upper }));
    const wrong: [number, number][] = [
      [lowerAt, lower - headerBytes + 1],
      [lowerAt, upper - headerBytes + 2],
      [upperAt, lower - headerBytes - 2],
      [upperAt, page.length - headerBytes + 1],
      [upperAt, 0xffff],
    ];
    for (const [at, value] of wrong) {
      const copy = changed(at, value);
      assert.ok(!areBoundsValid(copy, readBounds(copy)), `${value} at ${at}`);
    }
  });

  it('has no nodes when one begins in the gap, in the header or outside the page', () => {
    const bounds = readBounds(page);
    const room = page.length - headerBytes;
    for (const offset of [0, bounds.upper - headerBytes - 1, room - 7, room, 0xffff])
      assert.equal(readNodes(changed(headerBytes, offset), bounds), null, `offset ${offset}`);
  });

  it('has no nodes when a key ends outside the page', () => {
    const toEnd = page.length - nodeAt() - 8;
    assert.notEqual(readNodes(changed(nodeAt() + 6, toEnd), readBounds(page)), null);
    for (const size of [toEnd + 1, 0xffff])
      assert.equal(readNodes(changed(nodeAt() + 6, size), readBounds(page)), null, `${size} bytes`);
  });

  it('has no data in a node whose value or overflow run ends outside the page', () => {
    const [node] = readNodes(page, readBounds(page))!;
    const toEnd = page.length - node!.dataAt;
    assert.equal(leafData(page, { ...node!, size: toEnd })?.length, toEnd);
    for (const size of [toEnd + 1, 2 ** 32 - 1])
      assert.equal(leafData(page, { ...node!, size }), null, `${size} bytes`);
    const dataAt = page.length - 23;
    assert.equal(leafData(page, { ...node!, flags: nodeFlags.overflow, dataAt }), null);
  });
});

describe('formatProblem', () => {
  it('reports a wrong magic number, version or page size', () => {
    assert.match(formatProblem({ ...meta, magic: 1 })!, /does not begin as an LMDB file/);
    assert.match(formatProblem({ ...meta, version: 1 })!, /version 1, not 2/);
    for (const pageBytes of [0, 256, 4_095, 6_000, 131_072])
      assert.match(formatProblem({ ...meta, pageBytes })!, /page size/, `${pageBytes}`);
  });
});

describe('overflowPagesFor', () => {
  it('includes the header of the first page only', () => {
    for (const [bytes, pages] of [
      [1, 1],
      [4_072, 1],
      [4_073, 2],
      [4_072 + 4_096, 2],
      [4_073 + 4_096, 3],
    ] as const)
      assert.equal(overflowPagesFor(bytes, 4_096), pages, `${bytes} bytes`);
  });
});

describe('newestMeta', () => {
  it('returns the page with the greater transaction, or the first of two equal ones', () => {
    const [old, current, same] = [1n, 2n, 2n].map(transaction => ({ transaction }));
    assert.equal(newestMeta(old!, current!), current);
    assert.equal(newestMeta(current!, old!), current);
    assert.equal(newestMeta(current!, same!), current);
  });
});

describe('readFreeList', () => {
  const listOf = (...numbers: number[]) => Buffer.from(BigInt64Array.from(numbers, BigInt).buffer);

  it('decodes single pages and runs, and skips zeros', () => {
    assert.deepEqual(readFreeList(listOf(6, 9, 0, -3, 20, 0, 5)), [
      { page: 9, pages: 1 },
      { page: 20, pages: 3 },
      { page: 5, pages: 1 },
    ]);
    assert.deepEqual(readFreeList(listOf(0)), []);
  });

  it('ignores entries beyond the count, and a run whose first page is missing', () => {
    assert.deepEqual(readFreeList(listOf(2, 9, -3, 20)), [{ page: 9, pages: 1 }]);
  });

  it('returns null for a value that is shorter than its count', () => {
    for (const value of [Buffer.alloc(0), Buffer.alloc(7), listOf(1), listOf(3, 9, 10), listOf(-1, 9)])
      assert.equal(readFreeList(value), null);
  });
});
