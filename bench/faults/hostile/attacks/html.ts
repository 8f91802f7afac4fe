import type { Attack } from '../attack.js';

const pages = [
  `<p>${`&#${'7'.repeat(330)};`.repeat(900)}</p>`,
  `<p>&#x${'f'.repeat(100_000)};</p>`,
  `<p>${'&notit;&ampamp'.repeat(60_000)}`,
  '<b><i><a href=x>'.repeat(50_000),
  `<table>${'<tr><td><table>'.repeat(20_000)}`,
  `<p ${Array.from({ length: 90_000 }, (_, i) => `d${i}=1`).join(' ')}>text</p>`,
];

export const attack: Attack = {
  what: 'pages with huge character references, nesting and attributes',
  run: scenario =>
    scenario.steadily(n =>
      scenario.keyed({
        path: ['/api/extract', '/api/extract?format=html', '/api/cleanup/file', '/api/scan'][n % 4]!,
        headers: { 'content-type': 'text/html', 'x-filename': 'page.html' },
        body: pages[n % pages.length]!,
      }),
    ),
};
