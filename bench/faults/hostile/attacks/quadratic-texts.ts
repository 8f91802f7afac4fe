import type { Attack } from '../attack.js';

const chars = 48_000;
const long = (piece: string, most = chars) => piece.repeat(Math.floor(most / piece.length));

/** Pieces whose repetition is slow for quadratic algorithms. */
const pieces = [
  '~~~\nb\n',
  '```js\n',
  'a—',
  "shouldn't've ",
  'x@',
  'a.b-',
  'www.',
  '(((',
  '“',
  '… ',
  '<a ',
  '&#9;&#',
  '\u202e\u2066',
  'ё\u0308',
  '- [ ] ',
  'I ',
  '1,',
  '#\n\n',
];
const json = { 'content-type': 'application/json' };

export const attack: Attack = {
  what: 'texts of 48,000 characters that repeat one piece, sent to scan, cleanup and rewrite',
  run: scenario =>
    scenario.steadily(n => {
      const piece = pieces[n % pieces.length]!;
      if (n % 3 === 0) {
        const sentences = Array.from({ length: 20 }, (_, i) => ({ id: `s${i}`, text: long(piece, 1_190) }));
        const body = JSON.stringify({ sentences, mode: 'formal' });
        return scenario.keyed({ path: '/api/rewrite/stream', headers: json, body });
      }
      const body = JSON.stringify({ text: long(piece), save: false, contractions: true });
      return scenario.keyed({ path: n % 3 === 1 ? '/api/scan' : '/api/cleanup', headers: json, body });
    }),
};
