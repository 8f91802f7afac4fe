import type { Attack } from '../attack.js';

/** Texts without visible characters, some far longer than any plan allows. */
const texts = [
  '\u2060'.repeat(120_000),
  '\ufeff\u00ad'.repeat(70_000),
  '\u{e0041}'.repeat(9_900),
  'a\u0301\u200d'.repeat(3_300),
  '\u2060'.repeat(1_350_000),
  '\ufeff\u00ad'.repeat(600_000),
  '\u{e0041}'.repeat(950_000),
  ' \t\r\n\u3000'.repeat(550_000),
  'a\u0301\u200d'.repeat(500_000),
];

export const attack: Attack = {
  what: '60 anonymous texts of up to 4 MB of invisible characters, at once',
  run: scenario =>
    scenario.burst(60, n =>
      scenario.anonymous({
        path: ['/api/scan', '/api/cleanup', '/api/cleanup/file', '/api/extract'][n % 4]!,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-filename': 'blank.txt' },
        body: texts[n % texts.length]!,
      }),
    ),
};
