import { EditContext } from '../src/cleanup/fixes/edit-context.js';
import { stages } from '../src/cleanup/fixes/index.js';
import { compileStage, createCandidateFinder } from '../src/cleanup/fixes/stage-runner.js';
import { readHtml } from '../src/document/html/html.js';
import { readMarkdown } from '../src/document/markdown/markdown.js';
import { limits } from '../src/limits.js';
import { rules } from '../src/rewrite/rules/index.js';
import { signals } from '../src/scan/signals/index.js';
import { SpanCollector } from '../src/scan/spans.js';
import { prepare } from '../src/text/prepare.js';
import { families } from './complexity/families.js';
import {
  type SlowInput,
  type Subject,
  searchSubject,
  type TextFamily,
  timesMedianMax,
} from './slow-inputs/search.js';

const size = 2_048;
const repeats = 5;
const shown = 40;

const fixSubjects: Subject[] = stages.flatMap(({ fixes, skipsCode }, i) =>
  fixes.map(fix => {
    const stage = { fixes: [fix], skipsCode };
    const run = compileStage(stage);
    const find = createCandidateFinder([stage]);
    return {
      name: `fix ${i + 1} ${fix.kind}`,
      prepare: text => () => {
        const { offsets, farScripts } = find(text);
        run(new EditContext(text, farScripts), offsets);
      },
    };
  }),
);

const signalSubjects: Subject[] = signals.map(signal => ({
  name: `signal ${signal.name}`,
  prepare(text) {
    const prepared = prepare(text);
    return () => {
      signal.measure(prepared);
      signal.locate?.(prepared, new SpanCollector(5));
    };
  },
}));

const ruleSubjects: Subject[] = rules.map(rule => ({
  name: `rule ${rule.kind}`,
  prepare: text => () => {
    for (const _ of rule.changes(text));
  },
}));

/** Whole functions that reduce or clean a file, from its bytes. */
const fileSubjects: Subject[] = [
  { name: 'markdown to text', read: (bytes: Uint8Array) => readMarkdown(bytes, limits) },
  { name: 'html to text', read: (bytes: Uint8Array) => readHtml(bytes, limits) },
].map(({ name, read }) => ({
  name,
  prepare(text) {
    const bytes = Buffer.from(text);
    return () => read(bytes);
  },
}));

const textFamilies = families.filter(({ syntax }) => syntax === 'text') as unknown as readonly TextFamily[];

/** Times every fix, signal, rule and text reducer on every family; sets exit code 1 when one is slow. */
export async function run(): Promise<void> {
  const subjects = [...fixSubjects, ...signalSubjects, ...ruleSubjects, ...fileSubjects];
  const slow: SlowInput[] = [];
  for (const subject of subjects) slow.push(...searchSubject(subject, textFamilies, size, repeats));
  slow.sort((a, b) => b.timesMedian - a.timesMedian);
  for (const { subject, family, perKb, timesMedian } of slow.slice(0, shown))
    console.log(
      `${timesMedian.toFixed(1).padStart(7)}x ${perKb.toFixed(1).padStart(8)} µs/KB  ${subject.padEnd(32)} ${family}`,
    );
  console.log(
    `${subjects.length} subjects, ${textFamilies.length} families; ${slow.length} pairs above ${timesMedianMax}x the median`,
  );
  if (slow.length > 0) process.exitCode = 1;
}
