import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import yauzl from 'yauzl';
import { limits } from '../../../../src/contract/limits.js';
import { DocumentFailure } from '../../../../src/files/document/document.js';
import { readEntry, rewriteZip } from '../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../src/files/document/office/zip-directory.js';
import { archive, type Part } from '../archive.js';

const hello: Part = { name: 'a.xml', content: 'hello hello hello' };
const other: Part = { name: 'b.xml', content: 'other' };

const read = (bytes: Uint8Array, name: string): string => {
  const zip = openZip(bytes, limits);
  return new TextDecoder().decode(readEntry(zip, zip.entries.get(name)!));
};

const rejects = (act: () => unknown, problem: string, message?: RegExp) =>
  assert.throws(act, error => {
    assert.ok(error instanceof DocumentFailure, String(error));
    assert.equal(error.problem, problem);
    if (message !== undefined) assert.match(error.message, message);
    return true;
  });

/** Entries as an independent reader sees them. */
const second = (bytes: Uint8Array): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found: Record<string, string> = {};
      zip.on('error', reject);
      zip.on('end', () => resolve(found));
      zip.on('entry', entry => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          found[entry.fileName] = Buffer.concat(chunks).toString();
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });

/** The same archive with a zip64 end record and its locator, and placeholders in the old end record. */
function withWideEnd(bytes: Uint8Array, entries: number): Uint8Array {
  const end = bytes.length - 22;
  const directory = new DataView(bytes.buffer).getUint32(end + 16, true);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(entries), 24);
  record.writeBigUInt64LE(BigInt(entries), 32);
  record.writeBigUInt64LE(BigInt(end - directory), 40);
  record.writeBigUInt64LE(BigInt(directory), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  const old = Buffer.from(bytes.subarray(end));
  old.fill(0xff, 8, 20);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, end), record, locator, old]));
}

describe('openZip and readEntry', () => {
  it('reads deflated, stored and zip64 entries, and entries with a descriptor', () => {
    for (const oddity of [
      {},
      { stored: true },
      { described: true },
      { wide: true },
      { wide: true, stored: true },
    ])
      assert.equal(read(archive([other, { ...hello, ...oddity }]), 'a.xml'), hello.content);
  });

  it('reads an archive with a comment', () => {
    assert.equal(read(archive([hello], 'PK, says the comment'), 'a.xml'), hello.content);
  });

  it('reads an archive with a zip64 end record', () => {
    const bytes = withWideEnd(archive([hello, other]), 2);
    assert.equal(read(bytes, 'b.xml'), other.content);
    const lying = bytes.slice();
    new DataView(lying.buffer).setBigUint64(lying.length - 22 - 20 + 8, 5n, true);
    rejects(() => openZip(lying, limits), 'unreadable');
  });

  it('reads a backslash in a name as a slash', () => {
    assert.equal(read(archive([{ ...hello, name: 'word\\a.xml' }]), 'word/a.xml'), hello.content);
  });

  it('rejects bytes after the end record, and a missing end record', () => {
    const bytes = archive([hello]);
    rejects(() => openZip(Buffer.concat([bytes, Buffer.from('x')]), limits), 'unreadable');
    for (let length = 0; length < bytes.length; length++)
      rejects(() => openZip(bytes.subarray(0, length), limits), 'unreadable');
  });

  it('rejects two entries with the same name in any case', () => {
    rejects(() => openZip(archive([hello, hello]), limits), 'unreadable', /same name/);
    rejects(() => openZip(archive([hello, { ...hello, name: 'A.XML' }]), limits), 'unreadable', /same name/);
  });

  it('rejects an entry that is longer or shorter than declared', () => {
    for (const inflatedBytes of [0, 1, 16, 18, 1000])
      rejects(() => read(archive([{ ...hello, inflatedBytes }]), 'a.xml'), 'unreadable');
  });

  it('rejects a wrong checksum', () => {
    rejects(() => read(archive([{ ...hello, crc: 1 }]), 'a.xml'), 'unreadable', /checksum/);
  });

  it('reports an encrypted entry', () => {
    rejects(() => read(archive([{ ...hello, encrypted: true }]), 'a.xml'), 'encrypted');
  });

  it('rejects a declared size above the limit before inflating', () => {
    const inflatedBytes = limits.inflatedBytes + 1;
    rejects(() => read(archive([{ ...hello, inflatedBytes }]), 'a.xml'), 'too_large_inside');
  });

  it('reads an entry of any compression ratio within the limit', () => {
    const content = '<w:p/>'.repeat(300_000);
    assert.equal(read(archive([{ name: 'a.xml', content }]), 'a.xml'), content);
  });

  it('bounds the total of all entries read', () => {
    const inflatedBytes = Math.ceil(limits.inflatedBytes / 2) + 1;
    const content = new Uint8Array(inflatedBytes);
    const zip = openZip(
      archive([
        { name: 'a', content, stored: true },
        { name: 'b', content, stored: true },
      ]),
      limits,
    );
    assert.equal(readEntry(zip, zip.entries.get('a')!).length, inflatedBytes);
    rejects(() => readEntry(zip, zip.entries.get('b')!), 'too_large_inside');
  });

  it('rejects too many entries', () => {
    const parts = Array.from({ length: limits.archiveEntries + 1 }, (_, i) => ({
      name: String(i),
      content: '',
    }));
    rejects(() => openZip(archive(parts), limits), 'too_large_inside');
  });

  it('rejects an entry inside another', () => {
    const inner = archive([other]);
    const directoryAt = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
    const bytes = archive([
      { name: 'outer', content: inner.slice(0, directoryAt(inner)), stored: true },
      other,
    ]);
    const view = new DataView(bytes.buffer);
    const secondRecord = directoryAt(bytes) + 46 + 'outer'.length;
    view.setUint32(secondRecord + 42, 30 + 'outer'.length, true);
    rejects(() => openZip(bytes, limits), 'unreadable', /overlap/);
  });

  it('returns entries or throws DocumentFailure for any bytes', () => {
    const whole = archive(
      [hello, { ...other, wide: true }, { name: 'c', content: 'c', described: true }],
      'comment',
    );
    const mutation = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(mutation, changes => {
        const bytes = whole.slice();
        for (const [at, value] of changes) bytes[at] = value;
        try {
          const zip = openZip(bytes, limits);
          for (const entry of zip.entries.values()) readEntry(zip, entry);
        } catch (error) {
          assert.ok(error instanceof DocumentFailure, String(error));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('rewriteZip', () => {
  const parts: Part[] = [
    { name: 'mimetype', content: 'application/x', stored: true },
    { name: 'described.xml', content: 'one one one', described: true },
    { name: 'wide.xml', content: 'two two two', wide: true },
    { name: 'kept.xml', content: 'kept kept', described: true },
    { name: 'plain.xml', content: 'three' },
  ];
  const bytes = archive(parts, 'a comment');

  it('returns the same bytes when nothing is replaced', () => {
    assert.deepEqual(rewriteZip(openZip(bytes, limits), new Map()), bytes);
  });

  it('replaces content, verified with an independent reader', async () => {
    const names = ['described.xml', 'wide.xml', 'plain.xml', 'mimetype'];
    for (const name of names) {
      const written = rewriteZip(
        openZip(bytes, limits),
        new Map([[name, Buffer.from('something else entirely')]]),
      );
      const expected = Object.fromEntries(parts.map(part => [part.name, part.content]));
      assert.deepEqual(await second(written), { ...expected, [name]: 'something else entirely' });
      assert.equal(read(written, name), 'something else entirely');
    }
  });

  it('updates the offset of a zip64 end record', async () => {
    const wide = withWideEnd(archive([hello, other]), 2);
    const written = rewriteZip(
      openZip(wide, limits),
      new Map([['a.xml', Buffer.from('a much longer content than before')]]),
    );
    assert.deepEqual(await second(written), {
      'a.xml': 'a much longer content than before',
      'b.xml': other.content,
    });
    assert.equal(read(written, 'b.xml'), other.content);
  });

  it('writes sizes into the header and drops the descriptor', () => {
    const written = rewriteZip(openZip(bytes, limits), new Map([['described.xml', Buffer.from('new')]]));
    const entry = openZip(written, limits).entries.get('described.xml')!;
    assert.equal(entry.hasDescriptor, false);
    assert.equal(entry.dataStart + entry.compressedBytes, entry.end);
    const view = new DataView(written.buffer);
    assert.equal(view.getUint16(entry.start + 6, true) & 8, 0);
    assert.equal(view.getUint32(entry.start + 18, true), entry.compressedBytes);
  });

  it('preserves other entries byte for byte, and the order, methods and dates of all', () => {
    const written = rewriteZip(openZip(bytes, limits), new Map([['wide.xml', Buffer.from('x')]]));
    const before = openZip(bytes, limits);
    const after = openZip(written, limits);
    assert.deepEqual([...after.entries.keys()], [...before.entries.keys()]);
    for (const [name, was] of before.entries) {
      const is = after.entries.get(name)!;
      assert.equal(is.method, was.method);
      assert.deepEqual(
        written.subarray(is.start + 10, is.start + 14),
        bytes.subarray(was.start + 10, was.start + 14),
      );
      if (name !== 'wide.xml')
        assert.deepEqual(written.subarray(is.start, is.end), bytes.subarray(was.start, was.end));
    }
  });
});
