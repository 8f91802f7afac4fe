import { rewriteModes } from '../../../src/contract/rewrite.js';
import { reasons } from '../../../src/engine/rewrite/edit-kinds.js';
import { emptyFrames } from '../../../src/engine/rewrite/fact-words.js';
import { forms, namedTests, skips } from '../../../src/engine/rewrite/rule.js';
import { conjugate } from '../../../src/engine/rewrite/verbs.js';
import { requiredWords, splitOutsideGroups } from './required-words.js';

/** A sentence beside a rule, and its rewrite. */
interface RuleExample {
  readonly line: number;
  readonly mode: string;
  readonly before: string;
  readonly after: string;
}

/** A rule as src/generated/rewrite-rules.ts stores it; `RuleData` in rule.ts has the fields. */
interface CompiledRule {
  readonly line: number;
  readonly pattern: string;
  readonly words: readonly string[];
  readonly replacement: string;
  readonly conditions: [side: string, test: string][];
  readonly examples: RuleExample[];
}

/** Rules with one kind, one list of modes and one reason to skip a sentence. */
interface CompiledSection {
  readonly kind: string;
  readonly modes: readonly string[];
  readonly skip: string;
  readonly rules: CompiledRule[];
}

/** Throws an error about the line that is compiled. */
type Fail = (problem: string) => never;

/** Names that every file may use in patterns and conditions. */
const commonNames = {
  word: String.raw`[\p{L}-]+`,
  gerund: String.raw`\p{L}+ing`,
  adverb: String.raw`\p{L}+ly`,
  // The guard lets a rewrite drop these.
  'empty frame': emptyFrames.source,
};
const modeGroups: Readonly<Record<string, string>> = {
  all: rewriteModes.join(' '),
  'all but formal': rewriteModes.filter(mode => mode !== 'formal').join(' '),
};
const conditionLine = /^(not )?(before|after|around|with|\$(\d) is) (.+)$/;

/**
 * Compiles a file of rules (docs/rewriting.md describes the format). Throws an error that names the file and
 * the line of a mistake.
 */
export function compileRules(file: string, text: string): CompiledSection[] {
  const sections: CompiledSection[] = [];
  const names = new Map<string, string>(Object.entries(commonNames));
  for (const { line, isIndented, content } of linesOf(text)) {
    const fail = (problem: string): never => {
      throw new Error(`${file}:${line}: ${problem}`);
    };
    const section = sections.at(-1);
    const header = /^kind: (\S+), modes: ([^,]+)(?:, skip: (.+))?$/.exec(content);
    const definition = /^<([^<>]+)> = (.+)$/.exec(content);
    if (!isIndented && header !== null) sections.push(sectionOf(header, fail));
    else if (!isIndented && definition !== null) {
      // Groups of a name have no numbers.
      const source = expand(definition[2]!, names, fail).replace(/(?<!\\)\((?!\?)/g, '(?:');
      names.set(definition[1]!, source);
    } else if (section === undefined) fail('a rule needs "kind: …, modes: …" before it');
    else if (!isIndented) section.rules.push(compileRule(line, content, names, fail));
    else addToRule(section, line, content, names, fail);
  }
  return sections;
}

function sectionOf([, kind = '', modes = '', skip = '']: RegExpExecArray, fail: Fail): CompiledSection {
  if (!(kind in reasons)) fail(`unknown kind "${kind}"`);
  if (skip !== '' && !(skip in skips)) fail(`unknown reason to skip "${skip}"`);
  const list = (modeGroups[modes] ?? modes).split(' ');
  const unknown = list.find(mode => !(rewriteModes as readonly string[]).includes(mode));
  if (unknown !== undefined) fail(`unknown mode "${unknown}"`);
  return { kind, modes: list, skip, rules: [] };
}

/** Adds an example or a condition to the last rule of a section. */
function addToRule(
  section: CompiledSection,
  line: number,
  content: string,
  names: ReadonlyMap<string, string>,
  fail: Fail,
): void {
  const rule = section.rules.at(-1) ?? fail('a condition or an example needs a rule before it');
  if (content.startsWith('- ')) rule.examples.push(compileExample(line, content, section, fail));
  else rule.conditions.push(compileCondition(content, rule.pattern, names, fail));
}

/** Lines without comments. A line that ends with "|" continues on the next one. */
function* linesOf(text: string): Generator<{ line: number; isIndented: boolean; content: string }> {
  let begun: { line: number; isIndented: boolean; content: string } | undefined;
  for (const [index, whole] of text.split('\n').entries()) {
    const content = whole.trim();
    if (content === '' || content.startsWith('#')) continue;
    begun ??= { line: index + 1, isIndented: /^\s/.test(whole), content: '' };
    begun.content += content;
    if (content.endsWith('|')) continue;
    yield begun;
    begun = undefined;
  }
}

/** Replaces names with what they stand for, and an apostrophe with both of its forms. */
function expand(source: string, names: ReadonlyMap<string, string>, fail: Fail): string {
  return source
    .replace(/(?<!\(\?)<(\p{L}[^<>]*)>/gu, (_, name: string) =>
      names.has(name) ? `(?:${names.get(name)})` : fail(`unknown name <${name}>`),
    )
    .replace(/'(?!’)/g, "['’]");
}

/** "{use}" or "{make|take}", but not "\p{L}". */
const verbsInPattern = /(?<!\\[pP])\{(\p{L}[^{}]*)\}/u;

/** Forms of verbs as alternatives, the longest first. */
const verbForms = (verbs: string): string =>
  [...new Set(verbs.split('|').flatMap(verb => Object.values(conjugate(verb))))]
    .sort((a, b) => b.length - a.length)
    .join('|');

function compileRule(
  line: number,
  content: string,
  names: ReadonlyMap<string, string>,
  fail: Fail,
): CompiledRule {
  const [source, written, rest] = content.split(' -> ') as [string, string?, string?];
  if (written === undefined || rest !== undefined) return fail('expected "pattern -> replacement"');
  const replacement = written === '""' ? '' : written;
  const verbGroup = groupsBefore(source, source.search(verbsInPattern)) + 1;
  const whole = splitOutsideGroups(source, '|').length > 1 ? `(?:${source})` : source;
  const body = expand(whole, names, fail).replace(
    new RegExp(verbsInPattern, 'gu'),
    (_, verbs: string) => `(${verbForms(verbs)})`,
  );
  // A removed phrase takes the space after it along.
  const spaced = replacement === '' && !/^[ ,\\]/.test(body) ? `${body} ` : body;
  const pattern =
    (/^(?:[\p{L}[]|\((?!\?<))/u.test(body) ? '\\b' : '') +
    spaced +
    (/[\p{L})\]+?]$/u.test(spaced) ? '\\b' : '');
  checkPattern(pattern, fail);
  const groups = groupsBefore(pattern, pattern.length);
  const isLoneVerb = /^\{[^{}]+\}$/.test(source);
  return {
    line,
    pattern,
    words: requiredWords(body),
    replacement: replacement
      .replace(/\{([^{}]+)\}/g, (_, verb: string) => `{${verb}:${isLoneVerb ? 'lone' : verbGroup}}`)
      .replace(/\$(\d)(?:\.(\p{L}+))?/gu, (whole, group: string, form?: string) => {
        if (Number(group) > groups) fail(`the pattern has no group $${group}`);
        if (form !== undefined && !(form in forms)) fail(`unknown form ".${form}"`);
        return whole;
      }),
    conditions: [],
    examples: [],
  };
}

/** Number of groups that begin before a place in a pattern. */
const groupsBefore = (pattern: string, end: number): number =>
  pattern.slice(0, Math.max(end, 0)).match(/(?<!\\)\((?!\?)/g)?.length ?? 0;

function checkPattern(pattern: string, fail: Fail): void {
  try {
    new RegExp(pattern, 'giu');
  } catch (error) {
    fail((error as Error).message);
  }
}

function compileExample(line: number, content: string, { modes }: CompiledSection, fail: Fail): RuleExample {
  const [, named, sentences] = /^- (?:\[([^\]]+)\] )?(.+)$/.exec(content)! as unknown as [
    string,
    string | undefined,
    string,
  ];
  const mode = named ?? modes[0]!;
  if (!modes.includes(mode)) fail(`the rule has no mode "${mode}"`);
  const [before, after] = sentences.split(' -> ') as [string, string?];
  return { line, mode, before, after: after ?? before };
}

function compileCondition(
  content: string,
  rulePattern: string,
  names: ReadonlyMap<string, string>,
  fail: Fail,
): [side: string, test: string] {
  const [, not = '', where = '', group, test = ''] =
    conditionLine.exec(content) ?? fail(`unknown condition "${content}"`);
  if (group !== undefined && Number(group) > groupsBefore(rulePattern, rulePattern.length))
    fail(`the pattern has no group $${group}`);
  const side = not + (group ?? where);
  const name = /^<([^<>]+)>$/.exec(test)?.[1];
  if (name !== undefined && name in namedTests) return [side, name];
  const raw = /^\/(.*)\/$/.exec(test)?.[1];
  const source = expand(raw ?? test, names, fail);
  const alternatives = `(?:${source})`;
  const pattern =
    {
      before: raw === undefined ? `^ ?${alternatives}\\b` : `^${alternatives}`,
      after: raw === undefined ? `\\b${alternatives} $` : `${alternatives}$`,
      around: source,
      with: raw === undefined ? `\\b${alternatives}\\b` : source,
    }[where] ?? `^${alternatives}$`;
  checkPattern(pattern, fail);
  return [side, `/${pattern}`];
}
