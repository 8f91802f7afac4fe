import { lexicon, listIndex } from '../../text/lexicon/index.js';
import { isCounted } from '../../text/sentences.js';
import { separator } from '../../text/separators.js';
import { wordFlag } from '../../text/words.js';
import { listRate, rate, type Signal } from '../signal.js';
import { addWords } from '../spans.js';

const transitions = listIndex('transition_openers');
const auxiliaries = listIndex('passive_auxiliaries') * lexicon.ids;

/** Signals that are reported for information: learners and careful writers use these forms too. */
export const advice: readonly Signal[] = [
  /**
   * Hedges: may, might, perhaps. Advice only: AI models differ in both directions, and careful writers use
   * many.
   */
  listRate({
    name: 'hedges',
    category: 'formality',
    direction: 1,
    adviceOnly: true,
    entries: 'hedges',
  }),
  /**
   * Collects transitions (However, Then, First) at the start of a sentence. Advice only, because learners are
   * taught them.
   */
  rate({
    name: 'transition_openers',
    category: 'formality',
    direction: 1,
    adviceOnly: true,
    noun: `sentence{ that starts|s that start} with one of ${lexicon.lists[transitions]!.entries.length} transition words`,
    locate(text, spans) {
      for (let sentence = 0; sentence < text.sentences && !spans.full; sentence++) {
        if (!isCounted(text.sentenceKind[sentence]!)) continue;
        const first = text.sentenceFirst[sentence]!;
        if (lexicon.belongs[transitions * lexicon.ids + text.wordId[first]!] === 1)
          addWords(text, spans, first, first + 1);
      }
    },
  }),
  /** Collects passives: was built, is considered. Advice only, because careful writers use many. */
  rate({
    name: 'passive_voice',
    category: 'formality',
    direction: 1,
    adviceOnly: true,
    noun: "form{|s} of 'be' or 'get' directly before a word in -ed",
    locate(text, spans) {
      for (let i = 1; i < text.words && !spans.full; i++) {
        if ((text.wordFlags[i]! & wordFlag.ed) === 0 || text.wordSeparators[i] !== separator.space) continue;
        if (lexicon.belongs[auxiliaries + text.wordId[i - 1]!] === 1) addWords(text, spans, i - 1, i + 1);
      }
    },
  }),
];
