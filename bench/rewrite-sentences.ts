import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { prepare } from '../src/text/prepare.js';

const folder = '../shared/corpora/detect/train';
export const corporaAbsent = existsSync(folder) ? false : 'corpora absent: detect/train';

export interface Sample {
  source: string;
  label: 'human' | 'ai';
  text: string;
}

/** A generator of numbers 0..1 that one seed settles (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sentences of every source, the same share of each, machine and human; 12 to 1,200 characters, as the interface takes. */
export function realSentences(wanted: number, seed: number): Sample[] {
  const random = seeded(seed);
  const groups = new Map<string, Sample[]>();
  for (const file of readdirSync(folder).filter(name => name.endsWith('.jsonl.gz'))) {
    const rows = gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .trim()
      .split('\n');
    for (let i = 0; i < 160 && rows.length > 0; i++) {
      const row = JSON.parse(rows.splice(Math.floor(random() * rows.length), 1)[0]!) as {
        text: string;
        label: 'human' | 'ai';
        source: string;
      };
      const read = prepare(row.text);
      const key = `${row.source} ${row.label}`;
      const list = groups.get(key) ?? [];
      groups.set(key, list);
      for (let j = 0; j < 4 && read.sentences > 0; j++) {
        const at = Math.floor(random() * read.sentences);
        const text = row.text.slice(read.sentenceStart[at]!, read.sentenceEnd[at]!).trim();
        const length = [...text].length;
        if (length >= 12 && length <= 1_200) list.push({ source: row.source, label: row.label, text });
      }
    }
  }
  const samples: Sample[] = [];
  const lists = [...groups.values()];
  for (let round = 0; samples.length < wanted && lists.some(list => list.length > round); round++) {
    for (const list of lists)
      if (list[round] !== undefined && samples.length < wanted) samples.push(list[round]!);
  }
  return samples;
}
