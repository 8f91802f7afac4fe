import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { EngineResult } from '../../../src/contract/scan.js';
import { openShippedClassifier } from '../../../src/engine/classifier/shipped.js';
import { adviceGenre, fixesOf } from '../../../src/engine/scan/fixes.js';
import { type ScanOptions, scan } from '../../../src/engine/scan/scan.js';
import { signals } from '../../../src/engine/scan/signals/index.js';
import { prepare } from '../../../src/engine/text/prepare.js';

const options: ScanOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: false,
  use_model: false,
  deep: false,
  evidenceMax: 5,
};

type Result = EngineResult['signals'][number];

/** A signal's result with these points and quoted texts. */
const raised = (name: string, points: number, ...quotes: string[]): Result => ({
  name,
  score: 0.9,
  weight: 1,
  detail: '',
  value: 0,
  active: true,
  points,
  evidence: quotes.map(text => ({ start: 0, end: text.length, text })),
});

const essay =
  'The river has shaped the town, and the town depends on careful planning. It is important to note that growth plays a crucial role. ';
const letter = `I think you know this. ${essay} I can't say that I'd go there again, and you'd agree. `;
const context = { band: 'high', genre: 'standard', language: 'en', spansMax: 5 } as const;
const signalsOf = (text: string, results: readonly Result[], changes: object = {}) =>
  fixesOf(prepare(text), results, { ...context, ...changes }).map(({ signal }) => signal);

describe('fixes', () => {
  it('come from the signals that raise the score notably, strongest first', () => {
    const results = [
      raised('stock_phrases', 3),
      raised('negative_parallelism', 9),
      raised('tricolons', 0.4),
      raised('similes', -5),
      raised('emphasis_frames', 0),
    ];
    assert.deepEqual(signalsOf(essay, results), ['negative_parallelism', 'stock_phrases']);
    assert.deepEqual(signalsOf(essay, [raised('deeper_model', 90), raised('stock_phrases', 1)]), []);
  });

  it('are empty in the lowest band and in a language other than English', () => {
    const results = [raised('stock_phrases', 9)];
    assert.equal(signalsOf(essay, results, { band: 'moderate' }).length, 1);
    assert.deepEqual(signalsOf(essay, results, { band: 'low' }), []);
    for (const language of ['de', 'zh', 'und']) assert.deepEqual(signalsOf(essay, results, { language }), []);
  });

  it('quote the first span they are about, and list the spans in text order', () => {
    const [fix] = fixesOf(prepare(essay.repeat(2)), [raised('stock_phrases', 9)], context);
    assert.equal(fix!.text, "Cut the stock phrases, or replace each with a fact. See 'It is important to'.");
    assert.equal(fix!.spans.length, context.spansMax);
    for (const { start, end, text } of fix!.spans) assert.equal(essay.repeat(2).slice(start, end), text);
  });

  it('name two neighbouring sentences of similar length when the rhythm is even', () => {
    const even =
      'Rain fell. The boat left the old pier at noon today. The crew sang an old song at noon then.';
    const [fix] = fixesOf(prepare(even), [raised('sentence_change', 9)], context);
    assert.deepEqual(fix!.spans, [{ start: 11, end: even.length, text: even.slice(11) }]);
  });

  it('have no span when they ask for something that the text lacks', () => {
    const [fix] = fixesOf(prepare(letter), [raised('proper_names', 9, 'London')], context);
    assert.deepEqual(fix, {
      text: 'Name the people, places and things you mean.',
      signal: 'proper_names',
      spans: [],
    });
  });

  it('ask academic and impersonal texts for no personal or casual style', () => {
    const casual = ['contractions', 'first_person', 'everyday_words', 'conjunction_openers', 'past_verbs'];
    const results = casual.map(name => raised(name, 5));
    assert.equal(adviceGenre(prepare(essay), 'standard'), 'impersonal');
    assert.deepEqual(signalsOf(essay, results), []);
    assert.deepEqual(signalsOf(letter, results, { genre: 'academic' }), []);
    assert.equal(adviceGenre(prepare(letter), 'standard'), 'conversational');
    assert.deepEqual(signalsOf(letter, results), casual);
  });

  it('are not given when another signal counts what they ask for as evidence for AI', () => {
    const specifics = raised('specifics', 5);
    assert.deepEqual(signalsOf(essay, [specifics]), ['specifics']);
    assert.deepEqual(signalsOf(essay, [specifics, raised('spelled_numbers', 0.1)]), []);
    assert.deepEqual(signalsOf(essay, [specifics, raised('spelled_numbers', -1)]), ['specifics']);
    assert.deepEqual(signalsOf(essay, [raised('commas', 5), raised('sentence_length', 2)]), []);
    const plain = raised('everyday_words', 5);
    assert.deepEqual(signalsOf(letter, [plain, raised('excess_style_words', 0.3, 'river')]), [
      'everyday_words',
    ]);
    assert.deepEqual(signalsOf(letter, [plain, raised('excess_style_words', 0.3, 'got')]), []);
    assert.deepEqual(signalsOf(letter, [plain, raised('past_verbs', 0.3, 'got')]), ['everyday_words']);
  });

  it('name only existing signals as conflicts, and never a signal’s own', () => {
    const names = new Set(signals.map(({ name }) => name));
    for (const { name, fix } of signals)
      for (const conflict of fix?.conflicts ?? []) {
        assert.ok(names.has(conflict), `${name}: ${conflict}`);
        assert.notEqual(conflict, name);
      }
  });

  it('are the same strings in fixes and fix_details, and both are absent when not requested', () => {
    const text = `Moreover, this vibrant town stands as a testament to resilience. ${essay}`.repeat(4);
    const result = scan(text, options, null);
    assert.ok(result.fixes!.length > 1);
    assert.deepEqual(
      result.fixes,
      result.fix_details!.map(fix => fix.text),
    );
    const without = scan(text, { ...options, include_fixes: false }, null);
    assert.deepEqual([without.fixes, without.fix_details], [undefined, undefined]);
  });

  it('refer to the text as it was sent, also when look-alike letters were normalised', () => {
    const text = `Мoreover, it serves as a testament tо growth and innovation. ${essay}`.repeat(4);
    const { fix_details } = scan(text, options, null);
    assert.ok(fix_details!.some(({ spans }) => spans.length > 0));
    for (const { spans } of fix_details!)
      for (const span of spans) assert.equal(text.slice(span.start, span.end), span.text);
  });
});

const corpus = '../shared/corpora/detect/train';

describe('fixes of real texts', { skip: existsSync(corpus) ? false : `corpora absent: ${corpus}` }, () => {
  const model = openShippedClassifier();
  const texts = readdirSync(corpus).flatMap(file => {
    const rows = gunzipSync(readFileSync(`${corpus}/${file}`))
      .toString()
      .split('\n');
    return [0.1, 0.35, 0.6, 0.85].map(
      at => JSON.parse(rows[Math.floor(at * (rows.length - 1))]!).text as string,
    );
  });
  const byName = new Map(signals.map(signal => [signal.name, signal]));

  it('come from raising signals only, contradict none, and lie inside the text', () => {
    assert.ok(texts.length >= 300);
    let given = 0;
    for (const text of texts) {
      const result = scan(text, { ...options, use_model: true }, model);
      const points = new Map(result.signals.map(signal => [signal.name, signal.points]));
      if (result.band === 'low') assert.deepEqual(result.fixes, []);
      assert.deepEqual(
        result.fixes,
        result.fix_details!.map(fix => fix.text),
      );
      assert.equal(new Set(result.fixes).size, result.fixes!.length);
      for (const { signal, spans, text: advice } of result.fix_details!) {
        given++;
        assert.ok(points.get(signal)! >= 0.5, `${signal}: ${points.get(signal)}`);
        for (const conflict of byName.get(signal)!.fix!.conflicts ?? [])
          assert.ok(points.get(conflict)! <= 0, `${signal} against ${conflict}`);
        if (result.genre === 'academic')
          assert.doesNotMatch(advice, /contractions|say 'I'|And or But|ordinary|Tell what happened/);
        let before = 0;
        for (const { start, end, text: quoted } of spans) {
          assert.ok(start >= before && start < end && end <= text.length);
          assert.equal(text.slice(start, end), quoted);
          before = start;
        }
      }
    }
    assert.ok(given > 100, `${given} fixes`);
  });
});
