import { readWeights } from './weight-table.js';

/** Written by fit.ts; see there for the method. Columns: signal, weight, spread, usual (standard academic expository fiction promotional). */
export const weights = readWeights({
  bias: '-1 -1 -1 -1 -1',
  middle: 0,
  slope: 1,
  deeperModel: 0.8,
  signals: `
abstract_nouns 0.3 1 1 1 1 1 1
additive_connectives 0.3 1 1 1 1 1 1
adverbs_ly 0.3 1 1 1 1 1 1
ai_vocabulary 0.3 1 1 1 1 1 1
be_forms 0.3 1 1 1 1 1 1
bold_labels 0.3 1 1 1 1 1 1
casual_intensifiers 0.3 1 1 1 1 1 1
closing_opener 0.3 1 1 1 1 1 1
colons 0.3 1 1 1 1 1 1
commas 0.3 1 1 1 1 1 1
conjunction_openers 0.3 1 1 1 1 1 1
contractions 0.3 1 1 1 1 1 1
copula_avoidance 0.3 1 1 1 1 1 1
em_dashes 0.3 1 1 1 1 1 1
emoji_bullets 0.3 1 1 1 1 1 1
emphasis_frames 0.3 1 1 1 1 1 1
everyday_words 0.3 1 1 1 1 1 1
excess_style_words 0.3 1 1 1 1 1 1
exclamations 0.3 1 1 1 1 1 1
first_person 0.3 1 1 1 1 1 1
function_word_profile 0.3 1 1 1 1 1 1
hapax 0.3 1 1 1 1 1 1
hedges 0.3 1 1 1 1 1 1
highlighting_tails 0.3 1 1 1 1 1 1
human_phrasing 0.3 1 1 1 1 1 1
indefinite_articles 0.3 1 1 1 1 1 1
informal_typing 0.3 1 1 1 1 1 1
list_items 0.3 1 1 1 1 1 1
long_words 0.3 1 1 1 1 1 1
machine_phrasing 0.3 1 1 1 1 1 1
markdown_headings 0.3 1 1 1 1 1 1
negative_parallelism 0.3 1 1 1 1 1 1
nominal_suffixes 0.3 1 1 1 1 1 1
opener_repetition 0.3 1 1 1 1 1 1
paired_words 0.3 1 1 1 1 1 1
paragraph_uniformity 0.3 1 1 1 1 1 1
parentheses 0.3 1 1 1 1 1 1
participial_tails 0.3 1 1 1 1 1 1
passive_voice 0.3 1 1 1 1 1 1
past_verbs 0.3 1 1 1 1 1 1
promotional_adjectives 0.3 1 1 1 1 1 1
proper_names 0.3 1 1 1 1 1 1
question_marks 0.3 1 1 1 1 1 1
quotations 0.3 1 1 1 1 1 1
reader_calls 0.3 1 1 1 1 1 1
repeated_words 0.3 1 1 1 1 1 1
second_person 0.3 1 1 1 1 1 1
semicolons 0.3 1 1 1 1 1 1
sentence_change 0.3 1 1 1 1 1 1
sentence_length 0.3 1 1 1 1 1 1
sentence_rhythm 0.3 1 1 1 1 1 1
short_sentences 0.3 1 1 1 1 1 1
similes 0.3 1 1 1 1 1 1
specifics 0.3 1 1 1 1 1 1
speech_verbs 0.3 1 1 1 1 1 1
stock_phrases 0.3 1 1 1 1 1 1
third_person 0.3 1 1 1 1 1 1
title_case_headings 0.3 1 1 1 1 1 1
transition_openers 0.3 1 1 1 1 1 1
tricolons 0.3 1 1 1 1 1 1
type_token 0.3 1 1 1 1 1 1
vague_attribution 0.3 1 1 1 1 1 1
word_length 0.3 1 1 1 1 1 1
`,
});
