/**
 * Requests of a typical integration: 80% scans of 300 to 800 words, 10% cleanups, 5% files, 5% rewrite
 * streams.
 */
import { mulberry32 } from '../../src/training/statistics/random.js';
import { wordFile } from '../inputs/office-files.js';
import { prose } from '../inputs/prose.js';
import { requestBytes } from './raw-connection.js';

const shares = { scan: 16, cleanup: 2, file: 1, stream: 1 };
/** Number of times the mix of 20 requests is generated, so that texts repeat rarely. */
const rounds = 16;

/** @param only restricts the mix to scans, for servers with no other endpoint */
export function requestMix(key: string, only: 'scans' | 'everything' = 'everything'): Buffer[] {
  const next = mulberry32(7);
  const authorization = `Bearer ${key}`;
  const json = { authorization, 'content-type': 'application/json' };
  const text = (i: number) => prose(300 + Math.floor(next() * 500), i);
  const file = wordFile(500);
  const makers = {
    scan: (i: number) => requestBytes('POST', '/api/scan', json, JSON.stringify({ text: text(i) })),
    cleanup: (i: number) => requestBytes('POST', '/api/cleanup', json, JSON.stringify({ text: text(i) })),
    file: () => requestBytes('POST', '/api/scan', { authorization, 'x-filename': 'essay.docx' }, file),
    stream: (i: number) =>
      requestBytes('POST', '/api/rewrite/stream', json, JSON.stringify({ sentences: sentences(text(i)) })),
  };
  const kinds = Object.entries(shares).flatMap(([kind, times]) => Array<string>(rounds * times).fill(kind));
  const shuffled = kinds
    .map(kind => ({ kind: only === 'scans' ? 'scan' : kind, at: next() }))
    .sort((a, b) => a.at - b.at);
  return shuffled.map(({ kind }, i) => makers[kind as keyof typeof makers](i + 1));
}

const sentences = (text: string) =>
  text
    .split(/(?<=\.)\s+/)
    .filter(sentence => sentence.length >= 12)
    .slice(0, 5)
    .map((sentence, i) => ({ id: `s${i}`, text: sentence }));
