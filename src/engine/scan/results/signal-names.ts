/** Names in results: their titles, and what each one counts. Pure, and without the signals themselves. */

/** Name of the classifier in results. */
export const wordingSignal = 'deeper_model';

/** `few` names less of a signal than usual: "Few or no" and the name by default. */
type Names = Readonly<Record<string, readonly [name: string, about: string, few?: string]>>;

/** Signals of which more is evidence for AI. */
const ofMachines: Names = {
  deeper_model: [
    'Wording as a whole',
    'The wording model compares the word sequences with those of many AI-generated and human-written texts.',
    'Wording as a whole',
  ],
  passages: [
    'A passage that reads as machine writing',
    'It raises the score of a mixed text to at least 25, so that the mean does not hide the passage.',
    'A passage that reads as machine writing',
  ],
  ai_vocabulary: [
    'Words that AI models favour',
    'Single words that are rare in human-written and more frequent in AI-generated texts.',
    'Few words that AI models favour',
  ],
  excess_style_words: [
    'Style words of AI models',
    'Further words that AI-generated texts use more often, weighted by how much more.',
    'Few style words of AI models',
  ],
  function_word_profile: [
    'Mix of small words',
    'How often the text uses small words such as “the”, “of” and “but”. AI models mix them in another way than people.',
    'Mix of small words',
  ],
  machine_phrasing: [
    'Phrases that AI models favour',
    'Groups of two or three words that are more frequent in AI-generated texts.',
    'Few phrases that AI models favour',
  ],
  stock_phrases: ['Ready-made phrases', 'Phrases such as “a testament to” and “plays a crucial role”.'],
  vague_attribution: [
    'Claims without a source',
    'Phrases such as “experts say” that do not name who says it.',
  ],
  copula_avoidance: [
    'Grand verbs for “is” and “has”',
    'Verbs such as “serves as”, “stands as” and “boasts”.',
  ],
  participial_tails: ['Sentences that end in an “-ing” clause', 'As in “…, making it easier to learn”.'],
  highlighting_tails: [
    'Endings such as “…, highlighting”',
    'A comma before “highlighting”, “ensuring” and similar words.',
  ],
  negative_parallelism: [
    'Contrasts such as “not only … but”',
    'Phrases that deny one thing to stress another.',
  ],
  similes: ['Comparisons such as “like a”', 'Phrases that can introduce a comparison.'],
  closing_opener: [
    'Closing formulas',
    'A last part that begins with “In conclusion”, “Overall” or a similar formula.',
    'No closing formula',
  ],
  reader_calls: ['Words that address the reader', "Words such as “imagine”, “let's” and “you can”."],
  emphasis_frames: ['Phrases that announce a point', 'Phrases such as “the point is” and “the key”.'],
  nominal_suffixes: [
    'Abstract nouns',
    'Nouns that end in -tion, -ment, -ness, -ity or -ance, such as “development”.',
    'Few abstract nouns',
  ],
  word_length: ['Long words', 'How many letters the words have on average.', 'Short words'],
  type_token: [
    'Varied words',
    'How many of the first 200 words are different ones. Recent AI models repeat fewer words than people.',
    'Words that repeat',
  ],
  hapax: [
    'Words used only once',
    'How many of the first 200 words occur once. Recent AI models repeat fewer words than people.',
    'Few words used only once',
  ],
  adverbs_ly: ['Words in -ly', 'Adverbs such as “effectively” and “significantly”.'],
  indefinite_articles: [
    'Many “a” and “an”',
    'How often the text uses “a” and “an”, which are frequent in descriptions by AI models.',
    'Few “a” and “an”',
  ],
  spelled_numbers: ['Numbers written as words', 'Words such as “three” and “hundred”.'],
  em_dashes: ['Dashes between words', 'Dashes that join two parts of a sentence.'],
  colons: ['Colons', 'How often words are followed by a colon.'],
  commas: ['Commas', 'How often words are followed by a comma.'],
  markdown_headings: [
    'Headings marked with #',
    'Lines that start with #, as chat tools mark headings. Markdown is read without its markup.',
    'No headings marked with # (as read)',
  ],
  title_case_headings: [
    'Headings with capitals on every word',
    'As in “The Power of Small Steps”.',
    'No headings with capitals on every word',
  ],
  bold_labels: [
    'Bold labels with a colon',
    'A bold word and a colon at the start of a paragraph or list item. Markdown is read without its markup.',
    'No bold labels with a colon (as read)',
  ],
  emoji_bullets: [
    'Lines that start with an emoji',
    'Emoji in place of list markers.',
    'No lines that start with an emoji',
  ],
  list_items: [
    'List items',
    'Lines that start with a dash, a dot or a number. Markdown is read without its markup.',
    'Few or no list markers (as read)',
  ],
};

/** Signals of which more is evidence for human authorship. */
const ofPeople: Names = {
  sentence_rhythm: [
    'Sentences of varied length',
    'People mix long and short sentences more than AI models do.',
    'Sentences of even length',
  ],
  sentence_change: [
    'Neighbouring sentences that differ in length',
    'How much the length changes from one sentence to the next.',
    'Neighbouring sentences of similar length',
  ],
  sentence_length: ['Long sentences', 'How many words the sentences have on average.', 'Short sentences'],
  paragraph_uniformity: [
    'Paragraphs of varied length',
    'How much the lengths of the paragraphs differ.',
    'Paragraphs of even length',
  ],
  everyday_words: [
    'Words that people favour',
    'Single words that are more frequent in human-written texts.',
    'Few words that people favour',
  ],
  human_phrasing: [
    'Phrases that people favour',
    'Groups of two or three words that are more frequent in human-written texts.',
    'Few phrases that people favour',
  ],
  repeated_words: [
    'Words repeated at once',
    'A word that occurs again two or three words later. Editing removes most of them.',
  ],
  first_person: ['Words such as “I” and “my”', 'Words with which writers speak of themselves.'],
  casual_intensifiers: ['Casual words such as “really”', 'Words such as “really”, “just” and “get”.'],
  specifics: ['Numbers and dates', 'Words with a digit, months and days of the week.'],
  proper_names: ['Names', 'Capitalised words inside a sentence, mostly names of people and places.'],
  informal_typing: [
    'Informal typing',
    'A lower-case “i”, a sentence that starts without a capital, words in capitals, “...” and “?!”.',
    'Little or no informal typing',
  ],
  semicolons: ['Semicolons', 'How often words are followed by a semicolon.'],
  exclamations: ['Exclamation marks', 'How often sentences end in an exclamation mark.'],
  parentheses: ['Brackets', 'How often something stands in brackets.'],
};

/** Traces of a chat tool, as `artefact_` and the kind. They have no points. */
const ofArtefacts: Names = {
  artefact_self_reference: ['An AI as the author', 'The text presents its author as a language model.'],
  artefact_knowledge_cutoff: [
    'Training date',
    "The text mentions the date of its author's last training data.",
  ],
  artefact_chat_reply: ['Words of a chat reply', 'The text starts or ends like a chat reply.'],
  artefact_citation_token: ['Citation token', 'The text contains a citation token of a chat tool.'],
  artefact_tracking_link: ['Tracking link', 'A link contains a tracking parameter of a chat tool.'],
  artefact_placeholder: ['Unfilled placeholder', 'The text contains an unfilled placeholder.'],
  artefact_refusal: ['Refusal by a chat tool', 'The text contains a refusal by a chat tool.'],
  artefact_sandbox_link: ['Sandbox link', "A link points to a file in a chat tool's sandbox."],
};

/** Every name that a result can have, in the order of lists. */
export const resultNames: readonly string[] = [ofMachines, ofPeople, ofArtefacts].flatMap(Object.keys);

/** Name of all artefacts together, where names are chosen. */
const artefactsName = 'artefacts';

/** The name under which one is also chosen: that of its group, or its own. */
export const groupOf = (name: string): string => (name.startsWith('artefact_') ? artefactsName : name);

/** The names that a choice of findings may list. */
export const choosableNames: readonly string[] = [...resultNames, artefactsName];

const namesOf = (name: string) => {
  if (Object.hasOwn(ofMachines, name)) return { names: ofMachines[name]!, direction: 1 };
  if (Object.hasOwn(ofPeople, name)) return { names: ofPeople[name]!, direction: -1 };
  return Object.hasOwn(ofArtefacts, name) ? { names: ofArtefacts[name]!, direction: 0 } : null;
};

/**
 * The name of a signal in words. Points against its direction come from having little of it, and the name
 * says so: "Few or no brackets". A name that is not one of a signal is returned without underscores.
 *
 * @param points the signal's points or log-odds, positive towards AI; 0 for the plain name
 */
export function signalName(key: string, points = 0): string {
  const found = namesOf(key);
  if (found !== null) {
    const [name, , few = `Few or no ${inSentence(name)}`] = found.names;
    return points * found.direction < 0 ? few : name;
  }
  // A result of another engine may have other names.
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name within a sentence. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** What a signal counts, in one line; null for a name that is not one of a signal. */
export const signalAbout = (name: string): string | null => namesOf(name)?.names[1] ?? null;

/** Signals of markup, which is not in the visible text of Markdown or of a page. */
export const markupSignals: ReadonlySet<string> = new Set(['markdown_headings', 'bold_labels', 'list_items']);
