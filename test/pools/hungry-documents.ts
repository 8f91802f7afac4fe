/** A document worker that fills its heap. */
export function extractDocument() {
  const strings: string[] = [];
  for (let i = 0; ; i++) strings.push(String(i).repeat(20));
}
