import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findArtefacts } from '../../../src/engine/scan/artefacts.js';
import { prepare } from '../../../src/engine/text/prepare.js';

const kindsIn = (text: string): string[] => findArtefacts(prepare(text)).map(found => found.kind);

const cases: readonly (readonly [string, string])[] = [
  ['self_reference', 'As an AI language model, I have no opinion.'],
  ['self_reference', 'I am an AI assistant and cannot see it.'],
  ['knowledge_cutoff', 'As of my last knowledge update, it was so.'],
  ['chat_reply', 'Certainly! Here is a draft of the letter:'],
  ['chat_reply', 'Would you like me to make it shorter?'],
  ['citation_token', 'It rose :contentReference[oaicite:3]{index=3} last year.'],
  ['citation_token', 'It rose citeturn0search4 or turn0search4 last year.'],
  ['citation_token', 'It rose turn0search0turn0search3 again.'],
  ['citation_token', 'It [span_0](start_span)rose[span_0](end_span) again.'],
  ['citation_token', 'It rose [web:3] again.'],
  ['tracking_link', 'See https://a.example/?utm_source=chatgpt.com for more.'],
  ['placeholder', 'Dear [Recipient’s Name], yours, [Your Name]'],
  ['refusal', "I'm sorry, but I can't assist with that."],
  ['sandbox_link', 'Download it: sandbox:/mnt/data/report.pdf'],
];

for (const [kind, text] of cases) {
  test(`finds ${kind} in “${text}”`, () => {
    assert.ok(kindsIn(text).includes(kind));
    for (const found of findArtefacts(prepare(text)))
      assert.equal(text.slice(found.start, found.end), found.text);
  });
}

test('finds no tokens that a text quotes in code', () => {
  const text =
    'Remove `citeturn0search3`, `[cite: 4]` and ``[span_0](start_span)``.\n\n```\n?utm_source=chatgpt.com\n```\n';
  assert.deepEqual(kindsIn(text), []);
  assert.deepEqual(kindsIn(`${text}It rose citeturn0search3.`), ['citation_token']);
});

test('finds no artefacts in human-written text', () => {
  const text =
    'Of course he said so. Sure, we went. My last house [the red one] was there; see https://a.example/?utm_source=mail and turn 3.';
  assert.deepEqual(kindsIn(text), []);
});
