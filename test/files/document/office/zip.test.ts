import assert from 'node:assert/strict';
import { text as streamText } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fromBufferPromise } from 'yauzl';
import { limits } from '../../../../src/contract/limits.js';
import { DocumentFailure } from '../../../../src/files/document/document.js';
import { readEntry, rewriteZip } from '../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../src/files/document/office/zip-directory.js';
import { forAll } from '../../../for-all.js';
import { archive, type Part } from '../archive.js';
import { partOf } from '../reading.js';

const hello: Part = { name: 'a.xml', content: 'hello hello hello' };
const other: Part = { name: 'b.xml', content: 'other' };

const read = (bytes: Uint8Array, name = 'a.xml') => partOf(bytes, name);

const rejects = (act: () => unknown, problem: string, message = /./) =>
  assert.throws(
    act,
    error => error instanceof DocumentFailure && error.problem === problem && message.test(error.message),
  );

/** Entries as an independent reader sees them. */
async function entriesOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const found: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    found[entry.fileName] = await streamText(await zip.openReadStreamPromise(entry));
  return found;
}

describe('openZip and readEntry', () => {
  const readable: [what: string, bytes: Uint8Array, name?: string][] = [
    ['a deflated entry', archive([other, hello])],
    ['a stored entry', archive([other, { ...hello, stored: true }])],
    ['an entry with a descriptor', archive([other, { ...hello, described: true }])],
    ['a zip64 entry', archive([other, { ...hello, wide: true }])],
    ['a stored zip64 entry', archive([other, { ...hello, wide: true, stored: true }])],
    ['an archive with a comment', archive([hello], 'PK, says the comment')],
    ['an archive with a zip64 end record', archive([other, hello], '', true)],
    ['a backslash in a name as a slash', archive([{ ...hello, name: 'word\\a.xml' }]), 'word/a.xml'],
  ];
  for (const [what, bytes, name = 'a.xml'] of readable)
    it(`reads ${what}`, () => assert.equal(read(bytes, name), hello.content));

  it('reads an entry of any compression ratio within the limit', () => {
    const content = '<w:p/>'.repeat(300_000);
    assert.equal(read(archive([{ name: 'a.xml', content }])), content);
  });

  /** The offset of the directory is in the end record. */
  const directoryOf = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
  const wrongLocator = archive([hello], '', true);
  new DataView(wrongLocator.buffer).setBigUint64(wrongLocator.length - 22 - 20 + 8, 5n, true);
  const inner = archive([other]);
  const nested = archive([
    { name: 'whole', content: inner.slice(0, directoryOf(inner)), stored: true },
    other,
  ]);
  new DataView(nested.buffer).setUint32(directoryOf(nested) + 46 + 5 + 42, 30 + 5, true);
  const parts = Array.from({ length: limits.archiveEntries + 1 }, (_, i) => ({ name: `${i}`, content: '' }));
  const rejected: [what: string, bytes: Uint8Array, problem?: string, message?: RegExp][] = [
    ['a wrong place of the zip64 end record', wrongLocator],
    ['bytes after the end record', Buffer.concat([archive([hello]), Buffer.from('x')])],
    ['two entries with the same name', archive([hello, hello]), 'unreadable', /same name/],
    ['a name in another case', archive([hello, { ...hello, name: 'A.XML' }]), 'unreadable', /same name/],
    ['a wrong checksum', archive([{ ...hello, crc: 1 }]), 'unreadable', /checksum/],
    ['an encrypted entry', archive([{ ...hello, encrypted: true }]), 'encrypted'],
    ['too many entries', archive(parts), 'too_large_inside'],
    ['an entry inside another', nested, 'unreadable', /overlap/],
    ...[0, 1, 16, 18, 1000].map((inflatedBytes): [string, Uint8Array] => [
      `an entry of 17 bytes that declares ${inflatedBytes}`,
      archive([{ ...hello, inflatedBytes }]),
    ]),
    ['a large size', archive([{ ...hello, inflatedBytes: limits.inflatedBytes + 1 }]), 'too_large_inside'],
  ];
  for (const [what, bytes, problem = 'unreadable', message] of rejected)
    it(`rejects ${what}`, () => rejects(() => read(bytes), problem, message));

  it('rejects a missing end record', () => {
    const bytes = archive([hello]);
    for (let length = 0; length < bytes.length; length++)
      rejects(() => openZip(bytes.subarray(0, length)), 'unreadable');
  });

  it('bounds the total of all entries read', () => {
    const content = new Uint8Array(Math.ceil(limits.inflatedBytes / 2) + 1);
    const stored = ['a', 'b'].map(name => ({ name, content, stored: true }));
    const zip = openZip(archive(stored));
    assert.equal(readEntry(zip, zip.entries.get('a')!).length, content.length);
    rejects(() => readEntry(zip, zip.entries.get('b')!), 'too_large_inside');
  });

  it('returns entries or throws DocumentFailure for any bytes', () => {
    const third = { name: 'c', content: 'c', described: true };
    const whole = archive([hello, { ...other, wide: true }, third], 'comment');
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    forAll([fc.array(change, { minLength: 1, maxLength: 6 })], { numRuns: 3_000 }, changes => {
      const bytes = whole.slice();
      for (const [at, value] of changes) bytes[at] = value;
      try {
        const zip = openZip(bytes);
        for (const entry of zip.entries.values()) readEntry(zip, entry);
      } catch (error) {
        assert.ok(error instanceof DocumentFailure, String(error));
      }
    });
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
  const rewritten = (name: string, content: string, source = bytes) =>
    rewriteZip(openZip(source), new Map([[name, Buffer.from(content)]]));

  it('returns the same bytes when nothing is replaced', () => {
    assert.deepEqual(rewriteZip(openZip(bytes), new Map()), bytes);
  });

  for (const name of ['described.xml', 'wide.xml', 'plain.xml', 'mimetype'])
    it(`replaces ${name}, verified with an independent reader, and copies the others`, async () => {
      const written = rewritten(name, 'something else entirely');
      const contents = Object.fromEntries(parts.map(part => [part.name, part.content]));
      assert.deepEqual(await entriesOf(written), { ...contents, [name]: 'something else entirely' });
      assert.equal(read(written, name), 'something else entirely');
      const after = openZip(written).entries;
      const before = openZip(bytes).entries;
      assert.deepEqual([...after.keys()], [...before.keys()]);
      for (const [each, was] of before) {
        const is = after.get(each)!;
        assert.equal(is.method, was.method);
        const [date, dateBefore] = [written.subarray(is.start + 10), bytes.subarray(was.start + 10)];
        assert.deepEqual(date.subarray(0, 4), dateBefore.subarray(0, 4));
        if (each !== name)
          assert.deepEqual(written.subarray(is.start, is.end), bytes.subarray(was.start, was.end));
      }
    });

  it('replaces any entries of any archive, and leaves the others', () => {
    const content = fc.string({ maxLength: 200 });
    const entry = fc.record({
      content,
      stored: fc.boolean(),
      described: fc.boolean(),
      wide: fc.boolean(),
      replacement: fc.option(content),
    });
    const given = [fc.array(entry, { maxLength: 6 }), content, fc.boolean()] as const;
    forAll([...given], { numRuns: 500 }, (entries, comment, isWide) => {
      const named = entries.map((each, i) => ({ ...each, name: `${i}.xml` }));
      const replaced = named.filter(({ replacement }) => replacement !== null);
      const zip = openZip(archive(named, comment, isWide));
      const written = rewriteZip(
        zip,
        new Map(replaced.map(({ name, replacement }) => [name, Buffer.from(replacement!)])),
      );
      for (const each of named) assert.equal(read(written, each.name), each.replacement ?? each.content);
    });
  });

  it('updates the offset of a zip64 end record', async () => {
    const wide = archive([hello, other], '', true);
    const written = rewritten('a.xml', 'a much longer content than before', wide);
    const expected = { 'a.xml': 'a much longer content than before', 'b.xml': other.content };
    assert.deepEqual(await entriesOf(written), expected);
    assert.equal(read(written, 'b.xml'), other.content);
  });
});
