/** A document worker that fills its heap. */
export function extractDocument() {
  const retained: number[][] = [];
  for (let i = 0; ; i++) retained.push(new Array<number>(10_000).fill(i));
}
