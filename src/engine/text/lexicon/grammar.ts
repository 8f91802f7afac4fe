/**
 * Closed word classes of English, written by hand. Entries are separated by `|`; `*` matches any one word.
 */

/** Abbreviations whose full stop does not end a sentence. */
export const abbreviations =
  'eg|ie|cf|vs|etc|fig|figs|eq|eqs|vol|vols|nos|pp|eds|al|approx|est|dept|univ|inc|ltd|co|corp|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|tue|tues|thu|thurs|viz|op|cit|ibid|seq|lb|lbs|oz|ft|tsp|tbsp|para|refs|suppl|bros|mfg|asst|jr|sr';

/** Abbreviations that may end a sentence when a capital follows. */
export const closing_abbreviations = 'etc|inc|ltd|co|corp|jr|sr|ft|lbs|oz';

/** Abbreviations before a name: their full stop never ends a sentence. */
export const titles =
  'mr|mrs|ms|dr|prof|sr|st|rev|hon|gen|col|capt|lt|sgt|maj|gov|sen|rep|messrs|mme|mlle|pres|supt|fr|mt';

export const first_person =
  "i|me|my|mine|myself|i'm|i've|i'd|i'll|we|us|our|ours|ourselves|we're|we've|we'd|we'll";

export const first_singular = "i|me|my|mine|myself|i'm|i've|i'd|i'll";

export const second_person = "you|your|yours|yourself|yourselves|you're|you've|you'd|you'll";

export const contractions =
  "i'm|i've|i'd|i'll|we're|we've|we'd|we'll|you're|you've|you'd|you'll|he's|he'd|he'll|she's|she'd|she'll|it's|it'd|it'll|they're|they've|they'd|they'll|that's|that'd|that'll|there's|there'd|there'll|here's|what's|what're|who's|who'd|who'll|where's|how's|when's|why's|let's|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|hadn't|won't|wouldn't|can't|couldn't|shouldn't|mustn't|needn't|mightn't|shan't|ain't|y'all|could've|should've|would've|might've|must've|o'clock|ma'am|gonna|wanna|gotta|kinda|dunno|im|ive|dont|doesnt|didnt|cant|wont|isnt|thats|youre|theyre|whats";

/** Months and days of the week. */
export const calendar =
  'january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Keywords of requirements in standards (RFC 2119), which are written in capitals. */
export const requirement_keywords = 'must|required|shall|should|recommended|may|optional|not';

/** Words in -ing that are not forms of a verb. */
export const ing_nouns =
  'during|something|anything|nothing|everything|thing|morning|evening|spring|string|according|king|ring|sibling|ceiling|darling';

export const number_words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|twice';

export const articles = 'the';

export const indefinite = 'a|an';

/** Stop words of six languages, to identify them (language.ts). */
export const english_stops =
  'the|of|and|to|in|that|is|was|for|it|with|as|on|be|at|by|this|had|not|are|but|from|or|have|an|they|which|you|were|there|been|their|has|would|what|will|if|can|all|when|my|your|we|he|she|his|her|so|do|just|about|like|i';
export const german_stops =
  'der|die|und|das|den|von|zu|mit|sich|des|auf|für|ist|im|dem|nicht|ein|eine|als|auch|es|an|werden|aus|er|hat|dass|sie|nach|wird|bei|einer|um|am|sind|noch|wie|einem|über|einen|so|zum|war|haben|nur|oder|aber|vor|zur|bis|mehr|durch|ich|wir';
export const french_stops =
  'le|la|les|et|des|en|un|du|une|que|est|pour|qui|dans|sur|par|plus|pas|au|ne|se|ce|il|sont|avec|aux|son|ont|elle|être|été|nous|vous|mais|ou|cette|leur|ses|comme|même|ces|je|était|aussi|fait|très|où|tout|sans';
export const spanish_stops =
  'de|la|que|el|en|y|los|del|se|las|por|un|para|con|no|una|su|al|lo|como|más|pero|sus|le|ya|o|este|sí|porque|esta|entre|cuando|muy|sin|sobre|también|me|hasta|hay|donde|quien|desde|todo|nos|durante|todos|uno|les|ni|contra|otros|ese|eso|ante|ellos|es|son|fue|está';
export const italian_stops =
  'il|di|che|e|la|in|un|è|per|una|sono|mi|si|lo|ma|ti|ho|ha|le|cosa|con|gli|nel|del|della|dei|delle|alla|dal|più|anche|come|non|questo|questa|ci|io|perché|suo|sua|era|essere|loro|quando|molto|tutto|dalla|nella|sul|sulla';
export const portuguese_stops =
  'de|que|o|a|e|do|da|em|um|para|com|não|uma|os|no|se|na|por|mais|as|dos|como|mas|ao|ele|das|à|seu|sua|ou|quando|muito|nos|já|eu|também|só|pelo|pela|até|isso|ela|entre|depois|sem|mesmo|aos|seus|quem|nas|me|esse|eles|você|são|foi|está|ser|tem';
export const dutch_stops =
  'de|het|een|van|en|in|is|dat|op|te|zijn|voor|met|die|niet|aan|er|om|ook|als|maar|bij|dan|nog|door|naar|uit|worden|wordt|heeft|hij|ze|je|ik|wij|zich|deze|dit|over|hun|meer|wel|geen|kan|werd|hebben|veel|was|had';

/**
 * Words and phrases of papers. Several of them identify formal academic prose (src/engine/scan/genres.ts).
 */
export const academic_marks =
  'et al|we propose|we present|we show that|we demonstrate|we found that|we investigate|we introduce|we examined|we report|in this paper|in this study|in this work|in this article|this paper|this study|this work|this article|our results|our findings|results show|results indicate|results suggest|results demonstrate|findings suggest|findings indicate|was observed|were observed|experiments|experimental|experiment|dataset|datasets|hypothesis|hypotheses|participants|methodology|respectively|statistically|empirical|empirically|theoretical|quantitative|qualitative|algorithm|algorithms|state-of-the-art|baseline|parameter|parameters|estimation|optimization|coefficient|correlation|regression|linear|nonlinear|spectrum|phenotype|protein|proteins|gene|genes|expression|mutant|mutants|mice|vivo|vitro|cohort|clinical|simulations|simulation|numerical|equation|equations|theorem|proof|asymptotic|convergence|framework|proposed|analyses|fig|figs|vs|mechanisms|literature|manuscript|novel';
