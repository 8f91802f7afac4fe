import { everyMode, patternRule } from '../rule.js';
import { conjugate, needsBaseForm, needsParticiple } from '../verbs.js';

const bases =
  'shape ensure promote maintain determine develop create foster support improve reduce prevent protect help provide influence ' +
  'address enhance drive make regulate facilitate build preserve advance form establish understand achieve increase define ' +
  'educate strengthen guide raise prepare control bring keep give combat mitigate teach encourage spread inform safeguard ' +
  'manage expand mold mould transform set change contribute inspire sustain fight lead move produce push stimulate boost shape ' +
  'cultivate nurture enable limit slow solve save secure spur stabilize optimize attract allow deliver design explain predict ' +
  'identify detect select assess evaluate restore strengthen unite connect empower end raise promote generate';
const baseOf = new Map(bases.split(' ').map(base => [conjugate(base).ing, base]));

const weights =
  'crucial|vital|pivotal|key|critical|significant|important|essential|major|fundamental|central|integral|huge|big|large|paramount|prominent|decisive|instrumental';
const pattern = new RegExp(
  `\\b(plays|play|played|playing) an? (?:(?:increasingly|very|truly|absolutely) )?(?:${weights})(?:,? (?:and )?(?:${weights}))? role in (\\p{L}+)\\b`,
  'giu',
);
const much: Readonly<Record<string, string>> = { plays: 'does', play: 'do', played: 'did', playing: 'doing' };
const be: Readonly<Record<string, string>> = { plays: 'is', play: 'are', playing: 'being' };

/** Replaces “plays a crucial role in shaping” with “does much to shape”; before a noun, “is important in”. */
export const role = patternRule('inflated_role', everyMode, [
  [
    pattern,
    ({ groups, before }) => {
      const verb = groups[1]!.toLowerCase();
      const next = groups[2]!;
      const base = baseOf.get(next.toLowerCase());
      const participle = verb === 'played' && needsParticiple(before);
      if (base !== undefined) return `${participle ? 'done' : much[verb]} much to ${base}`;
      if (next.endsWith('ing')) return null;
      if (participle)
        return /(?:has|have|had|['’]ve)(?: [\p{L}]+)? $/iu.test(before) ? `been important in ${next}` : null;
      if (verb === 'played') return null;
      return verb === 'play' && needsBaseForm(before)
        ? `be important in ${next}`
        : `${be[verb]} important in ${next}`;
    },
  ],
]);
