import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guardRewrite } from '../../../src/engine/rewrite/guard.js';

const original =
  'According to Mira Voss, the bridge can carry 40 tonnes, but drivers must not stop on it, and "every truck" is weighed at https://weigh.example/now.';

function assertRejected(after: string, reason: RegExp, before = original): void {
  const guarded = guardRewrite(before, after, 'natural');
  assert.ok('reason' in guarded, `accepted: ${after}`);
  assert.match(guarded.reason, reason);
}

describe('guardRewrite', () => {
  it('counts the preserved facts', () => {
    assert.deepEqual(guardRewrite(original, original, 'natural'), {
      kept: { numbers: 1, names: 2, negations: 1, quotes: 1, links: 1 },
    });
  });

  it('accepts a free paraphrase that preserves the facts', () => {
    const pairs: [string, string][] = [
      [
        original,
        'Mira Voss says the bridge can carry 40 tonnes, but drivers must not stop on it; "every truck" is weighed at https://weigh.example/now.',
      ],
      [
        'The committee reached a decision to postpone the vote until the report is published.',
        'The committee decided to put off the vote until the report is out.',
      ],
      [
        'Exercise does not only strengthen muscles but also improves the mood of patients.',
        'Exercise strengthens muscles but also lifts the mood of patients.',
      ],
      ['We should not forget the harvest of 1998.', "We shouldn't forget the harvest of 1998."],
    ];
    for (const [before, after] of pairs) {
      const guarded = guardRewrite(before, after, 'natural');
      assert.ok('kept' in guarded, `${after}: ${JSON.stringify(guarded)}`);
    }
  });

  it('rejects a changed number, unit, name, quotation or link', () => {
    assertRejected(original.replace('40', '45'), /number '40/);
    assertRejected(original.replace('Voss', 'Moss'), /name 'Voss'/);
    assertRejected(original.replace('Mira Voss', 'the engineer'), /name/);
    assertRejected(original.replace('every truck', 'each lorry'), /quotation/);
    assertRejected(original.replace('/now', '/then'), /link/);
    assertRejected('The run took 5 minutes and 3 ms.', /number/, 'The run took 5 minutes and 3 s.');
    assertRejected('London is lovely in the spring months.', /name/, 'Paris is lovely in the spring months.');
    assertRejected('The rule names {city} and `a`.', /code|placeholder/, 'The rule names {town} and `a`.');
  });

  it('rejects a lost or added negation, and another modal verb, hedge or quantity', () => {
    assertRejected(original.replace('must not', 'must'), /loses a negation/);
    assertRejected(original.replace('can carry', 'cannot carry'), /adds a negation/);
    assertRejected(original.replace('must not', 'should not'), /modal verb 'must'/);
    assertRejected(
      'The drug may well help patients sleep.',
      /modal verb|hedge/,
      'The drug helps patients sleep.',
    );
    assertRejected(
      'The drug helps patients sleep.',
      /hedge 'perhaps'/,
      'Perhaps the drug helps patients sleep.',
    );
    assertRejected(
      'All patients sleep better with the drug.',
      /quantity/,
      'Some patients sleep better with the drug.',
    );
  });

  it('accepts "X and also Y" for "not only X but also Y", but not for a plain negation', () => {
    assert.ok(
      'kept' in
        guardRewrite(
          'The lamp is not only cheap but also bright.',
          'The lamp is cheap and also bright.',
          'natural',
        ),
    );
    assertRejected('The lamp is cheap and bright.', /negation/, 'The lamp is not cheap but bright.');
  });

  it('rejects a new first or second person, an opinion and emphasis', () => {
    const before = 'The garden opens at noon and closes when the light goes.';
    assertRejected(
      'I think the garden opens at noon and closes when the light goes.',
      /first person/,
      before,
    );
    assertRejected('If the light goes, your garden closes; it opens at noon.', /reader/, before);
    assertRejected('Sadly, the garden opens at noon and closes when the light goes.', /opinion/, before);
    assertRejected(
      'The very lovely garden opens at noon and closes when the light goes.',
      /emphasis/,
      before,
    );
  });

  it('rejects an increase of any habit of AI-generated text', () => {
    const before = 'The garden opens at noon and closes when the light goes.';
    assertRejected(
      'The garden opens at noon and closes when the light goes, highlighting the day.',
      /habit/,
      before,
    );
    assertRejected(
      'The bustling, vibrant garden opens at noon and closes when the light goes.',
      /habit/,
      before,
    );
    assertRejected('The garden opens at noon — and closes when the light goes.', /em dashes/, before);
  });

  it('does not count expanded contractions as a habit', () => {
    for (const [before, after] of [
      [
        "It's late, and they won't say where he's gone.",
        'It is late, and they will not say where he has gone.',
      ],
      [
        "We've seen that it isn't a toy, and you're glad.",
        'We have seen that it is not a toy, and you are glad.',
      ],
    ] as const) {
      const guarded = guardRewrite(before, after, 'formal');
      assert.ok('kept' in guarded, JSON.stringify(guarded));
    }
  });

  it('rejects output that is not a rewrite', () => {
    const before = 'The garden opens at noon and closes when the light goes.';
    assertRejected('', /empty/, before);
    assertRejected('Here is the rewritten sentence: The garden opens at noon.', /task/, before);
    assertRejected('Sure! The garden opens at noon and closes when the light goes.', /task/, before);
    assertRejected('**The garden** opens at noon and closes when the light goes.', /formatting/, before);
    assertRejected('The garden opens at noon\nand closes when the light goes.', /line breaks/, before);
    assertRejected(
      'Der Garten ist am Mittag auf und er schließt, wenn das Licht nicht mehr da ist.',
      /language|negation|name/,
      before,
    );
    assertRejected('Сад открывается в полдень и закрывается, когда темнеет.', /script/, before);
    assertRejected('It opens. At noon. It closes. Then light goes. The garden waits.', /sentences/, before);
    assertRejected('Opens.', /shorter/, before);
    assertRejected(`${before} ${before.replaceAll('garden', 'green park')}`, /longer/, before);
  });
});
