import { emptyFrames } from '../fact-words.js';
import { everyMode, patternRule } from '../rule.js';
import { isBaseForm } from '../verbs.js';

/** Removes openers that only announce the sentence. */
export const openers = patternRule('empty_opener', everyMode, [
  [
    new RegExp(`${emptyFrames.source} `, 'gi'),
    ({ groups, before, after }) =>
      /(?:that|,)$/i.test(groups[0]!.trim()) &&
      !/^[;:]/.test(after) &&
      !/\b(?:because|since|if) $/i.test(before)
        ? /^, [^,]{3,80}, /.test(after)
          ? null
          : ''
        : null,
  ],
  [
    /^in (?:today['’]s|the modern|this modern|our modern|an increasingly|our increasingly) (?:(?!(?:job|business|housing|labou?r|academic|work|school|political|legal|financial|media)\b)[\p{L}-]+,? (?:and )?){0,3}(?:world|society|age|era|landscape|day and age|environment|climate), /giu,
    'today, ',
  ],
  // The frame before a comma: "it is important to note that, in order to win, …".
  [new RegExp(`^${emptyFrames.source}, (?=(?:in|when|while|if|as|to|with|for) )`, 'gi'), ''],
  [
    /^(?:the|one) (?:main |primary |biggest )?reason (?:why |that |for which )?((?:[\p{L}\p{N}'’-]+ ){2,10}?)is (?:because|that|due to the fact that) (?=\p{L})/giu,
    ({ groups }) =>
      /^(?:one|the (?:main|primary|biggest))/i.test(groups[0]!) ? null : `${groups[1]}because `,
  ],
  [
    /^what (?:truly |really )?sets ((?:this|the|these|our|its) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) apart(?: from [\p{Ll} ]{3,30})? is (?=its|their|the|our)/giu,
    ({ groups }) => `${groups[1]} ${/s$/.test(groups[1]!) ? 'stand' : 'stands'} out for `,
  ],
  [
    /\bone of the (key|main|primary|biggest|major) (\p{Ll}+[^s\W])s (of|that|for)\b/giu,
    ({ groups }) =>
      groups[2]!.endsWith('ie')
        ? `a ${groups[1]} ${groups[2]!.slice(0, -2)}y ${groups[3]}`
        : `a ${groups[1]} ${groups[2]} ${groups[3]}`,
  ],
  [/^when it comes to (?=\p{L}+ing [^,]{2,40}, )/giu, 'in '],
  [/^when it comes to (?=[^,]{3,40}, )/giu, 'with '],
  [/(?<=\p{L} )when it comes to (?=\p{L})/giu, 'in '],
  [
    /^the (?:main |primary |overall |ultimate |key )?(goal|aim|purpose|objective) of (the|this|our|their|its) ([\p{L}-]*[^s\W]) is to (?=\p{L})/giu,
    '$2 $3 aims to ',
  ],
  [
    /^it is (essential|vital|crucial|imperative|necessary) for ((?:the |our |all |any )?(?:[\p{Ll}-]+ )?[\p{Ll}-]+) to (?=\p{Ll})/giu,
    ({ groups, after }) => (isBaseForm(/^\p{L}+/u.exec(after)?.[0] ?? '') ? `${groups[2]} must ` : null),
  ],
  [/^it is a (?:well-known|widely known) fact that /gi, 'it is well known that '],
  [/^(?:with that being said|that being said|having said that|with that said), /gi, 'still, '],
  [
    /^(?:for all intents and purposes|when all is said and done|as a matter of fact|in a very real sense|first and foremost), /gi,
    '',
  ],
  [
    /\bin today['’]s (?:(?:modern|fast-paced|digital|ever-changing|ever-evolving|rapidly changing|busy|hectic|contemporary),? )?(?:world|society|day and age)(?=[.,;]| (?:is|are|has|have)\b)/gi,
    ({ before }) => (/[,;] $/.test(before) ? null : 'today'),
  ],
  [
    /^(?:in conclusion|in summary|to sum up|to summarize|to conclude|all in all|in essence|notably|importantly|significantly|interestingly|more importantly|most importantly|needless to say|without a doubt|at its core), /gi,
    '',
  ],
  [
    /^overall, (?=(?:the|this|these|those|he|she|it|they|our|its|their|his|her|\p{Ll}+ing) )/giu,
    ({ after }) => (/\d|%/.test(after) ? null : ''),
  ],
  [/^it is (?:clear|evident|apparent|obvious) (?:that )(?=\p{L})/giu, 'clearly, '],
  [
    /^in the (?:ever-evolving|ever-changing|rapidly evolving|fast-paced|competitive|evolving|dynamic) (?:world|landscape|realm|field) of /gi,
    'in ',
  ],
]);
