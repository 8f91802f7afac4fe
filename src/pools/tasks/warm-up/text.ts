import type { Classifier } from '../../../engine/scan/classifier.js';
import { runTextTask } from '../run-text-task.js';
import { isWarmedUp } from '../worker.js';
import { sampleText } from './sample-text.js';

const options = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: true,
  use_model: true,
  deep: false,
  evidenceMax: 5,
} as const;

/** Scans after which V8 has compiled what a scan runs often; further ones gain little. */
const rounds = 5;

/**
 * Runs scans, cleanups and rewrites of a sample, so that the first tasks of a thread take about as long as
 * its later ones. V8 compiles functions and patterns at their first uses.
 */
export function warmUpText(model: Classifier | null): void {
  if (!isWarmedUp) return;
  const texts = [sampleText, sampleText.replace(/\P{ASCII}/gu, '-')];
  for (let round = 0; round < rounds; round++)
    for (const text of texts) {
      const output = { selection: null };
      const saves = round % 2 === 0;
      runTextTask(
        { kind: 'scan', text, readAs: 'auto', options, upstreamLogOdds: null, saves, output },
        model,
      );
      runTextTask({ kind: 'clean', text, contractions: true, saves }, model);
    }
  for (const text of texts)
    for (const sentence of text.split(/(?<=[.!?])\s+/))
      runTextTask({ kind: 'rewrite', text: sentence, mode: 'natural' }, model);
}
