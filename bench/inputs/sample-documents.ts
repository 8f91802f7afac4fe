import { epub, pptx, shape, xhtml } from '../../test/files/document/archive.js';
import { textFile, wordFile } from './office-files.js';
import { pdf } from './pdf-file.js';
import { passage } from './real-texts.js';

/** A document of each format with about 200 words, by file name. Different numbers give different texts. */
export function sampleDocuments(n: number): Readonly<Record<string, Uint8Array>> {
  const paragraphs = [passage(120, n), passage(80, n + 100)];
  const html = xhtml(
    `<h1>One</h1><nav>x</nav><p>${paragraphs.join('</p><p>')}</p><table><tr><td>“a”</td></tr></table>`,
  );
  return {
    'a.txt': Buffer.from(paragraphs.join('\n\n')),
    'a.md': Buffer.from(
      `# One\n\n* ${paragraphs.join('\n* ')}\n\n\`\`\`\ncode\n\`\`\`\n\n|a|b|\n|-|-|\n|“c”|d|\n`,
    ),
    'a.html': Buffer.from(html),
    'a.docx': wordFile(200, n),
    'a.odt': textFile(200, n),
    'a.pptx': pptx([{ shapes: shape(paragraphs), notes: true }]),
    'a.epub': epub([{ name: 'a.xhtml', body: html }]),
    'a.pdf': pdf(1 + (n % 2)),
  };
}
