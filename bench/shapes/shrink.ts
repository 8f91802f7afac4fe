import type { Case } from './growth.js';
import { type HostileText, type Motifs, shapes } from './texts.js';

/** Limits of one shrinking. */
const triesMax = 60;
const shrinkMs = 20_000;

/** Simpler texts, the simplest first. */
function* simpler({ shape, motifs }: HostileText): Generator<HostileText> {
  const names = Object.keys(shapes);
  for (const name of names.slice(0, names.indexOf(shape))) yield { shape: name, motifs };
  for (const i of [3, 2, 1, 0]) {
    const motif = motifs[i]!;
    const replaced = (by: string): HostileText => ({
      shape,
      motifs: motifs.with(i, by) as unknown as Motifs,
    });
    if (motif === '') continue;
    if (i > 0) yield replaced('');
    const chars = Array.from(motif);
    if (chars.length === 1) continue;
    const half = chars.length >> 1;
    yield replaced(chars.slice(0, half).join(''));
    yield replaced(chars.slice(half).join(''));
    if (chars.length <= 8)
      for (let at = 0; at < chars.length; at++) yield replaced(chars.toSpliced(at, 1).join(''));
  }
}

/** The simplest case that still `shows` what the case shows. */
export async function shrink(found: Case, shows: (simpler: Case) => Promise<boolean>): Promise<Case> {
  let simplest = found;
  const until = performance.now() + shrinkMs;
  let tries = 0;
  for (let isSimpler = true; isSimpler; ) {
    isSimpler = false;
    for (const text of simpler(simplest.text)) {
      if (++tries > triesMax || performance.now() > until) return simplest;
      if (!(await shows({ ...found, text }))) continue;
      simplest = { ...found, text };
      isSimpler = true;
      break;
    }
  }
  return simplest;
}
