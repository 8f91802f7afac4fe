import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoreReport } from '../../../../src/files/image/provenance/c2pa-reader.js';
import { readCredentials } from '../../../../src/files/image/provenance/credentials.js';

const report = (store: StoreReport, inFile = true) => readCredentials(store, inFile);

const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const trained = `${iptc}trainedAlgorithmicMedia`;
const composite = `${iptc}compositeWithTrainedAlgorithmicMedia`;
const capture = `${iptc}digitalCapture`;
const creation = `${iptc}digitalCreation`;

interface Action {
  action: string;
  digitalSourceType?: string;
  softwareAgent?: unknown;
  description?: string;
}
const action = (name: string, digitalSourceType?: string, softwareAgent?: unknown): Action => ({
  action: `c2pa.${name}`,
  ...(digitalSourceType !== undefined && { digitalSourceType }),
  ...(softwareAgent !== undefined && { softwareAgent }),
});
const manifest = (actions: readonly Action[], rest: Record<string, unknown> = {}) => ({
  claim_generator: 'Maker/1.0 c2pa-rs/0.30',
  assertions: [{ label: 'c2pa.actions', data: { actions } }],
  ...rest,
});
/** A picture with one ingredient, whose manifest is `before` unless it is another. */
const from = (relationship: string, actions: readonly Action[] = [], active_manifest = 'before') =>
  manifest(actions, {
    ingredients: [{ title: 'a.jpg', relationship, label: 'c2pa.ingredient', active_manifest }],
  });
const older = { before: manifest([action('created', trained, 'Model A')]) };

/** Interprets a report with the active manifest `now` and older ones. */
function read(now: object, others: object = older, failures: string[] = [], deltas: object[] = []) {
  const failure = failures.map(code => ({ code }));
  const store = {
    active_manifest: 'now',
    manifests: { now, ...others },
    validation_state: 'Valid',
    validation_results: {
      activeManifest: { success: [{ code: 'claimSignature.validated' }], failure },
      ingredientDeltas: deltas,
    },
  };
  const { credentials, statements, warnings } = report({ kind: 'store', store });
  const declaring = statements.find(({ mode }) => mode !== null);
  const sentences = statements.map(({ sentence }) => sentence).join('\n');
  return {
    ...{ credentials: credentials!, sentences, warnings },
    declares: [declaring?.mode ?? null, declaring?.generator ?? null],
  };
}

const firefly = 'Adobe Firefly';
const designer = 'Image Creator from Designer';
const info = { claim_generator_info: [{ name: 'App', version: '2' }] };
const described = { ...action('created'), description: 'AI Generated Image' };
const opened = action('opened');
const placed = action('placed');
const watermark = action('edited', `${iptc}composite`);
const edited = action('edited', composite);

type Row = readonly [what: string, now: object, mode: string | null, generator: string | null];
const rows: readonly Row[] = [
  ['no source type', manifest([action('created')]), null, null],
  ['a camera', manifest([action('created', capture, 'Camera 1')]), null, null],
  ['an algorithm', manifest([action('created', `${iptc}algorithmicMedia`)]), null, null],
  ['a trained model', manifest([action('created', trained)]), 'generated', 'Maker 1.0'],
  ['the agent of an action', manifest([action('created', trained, 'Model A')]), 'generated', 'Model A'],
  ['an agent with a name', manifest([action('created', trained, { name: 'B' })]), 'generated', 'B'],
  ['the information of the generator', manifest([action('created', trained)], info), 'generated', 'App 2'],
  ['a generating agent alone', manifest([action('created', undefined, designer)]), 'generated', designer],
  ['a description alone', manifest([described]), 'generated', 'Maker 1.0'],
  ['an edit by a generating agent', manifest([action('edited', undefined, firefly)]), 'edited', firefly],
  ['a generating agent of a capture', manifest([action('created', capture, firefly)]), null, null],
  ['an edited part', manifest([opened, edited]), 'edited', 'Maker 1.0'],
  ['a placed part', manifest([opened, action('placed', trained)]), 'edited', 'Maker 1.0'],
  ['generation and edits', manifest([action('created', trained), edited]), 'generated', 'Maker 1.0'],
  ['an earlier version', from('parentOf'), 'generated', 'Model A'],
  ['an opened component', from('componentOf', [opened]), 'generated', 'Model A'],
  ['a watermark', from('parentOf', [opened, watermark]), 'generated', 'Model A'],
  ['edits of an earlier version', from('parentOf', [opened, edited]), 'edited', 'Maker 1.0'],
  ['a placed part of it', from('componentOf', [action('created', creation), placed]), 'edited', 'Model A'],
  ['an input to a model', from('inputTo', [action('created', creation)]), null, null],
  ['an ingredient of itself', from('parentOf', [], 'now'), null, null],
];

describe('content credentials', () => {
  for (const [what, now, mode, generator] of rows)
    it(`declare ${mode} for ${what}`, () => assert.deepEqual(read(now).declares, [mode, generator]));

  it('name the organization of the signer, or its common name', () => {
    const sentencesOf = (signature_info: object) => read(manifest([], { signature_info })).sentences;
    assert.match(sentencesOf({ issuer: 'Pier Ltd', common_name: 'a' }), / by "Pier Ltd"/);
    assert.match(sentencesOf({ common_name: 'a' }), / by "a"/);
  });

  it('list their ingredients with what they declare', () => {
    const [ingredient] = read(from('parentOf', [opened, edited])).credentials.ingredients;
    assert.deepEqual([ingredient!.mode, ingredient!.is_earlier_version], ['generated', true]);
  });

  it('do not count an ingredient with broken credentials', () => {
    const delta = {
      ingredientAssertionURI: 'self#jumbf=/c2pa/now/c2pa.assertions/c2pa.ingredient',
      validationDeltas: { failure: [{ code: 'assertion.dataHash.mismatch' }] },
    };
    const { declares, credentials, sentences } = read(from('parentOf'), older, [], [delta]);
    assert.deepEqual([declares[0], credentials.ingredients[0]!.intact], [null, false]);
    assert.match(sentences, /not counted/);
  });

  it('follow a cycle of ingredients once', () => {
    const other = from('parentOf', [], 'now');
    assert.equal(read(from('parentOf', [], 'other'), { other }).declares[0], null);
  });
});

describe('validation', () => {
  const generated = manifest([action('created', trained)]);

  it('reports an unknown or expired signer and counts the statements', () => {
    const failures = ['signingCredential.untrusted', 'signingCredential.expired'];
    const { declares, credentials } = read(generated, {}, failures);
    assert.deepEqual([declares[0], credentials.valid, credentials.trusted], ['generated', true, false]);
    const kinds = credentials.failures.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['trust', 'time']);
  });

  it('does not count statements when the file was changed after signing', () => {
    const { declares, credentials, warnings, sentences } = read(generated, {}, [
      'assertion.dataHash.mismatch',
    ]);
    assert.deepEqual([declares[0], credentials.valid], [null, false]);
    assert.match(warnings[0]!, /are invalid \(assertion\.dataHash\.mismatch\)/);
    assert.match(sentences, /trainedAlgorithmicMedia.*not counted/);
  });

  it('reports credentials that are remote or unreadable', () => {
    const remote = report({ kind: 'remote', url: 'https://example.org/m' }, false).credentials!;
    assert.deepEqual([remote.present, remote.remote_url], [false, 'https://example.org/m']);
    const broken = report({ kind: 'unreadable', why: 'UnknownAlgorithm' }).credentials!;
    assert.deepEqual([broken.present, broken.valid], [true, null]);
    assert.equal(report({ kind: 'none' }, false).credentials, null);
  });

  const damaged = {
    assertions: [null, { label: 'c2pa.actions', data: { actions: [null, 'x'] } }],
    ingredients: 'x',
  };
  const malformed = [null, 1, [], {}, { manifests: [], active_manifest: 3 }];
  for (const store of [...malformed, { active_manifest: 'a', manifests: { a: damaged } }])
    it(`accepts a malformed store: ${JSON.stringify(store)}`, () => {
      assert.equal(report({ kind: 'store', store }).credentials!.present, true);
    });
});
