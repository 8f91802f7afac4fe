import { onlyFormal, patternRule, type Rule } from '../rule.js';
import { pluralFollows } from '../verbs.js';
import { phraseRow, replacements } from './replacements.js';

const formalWords = replacements(`
  children: kids; going to: gonna; want to: wanna; have to: gotta; because: cuz, cos, 'cause, ’cause; yes: yeah, yep, yup;
  no: nope; mother: mom; father: dad; somewhat: kinda, sorta; let me: lemme; give me: gimme; out of: outta;
  do not know: dunno; you: y'all, y’all; through: thru; though: tho; until: 'til, ’til; tonight: tonite;
  as soon as possible: asap; incidentally: btw; friend: buddy; friends: buddies; information: info; several: a bunch of; several things: a bunch of stuff;
  television: telly; thank you: thanks; them: 'em, ’em; about to: fixing to;
  obtain: grab; pleased: stoked; excellent: awesome;
  annoyed: ticked off; complete: wrap up; completed: wrapped up; determine: figure out; determined: figured out;
  tolerate: put up with; contact: get in touch with;
  postponed: put off until later; inspected: checked out;
  people: folks; expensive: pricey`);
/** Replaces informal words with formal ones. */
export const slang = patternRule('informal_word', onlyFormal, [
  // "'em" begins with its apostrophe.
  [/(?<=\p{L} )['’](?:em)(?!\p{L})/giu, 'them'],
  [/(?<=\p{L} )['’](?:cause|cos|cuz)(?!\p{L})/giu, 'because'],
  [/(?<=\p{L} )['’]til(?!\p{L})/giu, 'until'],
  phraseRow(formalWords),
  [
    /\b(I|you|we|they|he|she|it|this|that)? ?ain['’]t\b/gi,
    ({ groups }) => {
      const subject = groups[1]!;
      if (subject === '') return null;
      return `${subject} ${/^i$/i.test(subject) ? 'am' : /^(?:you|we|they)$/i.test(subject) ? 'are' : 'is'} not`;
    },
  ],
  [
    /\b(?:kind|sort) of (?=(?:hard|difficult|easy|slow|expensive|tired|odd|strange|boring|late|small|big|cold|hot|sad|funny|weird)\b)/gi,
    ({ before }) => (/\b(?:a|the|this|that|some|what|any) $/i.test(before) ? null : 'somewhat '),
  ],
  [
    /\bpretty (?=(?:hard|difficult|easy|slow|good|bad|expensive|tired|odd|strange|boring|late|small|big|cold|hot|sad|clear|sure|much|well)\b)/gi,
    ({ before }) =>
      /\b(?:is|are|was|were|be|it['’]s|feel|felt|looks?|a) $/i.test(before) ? 'fairly ' : null,
  ],
  [
    /\bguys\b/gi,
    ({ before }) =>
      /\byou $/i.test(before)
        ? 'all'
        : /\b(?:the|those|these|two|some|our) $/i.test(before)
          ? 'people'
          : null,
  ],
  [/\b(?<=\b(?:the|some|this|that|my|your|our|of|all|new|good|other) )stuff\b/gi, 'material'],
  [/\bget rid of\b/gi, 'remove'],
  [/^plus, (?=\p{L})/giu, 'also, '],
  [/^(?:well|anyway|anyways|look|hey|honestly|like), (?=\p{L})/giu, ''],
  [/\b(?<=\b(?:a|the|each|every|this|that|one|my|your|our|their|his|her|as a) )kid\b/gi, 'child'],
  [/\b(?<=\b(?:is|are|be|was|it's) )ok(?:ay)?\b(?=(?:[.,;!?]| (?:to|for|if|with)\b))/gi, 'acceptable'],
  [
    /\b(?:lots|a lot|tons|loads) of /gi,
    ({ before, after }) =>
      /\b(?:an?|quite|whole|such|the|just|is|are|was|were|be|not) $/i.test(before) || !pluralFollows(after)
        ? null
        : 'many ',
  ],
]);

/** Writes the capitals that a chat message leaves out; only in `formal`. */
export const capital: Rule = {
  kind: 'capital',
  modes: onlyFormal,
  *changes({ text }) {
    const first = /^\p{Ll}+/u.exec(text)?.[0];
    // Only a whole sentence: a fragment or a brand may begin in lower case.
    if (first !== undefined && /^\p{Ll}+[ ,'’][^\p{Lu}]*[.!?]$/u.test(text.replace(/\bI\b/g, 'i')))
      yield { start: 0, end: first.length, replacement: first[0]!.toUpperCase() + first.slice(1) };
    for (const { index } of text.matchAll(/(?<![\p{L}\p{N}.'’-])i(?=(?:['’](?:m|ve|ll|d))? \p{Ll})/gu))
      yield { start: index, end: index + 1, replacement: 'I' };
  },
};
