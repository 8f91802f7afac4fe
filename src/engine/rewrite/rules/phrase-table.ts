import { conjugate } from '../verbs.js';
import { replacements } from './replacements.js';

/** Phrases that a shorter one replaces in any sentence. */
export const shortPhrases = replacements(`
  because of: as a result of, as a consequence of, by reason of, on account of;
  for lack of: as a result of a lack of, because of a lack of, due to a lack of;
  because: for the reason that, on the grounds that, in view of the fact that, owing to the fact that, for the simple reason that;
  during: during the course of, over the course of; despite: in spite of;
  when: at the time when; until: up until; outside the: outside of the;
  inside the: inside of the; off the: off of the; about whether: as to whether; about how: as to how;
  about why: as to why; the way: the manner in which, the way in which; ways: ways in which;
  except that: with the exception that;
  it seems that: it would appear that, it would seem that; amid: in the midst of;
  throughout: for the duration of, throughout the course of; after: in the wake of;
  at the end of: at the conclusion of; often: on numerous occasions;
  to: in such a way as to, so as to; so that: in such a way that, with the result that;
  towards: in the direction of; near: in close proximity to;
  near the: in the vicinity of the; although: notwithstanding the fact that;
 for now: for the time being;
  with: in conjunction with; soon: at an early date, in the not too distant future;
  while: during the time that; always: at all times;
  several times: on a number of occasions; this is because: the reason for this is that;
  in the same way: in the same manner; whether to: whether or not to`);

/** Adjectives of "on a … basis", and the adverb. */
export const frequencies = replacements(`
  daily: daily; weekly: weekly; monthly: monthly; nightly: nightly; hourly: hourly; yearly: yearly;
  quarterly: quarterly; annually: annual; regularly: regular; routinely: routine; constantly: constant;
  continuously: continuous, ongoing; continually: continual; often: frequent; consistently: consistent;
  temporarily: temporary; permanently: permanent; voluntarily: voluntary; nationally: national;
  randomly: random; normally: normal`);

/** Nouns that name what somebody does, and their verbs. */
export const verbOf = replacements(`
  develop: development; create: creation; implement: implementation; form: formation; promote: promotion;
  identify: identification; prevent: prevention; reduce: reduction, decrease; design: design;
  manage: management; preserve: preservation; treat: treatment; analyze: analysis; evaluate: evaluation;
  assess: assessment; improve: improvement; integrate: integration; adopt: adoption; expand: expansion;
  protect: protection; use: use, utilization; introduce: introduction; establish: establishment;
  apply: application; provide: provision; eliminate: elimination; diagnose: diagnosis; share: sharing;
  teach: teaching; make: making; communicate: communication; increase: increase`);

/** The gerund of the verb of a noun: "developing" for "development". */
export const gerundOf = (noun: string): string => conjugate(verbOf[noun.toLowerCase()]!).ing;
