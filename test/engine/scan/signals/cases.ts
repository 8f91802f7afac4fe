/** Case of a signal: a text with a higher value than the other, and all that is counted in it. */
interface Case {
  seen: string;
  unseen: string;
  evidence: readonly string[];
}

const plain = 'The dog ran to the gate and barked at the man with the red hat.';
const even =
  'The boat left the small pier today. The crew sang an old song then. The wind was calm all day long. The sun went down at six again. ';
const uneven =
  'Rain. Nobody in the whole street had seen anything like it since the flood of the year before last. We ran. The old bridge by the mill gave way at noon with a noise you could hear in town. ';

const varied = [
  'Grey herons hunt along muddy banks while children throw bread, boats drift past, old men argue about football, someone plays guitar badly, and far behind them trains rattle north through rain.',
  'The man and the dog and the man and the cat and the man and the dog went to the man and the dog and the cat and the man by the gate and the dog.',
] as const;

/** Texts with a higher value, in brackets all that is counted, and texts with a lower one: `plain`. */
const texts: Readonly<Record<string, readonly [seen: string, unseen?: string]>> = {
  emphasis_frames: ['[The truth is] that [the point is] lost on him, and [this is why] he left us.'],
  similes: ['The fog lay on the field [like a] sheet, [as if] someone had spread it there.'],
  first_person: ['[I] took [my] coat and [we] went down to [our] car, which [my] brother gave [me].'],
  casual_intensifiers: ['It was [really] [pretty] [awesome], [actually], a [lot] of [stuff] to see.'],
  specifics: ['On [3] [May] [1987] the mill made [4,200] yards of cloth for [12] shops in Leeds.'],
  spelled_numbers: ['[Eleven] of the [forty] boats came back with [nineteen] men on board at dawn.'],
  proper_names: ['He met [Anna] [Weiss] in [Vienna] before he went to see [Karl] in [Graz] again.'],
  informal_typing: ['so [i] went [home... and] then [i] called him. [nobody] picked up [STUPID] thing'],
  em_dashes: ['The [dog — a] big [one — ran] out of the gate and down the road to the mill.'],
  colons: ['There was one thing to [do:       run]. There was one place to [go:]        the old mill.'],
  semicolons: ['He [ran; she] stayed where she [was; the] dog lay down in the grass by them.'],
  commas: ['[Late, tired] and cold he [sat, at] last by the [fire, and] slept there for once in his life.'],
  exclamations: ['What a [day!] We [won!] Nobody in the town had thought that we could do it.'],
  parentheses: ['The dog [(a big one)] ran out of the gate [(the red one)] and down the road.'],
  sentence_rhythm: [uneven, even],
  sentence_change: [uneven, even],
  sentence_length: [
    'The man who lived in the house by the river went out every day to look at the boats. He never spoke to any of the people who worked on them or lived near them.',
    'He went out. He saw boats. He came back. He sat down.',
  ],
  paragraph_uniformity: [`Yes.\n\n${plain} ${plain} ${plain}\n\nNo.`, `${plain}\n\n${plain}\n\n${plain}`],
  participial_tails: [
    'The council built a bridge, [giving the town a] second road. It gave the town a third one later.',
  ],
  highlighting_tails: [
    'It came out on Monday, [highlighting the need for] nurses. It says the town needs more of them.',
  ],
  negative_parallelism: [
    'They had [not just] a game there but a way of life. It was a game and later on a way of life.',
  ],
  copula_avoidance: ['The hall [serves as] a school in the week. It is a church on Sundays and is quiet.'],
  stock_phrases: ['Her work is [a testament] of care. It was careful and the team was lost without it.'],
  vague_attribution: [
    '[Experts argue] that the lake is dry. Dr Hale says that it will be dry in nine years.',
  ],
  closing_opener: [
    `${plain.repeat(8)} [In conclusion], the dog was right to bark at him.`,
    `${plain.repeat(8)} The dog was right to bark at him after all that.`,
  ],
  type_token: varied,
  hapax: varied,
  indefinite_articles: ['[A] man in [a] hat and [an] old coat sat on [a] bench by [a] pond with [a] book.'],
  markdown_headings: [`# [The dog]\n\n${plain}`, `The dog\n\n${plain}`],
  title_case_headings: [
    `A Title Of Capitals\n\n[The Dog And The Gate]\n\n${plain}`,
    `A Title Of Capitals\n\nThe dog and the gate\n\n${plain}`,
  ],
  bold_labels: [`- **[Speed]:** it is fast\n- **[Price]:** it is low\n- Size is small\n\n${plain}`],
  emoji_bullets: [`🚀 [It is fast]\n✅ [It is low]\n\n${plain}`, `It is fast\nIt is low\n\n${plain}`],
  list_items: [`- [it is fast]\n- [it is low]\n\n${plain}`, `it is fast and low\n\n${plain}`],
};

export const cases: Readonly<Record<string, Case>> = Object.fromEntries(
  Object.entries(texts).map(([name, [seen, unseen = plain]]) => [
    name,
    { seen: seen.replace(/[[\]]/g, ''), unseen, evidence: seen.match(/(?<=\[)[^\]]+/g) ?? [] },
  ]),
);
