/** Case of a signal: a text with a higher value than the other, and a quoted span, if any. */
export interface Case {
  seen: string;
  unseen: string;
  evidence?: string;
}

const plain = 'The dog ran to the gate and barked at the man with the red hat.';
const even =
  'The boat left the small pier today. The crew sang an old song then. The wind was calm all day long. The sun went down at six again. ';
const uneven =
  'Rain. Nobody in the whole street had seen anything like it since the flood of the year before last. We ran. The old bridge by the mill gave way at noon with a noise you could hear in town. ';

const variedWords = {
  seen: 'Grey herons hunt along muddy banks while children throw bread, boats drift past, old men argue about football, someone plays guitar badly, and far behind them trains rattle north through rain.',
  unseen:
    'The man and the dog and the man and the cat and the man and the dog went to the man and the dog and the cat and the man by the gate and the dog.',
};
/** Signals that the plain sentence does not have: a text that has them, and a quoted span. */
const quoted: Readonly<Record<string, readonly [seen: string, evidence: string]>> = {
  reader_calls: ['Imagine a town with no roads. Consider what you can do about it today.', 'Imagine'],
  emphasis_frames: [
    'The truth is that the point is lost on him, and this is why he left us.',
    'The truth is',
  ],
  similes: ['The fog lay on the field like a sheet, as if someone had spread it there.', 'like a'],
  nominal_suffixes: [
    'The implementation of the measurement required cooperation and commitment from all who took part.',
    'implementation',
  ],
  adverbs_ly: ['She quickly and quietly closed the door, clearly annoyed at being seen there.', 'quickly'],
  repeated_words: ['They went on and on and on until the lamp at the corner burned out.', 'on and on'],
  first_person: ['I took my coat and we went down to our car, which my brother gave me.', 'I'],
  casual_intensifiers: [
    'It was really pretty awesome, actually, and there was a lot of stuff to see.',
    'really',
  ],
  specifics: ['On 3 May 1987 the mill made 4,200 yards of cloth for 12 shops in Leeds.', '3'],
  spelled_numbers: ['Eleven of the forty boats came back with nineteen men on board at dawn.', 'Eleven'],
  proper_names: ['He met Anna Weiss in Vienna before he went to see Karl in Graz again.', 'Anna'],
  informal_typing: ['so i went home... and then i called him. nobody picked up STUPID thing', 'i'],
  em_dashes: ['The dog — a big one — ran out of the gate and down the road to the mill.', 'dog — a'],
  colons: ['There was one thing to do: run. There was one place to go: the old mill.', 'do: run'],
  semicolons: ['He ran; she stayed where she was; the dog lay down in the grass by them.', 'ran; she'],
  commas: ['Late, tired, and cold, he sat, at last, by the fire, and slept, for once.', 'Late, tired'],
  exclamations: ['What a day! We won! Nobody in the town had thought that we could do it.', 'day!'],
  parentheses: ['The dog (a big one) ran out of the gate (the red one) and down the road.', '(a big one)'],
};

export const cases: Record<string, Case> = {
  ...Object.fromEntries(
    Object.entries(quoted).map(([name, [seen, evidence]]) => [name, { seen, unseen: plain, evidence }]),
  ),
  sentence_rhythm: { seen: uneven, unseen: even },
  sentence_change: { seen: uneven, unseen: even },
  sentence_length: {
    seen: 'The man who lived in the house by the river went out every day to look at the boats. He never spoke to any of the people who worked on them or lived near them.',
    unseen: 'He went out. He saw boats. He came back. He sat down.',
  },
  paragraph_uniformity: {
    seen: `Yes.\n\n${plain} ${plain} ${plain}\n\nNo, not at all.`,
    unseen: `${plain}\n\n${plain}\n\n${plain}`,
  },
  participial_tails: {
    seen: 'The council built a bridge over the river, giving the town a second road.',
    unseen: 'The council built a bridge and gave the town a second road over the river.',
    evidence: 'giving the town a',
  },
  highlighting_tails: {
    seen: 'The report came out on Monday, highlighting the need for more nurses in town.',
    unseen: 'The report came out on Monday. It says the town needs more nurses at night.',
    evidence: 'highlighting the need for',
  },
  negative_parallelism: {
    seen: 'It was not just a game to them but a way of life in the old town.',
    unseen: 'It was a game to them at first and later on a way of life in town.',
    evidence: 'not just',
  },
  copula_avoidance: {
    seen: 'The hall serves as a school in the week and as a church on Sundays here.',
    unseen: 'The hall is a school in the week and it is a church on Sundays here.',
    evidence: 'serves as',
  },
  stock_phrases: {
    seen: 'Her work is a testament to care and plays a crucial role in the team today.',
    unseen: 'Her work was careful and the team would have been lost without it today.',
    evidence: 'testament to',
  },
  vague_attribution: {
    seen: 'Experts argue that the lake will be dry before the children are grown up.',
    unseen: 'Dr Hale of the water board says that the lake will be dry in nine years.',
    evidence: 'Experts argue',
  },
  closing_opener: {
    seen: `${plain.repeat(8)} In conclusion, the dog was right to bark at him.`,
    unseen: `${plain.repeat(8)} The dog was right to bark at him after all that.`,
    evidence: 'In conclusion',
  },
  word_length: {
    seen: 'Comprehensive documentation accompanies every installation undertaken. Professional technicians demonstrate necessary procedures. Customers appreciate consistent communication throughout installation, maintenance, replacement, certification.',
    unseen: `${plain} ${plain}`,
  },
  type_token: variedWords,
  hapax: variedWords,
  indefinite_articles: {
    seen: 'A man in a hat and an old coat sat on a bench by a pond with a book.',
    unseen: 'The man in the hat sat on the bench by the pond with the dog.',
    evidence: 'A',
  },
  markdown_headings: { seen: `# The dog\n\n${plain}`, unseen: `The dog\n\n${plain}`, evidence: 'The dog' },
  title_case_headings: {
    seen: `The Dog And The Gate\n\n${plain}`,
    unseen: `The dog and the gate\n\n${plain}`,
    evidence: 'The Dog And The Gate',
  },
  bold_labels: {
    seen: `- **Speed:** it is fast\n- **Price:** it is low\n\n${plain}`,
    unseen: `- Speed is high\n- Price is low\n\n${plain}`,
    evidence: 'Speed',
  },
  emoji_bullets: {
    seen: `🚀 It is fast\n✅ It is low in price\n\n${plain}`,
    unseen: `It is fast\nIt is low in price\n\n${plain}`,
    evidence: 'It is fast',
  },
  list_items: {
    seen: `- it is fast\n- it is low in price\n\n${plain}`,
    unseen: `it is fast and low in price\n\n${plain}`,
    evidence: 'it is fast',
  },
};
