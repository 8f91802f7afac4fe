/** Sends the worst known texts to every endpoint of a service and measures the turns of its main thread. */
import { limits } from '../../src/contract/limits.js';
import { startAttacked } from '../faults/hostile/attacker.js';
import { type Exchange, exchange } from '../faults/hostile/exchange.js';
import { pause, type Verdict, verdict } from '../faults/verdict.js';
import { sizeMax } from './entries.js';
import { storedCases } from './stored.js';
import { textOf } from './texts.js';

/** Processor time of a turn. */
const turnMsMax = 50;
/** After a response, until the turn that wrote it has ended. */
const settleMs = 20;
/** Texts of one batch. */
const several = 12;

type Request = Omit<Exchange, 'from'>;
const request = (path: string, headers: Record<string, string>, body: string): Request => ({
  path,
  headers,
  body,
});
const raw = (path: string, type: string) => (body: string) => request(path, { 'content-type': type }, body);
const json = (path: string, body: unknown) => raw(path, 'application/json')(JSON.stringify(body));
const file = (path: string, name: string) => (text: string) => request(path, { 'x-filename': name }, text);
const lines = raw('/api/scan/batch', 'application/x-ndjson');
const call = (name: string, text: string) => {
  const params = { name, arguments: { text } };
  return json('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
};
const parts = (text: string): string[] =>
  Array.from({ length: several }, (_, i) => text.slice(i * 1_000, (i + 16) * 1_000) || text);
const inHeader = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4_000);

const svg = file('/api/injection/image', 'a.svg');
const surrogate = /[\ud800-\udfff]/g;

/** Requests with a text, by endpoint. */
const requests: Readonly<Record<string, (text: string) => Request>> = {
  scan: text => json('/api/scan', { text, save: false, deep: true, include_sentences: true }),
  'scan, saved': text => json('/api/scan', { text, title: text.slice(0, limits.titleChars) }),
  'scan as a report': text => json('/api/scan?format=text', { text, save: false }),
  cleanup: text => json('/api/cleanup', { text, contractions: true, save: false }),
  'cleanup, saved': text => json('/api/cleanup', { text, title: text.slice(0, limits.titleChars) }),
  'extract .txt': file('/api/extract', 'a.txt'),
  'extract .md': file('/api/extract?format=html', 'a.md'),
  'extract .html': file('/api/extract', 'a.html'),
  'cleanup/file .md': file('/api/cleanup/file', 'a.md'),
  'cleanup/file .html': file('/api/cleanup/file', 'a.html'),
  'rewrite/stream': text =>
    json('/api/rewrite/stream', {
      sentences: parts(text).map((part, i) => ({ id: `s${i}`, text: part.slice(0, limits.rewriteChars) })),
    }),
  report: text =>
    json('/api/report', {
      result: { score: 50, signals: [{ name: text.slice(0, 99), score: 1, detail: text.slice(0, 999) }] },
      source_text: text.slice(0, limits.reportTextChars),
      title: text.slice(0, limits.titleChars),
    }),
  feedback: text =>
    json('/api/feedback', { verdict: 'wrong', text: text.slice(0, 200_000), consent_text: true }),
  'scan/batch': text =>
    lines(
      parts(text)
        .map((part, i) => `${JSON.stringify({ id: `${i}`, text: part })}\n`)
        .join(''),
    ),
  'scan/batch, lines': lines,
  'mcp scan_text': text => call('scan_text', text),
  'mcp cleanup_text': text => call('cleanup_text', text),
  'mcp body': raw('/api/mcp', 'application/json'),
  'JSON body': raw('/api/scan', 'application/json'),
  'JSON string without its end': text => raw('/api/scan', 'application/json')(`{"text":"${text}`),
  'form body': raw('/api/scan', 'application/x-www-form-urlencoded'),
  'multipart body': raw('/api/extract', 'multipart/form-data; boundary=b'),
  history: () => ({ path: '/api/scan?limit=200' }),
  'sign-in': text => json('/api/session', { name: text.slice(0, 1_000), password: text.slice(0, 1_000) }),
  'fetch-url': text => json('/api/fetch-url', { url: `http://${text.slice(0, limits.urlChars - 7)}` }),
  'image of SVG': text => svg(`<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`),
  path: text => ({ path: `/shared/${encodeURIComponent(text.slice(0, 300).replace(surrogate, '?'))}` }),
  headers: text => ({
    path: '/api/config',
    headers: { accept: inHeader(text), 'x-filename': inHeader(text) },
  }),
};

/** Prints the longest turn of each endpoint whose name contains a part. */
export async function run(part: string): Promise<Verdict> {
  const chosen = Object.entries(requests).filter(([name]) => name.includes(part));
  const service = await startAttacked();
  const failures: string[] = [];
  try {
    for (const [name, requestOf] of chosen) {
      let longest = { ms: 0, what: '' };
      const statuses = new Map<number, number>();
      for (const { text } of storedCases()) {
        const { headers, ...request } = requestOf(textOf(text, sizeMax));
        const from = Date.now();
        const { status } = await exchange(service.url, {
          ...request,
          headers: { authorization: `Bearer ${service.key}`, ...headers },
          from: '127.0.0.1',
          keepAlive: true,
        });
        await pause(settleMs);
        const { processorMs: ms } = service.turns.longest(from, Date.now());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (ms > longest.ms) longest = { ms, what: `${text.shape} ${JSON.stringify(text.motifs)}` };
      }
      const answers = [...statuses].map(([status, count]) => `${count}×${status || 'closed'}`).join(' ');
      const line = `${longest.ms.toFixed(0).padStart(5)} ms  ${name.padEnd(28)} ${answers.padEnd(24)} ${longest.what}`;
      console.log(line);
      if (longest.ms > turnMsMax) failures.push(line.trim());
    }
  } finally {
    await service.stop();
    service.remove();
  }
  return verdict(`${chosen.length} endpoints, turns of at most ${turnMsMax} ms`, failures);
}
