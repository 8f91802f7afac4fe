import { onlyFormal, patternRule } from '../rule.js';

const subject = '(I|you|we|they|he|she|it|that|this|there)';
const whole: Readonly<Record<string, string>> = { ca: 'cannot', wo: 'will not', sha: 'shall not' };
const inverted: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' };

const nextWord = (after: string) => /^ ([\p{L}]+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
const hasAfter = new Set(['been', 'had', 'got', 'become', 'come', 'gone']);

/** Expands contractions. An ambiguous one is expanded only when the next word decides its meaning. */
export const expand = patternRule('expansion', onlyFormal, [
  [
    new RegExp(
      `\\b(ca|wo|sha|do|does|did|is|are|was|were|have|has|had|could|should|would|must|need)n['’]t ${subject}(?= \\p{L})`,
      'giu',
    ),
    ({ groups, before }) => {
      if (
        before !== '' &&
        !/(?:^|[,;:.!?—] |\b(?:why|how|what|where|when|who|and|but|so|or) )$/i.test(before)
      )
        return null;
      const verb = groups[1]!.toLowerCase();
      return `${inverted[verb] ?? verb} ${groups[2]} not`;
    },
  ],
  [
    /\b(ca|wo|sha|do|does|did|is|are|was|were|have|has|had|could|should|would|must|need)n['’]t\b/gi,
    ({ groups, before, after }) => {
      const verb = groups[1]!.toLowerCase();
      // At the start of a question the subject would come between the two words.
      if (
        /(?:^|[,;:.!?—] |\b(?:why|how|what|where|when|and|but|so) )$/i.test(before) &&
        (verb !== 'do' || /\?/.test(after))
      )
        return null;
      if (/^ ?(?:I|you|we|they|he|she|it|that|this|there)\b/i.test(after)) return null;
      return whole[verb] ?? `${verb} not`;
    },
  ],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(I|you|we|they|could|should|would|might|must)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|he|she|it|that|there)['’]ll\b/gi, '$1 will'],
  [
    /\b(it|he|she|that|there|what|who|where|here)['’]s\b/gi,
    ({ groups, after }) => {
      const next = nextWord(after);
      if (next === '' && !/^ /.test(after)) return null;
      return `${groups[1]} ${hasAfter.has(next) ? 'has' : 'is'}`;
    },
  ],
  [/\blet['’]s\b/gi, 'let us'],
  [
    /\b(I|you|we|they|he|she|it)['’]d (?=(better|been|like|rather|prefer|be|have|love)\b)/gi,
    ({ groups }) => `${groups[1]} ${/better|been/i.test(groups[2]!) ? 'had' : 'would'} `,
  ],
]);
