import { passage } from './real-texts.js';

/** Creates a PDF with many pages of text: a catalogue, pages, and one content stream per page. */
export function pdf(pages: number): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'];
  const kids: string[] = [];
  for (let page = 0; page < pages; page++) {
    const lines = passage(500, page)
      .replace(/[()\\]|[^\x20-\x7e]/g, ' ')
      .match(/.{1,80}/g)!
      .map((line, i) => `1 0 0 1 50 ${780 - 14 * i} Tm (${line}) Tj`);
    const content = `BT /F 11 Tf ${lines.join('\n')} ET`;
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${objects.length} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`;
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
