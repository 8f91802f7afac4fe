/** A document worker that fills its heap. */
export function extractDocument() {
  const kept: number[][] = [];
  for (let i = 0; ; i++) kept.push(new Array<number>(10_000).fill(i));
}
