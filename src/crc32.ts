/** Four tables, each a byte further: a step takes four bytes at once. */
const [near, second, third, far] = tables();

function tables(): [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    return rest;
  });
  const after = (table: Uint32Array) => table.map(rest => first[rest & 0xff]! ^ (rest >>> 8));
  const two = after(first);
  const three = after(two);
  return [first, two, three, after(three)];
}

/** CRC-32 of ISO 3309, as zip has it. (`zlib.crc32` came with Node 20.15; Node 20.11 must do.) */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  let at = 0;
  for (const end = bytes.length - 3; at < end; at += 4) {
    const word = crc ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24));
    crc =
      far[word & 0xff]! ^ third[(word >>> 8) & 0xff]! ^ second[(word >>> 16) & 0xff]! ^ near[word >>> 24]!;
  }
  for (; at < bytes.length; at++) crc = near[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
