/** Genuine signed files of every channel of a server. */
import { read, type TestServer } from '../../server.js';
import type { Genuine } from './forgeries.js';

export const text =
  'Moreover, we delve into the rich tapestry of modern solutions. <b>My aunt</b> bought two onions, ünï 😀.';
const sender = { title: 'Jane Doe \u202e', source: 'a mailbox' };

export async function genuineFiles(server: TestServer): Promise<Genuine> {
  const visit = { headers: { origin: server.url } };
  const signed = async (scanned: string) => {
    const response = server.call('/api/scan', {
      ...visit,
      json: { text: scanned, format: 'signed', include_sentences: true },
    });
    return await (await response).text();
  };
  const page = async (result: string, source_text: string) => {
    const json = { result: JSON.parse(result), source_text, ...sender };
    return (await read(server.call('/api/report', { ...visit, json }))).body.html as string;
  };
  const [result, otherResult] = [await signed(text), await signed('Another text.')];
  return {
    result,
    text,
    otherResult,
    page: await page(result, text),
    otherPage: await page(otherResult, 'Another text.'),
  };
}
