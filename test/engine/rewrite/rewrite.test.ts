import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { limits } from '../../../src/contract/limits.js';
import { type RewriteMode, rewriteModes } from '../../../src/contract/rewrite.js';
import { guardRewrite } from '../../../src/engine/rewrite/guard.js';
import { alternativeOf, rewriteSentence as rewriteWithin } from '../../../src/engine/rewrite/rewrite.js';
import { assertLinear } from '../../linear.js';

const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };
const rewriteSentence = (text: string, mode: RewriteMode) => rewriteWithin(text, mode, bounds);

function becomes(before: string, after: string, mode: RewriteMode = 'natural'): void {
  const rewrite = rewriteSentence(before, mode);
  assert.equal(rewrite.text, after);
  assert.equal(rewrite.kind, 'rewrite');
  assert.ok(rewrite.kind === 'rewrite' && rewrite.changed === (before !== after));
}
const stays = (text: string, mode: RewriteMode = 'natural') => becomes(text, text, mode);

describe('the rewrite of a sentence', () => {
  it('preserves both sides of "not only X but also Y"', () => {
    becomes('The lamp is not only cheap but also bright.', 'The lamp is cheap and also bright.');
    becomes('It helps not only the town but also its port.', 'It helps both the town and its port.');
    stays('The lamp is not cheap but bright.');
    stays('Not only did he lie, but he also stole.');
  });

  it('replaces a participial tail with a relative clause where the tense is certain', () => {
    becomes(
      'The update is small, making it easy to install.',
      'The update is small, which makes it easy to install.',
      'plain',
    );
    becomes(
      'The pass was closed by snow, making it hard to reach the hut.',
      'The pass was closed by snow, which made it hard to reach the hut.',
      'plain',
    );
    stays('Most editors offer built-in help, allowing a file to be formatted.', 'plain');
    stays('There are 70 films, making up five hours.', 'plain');
    stays('The club has grown every year, leading to a new league.', 'plain');
    stays('We are bearers of that idea, leading a great people into a new world.', 'plain');
    stays('The update can be small, making it easy to install.', 'plain');
    stays('He spoke at length, highlighting the risks.', 'plain');
  });

  it('makes a tail after a plural a sentence of its own', () => {
    becomes(
      'The house is close to the station and two schools, making it a good place to live.',
      'The house is close to the station and two schools. This makes it a good place to live.',
      'plain',
    );
    stays('The house has two rooms, making it easy.', 'plain');
  });

  it('splits a sentence before its second clause, and no list', () => {
    becomes(
      'The old mill by the river was shut in the spring, and its owner has moved to a town near the coast.',
      'The old mill by the river was shut in the spring. Its owner has moved to a town near the coast.',
      'plain',
    );
    becomes(
      'The frame never ran in the old build: it was set on a thread that no one had started.',
      'The frame never ran in the old build. It was set on a thread that no one had started.',
      'plain',
    );
    stays(
      'The guide lists the tools, the path to the mill, and the signs a walker should see on the way there.',
      'plain',
    );
    stays('There are two good reasons for this: it is cheap to run and it is easy to mend at home.', 'plain');
    stays('The play is not about the war or its end; it is about the men who came home from it.', 'plain');
  });

  it('replaces a dash by a comma or brackets where the sentence stays whole', () => {
    becomes('He sold the boat — not the nets.', 'He sold the boat, not the nets.', 'plain');
    becomes('He found a carving—a fish of oak.', 'He found a carving, a fish of oak.', 'plain');
    becomes(
      'The three tools—a saw, an axe, a rope—are in the shed.',
      'The three tools (a saw, an axe, a rope) are in the shed.',
      'plain',
    );
    becomes(
      'When the first storm came—wind, hail, rain—the roof held.',
      'When the first storm came (wind, hail, rain), the roof held.',
      'plain',
    );
    stays('Bread — two loaves a day', 'plain');
    stays('He sold the boat—the nets were old.', 'plain');
    stays('He sold the boat — not the nets.', 'natural');
  });

  it('echoes no word of the sentence, in any form', () => {
    becomes(
      'The policy fosters learning and innovation in society.',
      'The policy encourages learning and innovation in society.',
    );
    stays('The policy fosters learning in society, encouraging innovation.');
    stays('It makes sure of trust, ensuring that people share ideas.', 'plain');
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

  it('changes nothing inside a quotation that begins or ends in another sentence', () => {
    const wordy = 'We utilize nets in order to fish.';
    assert.equal(beside('It rains.', 'We stay.')(wordy), 'We use nets to fish.');
    for (const [before, after] of [
      ['“It rains.', 'We stay,” she said.'],
      ['He said: "It rains.', 'We stay.'],
      ['It rains.', 'We stay."'],
    ] as const)
      assert.equal(beside(before, after)(wordy), wordy);
    stays(`"${wordy}`);
    stays(`${wordy}”`);
    becomes('We utilize nets," she said in order to sell them.', 'We utilize nets," she said to sell them.');
    becomes('They utilize nets and say "We utilize', 'They use nets and say "We utilize');
    stays('These are words to avoid (utilize, in order to).');
  });

  it('puts an adverb after "is"', () => {
    becomes(
      'Poetry continues to play a vital role in shaping the culture of the nation.',
      'Poetry is still key to shaping the culture of the nation.',
      'plain',
    );
    becomes('The story often serves as a reminder of the war.', 'The story is often a reminder of the war.');
    becomes('Will the talk serve as a reminder of the war?', 'Will the talk be a reminder of the war?');
  });

  it('gives no subject the verb of another number', () => {
    stays('The park as well as its coast has a long history.', 'shorten');
    becomes('They saw the park as well as its coast.', 'They saw the park and its coast.', 'shorten');
    stays('There is also a number of problems with the plan.');
    stays('In this report the majority of errors is harmless.', 'shorten');
    becomes('The majority of errors are harmless.', 'Most errors are harmless.', 'shorten');
  });

  it('adjusts articles and capitals', () => {
    becomes(
      'Utilizing a pivotal approach gives students an invaluable lesson.',
      'Using a key approach gives students a useful lesson.',
      'plain',
    );
    becomes(
      'It was a pivotal step for the economic growth of the region.',
      'It was a key step for the economic growth of the region.',
    );
  });

  it('differs between the modes', () => {
    const wordy =
      'Moreover, it is worth noting that the tool plays a crucial role in determining the result, and it provides a valuable overview of the costs.';
    becomes(
      wordy,
      'Also, the tool is key to determining the result, and it provides a valuable overview of the costs.',
    );
    becomes(
      wordy,
      'Also, the tool is key to determining the result. It gives a valuable overview of the costs.',
      'plain',
    );
    becomes(wordy, 'The tool is key to determining the result, and it outlines the costs.', 'shorten');
    becomes("it's kinda hard to fix 'em.", 'It is somewhat hard to fix them.', 'formal');
  });

  it('writes no contractions in older prose', () => {
    stays('I do not know whither he is gone, nor shall we do not ask.');
    stays('It is not in our power; we are not the judges; he will not hear us.');
  });

  it('contracts or expands according to the mode', () => {
    stays('It is late and we do not know why it is.');
    stays("It's late and we do not know why it is.");
    becomes('It is late and we do not know why.', "It's late and we don't know why.", 'casual');
    becomes(
      "It's late, and they won't say where he's gone.",
      'It is late, and they will not say where he has gone.',
      'formal',
    );
    becomes("Don't you think so, and isn't it odd?", 'Do you not think so, and is it not odd?', 'formal');
    becomes('We’ve seen it, and we’ve liked it.', 'We have seen it, and we have liked it.', 'formal');
    becomes('I will wait until I have heard.', "I'll wait until I've heard.", 'casual');
    becomes(
      "We think the very old clock isn't right.",
      "We think the old clock isn't right.".replace('old', 'very old'),
      'shorten',
    );
  });

  it('does not change quotations, code, links, names and other languages', () => {
    stays('He said "it is important to note that we utilize tools" twice.');
    stays('Run `utilize --leverage` and read https://example.org/utilize first.');
    stays('They played at Pivotal Park against Utilize United.');
    stays('Es ist wichtig, dass die Katze in order to im Haus ist und nicht auf der Straße.');
  });

  it('returns a plain sentence unchanged', () => {
    stays('The cat sat on the mat and looked at me.');
  });

  it('reports its edits and what it preserved', () => {
    const rewrite = rewriteSentence('We utilize 3 tools in order to paint.', 'plain');
    assert.ok(rewrite.kind === 'rewrite');
    assert.deepEqual(rewrite.edits, [
      { kind: 'wordy_phrase', before: 'in order to', after: 'to', reason: 'fewer words say the same' },
      { kind: 'inflated_word', before: 'utilize', after: 'use', reason: 'a plainer word says the same' },
    ]);
    const opened = rewriteSentence('In conclusion, winters are long.', 'natural');
    assert.ok(opened.kind === 'rewrite');
    assert.deepEqual(opened.edits, [
      {
        kind: 'empty_opener',
        before: 'In conclusion, winters',
        after: 'Winters',
        reason: 'the opening announces the sentence and adds nothing',
      },
    ]);
    assert.deepEqual(rewrite.kept, { numbers: 1, names: 0, negations: 0, quotes: 0, links: 0 });
  });
});

const bits = fc.constantFrom(
  'it is important to note that',
  'plays a crucial role in shaping',
  'not only',
  'but also',
  ', making',
  'utilize',
  "don't",
  'cannot',
  'serves as a reminder of',
  'a myriad of',
  'Paris',
  '42',
  '{name}',
  '"as is"',
  '“so”',
  'https://a.example/b',
  '`code`',
  'however,',
  'very',
  'is',
  'was',
  'people',
  'the',
  'a',
  'pivotal',
  'I will',
  'they are',
  'with',
  '.',
  ',',
  'an invaluable',
  'delves into',
  '\n',
  '—',
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
    const rewrite = rewriteSentence(text, 'formal');
    assert.ok(rewrite.kind === 'rewrite' && rewrite.edits.length > 0);
    assert.ok(rewrite.edits.length <= limits.rewriteTriedUnits / text.length + 1);
    assert.ok(rewrite.text.endsWith(text.slice(-100)));
  });

  it('allows seventeen contractions in 285 characters', () => {
    const text = `They can't stay, ${"we don't know, she isn't here, ".repeat(8)}and nobody sees why.`;
    const rewrite = rewriteSentence(text, 'formal');
    assert.ok(rewrite.kind === 'rewrite');
    assert.equal(rewrite.edits.length, 17);
    assert.doesNotMatch(rewrite.text, /n't/);
  });
});

describe('the rewrite of any sentence', () => {
  it('reports edits in whole words and numbers', () => {
    const opening = 'It is important to note that';
    for (const [first, after] of [
      ['the', 'The'],
      ['12', '12'],
      ['3.5', '3.5'],
    ]) {
      const rewrite = rewriteSentence(`${opening} ${first} samples were lost.`, 'plain');
      assert.equal(rewrite.kind, 'rewrite');
      if (rewrite.kind === 'rewrite')
        assert.deepEqual(rewrite.edits[0], {
          kind: 'empty_opener',
          before: `${opening} ${first}`,
          after,
          reason: 'the opening announces the sentence and adds nothing',
        });
    }
  });

  it('offers a shorter rewrite, and one without the optional edits', () => {
    const alternatives = (text: string, mode: RewriteMode) => {
      const rewrite = rewriteSentence(text, mode);
      assert.ok(rewrite.kind === 'rewrite');
      return rewrite.alternatives?.map(other => [other.text, other.edits.at(-1)?.kind]);
    };
    assert.deepEqual(
      alternatives(
        'This truly remarkable approach utilizes a wide range of methods to improve outcomes.',
        'natural',
      ),
      [['This approach uses many different methods to improve outcomes.', 'praise']],
    );
    assert.deepEqual(alternatives('They do not utilize the old pier.', 'casual'), [
      ['They do not use the old pier.', 'inflated_word'],
    ]);
    assert.equal(alternatives('They utilize the pier.', 'natural'), undefined);
    assert.equal(alternatives('It is late.', 'casual'), undefined);
    const plainer = 'However, prices fell.';
    assert.deepEqual(alternatives(plainer, 'natural'), [['But prices fell.', 'transition']]);
    assert.equal(alternatives(plainer, 'formal'), undefined);
  });

  it('advises on the habits of a sentence without another wording', () => {
    const advice = (text: string) => {
      const rewrite = rewriteSentence(text, 'natural');
      return rewrite.kind === 'rewrite' ? rewrite.advice?.map(({ kind }) => kind) : [];
    };
    assert.deepEqual(advice('Experts say that naps help the heart.'), ['vague_attribution']);
    assert.equal(advice('Nurses say that naps help the heart.'), undefined);
    assert.equal(advice('Experts say that naps are able to help the heart.'), undefined);
  });

  it('offers no alternative that the guard rejects, or that repeats the rewrite', () => {
    for (const mode of rewriteModes)
      for (const text of [
        'It is important to note that the truly remarkable tower is basically a very tall house, and it does not lean.',
        'The team does not utilize the new pier, and the council does not want to repair it before the summer ends.',
      ]) {
        const rewrite = rewriteSentence(text, mode);
        assert.ok(rewrite.kind === 'rewrite');
        const others = rewrite.alternatives ?? [];
        assert.equal(
          new Set([text, rewrite.text, ...others.map(other => other.text)]).size,
          others.length + 2,
        );
        for (const other of others) assert.ok('kept' in guardRewrite(text, other.text, mode), other.text);
      }
  });

  it('is deterministic and idempotent', () => {
    fc.assert(
      fc.property(sentences, modes, (text, mode) => {
        const once = rewriteSentence(text, mode);
        assert.deepEqual(rewriteSentence(text, mode), once);
        assert.equal(rewriteSentence(once.text, mode).text, once.text);
      }),
      { numRuns: 400 },
    );
  });

  it('preserves digits and placeholders', () => {
    fc.assert(
      fc.property(sentences, modes, (text, mode) => {
        const preserved = (one: string) => one.match(/\d+|\{[a-z]+\}|https?:[^\s,]+|`[^`]*`/g) ?? [];
        assert.deepEqual(preserved(rewriteSentence(text, mode).text), preserved(text));
      }),
      { numRuns: 400 },
    );
  });

  it('takes linear time for repeated words that several alternatives of a rule match', () => {
    for (const [before, word] of [
      ['Many challenges remain, and they provide solutions to ', 'critical global '],
      ['They enhance ', 'the our '],
    ] as const)
      assertLinear(
        word,
        4,
        times => `${before}${word.repeat(times)}x.`,
        text => rewriteSentence(text, 'natural'),
      );
  });

  it('declines a sentence that is too long, or has a run of more than 1,000 characters without spaces', () => {
    const data = 'Ab3/'.repeat(251);
    assert.equal(rewriteSentence(`In order to see ${data}.`, 'natural').kind, 'declined');
    assert.equal(rewriteSentence('a '.repeat(5_000), 'natural').kind, 'declined');
    assert.equal(rewriteSentence(`In order to see ${data.slice(5)}.`, 'natural').kind, 'rewrite');
  });
});

describe('the alternative for words of a sentence', () => {
  const sentence = 'In order to grow, the town will utilize its old mill near the river.';
  const at = (words: string) => {
    const start = sentence.indexOf(words);
    return { start, end: start + words.length };
  };

  it('rewrites the sentence when a rule changes these words, and is none for other words', () => {
    for (const words of ['In order to', 'utilize'])
      assert.equal(
        alternativeOf(sentence, at(words)),
        'To grow, the town will use its old mill near the river.',
        words,
      );
    for (const words of ['the town', 'old mill'])
      assert.equal(alternativeOf(sentence, at(words)), null, words);
  });
});
