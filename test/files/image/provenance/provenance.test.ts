import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProvenanceReading } from '../../../../src/contract/image.js';
import { isProblem } from '../../../../src/files/image/image.js';
import { readProvenance } from '../bounded.js';
import * as make from '../files.js';

async function read(bytes: Uint8Array): Promise<ProvenanceReading> {
  const reading = await readProvenance(bytes);
  assert.ok(!isProblem(reading));
  return reading;
}
const ofText = (keyword: string, text: string) => read(make.png([make.textChunk(keyword, text)]));
const ofExif = (...tags: make.Tag[]) => read(make.png([make.chunk('eXIf', make.tiff(tags))]));
const ofXmp = (properties: string) =>
  read(make.png([make.itxtChunk('XML:com.adobe.xmp', make.xmpOf(properties))]));
const sourceType = (value: string) =>
  ofXmp(`<Iptc4xmpExt:DigitalSourceType>${value}</Iptc4xmpExt:DigitalSourceType>`);
const declarationOf = ({ declared, mode, generator }: ProvenanceReading) => [declared, mode, generator];
const nothing = [false, null, null];

const software = 0x131;
const artist = 0x13b;
const description = 0x10e;

describe('a picture without a declaration', () => {
  it('declares nothing, which the disclaimer does not take as evidence', async () => {
    const reading = await read(make.png());
    assert.deepEqual(declarationOf(reading), nothing);
    assert.equal(reading.c2pa, null);
    assert.deepEqual(reading.evidence, ['The file carries no statement about how it was made.']);
    assert.match(reading.disclaimer, /not evidence that a person made it/);
    assert.deepEqual(reading.image, { format: 'png', bytes: make.png().length, width: 1, height: 1 });
  });
});

describe('the digital source type', () => {
  const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

  it('is read as a URL with http or https, with a trailing slash, and as a bare code', async () => {
    for (const value of [
      `${vocabulary}trainedAlgorithmicMedia`,
      `${vocabulary.replace('http', 'https')}trainedAlgorithmicMedia/`,
      'trainedAlgorithmicMedia',
      'TRAINEDALGORITHMICMEDIA',
    ]) {
      const reading = await sourceType(value);
      assert.deepEqual([reading.mode, reading.source_type], ['generated', 'trainedAlgorithmicMedia'], value);
      assert.match(
        reading.evidence[0]!,
        /^XMP Iptc4xmpExt:DigitalSourceType in PNG chunk iTXt .* says "trainedAlgorithmicMedia": made by a trained model\.$/,
      );
    }
  });

  it('distinguishes generated and edited pictures from those without a trained model', async () => {
    assert.equal((await sourceType('compositeWithTrainedAlgorithmicMedia')).mode, 'edited');
    for (const code of [
      'algorithmicMedia',
      'digitalCapture',
      'minorHumanEdits',
      'compositeSynthetic',
      'dataDrivenMedia',
      'trainedAlgorithmicMediaNot',
    ]) {
      const reading = await sourceType(code);
      assert.deepEqual(declarationOf(reading), nothing, code);
      assert.equal(reading.source_type, code);
    }
  });

  it('ignores the source type of an ingredient', async () => {
    const reading = await ofXmp(
      '<xmpMM:Ingredients><rdf:Bag><rdf:li Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia"/></rdf:Bag></xmpMM:Ingredients>',
    );
    assert.deepEqual(declarationOf(reading), nothing);
  });
});

describe('tools and credits', () => {
  it('declares generation by a tool that only generates images', async () => {
    assert.deepEqual(declarationOf(await ofExif(make.ascii(software, 'Adobe Firefly'))), [
      true,
      'generated',
      'Adobe Firefly',
    ]);
    assert.deepEqual(declarationOf(await ofXmp('<xmp:CreatorTool>DALL·E 3</xmp:CreatorTool>')), [
      true,
      'generated',
      'DALL·E',
    ]);
    assert.deepEqual(declarationOf(await ofXmp('<photoshop:Credit>Made with Google AI</photoshop:Credit>')), [
      true,
      'generated',
      'Google AI',
    ]);
    assert.deepEqual(
      declarationOf(await ofXmp('<photoshop:Credit>Edited with Google AI</photoshop:Credit>')),
      [true, 'edited', 'Google AI'],
    );
    assert.deepEqual(declarationOf(await ofText('Software', 'NovelAI')), [true, 'generated', 'NovelAI']);
  });

  it('names editors and unknown tools as the generator, without a declaration', async () => {
    for (const name of [
      'Adobe Photoshop 26.0',
      'GIMP 2.10',
      'Snipaste',
      'Editor de Imagen',
      'Flux 3D',
      'Leonardo Photo Lab',
      'Gemini Scanner',
      'Sora Denki DSC-1',
      'Runway Cam',
      'AI Suite',
    ])
      assert.deepEqual(declarationOf(await ofExif(make.ascii(software, name))), [false, null, name]);
    const reading = await ofExif(make.ascii(software, 'GIMP 2.10'));
    assert.match(
      reading.evidence[0]!,
      /^EXIF Software .* names a tool, "GIMP 2.10", which declares nothing about AI\.$/,
    );
  });

  it('uses the IPTC fields for generative AI', async () => {
    const field = (name: string) => ofXmp(`<Iptc4xmpExt:${name}>Model Q</Iptc4xmpExt:${name}>`);
    assert.deepEqual(declarationOf(await field('AISystemUsed')), [true, 'generated', 'Model Q']);
    assert.deepEqual(declarationOf(await field('AIPromptInformation')), [true, 'generated', null]);
  });

  it('counts a tool in the creator’s name only when it is the whole name', async () => {
    assert.equal((await ofExif(make.ascii(artist, 'Midjourney'))).declared, true);
    assert.equal(
      (await ofExif(make.ascii(artist, 'Ann Midjourney Smith of the Stable Diffusion meeting'))).declared,
      false,
    );
  });

  it('recognises the signature of Civitai: an artist "ai" and a job number', async () => {
    const job = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
    assert.deepEqual(declarationOf(await ofExif(make.ascii(software, job), make.ascii(artist, 'ai'))), [
      true,
      'generated',
      'Civitai',
    ]);
    assert.deepEqual(declarationOf(await ofExif(make.ascii(artist, 'ai'))), nothing);
  });
});

describe('captions and comments', () => {
  it('declares nothing for captions and comments that mention AI tools', async () => {
    const caption = 'A talk about Midjourney, DALL-E and Stable Diffusion: AI generated pictures';
    assert.deepEqual(declarationOf(await ofExif(make.ascii(description, caption))), nothing);
    assert.deepEqual(
      declarationOf(
        await ofXmp(`<dc:description>${caption}</dc:description><dc:title>Made with Midjourney?</dc:title>`),
      ),
      nothing,
    );
    assert.deepEqual(declarationOf(await ofText('Description', caption)), nothing);
    assert.deepEqual(declarationOf(await ofText('Comment', 'Generated by Snipaste')), nothing);
    assert.deepEqual(
      declarationOf(await read(make.jpeg([make.segment(0xfe, 'Generated by Snipaste')]))),
      nothing,
    );
    assert.deepEqual(declarationOf(await ofText('C2PA_SEAL', 'AI')), nothing);
    assert.deepEqual(
      declarationOf(await ofXmp('<xmpMM:HistoryParameters>Steps: a, Sampler: b</xmpMM:HistoryParameters>')),
      nothing,
    );
  });
});

describe('prompt blocks', () => {
  const a1111 =
    'a cat\nNegative prompt: dog\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512';
  const graph = (...classes: string[]) =>
    JSON.stringify(
      Object.fromEntries(classes.map((class_type, i) => [String(i), { class_type, inputs: {} }])),
    );

  it('recognises the format of AUTOMATIC1111 in any field', async () => {
    const expected = [true, 'generated', 'Stable Diffusion WebUI (AUTOMATIC1111)'];
    assert.deepEqual(declarationOf(await ofText('parameters', a1111)), expected);
    assert.deepEqual(
      declarationOf(await read(make.png([], [make.packedChunk('parameters', a1111)]))),
      expected,
    );
    const wide = make.join('UNICODE\0', Buffer.from(a1111, 'utf16le').swap16());
    const exif = make.tiff([], [{ tag: 0x9286, type: 7, value: wide }]);
    assert.deepEqual(
      declarationOf(await read(make.jpeg([make.segment(0xe1, make.join('Exif\0\0', exif))]))),
      expected,
    );
    assert.deepEqual(declarationOf(await read(make.webp([make.riff('EXIF', exif)]))), expected);
    assert.deepEqual(declarationOf(await ofText('parameters', 'Steps: walk, then Sampler: choose')), nothing);
  });

  it('names the tool that copied the format, and reports inpainting as an edit', async () => {
    assert.equal(
      (await ofText('parameters', `${a1111}, Version: f2.0.1v1.10.1`)).generator,
      'Stable Diffusion WebUI Forge',
    );
    assert.equal((await ofText('parameters', `${a1111}, Version: ComfyUI`)).generator, 'ComfyUI');
    assert.equal(
      (await ofText('parameters', `${a1111}, Denoising strength: 0.5, Mask blur: 4`)).mode,
      'edited',
    );
    assert.equal(
      (await ofText('parameters', `${a1111}, Denoising strength: 0.5, Hires upscale: 2`)).mode,
      'generated',
    );
  });

  it('recognises ComfyUI graphs in PNG chunks and in EXIF tags for cameras', async () => {
    const comfy = graph('CheckpointLoaderSimple', 'KSampler', 'SaveImage');
    assert.deepEqual(declarationOf(await ofText('prompt', comfy)), [true, 'generated', 'ComfyUI']);
    assert.deepEqual(declarationOf(await ofText('prompt', comfy.replace('{}', '{"cfg":NaN}'))), [
      true,
      'generated',
      'ComfyUI',
    ]);
    assert.deepEqual(declarationOf(await ofExif(make.ascii(0x10f, `prompt:${comfy}`))), [
      true,
      'generated',
      'ComfyUI',
    ]);
    assert.deepEqual(declarationOf(await ofExif(make.ascii(description, `Workflow: ${comfy}`))), [
      true,
      'generated',
      'ComfyUI',
    ]);
    const workflow = JSON.stringify({ last_node_id: 2, nodes: [{ type: 'KSampler' }], links: [] });
    assert.deepEqual(declarationOf(await ofText('workflow', workflow)), [true, 'generated', 'ComfyUI']);
  });

  it('declares an edit for an inpainting graph and nothing for one that only resizes', async () => {
    assert.equal(
      (await ofText('prompt', graph('LoadImage', 'VAEEncodeForInpaint', 'KSampler'))).mode,
      'edited',
    );
    assert.deepEqual(
      declarationOf(await ofText('prompt', graph('LoadImage', 'ImageScale', 'SaveImage'))),
      nothing,
    );
  });

  const shapes: [keyword: string, text: string, generator: string | null][] = [
    ['parameters', '{"sui_image_params":{"prompt":"a"}}', 'SwarmUI'],
    ['parameters', '{"prompt":"a","version":"Fooocus v2.5"}', 'Fooocus'],
    ['invokeai_metadata', '{"app_version":"3.1","generation_mode":"txt2img"}', 'InvokeAI'],
    ['sd-metadata', '{"model":"stable diffusion","app_id":"invoke-ai/InvokeAI"}', 'InvokeAI'],
    ['Dream', '"a cat" -s 30 -S 7 -W 512 -H 512 -C 7.5', 'InvokeAI'],
    ['Comment', '{"prompt":"a","sampler":"k_euler","uncond_scale":1}', 'NovelAI'],
    ['Description', 'a cat --ar 3:2 --v 6.1 Job ID: 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'Midjourney'],
    ['generation_data', '{"models":[]}', null],
    ['AIGC', '{"Label":"1","ContentProducer":"Studio X"}', 'Studio X'],
    ['Comment', '{"prompt":"a","negative_prompt":"b","steps":20,"seed":1,"sampler_name":"x"}', null],
  ];
  for (const [keyword, text, generator] of shapes)
    it(`recognises a prompt block in ${keyword} ${text.slice(0, 40)}`, async () => {
      assert.deepEqual(declarationOf(await ofText(keyword, text)), [true, 'generated', generator]);
    });

  const label = '{"Label":"3","ContentProducer":"x","ProduceID":"y"}';
  const packet = make.xmpOf(`<TC260:AIGC>${label}</TC260:AIGC>`);
  const containers: [where: string, bytes: Uint8Array][] = [
    ['PNG text', make.png([make.textChunk('AIGC', label)])],
    ['compressed PNG text', make.png([make.packedChunk('AIGC', `{"AIGC":${label}}`)])],
    ['EXIF', make.png([make.chunk('eXIf', make.tiff([make.ascii(description, `{"AIGC":${label}}`)]))])],
    ['XMP', make.png([make.itxtChunk('XML:com.adobe.xmp', packet)])],
    ['a comment of a JPEG', make.jpeg([make.segment(0xfe, JSON.stringify({ AIGC: label }))])],
    ['a comment of a GIF', make.gif([make.gifComment(label)])],
    ['XMP of a WebP', make.webp([make.riff('XMP ', packet)])],
    ['XMP of an AVIF', make.avif(packet)],
    [
      'XMP of an SVG',
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${packet}</metadata></svg>`,
      ),
    ],
    ['a TIFF', make.tiff([...make.size(1, 1), make.ascii(description, `{"AIGC":${label}}`)])],
    [
      'a structure of XMP',
      make.png([
        make.itxtChunk(
          'XML:com.adobe.xmp',
          make.xmpOf('<TC260:AIGC><TC260:Label>3</TC260:Label></TC260:AIGC>'),
        ),
      ]),
    ],
  ];
  for (const [where, bytes] of containers)
    it(`reports a suspicion by the label AIGC, which declares nothing, in ${where}`, async () => {
      const reading = await read(bytes);
      assert.deepEqual(declarationOf(reading), nothing);
      assert.match(reading.evidence[0]!, /holds the label "AIGC" .* value 3 \(suspected/);
    });

  it('reports the value 2 of the label AIGC as a possibility, and no other', async () => {
    const { evidence } = await ofText('AIGC', '{"Label":2,"PropagateID":"x"}');
    assert.match(evidence.join(), /with the value 2 \(possibly AI-generated\)/);
    for (const value of ['0', '4', 'constructor'])
      assert.doesNotMatch((await ofText('AIGC', `{"Label":"${value}"}`)).evidence.join(), /holds/, value);
  });

  it('declares nothing when the format does not match', async () => {
    for (const [keyword, text] of [
      ['prompt', 'Describe this picture'],
      ['prompt', '{"question":"what is this?"}'],
      ['workflow', '{"nodes":[{"type":"approve"}]}'],
      ['Comment', '{"prompt":"enter your name","steps":3}'],
      ['AIGC', '{"Label":"2","ContentProducer":"x"}'],
      ['parameters', '{'.repeat(100_000)],
    ])
      assert.deepEqual(
        declarationOf(await ofText(keyword!, text!)),
        nothing,
        `${keyword} ${text!.slice(0, 40)}`,
      );
  });
});

describe('several findings', () => {
  it('uses the most reliable field and warns about a disagreement', async () => {
    const reading = await ofXmp(
      '<xmp:CreatorTool>Adobe Firefly</xmp:CreatorTool><Iptc4xmpExt:DigitalSourceType>compositeWithTrainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
    );
    assert.deepEqual(declarationOf(reading), [true, 'edited', 'Adobe Firefly']);
    assert.match(reading.warnings.join(), /Fields disagree/);
    assert.equal(reading.evidence.length, 2);
  });

  it('returns findings with invisible characters escaped', async () => {
    const hidden = 'GIMP\u202e\u200b\u{e0041}\u001b[31m';
    const reading = await ofXmp(`<xmp:CreatorTool>${hidden.replace('\u001b', '')}</xmp:CreatorTool>`);
    const all = JSON.stringify(reading);
    assert.doesNotMatch(all, /[\u202e\u200b]|\udb40/);
    assert.match(all, /u\{202e\}/);
  });

  it('truncates and escapes the generator and the source type', async () => {
    const long = `Imagen\u202e ${'x'.repeat(50_000)}`;
    const reading = await ofXmp(
      `<Iptc4xmpExt:AISystemUsed>${long}</Iptc4xmpExt:AISystemUsed><Iptc4xmpExt:DigitalSourceType>trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>`,
    );
    assert.match(reading.generator ?? '', /^Imagen\\u\{202e\} x+$/);
    assert.ok(reading.generator!.length < 5_000, `${reading.generator!.length} characters`);
  });

  it('lists every relevant field with its position and truncates long ones', async () => {
    const reading = await read(
      make.png([make.textChunk('Software', 'Pen'), make.textChunk('Comment', 'x'.repeat(5_000))]),
    );
    assert.deepEqual(
      reading.fields.map(({ layer, name, place, cut }) => [layer, name, place, cut]),
      [
        ['png', 'Software', 'PNG chunk tEXt "Software" at byte 33', false],
        ['png', 'Comment', 'PNG chunk tEXt "Comment" at byte 57', true],
      ],
    );
  });
});
