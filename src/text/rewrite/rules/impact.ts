import { everyMode, table } from '../rule.js';
import { wantsBase } from '../verbs.js';

const forms: Readonly<Record<string, string>> = {
  has: 'affects',
  have: 'affect',
  had: 'affected',
  having: 'affecting',
};

/** “Has a profound impact on” is “greatly affects”. */
export const impact = table('inflated_impact', everyMode, [
  [
    /\b(has|have|had|having) (?:had )?an? (?:profound|significant|major|substantial|considerable|tremendous|huge|deep|dramatic) (?:impact|effect|influence) (?:up)?on\b/gi,
    ({ groups, before }) => {
      const verb = groups[1]!.toLowerCase();
      if (/ had an? /i.test(groups[0]!)) return verb === 'having' ? null : `${groups[1]} greatly affected`;
      if (verb === 'had' && wantsBase(before)) return null;
      return /(?:has|have|had|['’]ve|['’]s) $/i.test(before)
        ? verb === 'had'
          ? 'greatly affected'
          : null
        : `greatly ${forms[verb]}`;
    },
  ],
]);
