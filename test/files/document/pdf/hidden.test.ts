import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { column, pixel, runs } from '../pdf-file.js';
import { readPdfFile as read } from '../reading.js';

const visible = runs(
  ...column(72, 700, 'The ferry leaves the old harbour before the', 'fog has lifted from the shore.'),
);
const visibleText = 'The ferry leaves the old harbour before the fog has lifted from the shore.';
const secret = runs([72, 500, 'words that no reader sees']);

describe('hidden text of a PDF', () => {
  const resources =
    '/ExtGState << /Gone << /ca 0 /CA 0 >> >> /Properties << /Off 200 0 R /On 201 0 R >> /ColorSpace << /Sep [/Separation /Ink /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>] >>';
  const catalog = '/OCProperties << /OCGs [200 0 R 201 0 R] /D << /OFF [200 0 R] >> >>';
  const objects = { 100: pixel, 200: '<< /Type /OCG /Name (N) >>', 201: '<< /Type /OCG /Name (T) >>' };
  const secretForm = (entries: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> ${entries} /Length ${secret.length} >>\nstream\n${secret}\nendstream`;
  const pages: Record<string, string> = {
    'white on white': `1 1 1 rg ${secret}`,
    'nearly white': `0.98 0.98 0.97 rg ${secret}`,
    'white in gray, CMYK and a spot colour': `1 g ${secret} 0 0 0 0 k ${secret.replace('500', '480')} /Sep cs 0 scn ${secret.replace('500', '460')}`,
    'white in a frame': `60 480 300 60 re S 1 g ${secret}`,
    'render mode 3': `3 Tr ${secret}`,
    'half a point high': secret.replace('11 Tf', '0.5 Tf'),
    'scaled to half a point': `q 0.05 0 0 0.05 0 0 cm ${secret} Q`,
    'squeezed to no width': secret.replace('11 Tf', '11 Tf 1 Tz'),
    'without opacity': `/Gone gs ${secret}`,
    'in a layer that is off': `/OC /Off BDC ${secret} EMC`,
  };
  for (const [name, content] of Object.entries(pages))
    it(`is left out, and a warning counts it: ${name}`, async () => {
      const result = await read({ pages: [`${visible} q ${content} Q`], resources, catalog, objects });
      assert.equal(result.text, visibleText);
      assert.deepEqual(result.warnings, ['1 hidden passage was left out.']);
    });

  it('is left out of a form in a layer that is off, and of a group without opacity', async () => {
    for (const entries of ['/OC 200 0 R', '/Group << /S /Transparency >>']) {
      const page = `${visible} q /Gone gs /Im Do Q`;
      const file = { pages: [page], resources, catalog, objects: { ...objects, 100: secretForm(entries) } };
      assert.equal((await read(file)).text, visibleText);
    }
  });

  it('is left out without a warning outside the page and the clip', async () => {
    for (const content of [runs([72, -40, 'words that no reader sees']), `q 0 0 50 50 re W n ${secret} Q`]) {
      const result = await read({ pages: [`${visible} ${content}`] });
      assert.equal(result.text, visibleText);
      assert.deepEqual(result.warnings, []);
    }
  });

  it('is left out in the middle of a line', async () => {
    const page = 'BT /F1 11 Tf 72 700 Td (The ferry ) Tj 1 g (never ) Tj 0 g (leaves at seven.) Tj ET';
    assert.equal((await read({ pages: [page] })).text, 'The ferry leaves at seven.');
  });

  it('has passages, which are counted one by one', async () => {
    const page = `${visible} 1 g ${secret} 0 g 3 Tr ${secret.replace('500', '400')}`;
    assert.deepEqual((await read({ pages: [page] })).warnings, ['2 hidden passages were left out.']);
  });

  const shown: Record<string, string> = {
    'on a dark panel': `0.1 0.1 0.3 rg 50 480 400 60 re f 1 1 1 rg ${secret}`,
    'on a dark panel that ends at its baseline': `0 g 50 500 400 20 re f 1 g ${secret}`,
    'on a thick line': `0 G 60 w 50 510 m 450 510 l S 1 g ${secret}`,
    'on a round panel': `0 g 50 480 m 100 600 400 600 450 480 c f 1 g ${secret}`,
    'on a picture': `q 400 0 0 60 50 480 cm /Im Do Q 1 1 1 rg ${secret}`,
    'with dark outlines': `1 g 2 Tr ${secret}`,
    'in a layer that is on': `/OC /On BDC ${secret} EMC`,
    'in a clip around it': `q 60 480 300 60 re W n 0 0 9 9 re n ${secret} Q`,
    'of light gray': `0.8 g ${secret}`,
  };
  for (const [name, content] of Object.entries(shown))
    it(`is not text ${name}`, async () => {
      const result = await read({ pages: [`${visible} ${content}`], resources, catalog, objects });
      assert.match(result.text, /words that no reader sees/);
      assert.deepEqual(result.warnings, []);
    });

  it('is not a number on a circle that is a glyph', async () => {
    const page = `${visible} BT /F1 30 Tf 72 500 Td (O) Tj ET 1 g BT /F1 8 Tf 80 507 Td (7) Tj ET`;
    assert.match((await read({ pages: [page] })).text, /7/);
  });

  it('is not the text layer of a scan', async () => {
    const draw = 'q 612 0 0 792 0 0 cm /Im Do Q';
    const layers = [
      `3 Tr ${secret}`,
      `${draw} 3 Tr ${secret}`,
      `${draw} 3 Tr ${secret} 0 Tr ${runs([72, 40, 'Copied at the archive of the town'])}`,
      `1 g ${secret} 0 g ${draw}`,
    ];
    for (const page of layers) {
      const result = await read({ pages: [page], objects });
      assert.match(result.text, /words that no reader sees/);
      assert.deepEqual(result.warnings, []);
    }
  });
});
