/** Names of the signals for people, and what each one counts. Pure, and without the signals themselves. */

type Names = Readonly<Record<string, readonly [name: string, few: string, about: string]>>;

/** Signals of which more is evidence for AI. `few` names less of it than usual. */
const ofMachines: Names = {
  deeper_model: [
    'Wording as a whole',
    'Wording as a whole',
    'The wording model compares the word sequences with those of many AI-generated and human-written texts.',
  ],
  passages: [
    'A passage that reads as machine writing',
    'A passage that reads as machine writing',
    'It raises the score of a mixed text to at least 25, so that the mean does not hide the passage.',
  ],
  ai_vocabulary: [
    'Words that AI models favour',
    'Few words that AI models favour',
    'Single words that are rare in human-written and more frequent in AI-generated texts.',
  ],
  excess_style_words: [
    'Style words of AI models',
    'Few style words of AI models',
    'Further words that AI-generated texts use more often, weighted by how much more.',
  ],
  function_word_profile: [
    'Mix of small words',
    'Mix of small words',
    'How often the text uses small words such as “the”, “of” and “but”. AI models mix them in another way than people.',
  ],
  machine_phrasing: [
    'Phrases that AI models favour',
    'Few phrases that AI models favour',
    'Groups of two or three words that are more frequent in AI-generated texts.',
  ],
  stock_phrases: [
    'Ready-made phrases',
    'Few or no ready-made phrases',
    'Phrases such as “a testament to” and “plays a crucial role”.',
  ],
  vague_attribution: [
    'Claims without a source',
    'Few or no claims without a source',
    'Phrases such as “experts say” that do not name who says it.',
  ],
  copula_avoidance: [
    'Grand verbs for “is” and “has”',
    'Few or no grand verbs for “is” and “has”',
    'Verbs such as “serves as”, “stands as” and “boasts”.',
  ],
  participial_tails: [
    'Sentences that end in an “-ing” clause',
    'Few or no sentences that end in an “-ing” clause',
    'As in “…, making it easier to learn”.',
  ],
  highlighting_tails: [
    'Endings such as “…, highlighting”',
    'Few or no endings such as “…, highlighting”',
    'A comma before “highlighting”, “ensuring” and similar words.',
  ],
  negative_parallelism: [
    'Contrasts such as “not only … but”',
    'Few or no contrasts such as “not only … but”',
    'Phrases that deny one thing to stress another.',
  ],
  similes: [
    'Comparisons such as “like a”',
    'Few or no comparisons such as “like a”',
    'Phrases that can introduce a comparison.',
  ],
  closing_opener: [
    'Closing formulas',
    'No closing formula',
    'A last part that begins with “In conclusion”, “Overall” or a similar formula.',
  ],
  reader_calls: [
    'Words that address the reader',
    'Few or no words that address the reader',
    'Words such as “you” and “let us”.',
  ],
  emphasis_frames: [
    'Phrases that announce a point',
    'Few or no phrases that announce a point',
    'Phrases such as “the point is” and “the key”.',
  ],
  nominal_suffixes: [
    'Abstract nouns',
    'Few abstract nouns',
    'Nouns that end in -tion, -ment, -ness, -ity or -ance, such as “development”.',
  ],
  word_length: ['Long words', 'Short words', 'How many letters the words have on average.'],
  type_token: [
    'Varied words',
    'Words that repeat',
    'How many of the first 200 words are different ones. Recent AI models repeat fewer words than people.',
  ],
  hapax: [
    'Words used only once',
    'Few words used only once',
    'How many of the first 200 words occur once. Recent AI models repeat fewer words than people.',
  ],
  adverbs_ly: [
    'Words in -ly',
    'Few or no words in -ly',
    'Adverbs such as “effectively” and “significantly”.',
  ],
  indefinite_articles: [
    'Many “a” and “an”',
    'Few “a” and “an”',
    'How often the text uses “a” and “an”, which are frequent in descriptions by AI models.',
  ],
  spelled_numbers: [
    'Numbers written as words',
    'Few or no numbers written as words',
    'Words such as “three” and “hundred”.',
  ],
  em_dashes: [
    'Dashes between words',
    'Few or no dashes between words',
    'Dashes that join two parts of a sentence.',
  ],
  colons: ['Colons', 'Few or no colons', 'How often words are followed by a colon.'],
  commas: ['Commas', 'Few or no commas', 'How often words are followed by a comma.'],
  markdown_headings: [
    'Headings marked with #',
    'No headings marked with # (as read)',
    'Lines that start with #, as chat tools mark headings. Markdown is read without its markup.',
  ],
  title_case_headings: [
    'Headings with capitals on every word',
    'No headings with capitals on every word',
    'As in “The Power of Small Steps”.',
  ],
  bold_labels: [
    'Bold labels with a colon',
    'No bold labels with a colon (as read)',
    'A bold word and a colon at the start of a paragraph or list item. Markdown is read without its markup.',
  ],
  emoji_bullets: [
    'Lines that start with an emoji',
    'No lines that start with an emoji',
    'Emoji in place of list markers.',
  ],
  list_items: [
    'List items',
    'Few or no list markers (as read)',
    'Lines that start with a dash, a dot or a number. Markdown is read without its markup.',
  ],
};

/** Signals of which more is evidence for human authorship. */
const ofPeople: Names = {
  sentence_rhythm: [
    'Sentences of varied length',
    'Sentences of even length',
    'People mix long and short sentences more than AI models do.',
  ],
  sentence_change: [
    'Neighbouring sentences that differ in length',
    'Neighbouring sentences of similar length',
    'How much the length changes from one sentence to the next.',
  ],
  sentence_length: ['Long sentences', 'Short sentences', 'How many words the sentences have on average.'],
  paragraph_uniformity: [
    'Paragraphs of varied length',
    'Paragraphs of even length',
    'How much the lengths of the paragraphs differ.',
  ],
  everyday_words: [
    'Words that people favour',
    'Few words that people favour',
    'Single words that are more frequent in human-written texts.',
  ],
  human_phrasing: [
    'Phrases that people favour',
    'Few phrases that people favour',
    'Groups of two or three words that are more frequent in human-written texts.',
  ],
  repeated_words: [
    'Words repeated at once',
    'Few or no words repeated at once',
    'A word that occurs again two or three words later. Editing removes most of them.',
  ],
  first_person: [
    'Words such as “I” and “my”',
    'Few or no words such as “I” and “my”',
    'Words with which writers speak of themselves.',
  ],
  casual_intensifiers: [
    'Casual words such as “really”',
    'Few or no casual words such as “really”',
    'Words such as “really”, “just” and “get”.',
  ],
  specifics: [
    'Numbers and dates',
    'Few or no numbers and dates',
    'Words with a digit, months and days of the week.',
  ],
  proper_names: [
    'Names',
    'Few or no names',
    'Capitalised words inside a sentence, mostly names of people and places.',
  ],
  informal_typing: [
    'Informal typing',
    'Little or no informal typing',
    'A lower-case “i”, a sentence that starts without a capital, words in capitals, “...” and “?!”.',
  ],
  semicolons: ['Semicolons', 'Few or no semicolons', 'How often words are followed by a semicolon.'],
  exclamations: [
    'Exclamation marks',
    'Few or no exclamation marks',
    'How often sentences end in an exclamation mark.',
  ],
  parentheses: ['Brackets', 'Few or no brackets', 'How often something stands in brackets.'],
};

const namesOf = (name: string) => {
  if (Object.hasOwn(ofMachines, name)) return { names: ofMachines[name]!, direction: 1 };
  return Object.hasOwn(ofPeople, name) ? { names: ofPeople[name]!, direction: -1 } : null;
};

/**
 * The name of a signal in words. Points against its direction come from having little of it, and the name
 * says so: "Few or no brackets". A name that is not one of a signal is returned without underscores.
 *
 * @param points the signal's points or log-odds, positive towards AI; 0 for the plain name
 */
export function signalName(name: string, points = 0): string {
  const found = namesOf(name);
  if (found !== null) return found.names[points * found.direction < 0 ? 1 : 0];
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a signal counts, in one line; null for a name that is not one of a signal. */
export const signalAbout = (name: string): string | null => namesOf(name)?.names[2] ?? null;

/** Signals of markup, which is not in the visible text of Markdown or of a page. */
export const markupSignals: ReadonlySet<string> = new Set(['markdown_headings', 'bold_labels', 'list_items']);
