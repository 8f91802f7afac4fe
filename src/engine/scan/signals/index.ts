import type { Signal } from '../signal.js';
import { abstractNouns } from './abstract_nouns.js';
import { additiveConnectives } from './additive_connectives.js';
import { adverbsLy } from './adverbs_ly.js';
import { aiVocabulary } from './ai_vocabulary.js';
import { beForms } from './be_forms.js';
import { boldLabels } from './bold_labels.js';
import { casualIntensifiers } from './casual_intensifiers.js';
import { closingOpener } from './closing_opener.js';
import { colons } from './colons.js';
import { commas } from './commas.js';
import { conjunctionOpeners } from './conjunction_openers.js';
import { contractions } from './contractions.js';
import { copulaAvoidance } from './copula_avoidance.js';
import { emDashes } from './em_dashes.js';
import { emojiBullets } from './emoji_bullets.js';
import { emphasisFrames } from './emphasis_frames.js';
import { everydayWords } from './everyday_words.js';
import { excessStyleWords } from './excess_style_words.js';
import { exclamations } from './exclamations.js';
import { firstPerson } from './first_person.js';
import { functionWordProfile } from './function_word_profile.js';
import { hapax } from './hapax.js';
import { hedges } from './hedges.js';
import { highlightingTails } from './highlighting_tails.js';
import { humanPhrasing } from './human_phrasing.js';
import { indefiniteArticles } from './indefinite_articles.js';
import { informalTyping } from './informal_typing.js';
import { listItems } from './list_items.js';
import { longWords } from './long_words.js';
import { machinePhrasing } from './machine_phrasing.js';
import { markdownHeadings } from './markdown_headings.js';
import { negativeParallelism } from './negative_parallelism.js';
import { nominalSuffixes } from './nominal_suffixes.js';
import { openerRepetition } from './opener_repetition.js';
import { pairedWords } from './paired_words.js';
import { paragraphUniformity } from './paragraph_uniformity.js';
import { parentheses } from './parentheses.js';
import { participialTails } from './participial_tails.js';
import { passiveVoice } from './passive_voice.js';
import { pastVerbs } from './past_verbs.js';
import { promotionalAdjectives } from './promotional_adjectives.js';
import { properNames } from './proper_names.js';
import { questionMarks } from './question_marks.js';
import { quotations } from './quotations.js';
import { readerCalls } from './reader_calls.js';
import { repeatedWords } from './repeated_words.js';
import { secondPerson } from './second_person.js';
import { semicolons } from './semicolons.js';
import { sentenceChange } from './sentence_change.js';
import { sentenceLength } from './sentence_length.js';
import { sentenceRhythm } from './sentence_rhythm.js';
import { shortSentences } from './short_sentences.js';
import { similes } from './similes.js';
import { specifics } from './specifics.js';
import { speechVerbs } from './speech_verbs.js';
import { spelledNumbers } from './spelled_numbers.js';
import { stockPhrases } from './stock_phrases.js';
import { thirdPerson } from './third_person.js';
import { titleCaseHeadings } from './title_case_headings.js';
import { transitionOpeners } from './transition_openers.js';
import { tricolons } from './tricolons.js';
import { typeToken } from './type_token.js';
import { vagueAttribution } from './vague_attribution.js';
import { wordLength } from './word_length.js';

const inOrder: readonly Signal[] = [
  sentenceRhythm,
  sentenceChange,
  sentenceLength,
  shortSentences,
  openerRepetition,
  paragraphUniformity,
  aiVocabulary,
  excessStyleWords,
  everydayWords,
  functionWordProfile,
  machinePhrasing,
  humanPhrasing,
  stockPhrases,
  promotionalAdjectives,
  vagueAttribution,
  copulaAvoidance,
  abstractNouns,
  participialTails,
  highlightingTails,
  tricolons,
  pairedWords,
  negativeParallelism,
  similes,
  closingOpener,
  additiveConnectives,
  conjunctionOpeners,
  readerCalls,
  emphasisFrames,
  nominalSuffixes,
  longWords,
  wordLength,
  typeToken,
  hapax,
  adverbsLy,
  repeatedWords,
  indefiniteArticles,
  beForms,
  pastVerbs,
  firstPerson,
  secondPerson,
  thirdPerson,
  contractions,
  casualIntensifiers,
  speechVerbs,
  specifics,
  spelledNumbers,
  properNames,
  quotations,
  informalTyping,
  emDashes,
  colons,
  semicolons,
  commas,
  questionMarks,
  exclamations,
  parentheses,
  markdownHeadings,
  titleCaseHeadings,
  boldLabels,
  emojiBullets,
  listItems,
  hedges,
  transitionOpeners,
  passiveVoice,
];

/**
 * Every signal, in the order of results: structure, vocabulary, constructions, register, people and facts,
 * punctuation, layout, advice. All have the same properties in the same order, so that V8 reads them fast.
 */
export const signals: readonly Signal[] = inOrder.map(
  signal =>
    ({
      name: signal.name,
      category: signal.category,
      direction: signal.direction,
      form: signal.form,
      exposureIn: signal.exposureIn,
      unit: signal.unit,
      english: signal.english,
      adviceOnly: signal.adviceOnly,
      measure: signal.measure,
      locate: signal.locate,
      detail: signal.detail,
      fix: signal.fix,
    }) satisfies Record<keyof Signal, unknown>,
);
