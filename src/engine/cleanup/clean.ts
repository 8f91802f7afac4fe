import type { Cleaned } from '../../contract/cleanup.js';
import type { ReadAsChoice } from '../../contract/document.js';
import { readAsOf } from '../source/detect.js';
import { outsideMarkup } from '../source/markup.js';
import { codePoints } from '../text/code-points.js';
import { contractions } from './contractions.js';
import { applyEdits, composeEdits } from './fixes/compose.js';
import { type Edit, EditContext } from './fixes/edit-context.js';
import { stages } from './fixes/index.js';
import { compileStage, createCandidateFinder, type StageRunner, shiftOffsets } from './fixes/stage-runner.js';

export type { Edit };

export interface CleanOptions {
  /** Also write everyday English contractions. */
  contractions: boolean;
}

const runners: readonly StageRunner[] = stages.map(compileStage);
const findCandidates = createCandidateFinder(stages);

/**
 * Finds the edits that clean a text: UTF-16 offsets into it, ascending, not overlapping, each as small as
 * possible. Deterministic and linear; accepts any string. docs/cleaning.md lists the rules.
 */
export function findEdits(text: string, options: CleanOptions): Edit[] {
  return runStages(text, options).edits;
}

/** Cleans a text. Idempotent. Markup of Markdown does not change. Characters are counted in code points. */
export function clean(text: string, options: CleanOptions, choice: ReadAsChoice = 'auto'): Cleaned {
  const read_as = readAsOf(text, choice);
  const found = runStages(text, options);
  const { surrogates } = found;
  const edits = read_as === 'markdown' ? outsideMarkup(text, found.edits) : found.edits;
  const changes: Record<string, number> = {};
  const chars = surrogates ? codePoints(text) : text.length;
  let total = 0;
  let growth = 0;
  for (const { start, end, replacement, kind, glyphs } of edits) {
    changes[kind] = (changes[kind] ?? 0) + glyphs;
    total += glyphs;
    growth += replacement.length - (surrogates ? codePoints(text.slice(start, end)) : end - start);
  }
  return {
    mode: 'light',
    read_as,
    output_text: edits.length === found.edits.length ? found.output : applyEdits(text, edits),
    changes,
    total_changes: total,
    chars_in: chars,
    chars_out: chars + growth,
  };
}

interface StageResult {
  edits: Edit[];
  output: string;
  /** The text has code points of two code units. */
  surrogates: boolean;
}

/**
 * Runs every stage of fixes on the output of the stage before it, then the contractions.
 *
 *   text ─► candidates ─► stage 1 ─► edits ─► stage 2 ─► edits ─► … ─► output
 *                                      └── composed into edits of the input ──┘
 *
 * One pass over the input finds the candidates of all stages. Later stages see only these and the edited
 * places.
 */
function runStages(text: string, options: CleanOptions): StageResult {
  let surrogates = false;
  let edits: Edit[] = [];
  let output = text;
  const collect = (context: EditContext) => {
    if (context.edits.length === 0) return;
    edits = edits.length === 0 ? context.edits : composeEdits(edits, context.edits, output);
    output = applyEdits(output, context.edits);
  };
  if (!isPlain(text)) {
    const candidates = findCandidates(text);
    let { offsets } = candidates;
    surrogates = candidates.surrogates;
    let previous: EditContext | undefined;
    for (const run of runners) {
      const context: EditContext = new EditContext(output, candidates.farScripts, previous);
      run(context, offsets);
      collect(context);
      if (context.edits.length > 0) offsets = shiftOffsets(offsets, context.edits, output.length);
      previous = context;
    }
  }
  if (options.contractions) {
    const context = new EditContext(output, false);
    contractions(context);
    collect(context);
  }
  return { edits, output, surrogates };
}

/** Fast path: whether native string searches already show that no fix can be triggered. */
const isPlain = (text: string) =>
  !/[^ -~\n]/.test(text) &&
  !/ [ \n]/.test(text) &&
  !text.includes('`') &&
  !text.includes('[') &&
  !text.includes('--') &&
  !text.includes('\n\n\n') &&
  !text.endsWith(' ');
