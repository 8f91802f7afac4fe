import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signalEvidence } from '../../../../src/engine/scan/evidence.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { prepare } from '../../../../src/engine/text/prepare.js';

/** Spans that a signal counts in a text. */
function counted(name: string, text: string): string[] {
  const signal = signals.find(one => one.name === name)!;
  const prepared = prepare(text);
  const spans = signalEvidence(prepared, signal, 20).map(span => span.text);
  assert.equal(signal.measure(prepared)!.count, spans.length, `${name}: ${JSON.stringify(spans)}`);
  return spans;
}

describe('matching', () => {
  it('distinguishes US, AM and the letters of abbreviations from the words us, am, I and a', () => {
    const text =
      'They left the US at ten AM, i.e. before us, and met in the U.S. office at 9 a.m. with a map.';
    assert.deepEqual(counted('first_person', text), ['us']);
    assert.deepEqual(counted('indefinite_articles', text), ['a']);
    assert.deepEqual(counted('informal_typing', text), []);
  });

  it('distinguishes the months May and March from the verbs', () => {
    const text = 'They may march in early May or on 3 March, though it may rain on the day.';
    assert.deepEqual(counted('specifics', text), ['May', '3', 'March']);
  });

  it('does not count the keywords of requirements as informal typing', () => {
    const text =
      'A client SHOULD send the header, and it is RECOMMENDED to retry. This is GREAT news for us.';
    assert.deepEqual(counted('informal_typing', text), ['GREAT']);
  });

  it('does not count the pronoun I as a name, with either apostrophe', () => {
    const text = "Now I’m here and I've seen that O'Neill met Anna while I’d slept, as I said before.";
    assert.deepEqual(counted('proper_names', text), ["O'Neill", 'Anna']);
  });

  it('counts no preposition or noun in -ing as a participle', () => {
    const text = 'He sat down, during the rain, something he liked, humming a song, smiling.';
    assert.deepEqual(counted('participial_tails', text), ['humming a song, smiling', 'smiling']);
    assert.deepEqual(
      counted('participial_tails', 'He sat there in the evening, during the rain, humming a song to us.'),
      ['humming a song to'],
    );
  });

  it('counts plurals in -ities and -nesses, and no other word in -ties', () => {
    const text = 'Two parties met the cities and communities, whose weaknesses and qualities were plain.';
    assert.deepEqual(counted('nominal_suffixes', text), ['cities', 'communities', 'weaknesses', 'qualities']);
  });

  it('counts repeated words within one paragraph', () => {
    assert.deepEqual(
      counted('repeated_words', 'They went on and on until the lamp broke.\n\nThe lamp was old.'),
      ['on and on'],
    );
    assert.deepEqual(
      counted('repeated_words', 'It was late at night.\n\nAt night we all went out to see them there.'),
      [],
    );
  });

  it('counts no single capital letter as a capitalised word of a heading', () => {
    const body = 'The man with the red hat sat down by the gate with the dog.';
    for (const heading of ['What I did', 'What I changed:', 'Why I left', 'Plan A or B', 'A B C'])
      assert.deepEqual(counted('title_case_headings', `${heading}\n\n${body}`), [], heading);
    for (const heading of ['Why I Left Paris', 'What the Team Did', 'How to Install'])
      assert.deepEqual(counted('title_case_headings', `${heading}\n\n${body}`), [heading]);
  });

  it('counts full-width exclamation marks', () => {
    const text = '你好吗？我很好！你今天做什么？我们去看电影！再见！明天见。';
    assert.equal(signals.find(one => one.name === 'exclamations')!.measure(prepare(text))!.count, 3);
  });
});

describe('signals of sentences', () => {
  const names = ['sentence_rhythm', 'sentence_change', 'sentence_length'];
  const body =
    'The lease ends in June. And the tenant leaves it as it was. But she may ask for more time. He agreed. So did we.';
  const exposures = (text: string) =>
    names.map(name => signals.find(one => one.name === name)!.measure(prepare(text))?.exposure ?? null);

  it('count the same sentences, without headings, memo heads and verse', () => {
    const memo = `TO: Alice Brown\nFROM: Carl Dean\nRE: The lease\n\nBrief Answer\n\n${body}`;
    assert.deepEqual(
      exposures(memo),
      names.map(() => 5),
    );
  });

  it('measure nothing in verse', () => {
    const verse =
      'Rough winds do shake the darling buds,\nAnd summer is too short,\nToo hot the eye shines,\n'
        .repeat(4)
        .concat('And fair declines.');
    assert.deepEqual(
      exposures(verse),
      names.map(() => null),
    );
  });
});
