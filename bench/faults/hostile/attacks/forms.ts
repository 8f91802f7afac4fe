import type { Attack } from '../attack.js';

const form = 'application/x-www-form-urlencoded';
const multipart = (parts: string) => ({
  type: 'multipart/form-data; boundary=edge',
  body: `${parts}--edge--\r\n`,
});
const part = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const bodies: readonly { type: string; body: string }[] = [
  // Below the size limit of anonymous callers
  { type: form, body: `text=${'%2B+'.repeat(90_000)}` },
  { type: form, body: '&'.repeat(370_000) },
  { type: form, body: Array.from({ length: 30_000 }, (_, i) => `k${i}=%41`).join('&') },
  multipart(Array.from({ length: 4_500 }, (_, i) => part(`p${i}`, 'v')).join('')),
  multipart(`--edge\r\n${'X-Pad: y\r\n'.repeat(30_000)}\r\nv\r\n`),
  // Above it
  { type: form, body: `text=${'%2B+'.repeat(1_000_000)}` },
  { type: form, body: '&'.repeat(4_000_000) },
  { type: form, body: Array.from({ length: 300_000 }, (_, i) => `k${i}=%41`).join('&') },
  { type: form, body: `${'%C3%A4'.repeat(650_000)}=1` },
  multipart(Array.from({ length: 40_000 }, (_, i) => part(`p${i}`, 'v')).join('')),
  multipart(part('n'.repeat(900_000), 'v'.repeat(900_000))),
  multipart(`--edge\r\n${'X-Pad: y\r\n'.repeat(300_000)}\r\nv\r\n`),
];

export const attack: Attack = {
  what: '60 anonymous forms of up to 4 MB, at once',
  run: scenario =>
    scenario.burst(60, n => {
      const { type, body } = bodies[n % bodies.length]!;
      return scenario.anonymous({
        path: n % 2 ? '/api/scan' : '/api/cleanup',
        headers: { 'content-type': type },
        body,
      });
    }),
};
