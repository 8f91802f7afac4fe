import { patternRule, savingModes } from '../rule.js';
import { pastOf } from '../verbs.js';

/** Nouns after "by" that name a place, a time, a measure or a means, and no agent. */
const noAgents =
  /\b(?:rivers?|sea|lake|shore|coast|roads?|roadside|street|doors?|windows?|walls?|fireplace|fireside|sides?|gate|bed|time|times|end|ends|day|days|night|hours?|weeks?|months?|years?|minutes?|decades?|way|ways|fact|amounts?|margins?|factors?|means|methods?|use|hand|hands|handful|hundreds?|thousands?|dozens?|pounds?|miles?|met(?:re|er)s?|trains?|boats?|cars?|bus|ships?|mail|post|phone|arms?|name|names|light|laws?|numbers?|standards?|looks?|degrees?|lot|bit|few|same|latter|former|others?|one|majority|minority|half|third|quarter|part|rest|average|addition|absence|lack|need|idea|thought|way|age|date|deadline|morning|evening|afternoon|moment|century|length|width|size|weight|price|cost)$/i;

/** Heads of noun phrases that act: people and bodies of people. */
const agents =
  /(?:er|or|ist|ian|ers|ors|ists|ians|council|committee|board|team|government|company|companies|agency|police|parliament|firm|staff|group|crew|school|university|army|sisters?|brothers?|parents?|children|students?|people|men|women|man|woman|experts?|family|families|department|ministry|senate|congress|union|club|charity|king|queen|presidents?|authorities|bank|jury|judges?|nurses?|residents?|office|commission|association|church|community|society|institute|panel|scientists|engineers)$/i;
const things =
  /(?:water|weather|winter|summer|paper|letter|power|fever|cancer|computer|error|mirror|corner|layer|order|powder|tower|border|matter|number|thunder|glacier|cent(?:er|re)|counter|river|door|floor|motor|factor|color|colour|vapor|tumor|fibers?|letters|papers|numbers|factors|towers|waters|layers|errors)$/i;
const determiner = 'the|an?|this|these|those|our|their|his|her|its|my|your|every|each';

/**
 * Turns a short passive sentence that names its agent into the active voice: "The report was written by the
 * committee" becomes "The committee wrote the report". Only whole simple clauses in the past; only in the
 * modes that save words.
 */
export const active = patternRule('active_voice', savingModes, [
  [
    new RegExp(
      `^((?:${determiner}) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+) (?:was|were) (\\p{Ll}+)( out| up| down| off)? by ((?:the|an?|our|their|his|her|its|my|two|three|several|many|some) (?:[\\p{Ll}-]+ ){0,2}?[\\p{Ll}-]{3,})(?=[.!?]|$| (?:in|on|during|after|before|with|despite|since|over|for|within|at|without|to|from) )`,
      'giu',
    ),
    ({ groups, after }) => {
      const [, subject, participle, particle, agent] = groups as [string, string, string, string, string];
      const past = pastOf(participle);
      // A second clause would lose its subject.
      if (noAgents.test(agent) || /(?:ing|ly)$/.test(agent) || !agents.test(agent) || things.test(agent))
        return null;
      if (past === undefined || /,| (?:and|but|or|which|who|that|because|while)\b/.test(after)) return null;
      if (/\b(?:that|which|who|of|and|or|not|by)\b/i.test(subject)) return null;
      return `${agent} ${past}${particle} ${subject[0]!.toLowerCase()}${subject.slice(1)}`;
    },
  ],
]);
