import { replacements } from './replacements.js';

/** Light verbs with their particles, and the noun phrases after them by the verb that says the same. */
const nounPhrases: Readonly<Record<string, string>> = {
  make: `
    recommend: recommendations for; fully use: full use of; decide to: a decision to, the decision to;
    decide that: a decision that, the decision that; choose to: the choice to, a choice to;
    try to: an attempt to, attempts to, an effort to, efforts to; improve: improvements to, an improvement to;
    change: changes to, a change to; modify: modifications to; adjust: adjustments to; update: updates to;
    revise: revisions to; recommend that: a recommendation that, recommendations that;
    contribute to: a contribution to, contributions to; distinguish between: a distinction between;
    refer to: reference to, a reference to; mention: mention of; announce that: an announcement that;
    assume that: the assumption that, an assumption that; compare: a comparison of, a comparison between;
    arrange to: arrangements to; arrange for: arrangements for; prepare for: preparations for;
    prepare to: preparations to;
    determine that: the determination that, a determination that;
    argue that: the argument that, an argument that; claim that: the claim that;
    suggest that: the suggestion that, a suggestion that; complain about: a complaint about, complaints about;
    ask for: a request for, requests for; ask that: a request that; promise to: a promise to;
    promise that: a promise that; plan to: a plan to, plans to;
    investigate: an inquiry into, an investigation into, an investigation of; examine: an examination of;
    assess: an assessment of; study: a study of; list: a list of;
    apply for: an application for, application for; donate to: a donation to; agree to: an agreement to;
    offer to: an offer to; start: a start on; estimate: an estimate of; predict that: a prediction that;
    resolve to: a resolution to; confess that: a confession that;
    discover that: a discovery that, the discovery that;
    observe that: an observation that, the observation that`,
  'conduct, perform, undertake, carry out, do': `
    investigate: an investigation into, an investigation of, investigations into;
    analyze: an analysis of, analyses of; review: a review of, reviews of;
    study: a study of, studies of, research on, research into; survey: a survey of, surveys of;
    evaluate: an evaluation of, evaluations of; assess: an assessment of, assessments of;
    examine: an examination of, examinations of; inspect: an inspection of, inspections of;
    audit: an audit of, audits of; compare: a comparison of; interview: interviews with, an interview with;
    search for: a search for; test: tests on, tests of; negotiate with: negotiations with;
    experiment on: experiments on`,
  give: `
    outline: an overview of, a brief overview of, a general overview of, a broad overview of;
    consider: consideration to; explain: an explanation of, an explanation for;
    describe: a description of, an account of; summarize: a summary of; think about: thought to;
    help: assistance to, help to; encourage: encouragement to; support: support to; approve: approval to;
    answer: an answer to; indicate: an indication of; indicate that: an indication that;
    emphasize: emphasis to`,
  provide: `
    outline: an overview of, a brief overview of, a general overview of, a broad overview of;
    help: assistance to, assistance for; support: support to, support for; describe: a description of;
    explain: an explanation of, an explanation for; summarize: a summary of; fund: funding for;
    guide: guidance to; train: training to, training for; protect: protection for, protection to;
    introduce: an introduction to; list: a list of; analyze: an analysis of; indicate: an indication of;
    define: a definition of, definitions of; encourage: encouragement to; illustrate: an illustration of;
    review: a review of; estimate: an estimate of; demonstrate: a demonstration of`,
  offer: `
    outline: an overview of, a brief overview of, a general overview of, a broad overview of;
    help: assistance to; support: support to, support for; describe: a description of;
    explain: an explanation of, an explanation for; guide: guidance to; encourage: encouragement to;
    train: training to; summarize: a summary of; review: a review of; suggest that: a suggestion that;
    advise: advice to; introduce: an introduction to`,
  have: `
    plan to: plans to; tend to: a tendency to, the tendency to; need: a need for; need to: a need to, the need to;
    want to: a desire to, the desire to; wish to: a wish to; prefer: a preference for;
    discuss: a discussion about, discussions about, a discussion of, a discussion on;
    talk with: a conversation with, conversations with, a talk with;
    talk about: a conversation about, conversations about; chat with: a chat with;
    believe that: a belief that, the belief that; influence: an influence on, an influence upon;
    affect: an impact on, an impact upon, an effect on, an effect upon; respect: respect for, a respect for;
    fear: a fear of; doubt: doubts about; suspect that: a suspicion that; hope that: a hope that, hopes that;
    know of: knowledge of; intend to: the intention to, an intention to; admire: admiration for;
    love: a love for, a love of; dislike: a dislike of, a dislike for;
    object to: an objection to, objections to; argue with: an argument with`,
  take: `
    act to: steps to, action to; consider: into consideration; look at: a look at; delight in: delight in;
    enjoy: pleasure in; rest: a rest`,
  reach: `
    agree with: agreement with, an agreement with; agree on: agreement on, an agreement on;
    decide to: a decision to; decide that: a decision that; agree to: an agreement to;
    agree that: an agreement that; conclude that: a conclusion that, the conclusion that`,
  'arrive at': `
    decide to: a decision to; decide that: a decision that;
    conclude that: the conclusion that, a conclusion that`,
  'come to': `
    conclude that: the conclusion that, a conclusion that; realize that: the realization that;
    decide to: the decision to, a decision to; agree on: an agreement on; agree to: an agreement to;
    agree that: an agreement that; realise that: the realisation that`,
  'enter into': `
    negotiate with: negotiations with; agree to: an agreement to; discuss: a discussion of`,
  hold: `
    discuss: a discussion about, discussions about; talk with: discussions with, conversations with;
    meet with: a meeting with, meetings with; believe that: the belief that, the view that;
    think that: the opinion that; negotiate with: negotiations with`,
  place: `
    emphasize: an emphasis on, emphasis on; order: an order for; rely on: reliance on, reliance upon;
    trust: trust in; limit: a limit on, limits on`,
  put: `
    emphasize: an emphasis on, emphasis on; trust: trust in; limit: limits on`,
  pay: `
    visit: a visit to, visits to`,
  express: `
    thank: gratitude to; doubt: doubts about; admire: admiration for; support: support for;
    hope that: the hope that, a hope that; prefer: a preference for`,
  show: `
    tend to: a tendency to; prefer: a preference for; respect: respect for`,
  bring: `
    improve: about an improvement in; end: to an end, to a close`,
  lend: `
    support: support to; help: assistance to`,
  submit: `
    apply for: an application for`,
  'engage in': `
    discuss: a discussion of, a discussion about, discussions about; talk with: conversations with;
    talk about: a conversation about; negotiate with: negotiations with`,
  exercise: `
    control: control over`,
};

/** A light verb with its particle, and the noun phrases after it with the verb that says the same. */
export const lightVerbRows: readonly (readonly [string, Readonly<Record<string, string>>])[] = Object.entries(
  nounPhrases,
).flatMap(([verbs, phrases]) => verbs.split(', ').map(verb => [verb, replacements(phrases)] as const));

/** Phrases after "be", and the verb with the same meaning. */
export const copulaRows = replacements(`
  think that: of the opinion that, of opinion that, of the view that;
  believe that: of the belief that, under the impression that;
  know that: aware of the fact that, cognizant of the fact that, conscious of the fact that;
  remember that: mindful of the fact that; agree with: in agreement with; agree that: in agreement that;
  favor: in favor of; favour: in favour of;
  support: supportive of, in support of, a supporter of; appreciate: appreciative of; desire: desirous of;
  represent: representative of; reflect: reflective of, a reflection of; suggest: suggestive of;
  indicate: indicative of, an indication of; symbolize: symbolic of; depend on: dependent on, dependent upon;
  violate: in violation of; comply with: in compliance with; indicate that: an indication that;
  oppose: in opposition to; need: in need of; hope that: hopeful that; deserve: deserving of;
  attend: in attendance at; fear that: fearful that; fear: fearful of; doubt that: doubtful that;
  include: inclusive of; illustrate: illustrative of; own: the owner of; believe in: a believer in;
  admire: an admirer of; seek: in search of; desire to: desirous to; distrust: distrustful of;
  envy: envious of; protect: protective of; express: expressive of; respect: respectful of;
  tolerate: tolerant of; describe: descriptive of; produce: productive of; destroy: destructive of;
  celebrate: a celebration of, a true celebration of; explore: an exploration of;
  examine: an examination of; forget: forgetful of; contribute to: contributory to`);
