import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../src/contract/limits.js';
import { type RewriteMode, rewriteModes } from '../../../src/contract/rewrite.js';
import { guardRewrite } from '../../../src/engine/rewrite/guard.js';
import { alternativeOf, rewriteSentence as rewriteWithin } from '../../../src/engine/rewrite/rewrite.js';
import { forAll } from '../../for-all.js';
import { assertLinear } from '../../linear.js';
import { beforeAndAfter } from '../../marked.js';

const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };
const rewriteSentence = (text: string, mode: RewriteMode) => rewriteWithin(text, mode, bounds);
function rewritten(text: string, mode: RewriteMode) {
  const rewrite = rewriteSentence(text, mode);
  assert.ok(rewrite.kind === 'rewrite');
  return rewrite;
}

/** Sentences by behaviour and mode. ‹a|b› is a part `a` that becomes `b`; a sentence without one stays. */
const rewrites: readonly (readonly [what: string, mode: RewriteMode, ...sentences: string[]])[] = [
  [
    'preserves both sides of "not only X but also Y"',
    'natural',
    'The lamp is ‹not only cheap but|cheap and› also bright.',
    'It helps ‹not only|both› the town ‹but also|and› its port.',
    'The lamp is not cheap but bright.',
    'Not only did he lie, but he also stole.',
  ],
  [
    'replaces a participial tail with a relative clause where the tense is certain',
    'plain',
    'The update is small, ‹making|which makes› it easy to install.',
    'The pass was closed by snow, ‹making|which made› it hard to reach the hut.',
    'Most editors offer built-in help, allowing a file to be formatted.',
    'There are 70 films, making up five hours.',
    'The club has grown every year, leading to a new league.',
    'We are bearers of that idea, leading a great people into a new world.',
    'The update can be small, making it easy to install.',
    'He spoke at length, highlighting the risks.',
  ],
  [
    'makes a tail after a plural a sentence of its own',
    'plain',
    'The house is close to the station and two schools‹, making|. This makes› it a good place to live.',
    'The house has two rooms, making it easy.',
  ],
  [
    'splits a sentence before its second clause, and no list',
    'plain',
    'The old mill by the river was shut in the spring‹, and its|. Its› owner has moved to a town near the coast.',
    'The frame never ran in the old build‹: it|. It› was set on a thread that no one had started.',
    'The guide lists the tools, the path to the mill, and the signs a walker should see on the way there.',
    'There are two good reasons for this: it is cheap to run and it is easy to mend at home.',
    'The play is not about the war or its end; it is about the men who came home from it.',
  ],
  [
    'replaces a dash by a comma or brackets where the sentence stays whole',
    'plain',
    'He sold the boat‹ —|,› not the nets.',
    'He found a carving‹—|, ›a fish of oak.',
    'The three tools‹—| (›a saw, an axe, a rope‹—|) ›are in the shed.',
    'When the first storm came‹—| (›wind, hail, rain‹—|), ›the roof held.',
    'Bread — two loaves a day',
    'He sold the boat—the nets were old.',
  ],
  ['leaves dashes', 'natural', 'He sold the boat — not the nets.'],
  [
    'echoes no word of the sentence, in any form',
    'natural',
    'The policy ‹fosters|encourages› learning and innovation in society.',
    'The policy fosters learning in society, encouraging innovation.',
  ],
  ['echoes no word', 'plain', 'It makes sure of trust, ensuring that people share ideas.'],
  [
    'changes nothing inside a quotation that another sentence begins or ends',
    'natural',
    '"We utilize nets in order to fish.',
    'We utilize nets in order to fish.”',
    'We utilize nets," she said ‹in order to|to› sell them.',
    'They ‹utilize|use› nets and say "We utilize',
    'These are words to avoid (utilize, in order to).',
  ],
  [
    'puts an adverb after "is"',
    'plain',
    'The story ‹often serves as|is often› a reminder of the war.',
    'Will the talk ‹serve as|be› a reminder of the war?',
    'Poetry ‹continues to play a vital role in|is still key to› shaping the culture of the nation.',
  ],
  [
    'gives no subject the verb of another number',
    'shorten',
    'The park as well as its coast has a long history.',
    'They saw the park ‹as well as|and› its coast.',
    'In this report the majority of errors is harmless.',
    '‹The majority of|Most› errors are harmless.',
  ],
  ['leaves "there is"', 'natural', 'There is also a number of problems with the plan.'],
  [
    'adjusts articles and capitals',
    'plain',
    '‹Utilizing a pivotal|Using a key› approach gives students ‹an invaluable|a useful› lesson.',
  ],
  [
    'contracts',
    'casual',
    "‹It is|It's› late and we ‹do not|don't› know why.",
    "‹I will|I'll› wait until ‹I have|I've› heard.",
  ],
  [
    'expands contractions and casual words',
    'formal',
    "‹It's|It is› late, and they ‹won't|will not› say where ‹he's|he has› gone.",
    "‹Don't you|Do you not› think so, and ‹isn't it|is it not› odd?",
    "‹it's kinda|It is somewhat› hard to fix ‹'em|them›.",
  ],
  [
    'neither contracts nor expands',
    'natural',
    'It is late and we do not know why it is.',
    "It's late and we do not know why it is.",
  ],
  ['leaves contractions', 'shorten', "We think the very old clock isn't right."],
  [
    'writes no contractions in older prose',
    'casual',
    'I do not know whither he is gone, nor shall we do not ask.',
    'It is not in our power; we are not the judges; he will not hear us.',
  ],
  [
    'does not change quotations, code, links, names and other languages',
    'natural',
    'He said "it is important to note that we utilize tools" twice.',
    'Run `utilize --leverage` and read https://example.org/utilize first.',
    'Es ist wichtig, dass die Katze in order to im Haus ist und nicht auf der Straße.',
  ],
  ['returns a plain sentence unchanged', 'natural', 'The cat sat on the mat and looked at me.'],
];

describe('the rewrite of a sentence', () => {
  for (const [what, mode, ...sentences] of rewrites)
    it(`${what}, in the mode ${mode}`, () => {
      for (const [before, after] of sentences.map(beforeAndAfter)) {
        const { text, changed } = rewritten(before, mode);
        assert.deepEqual([text, changed], [after, before !== after]);
      }
    });

  const beside =
    (before: string, after: string) =>
    (text: string): string =>
      rewriteWithin(text, 'natural', bounds, { before: [before], after: [after] }).text;

  it('echoes no first word, pair of words or long word of the sentences beside it', () => {
    const fosters = 'The policy fosters learning and innovation in society.';
    assert.equal(beside('It rains.', 'We stay.')('Moreover, the boats leak.'), 'Also, the boats leak.');
    for (const [other, text] of [
      ['It also rains.', 'Moreover, the boats leak.'],
      ['Furthermore, it rains.', 'Moreover, the boats leak.'],
      ['Parents encourage reading.', fosters],
      ['Many boats leak.', 'There were many farmers who sold their land.'],
      ['This shows the age.', 'The tower is a testament to the skill of its builders.'],
      ['In spring it rains.', 'It is worth noting that in summer it is dry.'],
    ] as const)
      for (const around of [beside(other, 'We stay.'), beside('We stay.', other)])
        assert.equal(around(text), text);
  });

  it('changes nothing between the quotation marks of the sentences beside it', () => {
    const wordy = 'We utilize nets in order to fish.';
    assert.equal(beside('It rains.', 'We stay.')(wordy), 'We use nets to fish.');
    for (const [before, after] of [
      ['“It rains.', 'We stay,” she said.'],
      ['He said: "It rains.', 'We stay.'],
      ['It rains.', 'We stay."'],
    ] as const)
      assert.equal(beside(before, after)(wordy), wordy);
  });

  const wordy =
    'Moreover, it is worth noting that the tool plays a crucial role in determining the result, and it provides a valuable overview of the costs.';
  for (const [mode, expected] of [
    [
      'natural',
      'Also, the tool is key to determining the result, and it provides a valuable overview of the costs.',
    ],
    ['plain', 'Also, the tool is key to determining the result. It gives a valuable overview of the costs.'],
    ['shorten', 'The tool is key to determining the result, and it outlines the costs.'],
  ] as const)
    it(`differs in the mode ${mode}`, () => assert.equal(rewritten(wordy, mode).text, expected));

  it('reports its edits and what it preserved', () => {
    const { edits, kept } = rewritten('We utilize 3 tools in order to paint.', 'plain');
    assert.deepEqual(edits, [
      { kind: 'wordy_phrase', before: 'in order to', after: 'to', reason: 'fewer words say the same' },
      { kind: 'inflated_word', before: 'utilize', after: 'use', reason: 'a plainer word says the same' },
    ]);
    assert.deepEqual(kept, { numbers: 1, names: 0, negations: 0, quotes: 0, links: 0 });
  });
});

const bits = fc.constantFrom(
  ...'it is important to note that|plays a crucial role in shaping|not only|but also|, making|utilize'.split(
    '|',
  ),
  ..."don't|cannot|serves as a reminder of|a myriad of|an invaluable|delves into|however,|I will".split('|'),
  ...'they are|is|was|people|with|the|a|very|pivotal|Paris|42|{name}|"as is"|“so”|`code`|.|,|\n|—'.split('|'),
  'https://a.example/b',
);
const sentences = fc.oneof(
  fc.array(bits, { maxLength: 24 }).map(parts => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const modes = fc.constantFrom(...rewriteModes);

describe('the work limit of a sentence', () => {
  it('stops early in a long sentence with too many candidates', () => {
    const text = "they won't, she can't, ".repeat(52).slice(0, 1_195);
    const { edits, text: after } = rewritten(text, 'formal');
    assert.ok(edits.length > 0 && edits.length <= limits.rewriteTriedUnits / text.length + 1);
    assert.ok(after.endsWith(text.slice(-100)));
  });

  it('allows seventeen contractions in 285 characters', () => {
    const text = `They can't stay, ${"we don't know, she isn't here, ".repeat(8)}and nobody sees why.`;
    const { edits, text: after } = rewritten(text, 'formal');
    assert.equal(edits.length, 17);
    assert.doesNotMatch(after, /n't/);
  });
});

describe('the rewrite of any sentence', () => {
  for (const [opening, first, after] of [
    ['In conclusion,', 'cold', 'Cold'],
    ['It is important to note that', 'the', 'The'],
    ['It is important to note that', '12', '12'],
    ['It is important to note that', '3.5', '3.5'],
  ])
    it(`reports an edit in whole words and numbers: ${first}`, () => {
      const before = `${opening} ${first}`;
      const reason = 'the opening announces the sentence and adds nothing';
      const [edit] = rewritten(`${before} samples were lost.`, 'plain').edits;
      assert.deepEqual(edit, { kind: 'empty_opener', before, after, reason });
    });

  for (const [mode, text, ...expected] of [
    [
      'natural',
      'This truly remarkable approach utilizes a wide range of methods to improve outcomes.',
      ['This approach uses many different methods to improve outcomes.', 'praise'],
    ],
    ['casual', 'They do not utilize the old pier.', ['They do not use the old pier.', 'inflated_word']],
    ['natural', 'However, prices fell.', ['But prices fell.', 'transition']],
    ['formal', 'However, prices fell.'],
    ['natural', 'They utilize the pier.'],
    ['casual', 'It is late.'],
  ] as [RewriteMode, string, ...[string, string][]][])
    it(`offers a shorter rewrite, and one without the optional edits, if any, in ${mode}: ${text}`, () => {
      const found = rewritten(text, mode).alternatives?.map(other => [other.text, other.edits.at(-1)?.kind]);
      assert.deepEqual(found, expected.length === 0 ? undefined : expected);
    });

  for (const [text, ...expected] of [
    ['Experts say that naps help the heart.', 'vague_attribution'],
    ['Nurses say that naps help the heart.'],
    ['Experts say that naps are able to help the heart.'],
  ] as const)
    it(`advises on the habits of a sentence without another wording: ${text}`, () => {
      const found = rewritten(text, 'natural').advice?.map(({ kind }) => kind);
      assert.deepEqual(found, expected.length === 0 ? undefined : expected);
    });

  it('offers no alternative that the guard rejects, or that repeats the rewrite', () => {
    for (const mode of rewriteModes)
      for (const text of [
        'It is important to note that the truly remarkable tower is basically a very tall house, and it does not lean.',
        'The team does not utilize the new pier, and the council does not want to repair it before the summer ends.',
      ]) {
        const { text: after, alternatives: others = [] } = rewritten(text, mode);
        const texts = new Set([text, after, ...others.map(other => other.text)]);
        assert.equal(texts.size, others.length + 2);
        for (const other of others) assert.ok('kept' in guardRewrite(text, other.text, mode), other.text);
      }
  });

  it('is deterministic and idempotent', () =>
    forAll([sentences, modes], { numRuns: 400 }, (text, mode) => {
      const once = rewriteSentence(text, mode);
      assert.deepEqual(rewriteSentence(text, mode), once);
      assert.equal(rewriteSentence(once.text, mode).text, once.text);
    }));

  it('preserves digits and placeholders', () =>
    forAll([sentences, modes], { numRuns: 400 }, (text, mode) => {
      const preserved = (one: string) => one.match(/\d+|\{[a-z]+\}|https?:[^\s,]+|`[^`]*`/g) ?? [];
      assert.deepEqual(preserved(rewriteSentence(text, mode).text), preserved(text));
    }));

  it('takes linear time for repeated words that several alternatives of a rule match', () => {
    for (const [before, word] of [
      ['Many challenges remain, and they provide solutions to ', 'critical global '],
      ['They enhance ', 'the our '],
    ] as const) {
      const make = (times: number) => `${before}${word.repeat(times)}x.`;
      assertLinear(word, 4, make, text => rewriteSentence(text, 'natural'));
    }
  });

  it('declines a sentence that is too long, or has a run of more than 1,000 characters without spaces', () => {
    const data = 'Ab3/'.repeat(251);
    assert.equal(rewriteSentence(`In order to see ${data}.`, 'natural').kind, 'declined');
    assert.equal(rewriteSentence('a '.repeat(5_000), 'natural').kind, 'declined');
    assert.equal(rewriteSentence(`In order to see ${data.slice(5)}.`, 'natural').kind, 'rewrite');
  });
});

it('alternativeOf rewrites a sentence when a rule changes the given words, and is none for other words', () => {
  const sentence = 'In order to grow, the town will utilize its old mill near the river.';
  const rewrite = 'To grow, the town will use its old mill near the river.';
  const alternative = (words: string) => {
    const start = sentence.indexOf(words);
    return alternativeOf(sentence, { start, end: start + words.length });
  };
  for (const words of ['In order to', 'utilize']) assert.equal(alternative(words), rewrite, words);
  for (const words of ['the town', 'old mill']) assert.equal(alternative(words), null, words);
});
