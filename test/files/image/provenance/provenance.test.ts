import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as make from '../files.js';
import { provenanceOf as read } from '../reading.js';

const ofText = (keyword: string, text: string) => make.png([make.textChunk(keyword, text)]);
const ofExif = (...tags: make.Tag[]) => make.png([make.chunk('eXIf', make.tiff(tags))]);
const ofXmp = (properties: string) => make.pngXmp(make.xmpOf(properties));
const property = (name: string, value: string) => ofXmp(`<${name}>${value}</${name}>`);
const sourceType = (value: string) => property('Iptc4xmpExt:DigitalSourceType', value);
const software = (name: string) => ofExif(make.ascii(0x131, name));
const [artist, description] = [0x13b, 0x10e];

/** What a picture declares: its mode and the generator. */
type Declares = [mode: 'generated' | 'edited' | null, generator: string | null];
const itDeclares = (rows: readonly (readonly [what: string, bytes: Uint8Array, ...Declares])[]) => {
  for (const [what, bytes, ...declared] of rows)
    it(`declares ${declared.join(' by ')} for ${what}`, async () => {
      const { mode, generator, declared: isDeclared, warnings } = await read(bytes);
      assert.deepEqual([mode, generator], declared);
      assert.doesNotMatch(warnings.join(), /disagree/);
      assert.equal(isDeclared, mode !== null);
    });
};

it('a picture without a declaration declares nothing, which the disclaimer does not take as evidence', async () => {
  const bytes = make.png();
  const { declared, mode, c2pa, evidence, disclaimer, image } = await read(bytes);
  assert.deepEqual([declared, mode, c2pa], [false, null, null]);
  assert.deepEqual(evidence, ['The file carries no statement about how it was made.']);
  assert.match(disclaimer, /not evidence that a person made it/);
  assert.deepEqual(image, { format: 'png', bytes: bytes.length, width: 1, height: 1 });
});

describe('the digital source type', () => {
  const [trained, edited] = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'];
  for (const [value, code, mode] of [
    [trained, trained, 'generated'],
    [`http://cv.iptc.org/newscodes/digitalsourcetype/${trained}`, trained, 'generated'],
    [`https://cv.iptc.org/newscodes/digitalsourcetype/${trained}/`, trained, 'generated'],
    [trained.toUpperCase(), trained, 'generated'],
    [edited, edited, 'edited'],
    ...['algorithmicMedia', 'digitalCapture', 'minorHumanEdits', 'compositeSynthetic', 'dataDrivenMedia'].map(
      other => [other, other, null] as const,
    ),
    [`${trained}Not`, `${trained}Not`, null],
  ] as const)
    it(`is read from ${value}`, async () => {
      const reading = await read(sourceType(value));
      assert.deepEqual([reading.mode, reading.source_type, reading.generator], [mode, code, null]);
    });

  it('is explained with its place', async () => {
    assert.match(
      (await read(sourceType(trained))).evidence[0]!,
      /^XMP Iptc4xmpExt:DigitalSourceType in PNG chunk iTXt .* says "trainedAlgorithmicMedia": made by a trained model\.$/,
    );
  });
});

describe('tools and credits', () => {
  const job = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  const ingredient =
    '<xmpMM:Ingredients><rdf:Bag><rdf:li Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia"/></rdf:Bag></xmpMM:Ingredients>';
  const history = ofXmp(
    '<xmpMM:History><rdf:Seq><rdf:li rdf:parseType="Resource"><stEvt:softwareAgent>Adobe Firefly</stEvt:softwareAgent></rdf:li></rdf:Seq></xmpMM:History>',
  );
  const smith = 'Ann Midjourney Smith of the Stable Diffusion meeting';
  itDeclares([
    ['EXIF', software('Adobe Firefly'), 'generated', 'Adobe Firefly'],
    ['XMP', property('xmp:CreatorTool', 'DALL·E 3'), 'generated', 'DALL·E'],
    ['text', ofText('Software', 'NovelAI'), 'generated', 'NovelAI'],
    ['a credit', property('photoshop:Credit', 'Made with Google AI'), 'generated', 'Google AI'],
    ['a credit of an editor', property('photoshop:Credit', 'Edited with Google AI'), 'edited', 'Google AI'],
    ['the IPTC field of a system', property('Iptc4xmpExt:AISystemUsed', 'Model Q'), 'generated', 'Model Q'],
    ['the IPTC field of a prompt', property('Iptc4xmpExt:AIPromptInformation', 'a cat'), 'generated', null],
    ['a creator that is a tool', ofExif(make.ascii(artist, 'Midjourney')), 'generated', 'Midjourney'],
    ['a creator with such a word', ofExif(make.ascii(artist, smith)), null, null],
    ...['Sora', 'Firefly', 'Grok', 'Leonardo Ai', 'Dream Studio', 'OpenAI'].flatMap(
      person =>
        [
          [`the artist ${person}`, ofExif(make.ascii(artist, person)), null, null],
          [`the creator ${person}`, property('dc:creator', person), null, null],
          [`the credit ${person}`, property('photoshop:Credit', person), null, null],
          [`the title ${person}`, ofText('Title', person), null, null],
          [`a comment by ${person}`, ofText('Comment', `Created by ${person}`), null, null],
        ] as const,
    ),
    ['a signed comment', ofText('Comment', 'Generated by Sora'), 'generated', 'Sora'],
    ['a comment of a tool', ofText('Comment', 'Made with Firefly'), 'generated', 'Adobe Firefly'],
    ['the maker in a credit', property('photoshop:Credit', 'OpenAI Sora'), 'generated', 'Sora'],
    ['a job of Civitai', ofExif(make.ascii(0x131, job), make.ascii(artist, 'ai')), 'generated', 'Civitai'],
    ['a step of the history', history, 'edited', 'Adobe Firefly'],
    ['an artist without a job', ofExif(make.ascii(artist, 'ai')), null, null],
    ['the source type of an ingredient', ofXmp(ingredient), null, null],
    ...['Adobe Photoshop 26.0', 'GIMP 2.10', 'Editor de Imagen', 'Flux 3D', 'Leonardo Photo Lab'].map(
      name => ['an editor', software(name), null, name] as const,
    ),
    ...['Snipaste', 'Gemini Scanner', 'Sora Denki DSC-1', 'Runway Cam', 'AI Suite'].map(
      name => ['another tool', software(name), null, name] as const,
    ),
  ]);

  it('names editors without a declaration', async () => {
    assert.match(
      (await read(software('GIMP 2.10'))).evidence[0]!,
      /^EXIF Software .* names a tool, "GIMP 2.10", which declares nothing about AI\.$/,
    );
  });
});

describe('captions and comments that mention AI tools', () => {
  const caption = 'A talk about Midjourney, DALL-E and Stable Diffusion: AI generated pictures';
  const steps = 'Steps: a, Sampler: b';
  itDeclares([
    ['EXIF', ofExif(make.ascii(description, caption)), null, null],
    ['a description in XMP', property('dc:description', caption), null, null],
    ['a comment in text', ofText('Comment', 'Generated by Snipaste'), null, null],
    ['a comment of a JPEG', make.jpeg([make.segment(0xfe, 'Generated by Snipaste')]), null, null],
    ['another field', ofText('C2PA_SEAL', 'AI'), null, null],
    ['the history of edits', property('xmpMM:HistoryParameters', steps), null, null],
  ]);
});

describe('prompt blocks', () => {
  const automatic = 'Stable Diffusion WebUI (AUTOMATIC1111)';
  const settings =
    'a cat\nNegative prompt: dog\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512';
  const graph = (...classes: string[]) =>
    JSON.stringify(Object.fromEntries(classes.map((class_type, i) => [i, { class_type, inputs: {} }])));
  const comfy = graph('CheckpointLoaderSimple', 'KSampler', 'SaveImage');
  const workflow = JSON.stringify({ last_node_id: 2, nodes: [{ type: 'KSampler' }], links: [] });
  const wide = make.join('UNICODE\0', Buffer.from(settings, 'utf16le').swap16());
  const comment = make.tiff([], [{ tag: 0x9286, type: 7, value: wide }]);
  const inJpeg = make.jpeg([make.segment(0xe1, make.join('Exif\0\0', comment))]);

  itDeclares([
    ['compressed settings', make.png([], [make.packedChunk('a', settings)]), 'generated', automatic],
    ['settings in a JPEG', inJpeg, 'generated', automatic],
    ['settings in a WebP', make.webp([make.riff('EXIF', comment)]), 'generated', automatic],
    ['a graph in a tag for cameras', ofExif(make.ascii(0x10f, `prompt:${comfy}`)), 'generated', 'ComfyUI'],
    ['a graph in a caption', ofExif(make.ascii(description, `Workflow: ${comfy}`)), 'generated', 'ComfyUI'],
  ]);

  const blocks: [keyword: string, text: string, ...Declares][] = [
    ['parameters', settings, 'generated', automatic],
    ['parameters', `${settings}, Version: f2.0.1v1.10.1`, 'generated', 'Stable Diffusion WebUI Forge'],
    ['parameters', `${settings}, Version: ComfyUI`, 'generated', 'ComfyUI'],
    ['parameters', `${settings}, App: SD.Next`, 'generated', 'SD.Next (Stable Diffusion)'],
    ['parameters', `${settings}, Denoising strength: 0.5, Mask blur: 4`, 'edited', automatic],
    ['parameters', `${settings}, Denoising strength: 0.5, Hires upscale: 2`, 'generated', automatic],
    ['parameters', 'Steps: walk, then Sampler: choose', null, null],
    ['parameters', '{'.repeat(100_000), null, null],
    ['parameters', '{"sui_image_params":{"prompt":"a"}}', 'generated', 'SwarmUI'],
    ['parameters', '{"sui_image_params":{"maskimage":"a"}}', 'edited', 'SwarmUI'],
    ['parameters', '{"prompt":"a","version":"Fooocus v2.5"}', 'generated', 'Fooocus'],
    ['prompt', comfy, 'generated', 'ComfyUI'],
    ['prompt', comfy.replace('{}', '{"cfg":NaN}'), 'generated', 'ComfyUI'],
    ['workflow', workflow, 'generated', 'ComfyUI'],
    ['prompt', graph('LoadImage', 'VAEEncodeForInpaint', 'KSampler'), 'edited', 'ComfyUI'],
    ['prompt', graph('LoadImage', 'ImageScale', 'SaveImage'), null, null],
    ['prompt', '{"question":"what is this?"}', null, null],
    ['workflow', '{"nodes":[{"type":"approve"}]}', null, null],
    ['invokeai_metadata', '{"app_version":"3.1","generation_mode":"txt2img"}', 'generated', 'InvokeAI'],
    ['invokeai_metadata', '{"app_version":"3.1","generation_mode":"inpaint"}', 'edited', 'InvokeAI'],
    ['sd-metadata', '{"model":"a","app_id":"invoke-ai/InvokeAI"}', 'generated', 'InvokeAI'],
    ['Dream', '"a cat" -s 30 -S 7 -W 512 -H 512 -C 7.5', 'generated', 'InvokeAI'],
    ['Comment', '{"prompt":"a","sampler":"k_euler","uncond_scale":1}', 'generated', 'NovelAI'],
    ['Comment', '{"prompt":"a","steps":20,"seed":1,"sampler_name":"x"}', 'generated', null],
    ['Comment', '{"prompt":"enter your name","steps":3}', null, null],
    ['Description', `a cat --ar 3:2 Job ID: 3f2504e0-4f89-11d3-9a0c-0305e82c3301`, 'generated', 'Midjourney'],
    ['generation_data', '{"models":[]}', 'generated', null],
    ['AIGC', '{"Label":"1","ContentProducer":"Studio X"}', 'generated', 'Studio X'],
    ['AIGC', '{"Label":"1","ContentProducer":"001191310000AB12CD34E00000"}', 'generated', null],
    ['AIGC', '{"Label":"2","ContentProducer":"x"}', null, null],
  ];
  itDeclares(
    blocks.map(([keyword, text, ...declared]) => {
      const what = `${keyword}: ${text.slice(0, 30)} … ${text.slice(-20)}`;
      return [what, ofText(keyword, text), ...declared] as const;
    }),
  );
});

describe('the label AIGC', () => {
  const label = '{"Label":"3","ContentProducer":"x","ProduceID":"y"}';
  const nested = `{"AIGC":${label}}`;
  const packet = make.xmpOf(`<TC260:AIGC>${label}</TC260:AIGC>`);
  const containers: [where: string, bytes: Uint8Array][] = [
    ['PNG text', ofText('AIGC', label)],
    ['EXIF', ofExif(make.ascii(description, nested))],
    ['XMP', make.pngXmp(packet)],
    ['a structure of XMP', ofXmp('<TC260:AIGC><TC260:Label>3</TC260:Label></TC260:AIGC>')],
  ];
  for (const [where, bytes] of containers)
    it(`reports a suspicion, which declares nothing, in ${where}`, async () => {
      const { mode, generator, evidence } = await read(bytes);
      assert.deepEqual([mode, generator], [null, null]);
      assert.match(evidence[0]!, /holds the label "AIGC" .* value 3 \(suspected/);
    });

  it('names the producer as such, not as a format', async () => {
    const { evidence } = await read(ofText('AIGC', '{"Label":"1","ContentProducer":"Studio X"}'));
    assert.match(evidence[0]!, /with the value 1, of the producer Studio X\.$/);
  });

  it('reports the value 2 as a possibility, and no other', async () => {
    const { evidence } = await read(ofText('AIGC', '{"Label":2,"PropagateID":"x"}'));
    assert.match(evidence.join(), /with the value 2 \(possibly AI-generated\)/);
    for (const value of ['0', '4', 'constructor']) {
      const { evidence: none } = await read(ofText('AIGC', `{"Label":"${value}"}`));
      assert.doesNotMatch(none.join(), /holds/, value);
    }
  });
});

describe('several findings', () => {
  const source = (code: string) => `<Iptc4xmpExt:DigitalSourceType>${code}</Iptc4xmpExt:DigitalSourceType>`;

  it('use the most reliable field and warn about a disagreement', async () => {
    const composite = source('compositeWithTrainedAlgorithmicMedia');
    const { mode, generator, warnings, evidence } = await read(
      ofXmp(`<xmp:CreatorTool>Adobe Firefly</xmp:CreatorTool>${composite}`),
    );
    assert.deepEqual([mode, generator, evidence.length], ['edited', 'Adobe Firefly', 2]);
    assert.match(warnings.join(), /Fields disagree/);
  });

  it('warn when one declares AI and another a source type without it', async () => {
    const credit = '<photoshop:Credit>Made with Google AI</photoshop:Credit>';
    const warned = async (code: string) => (await read(ofXmp(credit + source(code)))).warnings.join();
    for (const code of ['digitalCapture', 'negativeFilm', 'digitalCreation'])
      assert.match(await warned(code), new RegExp(`Fields disagree: .*"${code}"`));
    for (const code of ['trainedAlgorithmicMedia', 'minorHumanEdits', 'empty'])
      assert.equal(await warned(code), '');
  });

  it('escape invisible characters', async () => {
    const all = JSON.stringify(await read(property('xmp:CreatorTool', 'GIMP\u202e\u200b\u{e0041}[31m')));
    assert.doesNotMatch(all, /[\u202e\u200b]|\udb40/);
    assert.match(all, /u\{202e\}/);
  });

  it('truncate and escape the generator and the source type', async () => {
    const system = `<Iptc4xmpExt:AISystemUsed>Imagen\u202e ${'x'.repeat(50_000)}</Iptc4xmpExt:AISystemUsed>`;
    const { generator } = await read(ofXmp(system + source('trainedAlgorithmicMedia')));
    assert.match(generator!, /^Imagen\\u\{202e\} x{10,4900}$/);
  });

  it('list every relevant field with its position, truncate long ones and count those above the limit', async () => {
    const long = make.textChunk('Comment', 'x'.repeat(5_000));
    const { fields } = await read(make.png([make.textChunk('Software', 'Pen'), long]));
    const listed = fields.map(({ layer, name, place, cut }) => [layer, name, place, cut].join());
    assert.deepEqual(listed, [
      'png,Software,PNG chunk tEXt "Software" at byte 33,false',
      'png,Comment,PNG chunk tEXt "Comment" at byte 57,true',
    ]);
    const many = await read(
      make.png(Array.from({ length: 203 }, (_, i) => make.textChunk('Software', `Tool ${i}`))),
    );
    assert.equal(many.fields.length, 200);
    assert.ok(many.warnings.includes('3 further fields were omitted.'), many.warnings.join());
  });
});
