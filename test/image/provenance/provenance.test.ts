import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProvenanceReading } from '../../../src/contract/image.js';
import { isProblem } from '../../../src/image/image.js';
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
const said = ({ declared, mode, generator }: ProvenanceReading) => [declared, mode, generator];
const silent = [false, null, null];

const software = 0x131;
const artist = 0x13b;
const description = 0x10e;

describe('a picture without a statement', () => {
  it('declares nothing, and says that this is no evidence', async () => {
    const reading = await read(make.png());
    assert.deepEqual(said(reading), silent);
    assert.equal(reading.c2pa, null);
    assert.deepEqual(reading.evidence, ['The file carries no statement about how it was made.']);
    assert.match(reading.disclaimer, /no evidence that a person made it/);
    assert.deepEqual(reading.image, { format: 'png', bytes: make.png().length, width: 1, height: 1 });
  });
});

describe('the digital source type', () => {
  const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

  it('is read as an address of either scheme, with a slash at its end, and as a bare code', async () => {
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

  it('tells generated from edited, and both from what is no trained model', async () => {
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
      assert.deepEqual(said(reading), silent, code);
      assert.equal(reading.source_type, code);
    }
  });

  it('of an ingredient is not the picture’s', async () => {
    const reading = await ofXmp(
      '<xmpMM:Ingredients><rdf:Bag><rdf:li Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia"/></rdf:Bag></xmpMM:Ingredients>',
    );
    assert.deepEqual(said(reading), silent);
  });
});

describe('tools and credits', () => {
  it('declare when they do nothing but generate', async () => {
    assert.deepEqual(said(await ofExif(make.ascii(software, 'Adobe Firefly'))), [
      true,
      'generated',
      'Adobe Firefly',
    ]);
    assert.deepEqual(said(await ofXmp('<xmp:CreatorTool>DALL·E 3</xmp:CreatorTool>')), [
      true,
      'generated',
      'DALL·E',
    ]);
    assert.deepEqual(said(await ofXmp('<photoshop:Credit>Made with Google AI</photoshop:Credit>')), [
      true,
      'generated',
      'Google AI',
    ]);
    assert.deepEqual(said(await ofXmp('<photoshop:Credit>Edited with Google AI</photoshop:Credit>')), [
      true,
      'edited',
      'Google AI',
    ]);
    assert.deepEqual(said(await ofText('Software', 'NovelAI')), [true, 'generated', 'NovelAI']);
  });

  it('declare nothing when they are editors, cameras or unknown', async () => {
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
      assert.deepEqual(said(await ofExif(make.ascii(software, name))), silent, name);
    const reading = await ofExif(make.ascii(software, 'GIMP 2.10'));
    assert.match(
      reading.evidence[0]!,
      /^EXIF Software .* names a tool, "GIMP 2.10", which declares nothing about AI\.$/,
    );
  });

  it('declare in IPTC’s own fields for generative AI', async () => {
    const field = (name: string) => ofXmp(`<Iptc4xmpExt:${name}>Model Q</Iptc4xmpExt:${name}>`);
    assert.deepEqual(said(await field('AISystemUsed')), [true, 'generated', 'Model Q']);
    assert.deepEqual(said(await field('AIPromptInformation')), [true, 'generated', null]);
  });

  it('are believed as the creator’s name only when they are the whole of it', async () => {
    assert.equal((await ofExif(make.ascii(artist, 'Midjourney'))).declared, true);
    assert.equal(
      (await ofExif(make.ascii(artist, 'Ann Midjourney Smith of the Stable Diffusion meeting'))).declared,
      false,
    );
  });

  it('know Civitai’s signature: an artist "ai" beside a job number', async () => {
    const job = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
    assert.deepEqual(said(await ofExif(make.ascii(software, job), make.ascii(artist, 'ai'))), [
      true,
      'generated',
      'Civitai',
    ]);
    assert.deepEqual(said(await ofExif(make.ascii(artist, 'ai'))), silent);
  });
});

describe('captions and comments', () => {
  it('that name AI tools declare nothing', async () => {
    const caption = 'A talk about Midjourney, DALL-E and Stable Diffusion: AI generated pictures';
    assert.deepEqual(said(await ofExif(make.ascii(description, caption))), silent);
    assert.deepEqual(
      said(
        await ofXmp(`<dc:description>${caption}</dc:description><dc:title>Made with Midjourney?</dc:title>`),
      ),
      silent,
    );
    assert.deepEqual(said(await ofText('Description', caption)), silent);
    assert.deepEqual(said(await ofText('Comment', 'Generated by Snipaste')), silent);
    assert.deepEqual(said(await read(make.jpeg([make.segment(0xfe, 'Generated by Snipaste')]))), silent);
    assert.deepEqual(said(await ofText('C2PA_SEAL', 'AI')), silent);
    assert.deepEqual(
      said(await ofXmp('<xmpMM:HistoryParameters>Steps: a, Sampler: b</xmpMM:HistoryParameters>')),
      silent,
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

  it('of the AUTOMATIC1111 form are known wherever they stand', async () => {
    const expected = [true, 'generated', 'Stable Diffusion WebUI (AUTOMATIC1111)'];
    assert.deepEqual(said(await ofText('parameters', a1111)), expected);
    assert.deepEqual(said(await read(make.png([], [make.packedChunk('parameters', a1111)]))), expected);
    const wide = make.join('UNICODE\0', Buffer.from(a1111, 'utf16le').swap16());
    const exif = make.tiff([], [{ tag: 0x9286, type: 7, value: wide }]);
    assert.deepEqual(
      said(await read(make.jpeg([make.segment(0xe1, make.join('Exif\0\0', exif))]))),
      expected,
    );
    assert.deepEqual(said(await read(make.webp([make.riff('EXIF', exif)]))), expected);
    assert.deepEqual(said(await ofText('parameters', 'Steps: walk, then Sampler: choose')), silent);
  });

  it('name what copied the form, and a part painted over', async () => {
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

  it('of ComfyUI are known in PNG chunks and in EXIF tags made for cameras', async () => {
    const comfy = graph('CheckpointLoaderSimple', 'KSampler', 'SaveImage');
    assert.deepEqual(said(await ofText('prompt', comfy)), [true, 'generated', 'ComfyUI']);
    assert.deepEqual(said(await ofText('prompt', comfy.replace('{}', '{"cfg":NaN}'))), [
      true,
      'generated',
      'ComfyUI',
    ]);
    assert.deepEqual(said(await ofExif(make.ascii(0x10f, `prompt:${comfy}`))), [
      true,
      'generated',
      'ComfyUI',
    ]);
    assert.deepEqual(said(await ofExif(make.ascii(description, `Workflow: ${comfy}`))), [
      true,
      'generated',
      'ComfyUI',
    ]);
    const workflow = JSON.stringify({ last_node_id: 2, nodes: [{ type: 'KSampler' }], links: [] });
    assert.deepEqual(said(await ofText('workflow', workflow)), [true, 'generated', 'ComfyUI']);
  });

  it('of a graph that paints a masked part over are an edit, of one that only resizes nothing', async () => {
    assert.equal(
      (await ofText('prompt', graph('LoadImage', 'VAEEncodeForInpaint', 'KSampler'))).mode,
      'edited',
    );
    assert.deepEqual(said(await ofText('prompt', graph('LoadImage', 'ImageScale', 'SaveImage'))), silent);
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
    it(`of the shape ${keyword} ${text.slice(0, 40)}`, async () => {
      assert.deepEqual(said(await ofText(keyword, text)), [true, 'generated', generator]);
    });

  it('that are not quite one declare nothing', async () => {
    for (const [keyword, text] of [
      ['prompt', 'Describe this picture'],
      ['prompt', '{"question":"what is this?"}'],
      ['workflow', '{"nodes":[{"type":"approve"}]}'],
      ['Comment', '{"prompt":"enter your name","steps":3}'],
      ['AIGC', '{"Label":"2","ContentProducer":"x"}'],
      ['parameters', '{'.repeat(100_000)],
    ])
      assert.deepEqual(said(await ofText(keyword!, text!)), silent, `${keyword} ${text!.slice(0, 40)}`);
  });
});

describe('several findings', () => {
  it('are decided by the most reliable field, and a disagreement is said', async () => {
    const reading = await ofXmp(
      '<xmp:CreatorTool>Adobe Firefly</xmp:CreatorTool><Iptc4xmpExt:DigitalSourceType>compositeWithTrainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>',
    );
    assert.deepEqual(said(reading), [true, 'edited', 'Adobe Firefly']);
    assert.match(reading.warnings.join(), /Fields disagree/);
    assert.equal(reading.evidence.length, 2);
  });

  it('hide nothing in their words', async () => {
    const hidden = 'GIMP\u202e\u200b\u{e0041}\u001b[31m';
    const reading = await ofXmp(`<xmp:CreatorTool>${hidden.replace('\u001b', '')}</xmp:CreatorTool>`);
    const all = JSON.stringify(reading);
    assert.doesNotMatch(all, /[\u202e\u200b]|\udb40/);
    assert.match(all, /u\{202e\}/);
  });

  it('come with every field that bears on provenance, where it stood, long ones cut', async () => {
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
