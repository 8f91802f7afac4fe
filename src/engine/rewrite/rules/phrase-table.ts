import { replacements } from './replacements.js';

/** Phrases that a shorter one replaces in any sentence. */
export const shortPhrases = replacements(`
  because of: as a result of, as a consequence of, by reason of, on account of;
  for lack of: as a result of a lack of, because of a lack of, due to a lack of;
  because: for the reason that, on the grounds that, in view of the fact that, owing to the fact that, for the simple reason that;
  during: during the course of, over the course of; despite: in spite of;
  when: at the time when, at such time as; until: up until; outside the: outside of the;
  inside the: inside of the; off the: off of the; about whether: as to whether; about how: as to how;
  about why: as to why; the way: the manner in which, the way in which; ways: ways in which;
  except that: with the exception that; under: in accordance with the terms of;
  it seems that: it would appear that, it would seem that; amid: in the midst of;
  throughout: for the duration of, throughout the course of; after: in the wake of;
  at the end of: at the conclusion of; often: in a number of cases, on numerous occasions;
  to: in such a way as to, so as to; so that: in such a way that, with the result that;
  towards: in the direction of; near: in close proximity to;
  near the: in the vicinity of the; although: notwithstanding the fact that;
 for now: for the time being;
  with: in conjunction with; soon: at an early date, in the not too distant future;
  while: during the time that; in fact: in point of fact; always: at all times;
  several times: on a number of occasions; this is because: the reason for this is that;
  in the same way: in the same manner; whether to: whether or not to`);

/** Adjectives of "on a … basis", and the adverb. */
export const frequencies = replacements(`
  daily: daily; weekly: weekly; monthly: monthly; nightly: nightly; hourly: hourly; yearly: yearly;
  quarterly: quarterly; annually: annual; regularly: regular; routinely: routine; constantly: constant;
  continuously: continuous, ongoing; continually: continual; often: frequent; consistently: consistent;
  temporarily: temporary; permanently: permanent; voluntarily: voluntary; nationally: national;
  randomly: random; normally: normal`);
