import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineResult } from '../../../src/contract/scan.js';
import { alternativeOf } from '../../../src/engine/rewrite/rewrite.js';
import { adviseOn } from '../../../src/engine/scan/fixes.js';
import { scan } from '../../../src/engine/scan/scan.js';
import { signals } from '../../../src/engine/scan/signals/index.js';
import { prepare } from '../../../src/engine/text/prepare.js';
import { scanOptions } from '../options.js';

const options = { ...scanOptions, include_sentences: false, use_model: false };

type Result = EngineResult['signals'][number];

/** A signal's result with these points and quoted texts. */
const raised = (name: string, points: number, ...quotes: string[]): Result => ({
  ...{ name, points, score: 0.9, weight: 1, detail: '', value: 0, active: true },
  evidence: quotes.map(text => ({ start: 0, end: text.length, text })),
});

const essay =
  'The river has shaped the town, and the town depends on careful planning. It is important to note that growth plays a crucial role. ';
const spansMax = 5;
const context = { score: 80, genre: 'standard', language: 'en', offset: 0, spansMax, rewrite: null } as const;
const adviceOn = (text: string, results: readonly Result[], changes: object = {}) =>
  adviseOn(prepare(text), results, { ...context, ...changes });
const signalsOf = (text: string, results: readonly Result[], changes: object = {}) =>
  adviceOn(text, results, changes).fixes.map(({ detail }) => detail.signal);

describe('fixes', () => {
  const contrast = 'This is not only a river but a road. ';

  it('come from the habits that raise the score, strongest first', () => {
    const results = [
      raised('stock_phrases', 30),
      raised('negative_parallelism', 40),
      raised('vague_attribution', 0.1),
      raised('highlighting_tails', -5),
      raised('em_dashes', 0),
    ];
    assert.deepEqual(signalsOf(contrast + essay, results), ['negative_parallelism', 'stock_phrases']);
  });

  it('never come from fitted lists, nor from properties of a text that are no habits', () => {
    const advising = signals.filter(({ fix }) => fix !== undefined).map(({ name }) => name);
    const expected =
      'em_dashes,highlighting_tails,negative_parallelism,sentence_rhythm,stock_phrases,title_case_headings,vague_attribution';
    assert.equal(advising.sort().join(), expected);
  });

  it('are empty in the lowest band and in a language other than English', () => {
    const results = [raised('stock_phrases', 40)];
    assert.equal(signalsOf(essay, results, { score: 30 }).length, 1);
    assert.deepEqual(adviceOn(essay, results, { score: 20 }), { fixes: [] });
    for (const language of ['de', 'zh', 'und']) assert.deepEqual(signalsOf(essay, results, { language }), []);
  });

  it('are replaced by a note when the wording model has nine tenths of the raising points', () => {
    const carried = adviceOn(essay, [raised('deeper_model', 70), raised('stock_phrases', 4)]);
    assert.deepEqual(carried.fixes, []);
    assert.match(carried.note!, /^No single phrase causes this score\. .*rewrite whole sentences/);
    assert.equal(signalsOf(essay, [raised('deeper_model', 70), raised('stock_phrases', 10)]).length, 1);
  });

  it('have at least one place, quote the first, and list the places in text order', () => {
    const { fixes } = adviceOn(essay.repeat(2), [raised('stock_phrases', 40), raised('em_dashes', 9)]);
    const [fix, ...others] = fixes;
    assert.equal(others.length, 0, 'the text has no dash');
    assert.equal(fix!.text, "Cut the stock phrases, or replace each with a fact. See 'It is important to'.");
    assert.equal(fix!.detail.spans.length, spansMax);
    for (const { start, end, text } of fix!.detail.spans)
      assert.equal(essay.repeat(2).slice(start, end), text);
  });

  it('offer a rewrite of the sentence when a rule of the rewriter changes the place', () => {
    const text = `The mill is old. In order to grow, the town wants to delve into the challenges of planning. ${essay}`;
    const [fix] = adviceOn(text, [raised('stock_phrases', 40)], { rewrite: alternativeOf }).fixes;
    const { start, end, text: rewritten } = fix!.detail.alternative!;
    assert.equal(text.slice(start, end), text.split('. ')[1] + '.');
    assert.doesNotMatch(rewritten, /delve/);
    assert.match(fix!.text, /See 'delve into'\. One way: 'To grow, .*planning\.'$/);
    const unchanged = adviceOn(text, [raised('stock_phrases', 40)], { rewrite: () => null }).fixes;
    assert.equal(unchanged[0]!.detail.alternative, undefined);
  });

  it('name two neighbouring sentences of similar length when the rhythm is even', () => {
    const even =
      'Rain fell. The boat left the old pier at noon today. The crew sang an old song at noon then.';
    const [fix] = adviceOn(even, [raised('sentence_rhythm', 40)]).fixes;
    assert.deepEqual(fix!.detail.spans, [{ start: 11, end: even.length, text: even.slice(11) }]);
    assert.deepEqual(signalsOf(even, [raised('sentence_rhythm', 40)], { genre: 'academic' }), []);
  });

  it('are about denials that a second part outdoes, not about every comparison', () => {
    const results = [raised('negative_parallelism', 40)];
    assert.deepEqual(signalsOf('We took the road rather than the river. ', results), []);
    assert.deepEqual(signalsOf(contrast, results), ['negative_parallelism']);
  });

  it('are not given against another signal that raises the score', () => {
    const dashes = 'The mill — the old one — was sold — twice. ';
    assert.deepEqual(signalsOf(dashes, [raised('em_dashes', 40)]), ['em_dashes']);
    assert.deepEqual(signalsOf(dashes, [raised('em_dashes', 40), raised('commas', 2)]), []);
  });

  it('name only existing signals as conflicts, and never a signal’s own', () => {
    const names = new Set(signals.map(({ name }) => name));
    for (const { name, fix } of signals)
      for (const conflict of fix?.conflicts ?? []) {
        assert.ok(names.has(conflict), `${name}: ${conflict}`);
        assert.notEqual(conflict, name);
      }
  });

  it('have a detail for each suggestion, and both are absent when not requested', () => {
    const text = `The river is not only a road but a border, highlighting its role. ${essay}`.repeat(4);
    const result = scan(text, options, null);
    assert.ok(result.fixes!.length > 1);
    assert.equal(result.fix_details!.length, result.fixes!.length);
    for (const [i, { spans }] of result.fix_details!.entries())
      assert.ok(result.fixes![i]!.includes(spans[0]!.text.slice(0, 20)), result.fixes![i]);
    const without = scan(text, { ...options, include_fixes: false }, null);
    assert.deepEqual([without.fixes, without.fix_details], [undefined, undefined]);
  });

  it('refer to the text as it was sent, also when look-alike letters were normalised', () => {
    const text = `Мoreover, it is a testament tо growth and innovation. ${essay}`.repeat(4);
    const { fix_details } = scan(text, options, null);
    assert.ok(fix_details!.length > 0);
    for (const { spans } of fix_details!)
      for (const span of spans) assert.equal(text.slice(span.start, span.end), span.text);
  });
});
