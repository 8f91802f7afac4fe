/**
 * Requests of a typical integration: 80% scans of 300 to 800 words, 10% cleanups, 5% files, 5% rewrite
 * streams.
 */
import { mulberry32 } from '../../src/training/statistics/random.js';
import { wordFile } from '../inputs/office-files.js';
import { sentencesOf, windowsOf } from '../inputs/real-texts.js';
import { requestBytes } from './raw-connection.js';

const shares = { scan: 16, cleanup: 2, file: 1, stream: 1 };
/** Number of times the mix of 20 requests is generated: more scans than there are texts. */
const rounds = 16;

/** @param only restricts the mix to scans, for servers with no other endpoint */
export function requestMix(key: string, only: 'scans' | 'everything' = 'everything'): Buffer[] {
  const next = mulberry32(7);
  const authorization = `Bearer ${key}`;
  const json = { authorization, 'content-type': 'application/json' };
  const texts = [300, 500, 800].flatMap(windowsOf);
  const text = (i: number) => texts[i % texts.length]!;
  const makers = {
    scan: (i: number) => requestBytes('POST', '/api/scan', json, JSON.stringify({ text: text(i) })),
    cleanup: (i: number) => requestBytes('POST', '/api/cleanup', json, JSON.stringify({ text: text(i) })),
    file: (i: number) =>
      requestBytes('POST', '/api/scan', { authorization, 'x-filename': 'essay.docx' }, wordFile(500, i)),
    stream: (i: number) =>
      requestBytes(
        'POST',
        '/api/rewrite/stream',
        json,
        JSON.stringify({ sentences: sentencesOf(text(i), 5) }),
      ),
  };
  const kinds = Object.entries(shares).flatMap(([kind, times]) => Array<string>(rounds * times).fill(kind));
  const shuffled = kinds
    .map(kind => ({ kind: only === 'scans' ? 'scan' : kind, at: next() }))
    .sort((a, b) => a.at - b.at);
  return shuffled.map(({ kind }, i) => makers[kind as keyof typeof makers](i));
}
