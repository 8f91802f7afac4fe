import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ProvenanceReading } from '../../../../src/contract/image.js';
import { assertShape } from '../../../server.js';
import { imageSetSkip, readImage, rowsOf } from '../image-set.js';
import { provenanceOf } from '../reading.js';

describe('readProvenance on the corpus', { skip: imageSetSkip }, () => {
  const cases = imageSetSkip === false ? rowsOf('manifest.jsonl') : [];
  for (const { file, why, expect } of cases) {
    it(`${file}: ${why}`, async () => {
      const reading = await provenanceOf(readImage(file));
      assertShape(ProvenanceReading, reading);
      const { declared, mode, c2pa, generator, source_type } = reading;
      const summary = JSON.stringify({ declared, mode, generator, source_type, evidence: reading.evidence });
      const declares = expect.declared ?? expect.stretch_declared;
      if (declares !== undefined) assert.equal(declared, declares, summary);
      if (expect.mode !== undefined) assert.equal(mode, expect.mode, summary);
      if (expect.c2pa !== undefined) assert.equal(c2pa?.present ?? false, expect.c2pa, summary);
      if (expect.c2pa_intact !== undefined) assert.equal(c2pa?.valid, expect.c2pa_intact, summary);
      if (expect.remote_manifest) assert.match(c2pa?.remote_url ?? '', /^https:/);
      if (expect.generator_contains)
        assert.match(generator ?? '', new RegExp(expect.generator_contains), summary);
      if (expect.source_type_contains)
        assert.match(source_type ?? '', new RegExp(expect.source_type_contains), summary);
    });
  }
});
