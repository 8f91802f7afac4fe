/** Word lists of the contraction rules, in lower case. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words before which a verb does not contract: the clause ends, or the word belongs to the one before it. */
export const afterAuxiliary = words(
  'and or but nor yet than only just merely simply too either indeed so again',
);

/** At the end of a clause these follow a verb whose complement is omitted: "he is now", "it is still". */
export const clauseFinal = words(
  'now then today tonight tomorrow yesterday still already always ever never really certainly surely probably ' +
    'definitely obviously clearly usually often sometimes actually anyway also though',
);

/** A clause that begins with one of these may lack the complement: "what it is like", "taller than he is". */
export const ellipticalOpeners = words(
  'what whatever who whoever whom which whichever where wherever how however than as here there whose wonder',
);

/** After these a pronoun is an object, not a subject: "people like you are", "one of you is". */
export const afterObjectOf = words(
  'of like with for to from about around by near behind on in at beside besides without among between against ' +
    'toward towards under over above below into onto upon through',
);

/** Before "do" these show that it is a main verb. */
export const beforeMainDo = words(
  "to don't doesn't didn't can't won't can could will would shall should may might must not never cannot",
);

/** Adverbs between "have" and its participle. */
export const auxiliaryAdverbs = words(
  'never always already just ever also recently only often long since really finally both all',
);

/** Participles that are rarely adjectives. "We have limited time" has a main verb. */
export const participles = words(
  'been seen gone done become come had said told heard thought found met begun forgotten taken made got gotten ' +
    'felt kept tried wanted decided happened lived learned learnt worked asked brought bought built caught ' +
    'chosen driven eaten fallen fought flown given grown held known led lost meant paid run sent shown sung ' +
    'slept spent stood taught understood won worn written noticed visited finished started loved',
);

/** Participles equal to the infinitive: after one, 'd could mean "had" or "would". */
export const sameFormParticiples = words(
  'become come run put cut let set hit hurt cost read shut split spread cast bet quit overcome beat',
);
