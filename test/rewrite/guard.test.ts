import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guardRewrite } from '../../src/rewrite/guard.js';

const original =
  'According to Mira Voss, the bridge can carry 40 tonnes, but drivers must not stop on it, and "every truck" is weighed at https://weigh.example/now.';

function refused(after: string, reason: RegExp, before = original): void {
  const guarded = guardRewrite(before, after, 'natural');
  assert.ok('reason' in guarded, `accepted: ${after}`);
  assert.match(guarded.reason, reason);
}

describe('the guard of rewrites', () => {
  it('counts what was kept', () => {
    assert.deepEqual(guardRewrite(original, original, 'natural'), {
      kept: { numbers: 1, names: 2, negations: 1, quotes: 1, links: 1 },
    });
  });

  it('lets a free paraphrase through that keeps the facts', () => {
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

  it('refuses a changed number, unit, name, quotation or link', () => {
    refused(original.replace('40', '45'), /number '40/);
    refused(original.replace('Voss', 'Moss'), /name 'Voss'/);
    refused(original.replace('Mira Voss', 'the engineer'), /name/);
    refused(original.replace('every truck', 'each lorry'), /quotation/);
    refused(original.replace('/now', '/then'), /link/);
    refused('The run took 5 minutes and 3 ms.', /number/, 'The run took 5 minutes and 3 s.');
    refused('London is lovely in the spring months.', /name/, 'Paris is lovely in the spring months.');
    refused('The rule names {city} and `a`.', /code|placeholder/, 'The rule names {town} and `a`.');
  });

  it('refuses a lost or an added denial, and another modal verb', () => {
    refused(original.replace('must not', 'must'), /loses a negation/);
    refused(original.replace('can carry', 'cannot carry'), /adds a negation/);
    refused(original.replace('must not', 'should not'), /modal verb 'must'/);
    refused('The drug may well help patients sleep.', /modal verb|hedge/, 'The drug helps patients sleep.');
    refused('The drug helps patients sleep.', /hedge 'perhaps'/, 'Perhaps the drug helps patients sleep.');
    refused(
      'All patients sleep better with the drug.',
      /quantity/,
      'Some patients sleep better with the drug.',
    );
  });

  it('lets "not only X but also Y" become X and Y, and a plain denial never', () => {
    assert.ok(
      'kept' in
        guardRewrite(
          'The lamp is not only cheap but also bright.',
          'The lamp is cheap and also bright.',
          'natural',
        ),
    );
    refused('The lamp is cheap and bright.', /negation/, 'The lamp is not cheap but bright.');
  });

  it('refuses a new voice, an opinion, emphasis', () => {
    const before = 'The garden opens at noon and closes when the light goes.';
    refused('I think the garden opens at noon and closes when the light goes.', /first person/, before);
    refused('If the light goes, your garden closes; it opens at noon.', /reader/, before);
    refused('Sadly, the garden opens at noon and closes when the light goes.', /opinion/, before);
    refused('The very lovely garden opens at noon and closes when the light goes.', /emphasis/, before);
  });

  it('refuses more of any habit that speaks for a machine', () => {
    const before = 'The garden opens at noon and closes when the light goes.';
    refused(
      'The garden opens at noon and closes when the light goes, highlighting the day.',
      /habit/,
      before,
    );
    refused('The bustling, vibrant garden opens at noon and closes when the light goes.', /habit/, before);
    refused('The garden opens at noon — and closes when the light goes.', /em dashes/, before);
  });

  it('takes short forms written out for no habit', () => {
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

  it('refuses what is no rewrite', () => {
    const before = 'The garden opens at noon and closes when the light goes.';
    refused('', /empty/, before);
    refused('Here is the rewritten sentence: The garden opens at noon.', /task/, before);
    refused('Sure! The garden opens at noon and closes when the light goes.', /task/, before);
    refused('**The garden** opens at noon and closes when the light goes.', /formatting/, before);
    refused('The garden opens at noon\nand closes when the light goes.', /line breaks/, before);
    refused(
      'Der Garten ist am Mittag auf und er schließt, wenn das Licht nicht mehr da ist.',
      /language|negation|name/,
      before,
    );
    refused('Сад открывается в полдень и закрывается, когда темнеет.', /script/, before);
    refused('It opens. At noon. It closes. Then light goes. The garden waits.', /sentences/, before);
    refused('Opens.', /shorter/, before);
    refused(`${before} ${before.replaceAll('garden', 'green park')}`, /longer/, before);
  });
});
