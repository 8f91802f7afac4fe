/**
 * Fuzzes the provenance scan and the injection scan with damaged images: those of the corpora if they are
 * present, and small built-in files. One injection scan in twenty runs OCR, which takes a second. Every
 * outcome must be a result or a problem.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem } from '../../src/files/image/image.js';
import { closeRecogniser } from '../../src/files/image/ocr/recogniser.js';
import * as make from '../../test/files/image/files.js';
import { readProvenance, scanForInjection } from '../../test/files/image/reading.js';
import { Chooser, fuzz, given } from './fuzzer.js';

const { count, seed } = given(5_000);
const choose = new Chooser(seed);
const deepEvery = 20;
const fileBytesMax = 400_000;

const exif = make.tiff(
  [make.ascii(0x131, 'Tool'), ...make.size(4, 4)],
  [make.ascii(0x9003, '2020:01:01 00:00:00')],
);
const xmp = make.xmpOf('<dc:title>Title</dc:title><xmp:CreatorTool>Pen</xmp:CreatorTool>');
const builtIn: Uint8Array[] = [
  make.png([
    make.textChunk('a', 'b'),
    make.chunk('eXIf', exif),
    make.itxtChunk('XML:com.adobe.xmp', xmp, true),
  ]),
  make.jpeg([make.segment(0xe1, make.join('Exif\0\0', exif)), make.segment(0xfe, 'comment')]),
  make.webp([make.riff('EXIF', exif), make.riff('XMP ', xmp)]),
  make.gif([make.gifComment('comment'), make.join('!\xff\x0bXMP DataXMP', xmp, '\x01\xff\0')]),
  make.avif(xmp),
  exif,
  make.join(
    `<svg xmlns="http://www.w3.org/2000/svg"><title>t</title><metadata>${xmp}</metadata><text>x</text></svg>`,
  ),
];
const corpora = '../shared/corpora/images';
const ofCorpora = ['injection_files', 'provenance']
  .map(part => join(corpora, part))
  .filter(existsSync)
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(path => statSync(path).isFile() && statSync(path).size < fileBytesMax)
  .map(path => new Uint8Array(readFileSync(path)));
console.log(`${ofCorpora.length} corpus files, ${builtIn.length} built-in files`);
const files = [...builtIn, ...ofCorpora];

await fuzz({
  count,
  seed,
  draw(i) {
    const bytes = new Uint8Array(choose.mutateBytes(choose.pick(files), choose.pick(files)));
    const deep = i % deepEvery === deepEvery - 1;
    return {
      name: `${bytes.length} bytes${deep ? ', with OCR' : ''}`,
      // OCR takes seconds and some 300 MB; everything else is far below.
      cpuMs: deep ? 15_000 : 4_000,
      peakMb: deep ? 700 : 400,
      async run() {
        const provenance = await readProvenance(bytes);
        const injection = await scanForInjection(bytes, { deep });
        const read = isProblem(provenance) ? provenance.problem : 'read';
        return `${read}; ${isProblem(injection) ? injection.problem : (injection.reading.band ?? 'abstained')}`;
      },
    };
  },
  // The recogniser's memory only grows; it is released when the recogniser ends.
  rest: closeRecogniser,
});
await closeRecogniser();
