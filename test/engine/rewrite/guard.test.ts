import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guardRewrite } from '../../../src/engine/rewrite/guard.js';

const original =
  'According to Mira Voss, the bridge can carry 40 tonnes, but drivers must not stop on it, and "every truck" is weighed at https://weigh.example/now.';
const garden = 'The garden opens at noon and closes when the light goes.';
const drug = 'The drug helps patients sleep.';
const run = 'The run took 5 minutes and 3 s.';
const rule = 'The rule names {town} and `a`.';
const lamp = 'The lamp is not cheap but bright.';
const patients = 'Some patients sleep better with the drug.';
const paris = 'Paris is lovely in the spring months.';
const german = 'Der Garten ist am Mittag auf und er schließt, wenn das Licht nicht mehr da ist.';

describe('guardRewrite', () => {
  it('counts the preserved facts', () => {
    const kept = { numbers: 1, names: 2, negations: 1, quotes: 1, links: 1 };
    assert.deepEqual(guardRewrite(original, original, 'natural'), { kept });
  });

  for (const [before, after, mode = 'natural'] of [
    [
      original,
      'Mira Voss says the bridge can carry 40 tonnes, but drivers must not stop on it; "every truck" is weighed at https://weigh.example/now.',
    ],
    ['The council reached a decision to postpone the vote.', 'The council decided to put off the vote.'],
    ['Sleep does not only heal but also lifts the mood.', 'Sleep heals but also lifts the mood.'],
    ['We should not forget the harvest of 1998.', "We shouldn't forget the harvest of 1998."],
    ['The lamp is not only cheap but also bright.', 'The lamp is cheap and also bright.'],
    // Expanded contractions are no habit of AI-generated text.
    [
      "It's late, and they won't say where he's gone.",
      'It is late, and they will not say where he has gone.',
      'formal',
    ],
    [
      "We've seen that it isn't a toy, and you're glad.",
      'We have seen that it is not a toy, and you are glad.',
      'formal',
    ],
  ] as const)
    it(`accepts a paraphrase that preserves the facts: ${after}`, () => {
      const guarded = guardRewrite(before, after, mode);
      assert.ok('kept' in guarded, JSON.stringify(guarded));
    });

  for (const [what, reason, before, after] of [
    ['another number', /number '40/, original, original.replace('40', '45')],
    ['another unit', /number/, run, run.replace('3 s', '3 ms')],
    ['another name', /name 'Voss'/, original, original.replace('Voss', 'Moss')],
    ['a lost name', /name/, original, original.replace('Mira Voss', 'the engineer')],
    ['another name at the start', /name/, paris, paris.replace('Paris', 'London')],
    ['another quotation', /quotation/, original, original.replace('every truck', 'each lorry')],
    ['another link', /link/, original, original.replace('/now', '/then')],
    ['another placeholder', /code|placeholder/, rule, rule.replace('town', 'city')],
    ['a lost negation', /loses a negation/, original, original.replace('must not', 'must')],
    ['a lost plain negation', /negation/, lamp, 'The lamp is cheap and bright.'],
    ['a new negation', /adds a negation/, original, original.replace('can carry', 'cannot carry')],
    ['another modal verb', /modal verb 'must'/, original, original.replace('must', 'should')],
    ['a new modal verb', /modal verb|hedge/, drug, 'The drug may well help patients sleep.'],
    ['a lost hedge', /hedge 'perhaps'/, drug.replace('The', 'Perhaps the'), drug],
    ['another quantity', /quantity/, patients, patients.replace('Some', 'All')],
    ['a new first person', /first person/, garden, garden.replace('The', 'I think the')],
    ['a new reader', /reader/, garden, 'If the light goes, your garden closes; it opens at noon.'],
    ['a new opinion', /opinion/, garden, garden.replace('The', 'Sadly, the')],
    ['new emphasis', /emphasis/, garden, garden.replace('The', 'The very lovely')],
    ['a new tail', /habit/, garden, garden.replace('.', ', highlighting the day.')],
    ['new AI vocabulary', /habit/, garden, garden.replace('The', 'The bustling, vibrant')],
    ['a new em dash', /em dashes/, garden, garden.replace(' and', ' — and')],
    ['no text', /empty/, garden, ''],
    ['an announcement', /task/, garden, 'Here is the rewritten sentence: The garden opens at noon.'],
    ['an answer', /task/, garden, `Sure! ${garden}`],
    ['new formatting', /formatting/, garden, garden.replace('The garden', '**The garden**')],
    ['new line breaks', /line breaks/, garden, garden.replace(' and', '\nand')],
    ['another language', /language|negation|name/, garden, german],
    ['another script', /script/, garden, 'Сад открывается в полдень и закрывается, когда темнеет.'],
    ['more sentences', /sentences/, garden, 'It opens. At noon. It closes. Light goes. The garden waits.'],
    ['too short a text', /shorter/, garden, 'Opens.'],
    ['too long a text', /longer/, garden, `${garden} ${garden.replaceAll('garden', 'green park')}`],
  ] as const)
    it(`rejects ${what}`, () => {
      const guarded = guardRewrite(before, after, 'natural');
      assert.ok('reason' in guarded, `accepted: ${after}`);
      assert.match(guarded.reason, reason);
    });
});
