import { onlyShorten, patternRule } from '../rule.js';

/** Adjectives of praise or weight that tell nothing about the noun. */
const adjectives =
  'innovative|groundbreaking|transformative|seamless|unparalleled|invaluable|ever-evolving|ever-changing|fast-paced|holistic|multifaceted|overarching|game-changing|world-class|remarkable|impressive|incredible|cutting-edge|state-of-the-art|compelling|captivating|vibrant|meaningful|thoughtful|thought-provoking|poignant|stunning|cherished|unwavering|unforgettable|resounding|enduring|overall|various|valued|comprehensive|robust|valuable|dynamic|crucial|vital|essential|significant|important|powerful|profound|thorough|careful|actionable|intuitive|proactive|lasting|solid|real|smooth|lively|stunning|advanced|successful|useful|detailed|new and innovative|open and honest|safe and supportive|unique|strong|genuine|inclusive|exceptional|outstanding|extensive|critical|key|major|considerable|immense|tremendous|engaging|practical|fascinating|precious';
/** Nouns of which the adjective is not a term: a "robust error" is one. */
const nouns =
  'insights?|understanding|overview|solutions?|approach(?:es)?|framework|strateg(?:y|ies)|commitment|exploration|performance|culture|environment|connections?|relationships?|support|communities|community|change|progress|impact|benefits|power|role|role in|resources?|tools?|skills|opportunit(?:y|ies)|platform|program|initiatives?|improvements?|contributions?|heritage|interplay|journey|potential|service|design|talent|creativity|glimpse|perspectives?|technology|technologies|advancements?|advances|research|challenges|implications|themes?|factors|processes|procedures|reminder|catalyst|example|sense|appreciation|consideration|needs|principles|guidance|knowledge|information|tradition|effort|efforts|success|interest|debate|features|analysis|review|look|mission|views|emphasis|learning|communication|dialogue|trends|combination|awareness|examination|evaluation|study|ideas|importance|experiences?|collaboration|engagement|growth|strengths|blend|voice|voices|thinking|decisions|transformation|collection|history|past|landscapes|outcomes|results|obstacles|need|needs|considerations?|content|narrative|stor(?:y|ies)|teaching methods|team|mindset|lessons|portrayal|account';

/** Adjectives that praise any noun. */
const pure =
  'innovative|groundbreaking|cutting-edge|state-of-the-art|remarkable|impressive|compelling|stunning|cherished|resounding|unparalleled|unmatched|invaluable|captivating|transformative|unwavering|thought-provoking|poignant|ever-changing|ever-evolving|game-changing|world-class|far-reaching|thriving';

/** Nouns that say little without an adjective: "a smooth experience" is not "an experience". */
const vacuous =
  /^(?:(?:user|learning|shopping|teaching) )?(?:experiences?|perspectives?|approach(?:es)?|advance(?:s|ments?)?|voice|environment|mindset|technolog(?:y|ies)|methods?|need|look|place|space|ways?|blend|decisions|thinking|content|products?|tools?|experience)\b/;
const isOwned = /\b(?:the|its|their|our|his|her|your|this|these|those) $/i;
/** "Plays a role" says less than "plays a significant role", which another rule rewords. */
const playsRole = /\bplay(?:s|ed|ing)? an? $/i;
const saysLittle = (before: string, after: string) =>
  (vacuous.test(after) && !isOwned.test(before)) || playsRole.test(before);

/** After these words the adjective is compared, or its noun would lack an article. */
const compared =
  /\b(?:all|any|every|each|most|some|only|few|more|most|less|least|so|too|very|as|not|n['’]t|no|and|or|how|only|the|one of the|statistically|\p{L}+ly) $/iu;

/** Removes adjectives of praise and adverbs of degree; only in `shorten`. */
export const praise = patternRule('praise', onlyShorten, [
  [
    new RegExp(
      `\\b(?:${pure}) (?!experience|step|and|or|but|to|for|in|of|than|as|with|landscape\\b|world|market|environment|approach)(?=\\p{Ll}{3})`,
      'giu',
    ),
    ({ before, after }) =>
      !saysLittle(before, after) &&
      /\b(?:an?|the|of|in|with|for|its|their|our|his|her|this|these|those|\p{L}+s|\p{L}+ing|to|from|by) $/iu.test(
        before,
      ) &&
      !/\b(?:is|was|as|less|one of the|\p{L}+ly) $/iu.test(before)
        ? ''
        : null,
  ],
  [
    new RegExp(`\\b(?:${adjectives}) (?=(?:${nouns})\\b)`, 'gi'),
    ({ before, after }) =>
      before === '' ||
      saysLittle(before, after) ||
      (compared.test(before) &&
        !/\b(?:of|in|with|on|to|for|from|by|about|through|\p{L}{3,}s|\p{L}+ing) the $/iu.test(before))
        ? null
        : '',
  ],
  [
    new RegExp(
      `\\b(?:${adjectives}) and (?=\\p{L}+(?:ive|al|ful|able|ic|ed|ing|ent|ant|st|ous|se) (?:${nouns})\\b)`,
      'giu',
    ),
    ({ before }) => (before === '' || compared.test(before) ? null : ''),
  ],
  [
    /\b(?:seamlessly|effortlessly|truly|undeniably|inherently|fundamentally|essentially|basically|actively|genuinely|dramatically|vastly|immensely|tremendously|remarkably|incredibly|deeply|tirelessly|successfully|effectively|profoundly|ultimately|continuously|constantly|smoothly|carefully|absolutely) (?=\p{Ll}{3,})/giu,
    ({ before, after }) =>
      before === '' ||
      /(?:\b(?:not|no|never|so|too|how|more|most|as|very|less|and|or|is|are|was|were)|n['’]t) $/i.test(
        before,
      ) ||
      /^(?:and|but|or|than|as|from|in|by|with|to|on|at|for|different)\b/.test(after)
        ? null
        : '',
  ],
]);
