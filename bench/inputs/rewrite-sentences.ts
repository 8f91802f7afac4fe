import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { prepare } from '../../src/engine/text/prepare.js';
import { mulberry32 } from '../../src/training/statistics/random.js';

const folder = '../shared/corpora/detect/train';
export const corporaAbsent = existsSync(folder) ? false : 'corpora absent: detect/train';

export interface Sample {
  source: string;
  label: 'human' | 'ai';
  text: string;
}

/**
 * The same number of sentences from every source, AI-generated and human-written; 12 to 1,200 characters, as
 * the API requires.
 */
export function realSentences(wanted: number, seed: number): Sample[] {
  const random = mulberry32(seed);
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
