import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import type { StoreReport } from '../../../../src/files/image/provenance/c2pa-reader.js';
import * as credentials from '../../../../src/files/image/provenance/credentials.js';

const readCredentials = (report: StoreReport, inFile: boolean) =>
  credentials.readCredentials(report, inFile, limits);

const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const trained = `${iptc}trainedAlgorithmicMedia`;
const composite = `${iptc}compositeWithTrainedAlgorithmicMedia`;

type Action = Record<string, unknown>;
const manifest = (actions: Action[], rest: Record<string, unknown> = {}) => ({
  claim_generator: 'Maker/1.0 c2pa-rs/0.30',
  assertions: [{ label: 'c2pa.actions', data: { actions } }],
  ...rest,
});
const created = (digitalSourceType?: string, softwareAgent?: unknown): Action => ({
  action: 'c2pa.created',
  ...(digitalSourceType !== undefined && { digitalSourceType }),
  ...(softwareAgent !== undefined && { softwareAgent }),
});
const ingredient = (relationship: string, active_manifest?: string) => ({
  title: 'a.jpg',
  relationship,
  label: 'c2pa.ingredient',
  ...(active_manifest !== undefined && { active_manifest }),
});
/** Interprets a report with the active manifest `now` and older ones. */
function read(
  now: object,
  older: Record<string, object> = {},
  failure: string[] = [],
  deltas: object[] = [],
) {
  const store = {
    active_manifest: 'now',
    manifests: { now, ...older },
    validation_state: 'Valid',
    validation_results: {
      activeManifest: {
        success: [{ code: 'claimSignature.validated' }],
        failure: failure.map(code => ({ code })),
      },
      ingredientDeltas: deltas,
    },
  };
  const { credentials, statements, warnings } = readCredentials({ kind: 'store', store }, true);
  const declaring = statements.find(statement => statement.mode !== null);
  return {
    credentials: credentials!,
    statements,
    warnings,
    mode: declaring?.mode ?? null,
    generator: declaring?.generator ?? null,
  };
}

describe('content credentials', () => {
  it('declares nothing without a source type of generative AI', () => {
    assert.equal(read(manifest([created()])).mode, null);
    assert.equal(read(manifest([created(`${iptc}digitalCapture`, 'Camera 1')])).mode, null);
    assert.equal(read(manifest([created(`${iptc}algorithmicMedia`)])).mode, null);
  });

  it('uses the source type of an action, with the software agent as the generator', () => {
    assert.deepEqual(
      [
        read(manifest([created(trained, 'Model A')])).mode,
        read(manifest([created(trained, { name: 'Model B' })])).generator,
      ],
      ['generated', 'Model B'],
    );
    assert.equal(read(manifest([created(trained)])).generator, 'Maker 1.0');
    const info = { claim_generator_info: [{ name: 'App', version: '2' }] };
    assert.equal(read(manifest([created(trained)], info)).generator, 'App 2');
  });

  it('uses a generating agent or a description where no source type is given', () => {
    assert.equal(read(manifest([created(undefined, 'Image Creator from Designer')])).mode, 'generated');
    assert.equal(read(manifest([{ ...created(), description: 'AI Generated Image' }])).mode, 'generated');
    assert.equal(read(manifest([{ action: 'c2pa.edited', softwareAgent: 'Adobe Firefly' }])).mode, 'edited');
    assert.equal(read(manifest([created(`${iptc}digitalCapture`, 'Adobe Firefly')])).mode, null);
  });

  it('distinguishes a part made by a model from the whole picture', () => {
    const opened = { action: 'c2pa.opened' };
    assert.equal(
      read(manifest([opened, { action: 'c2pa.edited', digitalSourceType: composite }])).mode,
      'edited',
    );
    assert.equal(
      read(manifest([opened, { action: 'c2pa.placed', digitalSourceType: trained }])).mode,
      'edited',
    );
    assert.equal(
      read(manifest([created(trained), { action: 'c2pa.edited', digitalSourceType: composite }])).mode,
      'generated',
    );
  });
});

describe('ingredients', () => {
  const opened = { action: 'c2pa.opened' };
  const older = { before: manifest([created(trained, 'Model A')]) };

  it('uses the declaration of an earlier version when the picture has none', () => {
    const withoutStatement = { ...manifest([]), ingredients: [ingredient('parentOf', 'before')] };
    assert.deepEqual(
      [read(withoutStatement, older).mode, read(withoutStatement, older).generator],
      ['generated', 'Model A'],
    );
    const watermarked = {
      ...manifest([opened, { action: 'c2pa.edited', digitalSourceType: `${iptc}composite` }]),
      ingredients: [ingredient('parentOf', 'before')],
    };
    assert.equal(read(watermarked, older).mode, 'generated');
    const component = { ...manifest([opened]), ingredients: [ingredient('componentOf', 'before')] };
    assert.equal(read(component, older).mode, 'generated');
  });

  it('prefers the statement of the picture to the statements of its ingredients', () => {
    const edited = {
      ...manifest([opened, { action: 'c2pa.edited', digitalSourceType: composite }]),
      ingredients: [ingredient('parentOf', 'before')],
    };
    const result = read(edited, older);
    assert.equal(result.mode, 'edited');
    assert.deepEqual(
      result.credentials.ingredients.map(({ mode, is_earlier_version }) => [mode, is_earlier_version]),
      [['generated', true]],
    );
  });

  it('counts a placed AI-generated part as an edit, and an input to a model as nothing', () => {
    const placed = {
      ...manifest([created(`${iptc}digitalCreation`), { action: 'c2pa.placed' }]),
      ingredients: [ingredient('componentOf', 'before')],
    };
    assert.equal(read(placed, older).mode, 'edited');
    const reference = {
      ...manifest([created(`${iptc}digitalCreation`)]),
      ingredients: [ingredient('inputTo', 'before')],
    };
    assert.equal(read(reference, older).mode, null);
  });

  it('does not count an ingredient with broken credentials', () => {
    const withoutStatement = { ...manifest([]), ingredients: [ingredient('parentOf', 'before')] };
    const delta = {
      ingredientAssertionURI: 'self#jumbf=/c2pa/now/c2pa.assertions/c2pa.ingredient',
      validationDeltas: { failure: [{ code: 'assertion.dataHash.mismatch' }] },
    };
    const result = read(withoutStatement, older, [], [delta]);
    assert.equal(result.mode, null);
    assert.equal(result.credentials.ingredients[0]!.intact, false);
    assert.match(result.statements.map(({ sentence }) => sentence).join('\n'), /not counted/);
  });

  it('follows a cycle of ingredients once', () => {
    const circle = { ...manifest([]), ingredients: [ingredient('parentOf', 'now')] };
    assert.equal(read(circle).mode, null);
    const pair = { ...manifest([]), ingredients: [ingredient('parentOf', 'other')] };
    const other = { ...manifest([]), ingredients: [ingredient('parentOf', 'now')] };
    assert.equal(read(pair, { other }).mode, null);
  });
});

describe('validation', () => {
  const generated = manifest([created(trained)]);

  it('reports an unknown or expired signer and counts the statements', () => {
    const result = read(generated, {}, ['signingCredential.untrusted', 'signingCredential.expired']);
    assert.equal(result.mode, 'generated');
    assert.equal(result.credentials.valid, true);
    assert.equal(result.credentials.trusted, false);
    assert.deepEqual(
      result.credentials.failures.map(({ kind }) => kind),
      ['trust', 'time'],
    );
  });

  it('does not count statements when the file was changed after signing', () => {
    const result = read(generated, {}, ['assertion.dataHash.mismatch']);
    assert.equal(result.mode, null);
    assert.equal(result.credentials.valid, false);
    assert.match(result.warnings[0]!, /are invalid \(assertion\.dataHash\.mismatch\)/);
    assert.match(
      result.statements.map(({ sentence }) => sentence).join('\n'),
      /trainedAlgorithmicMedia.*not counted/,
    );
  });

  it('reports credentials that are remote, unreadable or malformed', () => {
    const remote = readCredentials({ kind: 'remote', url: 'https://example.org/m' }, false);
    assert.deepEqual(
      [remote.credentials!.present, remote.credentials!.remote_url],
      [false, 'https://example.org/m'],
    );
    const broken = readCredentials({ kind: 'unreadable', why: 'UnknownAlgorithm' }, true);
    assert.deepEqual([broken.credentials!.present, broken.credentials!.valid], [true, null]);
    assert.equal(readCredentials({ kind: 'none' }, false).credentials, null);
    for (const store of [
      null,
      1,
      [],
      {},
      { manifests: [], active_manifest: 3 },
      {
        active_manifest: 'a',
        manifests: {
          a: {
            assertions: [null, { label: 'c2pa.actions', data: { actions: [null, 'x'] } }],
            ingredients: 'x',
          },
        },
      },
    ])
      assert.equal(readCredentials({ kind: 'store', store }, true).credentials!.present, true);
  });
});
