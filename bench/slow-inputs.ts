import { limits } from '../src/contract/limits.js';
import { clean } from '../src/engine/cleanup/clean.js';
import { contractible } from '../src/engine/cleanup/contractions.js';
import { EditContext } from '../src/engine/cleanup/fixes/edit-context.js';
import { stages } from '../src/engine/cleanup/fixes/index.js';
import { compileStage, createCandidateFinder } from '../src/engine/cleanup/fixes/stage-runner.js';
import { rewriteSentence } from '../src/engine/rewrite/rewrite.js';
import { everyMode } from '../src/engine/rewrite/rule.js';
import { rules } from '../src/engine/rewrite/rules/index.js';
import { SearchedText } from '../src/engine/rewrite/searched-text.js';
import { scan } from '../src/engine/scan/scan.js';
import { signals } from '../src/engine/scan/signals/index.js';
import { SpanCollector } from '../src/engine/scan/spans.js';
import { prepare } from '../src/engine/text/prepare.js';
import { readHtml } from '../src/files/document/html/html.js';
import { readMarkdown } from '../src/files/document/markdown/markdown.js';
import { mulberry32 } from '../src/training/statistics/random.js';
import { TextGenerator, textOf } from './shapes/texts.js';
import { type Operation, type Subject, searchOperation } from './slow-inputs/search.js';

const size = 2_048;
const repeats = 5;
const shown = 20;

const fixes: Subject[] = stages.flatMap(({ fixes, skipsCode }, i) =>
  fixes.map(fix => {
    const stage = { fixes: [fix], skipsCode };
    const run = compileStage(stage);
    const find = createCandidateFinder([stage]);
    return {
      name: `fix ${i + 1} ${fix.kind}`,
      prepare: text => () => {
        const { offsets, farScripts } = find(text);
        run(new EditContext(text, { farScripts, hardBreaks: true }), offsets);
      },
    };
  }),
);

/** Characters at which code or an address may begin. */
const codeOrAddress = /[`/@]/g;
const findCandidates = createCandidateFinder(stages);

const cleanup: Operation = {
  name: 'cleanup',
  prepare: text => () => clean(text, { contractions: true }),
  places: text =>
    findCandidates(text).offsets.length +
    (text.match(contractible)?.length ?? 0) +
    (text.match(codeOrAddress)?.length ?? 0) +
    clean(text, { contractions: true }).total_changes,
  parts: fixes,
  // An en dash between words is compared with lists of words, which takes up to eight times as long as
  // another change.
  timesExpectedMax: 10,
};

const scanOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: true,
  use_model: false,
  deep: false,
  evidenceMax: limits.evidencePerSignal,
} as const;

const scanning: Operation = {
  name: 'scan without the classifier',
  prepare: text => () => scan(text, scanOptions, null),
  parts: signals.map(signal => ({
    name: `signal ${signal.name}`,
    prepare(text) {
      const prepared = prepare(text);
      return () => {
        signal.measure(prepared);
        signal.locate?.(prepared, new SpanCollector(limits.evidencePerSignal));
      };
    },
  })),
  timesExpectedMax: 5,
};

const rewriteBounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };
const sentence = (text: string) => text.slice(0, limits.rewriteChars);

const rewriting: Operation[] = everyMode.map((mode, i) => ({
  name: `rewrite, ${mode}`,
  prepare: text => () => rewriteSentence(sentence(text), mode, rewriteBounds),
  places(text) {
    const rewrite = rewriteSentence(sentence(text), mode, rewriteBounds);
    return rewrite.kind === 'rewrite' ? rewrite.edits.length : 0;
  },
  // Every rule is measured once.
  parts: rules
    .filter(({ modes }) => modes.find(one => everyMode.includes(one)) === everyMode[i])
    .map(rule => ({
      name: `rule ${rule.kind}`,
      prepare: text => () => {
        for (const _ of rule.changes(new SearchedText(sentence(text))));
      },
    })),
  timesExpectedMax: 5,
}));

const reducing: Operation[] = [
  // A line of a list or a table costs marked up to 30 times as much as a line of prose, in READMEs as well.
  {
    name: 'Markdown to text',
    read: (bytes: Uint8Array) => readMarkdown(bytes, limits),
    timesExpectedMax: 50,
  },
  { name: 'HTML to text', read: (bytes: Uint8Array) => readHtml(bytes, limits), timesExpectedMax: 5 },
].map(({ name, read, timesExpectedMax }) => ({
  name,
  prepare(text) {
    const bytes = Buffer.from(text);
    return () => read(bytes);
  },
  places: text => text.split('<').length - 1,
  parts: [],
  timesExpectedMax,
}));

const generator = new TextGenerator(mulberry32(1));
const textFamilies = Array.from({ length: 400 }, () => {
  const text = generator.draw(/^engine/);
  return {
    name: `${text.shape} ${JSON.stringify(text.motifs)}`,
    make: (chars: number) => textOf(text, chars).padEnd(chars),
  };
});

/**
 * Times every operation, and each fix, signal and rule, on every family. Sets exit code 1 when one takes more
 * than its multiple of the expected time.
 */
export async function run(): Promise<void> {
  for (const operation of [cleanup, scanning, ...rewriting, ...reducing]) {
    const { expected, slow } = searchOperation(operation, textFamilies, size, repeats);
    console.log(
      `${operation.name}: ${expected.perKb.toFixed(1)} µs per KB${operation.places ? ` and ${expected.perPlace.toFixed(2)} µs per place` : ''}; ` +
        `${slow.length} inputs of ${textFamilies.length} × ${operation.parts.length + 1} above ${operation.timesExpectedMax} times that`,
    );
    for (const { subject, family, perKb, timesExpected } of slow.slice(0, shown))
      console.log(
        `${timesExpected.toFixed(1).padStart(7)}x ${perKb.toFixed(1).padStart(8)} µs/KB  ${subject.padEnd(32)} ${family}`,
      );
    if (slow.length > 0) process.exitCode = 1;
  }
}
