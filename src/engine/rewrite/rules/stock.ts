import { everyMode, patternRule, type Replacer } from '../rule.js';
import { conjugateLike, needsBaseForm, pluralFollows } from '../verbs.js';

/** A quantity after these words is an object, not the subject, so its number cannot break verb agreement. */
const beforeObject =
  /(?:^|[\s(])(?:of|in|on|for|with|from|to|through|by|across|about|into|against|has|have|had|offers?|offered|provides?|provided|includes?|included|including|[\p{L}]+ing|use|uses|used|make|makes|made|requires?|required|faces?|faced|covers?|covered|bring|brings|brought|see|give|gives|find|contains?|contained|produces?|presents?|explores?|supports?|over|enjoy|enjoys|together|encompass(?:es)?|including|to|creates?|attracts?|hosts?|learn|experience|encounter|develop|as|affects?|need|needs) $/iu;
/** Longest word of `beforeObject` with the spaces around it, in UTF-16 code units. */
const contextUnits = 24;
const manyIfObject = ({ before, after }: { before: string; after: string }): string | null =>
  beforeObject.test(before.slice(-contextUnits)) && pluralFollows(after) ? 'many' : null;

/** Replaces an adjective only after a determiner or preposition: in "is changing" the same word is a verb. */
const ifAttributive =
  (replacement: string): Replacer =>
  ({ before }) =>
    /\b(?:an?|the|this|that|today['’]s|our|its|their|of|in|to|with|for) $/i.test(before) ? replacement : null;

const places =
  /^ (?:(?:the|an?|his|her|their|its|our|my|your|this|that) )?(?:[\p{L}-]+ ){0,2}?(?:mines?|caves?|cavern|caverns|earth|ground|soil|sand|pockets?|bags?|pack|purse|box|boxes|chest|trunk|drawers?|cupboard|woods?|forest|jungle|tunnels?|ruins?|tomb|cellar|sea|ocean|depths|snow|mud|archives?|vaults?|reserves?|savings|treasury|coffers|roots?|crust|holes?|fridge|cupboards|wallets?|accounts?|budgets?|funds?|rabbit|dark|darkness|rubble|heap|pile|hole|shaft|rock|rocks|wound|basket|sack|jar|fridge)\b/iu;

const testament = '(?:true |powerful |living |lasting |shining |remarkable )?testament to\\b';

/**
 * Replaces stock phrases with their plain meaning. Null keeps the phrase. Quotations, capitals and a/an are
 * handled by `fitChange` (apply.ts). At one position the longest match wins.
 */
export const stock = patternRule('stock_phrase', everyMode, [
  [new RegExp(`\\b(is|are|was|were) (?:truly |also )?a ${testament}`, 'gi'), '{show}'],
  [
    new RegExp(`\\b(stands?|stood|standing|serv(?:es?|ed|ing)|act(?:s|ed|ing)?) as a ${testament}`, 'gi'),
    '{show}',
  ],
  [/\b(?:a |an )?(?:wide|broad|vast|diverse|rich|huge) (?:range|array) of\b/gi, manyIfObject],
  [
    /\b(?:a |an )?(?:wide|broad|vast|diverse|rich|huge) variety of\b/gi,
    found => (manyIfObject(found) === null ? null : 'many kinds of'),
  ],
  [/\ba (?:myriad|multitude|plethora|wealth|host) of\b/gi, manyIfObject],
  [
    /\ba range of\b(?! (?:hills|mountains|values|temperatures|frequencies|motion|peaks|wavelengths))/gi,
    found => (manyIfObject(found) === null ? null : 'several'),
  ],
  [/\ba variety of\b/gi, found => (manyIfObject(found) === null ? null : 'various')],
  [/\bdeeper understanding of\b/gi, 'better understanding of'],
  [
    /\b(is|are|was|were) deeply rooted in\b(?! (?:the|a) (?:pot|soil|ground|earth|garden|sand))/gi,
    '$1 rooted in',
  ],
  [/\bmultifaceted and complex\b/gi, 'complex'],
  [/\b(is|are|was|were|be) challenging to\b/gi, '$1 hard to'],
  [
    /\ba myriad of\b/gi,
    ({ before }) => (beforeObject.test(before.slice(-contextUnits)) ? 'countless' : null),
  ],
  [
    /\b(?:with)?in the (?:realm|world|landscape|sphere) of (?=[\p{L}])/giu,
    ({ after }) =>
      /^(?:the|today|this|work|dreams?|ideas?|possibility|men|the)\b/i.test(after) ? null : 'in ',
  ],
  [
    /\bdelv(e|es|ed|ing) (?:deep(?:er|ly)? )?into\b/gi,
    // Into a place or a container the verb is meant literally.
    ({ groups, after }) => (places.test(after) ? null : conjugateLike(groups[1]!, 'look into')),
  ],
  [
    /\b(?:foster|cultivat|nurtur|instill)(e?|es|s|ed|ing) (a (?:strong(?:er)? |deep(?:er)? )?(?:sense|culture|spirit|climate|environment) of)\b/gi,
    '{build} $2',
  ],
  [
    /\bshed(|s|ding) (?:new |more |further )?light on\b/gi,
    ({ groups, before }) =>
      groups[1] === '' && !needsBaseForm(before) ? null : conjugateLike(groups[1]!, 'help to explain'),
  ],
  [/\bharness(|es|ed|ing) (?:the )?(?:full )?(?:power|potential) of\b/gi, '{use}'],
  [
    /\bnavigat(e|es|ed|ing) (?:through )?(?=(?:the |these |such |life['’]s |their |its |his |her |our )?(?:[\p{L}]+ )?(?:complexit|challeng|difficult|obstacle|uncertaint|hardship))/giu,
    '{deal} with ',
  ],
  [
    /\b(leave|leaves|left|leaving|made|make|makes|making) an indelible (mark|impact|impression)\b/gi,
    '$1 a lasting $2',
  ],

  [/\b(?<=\b(?:is|be) )a double-edged sword\b/gi, 'both good and bad'],
  [/\bon a global scale\b/gi, 'worldwide'],
  [/\b(?:ever-evolving|ever-changing) (?=[\p{L}])/giu, ifAttributive('changing ')],
  [
    /\brapidly (?:evolving|changing) (?!virus|species|gene|strain|bacteri|organism)(?=[\p{L}])/giu,
    ifAttributive('fast-changing '),
  ],
  [
    /\bembark(|s|ed|ing) (?:up)?on (?=(?:an?|the|this|his|her|its|their|our|my) (?:[\p{L}]+ )?(?:journey|project|career|mission|quest|campaign|program|programme|course|study|search|path|process|tour|life)\b)/giu,
    '{start} ',
  ],
  [/\bstrik(e|es|ing) (?:a|the right) (?:delicate |careful |fine )?balance between\b/gi, '{balance}'],
]);
