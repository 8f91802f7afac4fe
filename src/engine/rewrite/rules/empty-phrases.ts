import { everyMode, patternRule } from '../rule.js';
import { conjugate, isBaseForm, needsNoun, needsParticiple, pluralFollows } from '../verbs.js';
import { phraseRow, replacements } from './replacements.js';

/** Subjects of which people speak of a "landscape" without hills. */
const fields =
  '(?:modern |digital |online |global |higher |contemporary |public |professional )?(?:medicine|healthcare|education|business|technology|marketing|finance|banking|work|politics|media|retail|commerce|entertainment|advertising|security|cybersecurity|journalism|energy|law|science|publishing|communication|employment|sports|music|art|software|learning|industry)';
const quality =
  '(?:modern|digital|global|ever-changing|ever-evolving|evolving|changing|current|competitive|wider|broader|entire|rapidly changing|rapidly evolving) ';

/** People, who may be allowed or helped to do something. */
const people =
  '((?:(?:the|its|their|our|your|his|her|all|many|more|these|those|most|older|young|younger|small|new) )*(?:[\\p{Ll}-]+ )?(?:users|people|teams|companies|businesses|organi[sz]ations|students|individuals|families|communities|families|children|parents|residents|patients|clients|participants|scientists|artists|employees|attendees|governments|schools|firms|everyone|\\p{Ll}+(?:ers|ors)|us|them|you|him|her|me))';

const plainPhrases = replacements(`
  depends on: hinges on, hinges upon; depend on: hinge on; depended on: hinged on;
  has become: has emerged as; have become: have emerged as; became: emerged as;
  is still: continues to be; remain: continue to be; remained: continued to be;
  proved: proved to be, proven to be; proves: proves to be; prove: prove to be;
  plans to: has plans to; combining: weaving together; combines: weaves together;
  results from: is the result of; result from: are the result of; resulted from: was the result of, were the result of;
  stay ahead: stay ahead of the curve; comes down to: all comes down to;
  better understand: gain a better understanding of, gain a deeper understanding of, develop a deeper understanding of,
    develop a better understanding of, have a better understanding of, foster a deeper understanding of;
  learn about: gain insight into, gain insights into, gain valuable insights into, gain valuable insight into;
  explains: sheds light on, sheds new light on; across: all across; as: in the capacity of;
  best: most optimal; faces: is faced with; face: are faced with;
  faced: was faced with, were faced with; vital: of vital importance; important: of great importance;
  essential: of paramount importance, of the utmost importance; now: in this day and age;
  opened up many possibilities: opened up a world of possibilities;
  opens up many possibilities: opens up a world of possibilities; much more: a great deal more;
  the truth is that: the fact of the matter is that; throughout: all throughout; shows: is a clear indication of;
  so: and as such; lets: makes it possible for; similar: similar in nature;
  the same: one and the same; will change: will be making changes to;
  the whole: the entirety of; use: employ the use of; using: employing the use of, through the use of, with the use of;
  to: in an effort to, in an attempt to;
  a short time: a short period of time; a long time: a long period of time; can also: can additionally`);

/** Adjectives of praise or weight with their plain equivalents, before nouns that are not countable goods. */
const provide = '(provides?|gives?|offers?|provided|gave|offered|providing|giving|offering)';

/** Replaces phrases that AI-generated text prefers, by their construction. */
export const emptyPhrases = patternRule('stock_phrase', everyMode, [
  phraseRow(plainPhrases),
  [
    /\b(provid(?:es?|ed|ing)|offer(?:s|ed|ing)?|giv(?:es?|ing)|gave) (?:us |readers |researchers )?(?:valuable |important |new |unique |useful |deep |key )*insights? into (?!\p{Ll}+ing )(?=(?:the|how|why|what|their|its|this|these|\p{Ll}+) )/giu,
    '{help} explain ',
  ],
  [/\bthe process of (?=(?:decision|trial|change|aging|recovery)\b)/gi, ''],
  [/\b(?:a|an) (?:multitude|plethora|myriad|vast number|huge number) of (?=\p{L})/giu, 'many '],
  [/\b(a|an|the most|one|another) ((?:[\p{Ll}-]+ )?)way of (\p{L}+ing) /giu, '$1 $2way to {3} '],
  [
    /\b(become|becomes|becoming|became|grow|growing|grows) increasingly (?=\p{L})/giu,
    ({ groups }) => `${groups[1]} more and more `,
  ],
  [/\bat an unprecedented (?:pace|rate|speed)\b/gi, 'faster than before'],
  [/\bbut rather (?=(?:an?|the)\b)/gi, 'but '],
  [/\b(?<!^)overall (?=(?:success|well-?being|quality|user|effectiveness|experience|growth)\b)/gi, ''],
  [/\b(key|essential|important|critical|vital|crucial|core) (?:component|element) of\b/gi, '$1 part of'],
  [
    /\btaking the time to (\p{Ll}+)\b/giu,
    ({ groups }) => (isBaseForm(groups[1]!) ? conjugate(groups[1]!).ing : null),
  ],
  [/\bgo(es|ing)? a long way toward(?:s)? (\p{L}+ing) /giu, '{help} {2} '],
  [/\bdo not have a clear understanding of\b/gi, 'do not clearly understand'],
  [
    /\b(?:that|which) (?:is|are|was|were) (?:specifically )?(?:designed|intended|meant) to (?=\p{L})/giu,
    'to ',
  ],
  [
    /\b(?:am|is|are) (not )?in a position to (?=\p{L})/giu,
    ({ groups }) => (groups[1] === '' ? null : 'cannot '),
  ],
  [
    /\ban? (unique|clear|diverse|robust|strong|new|common|solid) set of (?=\p{L})/giu,
    ({ groups, before, after }) => (pluralFollows(after) && before !== '' ? `${groups[1]} ` : null),
  ],
  [
    /\b(the (?:many |unique )?(?:challenges|problems|difficulties|issues|obstacles)) faced by ((?:(?:the|many|these|our) )?(?:\p{Ll}+ )?\p{Ll}+s)(?=[.;]$|[.;,] )/giu,
    '$1 $2 face',
  ],
  [
    /\b(have|has|had|having) (?:an? )?positive (?:effect|impact|influence) (?:up)?on (?=\p{L})/giu,
    '{benefit} ',
  ],

  [new RegExp(`\\bthe (?:${quality})?landscape of ((?:the )?${fields})\\b(?! of)`, 'giu'), '$1'],
  [new RegExp(`\\bthe (?:realm|world|sphere|domain) of (?=${fields}\\b)`, 'giu'), ''],
  [
    /\b(?:(an?) )?(?:(?:rich|vibrant|intricate|complex|colou?rful|diverse) (?:and (?:rich|vibrant|intricate|complex|colou?rful|diverse) )?)tapestry of (?=\p{L})/giu,
    ({ groups, after }) =>
      /^(?:\p{L}+ ){0,2}(?:wool|silk|thread|cotton|linen|yarn|gold|fabric)\b/iu.test(after)
        ? null
        : `${groups[1] === '' ? '' : 'a '}rich mix of `,
  ],
  [
    /\b(?:is|are) home to (?=(?:an?|the|many|some|several|over|more|numerous|\d)\b)/gi,
    ({ groups }) => (/^is/i.test(groups[0]!) ? 'has ' : 'have '),
  ],
  [
    /\b(?:an? )?(?:diverse|wide|broad|vast|extensive|rich|huge|whole|endless) (?:range|array|variety|set|selection|host|number|collection|spectrum) of (?=\p{L})/giu,
    ({ before, after }) =>
      /^(?:\p{L}+ ){1,4}(?:is|was|has|brings|comes|makes)\b/iu.test(after) ||
      !pluralFollows(after) ||
      /\b(?:the|this|that|its|their|his|her|such) $/i.test(before)
        ? null
        : 'many different ',
  ],
  [
    new RegExp(
      `\\b${provide} ${people} with (?:the ability|an opportunity|the opportunity|the chance|a chance|the freedom|the power|the means|the tools) to (?=\\p{Ll})`,
      'giu',
    ),
    '{allow} $2 to ',
  ],
  [
    new RegExp(
      `\\b(gives?|gave|giving|offers?|offered|offering) ${people} (?:the ability|an opportunity|the opportunity|the chance|a chance|the freedom) to (?=\\p{Ll})`,
      'giu',
    ),
    '{allow} $2 to ',
  ],
  [new RegExp(`\\bempower(s|ed|ing)? ${people} to (?=\\p{Ll})`, 'giu'), '{help} $2 to '],
  [
    /\bunlock(s|ed|ing)? (the|its|their|your|our|his|her) (?:full |true )?potential\b(?=[.,;]|$| (?:and|by|in|for|through|to|with|as)\b)/giu,
    '{reach} $2 full potential',
  ],
  [
    /\bunlock(s|ed|ing)? (?=(?:new |valuable |hidden |untold )?(?:opportunities|possibilities|insights|value|growth)\b)/gi,
    'open$1 up ',
  ],
  [
    /\bresonat(es|ed|e|ing) (?:deeply |strongly |profoundly )?with (?=(?:the |its |their |many |modern |young |older )*(?:audiences?|readers?|viewers?|people|listeners?|fans|users|consumers?|customers?|students|voters|crowd|public|many)\b)/giu,
    '{appeal} to ',
  ],
  [
    // Underlining with a pen stays.
    /\b(underscor|highlight|underlin|emphasi[sz]|showcas)(es|ed|e|s|ing|) (?=(?:the|how|a|an|its|their|his|her|both) (?:\p{Ll}+ )?(?:importance|needs?|value|significance|role|relevance|power|resilience|commitment|potential|complex|talent|fact|dangers?|risks?|challenges?|strength|ways?|impact|interplay|tension|relationship|benefits?|limits|limitations|skill|beauty|creativity|remarkable|difference|gap|urgency|complexit(?:y|ies)|extent)\b)/giu,
    ({ groups, before }) => {
      const stem = groups[1]!.toLowerCase();
      const ending = groups[2]!.toLowerCase();
      if (needsNoun(before) || /\b(?:he|she|we|i|they|you) (?:\p{L}+ )?$/iu.test(before)) return null;
      if (ending === 'ing') return /^(?:he|she|i|we|they|you)\b/i.test(before) ? null : 'showing ';
      if (ending === 'ed') return needsParticiple(before) ? 'shown ' : 'showed ';
      return ending === 's' || ending === 'es'
        ? 'shows '
        : stem === 'highlight' || ending === 'e'
          ? 'show '
          : null;
    },
  ],
  [/\b(?:a|the) growing body of (?=(?:evidence|research|work)\b)/gi, 'more and more '],
  [
    /\bfacilitat(es|ed|e|ing) (?=(?:better |easier |smooth |clear |open )?(?:communication|sharing|exchange|collaboration|movement|learning|growth|discussion|cooperation|access|development|understanding|dialogue|adoption|integration|process|trade)\b)/gi,
    '{help} ',
  ],
  [
    /\bembrac(es|ed|e|ing) (?=(?:the |new |a )?(?:change|technology|innovation|challenges?|opportunit|approach|practices|ideas?|technologies|tools|concept)\b)/gi,
    '{welcome} ',
  ],
  [
    /\b(deliver(?:s|ed|ing)?|provid(?:e|es|ed|ing)|offer(?:s|ed|ing)?) actionable insights?\b/gi,
    '$1 useful information',
  ],
  [
    /\b(constantly|continually|continuously|rapidly) evolving\b(?! (?:virus|species|gene|strain|bacteri|lineage|organism|protein))/gi,
    '$1 changing',
  ],
  [/\bever-evolving\b(?= \p{Ll})/giu, 'changing'],
  [/\bever-growing\b(?= \p{Ll})/giu, 'growing'],
  [
    /\bpresenting (?=(?:both |new |many |unique |significant |a )*(?:challenges?|opportunit|problems?|difficult))/gi,
    ({ before }) => (/, $/.test(before) ? 'with ' : null),
  ],
  [
    /\bpos(es|ed|e|ing) (?=(?:an? |many |several |new |significant |serious |major |unique )*(?:challenges?|problems?|difficult|risks?|threats?)\b)/gi,
    '{create} ',
  ],
  [
    /\bhelps to (?=(?:avoid|bridge|build|create|improve|reduce|prevent|protect|support|strengthen|keep|make|shape|explain|ensure|develop|promote|bring|preserve|maintain|increase|raise|connect)\b)/gi,
    'helps ',
  ],
  [/\bbridg(es|ed|e|ing) the gap between (?=\p{L})/giu, '{connect} '],
  [/\bover a period of (?=\p{L}|\d)/giu, 'over '],
  [
    /\ba period of (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:days|weeks|months|years)\b)/gi,
    ({ before }) => (/\b(?:for|over) $/i.test(before) ? '' : null),
  ],
  [
    /\bengag(e|es|ed|ing) in (?:an? )?(?:(?:open|honest|open and honest|regular|lively|meaningful) )?(?:discussions?|conversations?|dialogue|debate) about (?=\p{L})/giu,
    '{discuss} ',
  ],
  [
    /\bexpress(es|ed|ing|) (?:their|his|her|its|our|your|my) (?:deep |sincere )?appreciation for (?:the fact )?(that )?(?=\p{L})/giu,
    '{appreciate} $2',
  ],
  [/(?<!, )\bmak(es|e|ing) it possible for (?=(?:the |our |their )?[\p{Ll}-]+ to\b)/giu, '{allow} '],
]);
