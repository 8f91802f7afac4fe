/** Generator of uniform numbers in [0, 1). */
export type Random = () => number;

/**
 * mulberry32 (Tommy Ettinger): a 32-bit generator. The same seed gives the same sequence on every machine.
 */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** mulberry32 seeded with the FNV-1a hash of a string. */
export function randomFromString(seed: string): Random {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return mulberry32(hash);
}

/** Fisher–Yates shuffle, in place. */
export function shuffle<T extends { length: number; [at: number]: unknown }>(items: T, random: Random): T {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}
