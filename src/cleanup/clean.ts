import type { Cleaned } from '../contract/cleanup.js';
import { codePoints } from '../text/code-points.js';
import { contractions } from './contractions.js';
import { compose, rewrite } from './fixes/compose.js';
import { stages } from './fixes/index.js';
import { type Edit, Page } from './fixes/page.js';
import { carry, type Reader, reader, surveyor } from './fixes/reader.js';

export type { Edit };

export interface CleanOptions {
  /** Also write everyday English contractions. */
  contractions: boolean;
}

const readers: readonly Reader[] = stages.map(reader);
const survey = surveyor(stages);

/**
 * The edits that clean a text: UTF-16 offsets into it, ascending, apart from each other, each as small as can
 * be. Deterministic and linear; any string is accepted. What the rules are: docs/cleaning.md.
 */
export function edits(text: string, options: CleanOptions): Edit[] {
  return read(text, options).edits;
}

/** Cleans a text. Cleaning its output again changes nothing. Characters are counted as code points. */
export function clean(text: string, options: CleanOptions): Cleaned {
  const { edits, output, surrogates } = read(text, options);
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
    output_text: output,
    changes,
    total_changes: total,
    chars_in: chars,
    chars_out: chars + growth,
  };
}

interface Reading {
  edits: Edit[];
  output: string;
  /** Has the text any code points of two code units? */
  surrogates: boolean;
}

function read(text: string, options: CleanOptions): Reading {
  let surrogates = false;
  let edits: Edit[] = [];
  let output = text;
  const step = (page: Page) => {
    if (page.edits.length === 0) return;
    edits = edits.length === 0 ? page.edits : compose(edits, page.edits, output);
    output = rewrite(output, page.edits);
  };
  if (!isPlain(text)) {
    const found = survey(text);
    let { places } = found;
    surrogates = found.surrogates;
    for (const reader of readers) {
      const page = new Page(output, found.farScripts);
      reader(page, places);
      step(page);
      if (page.edits.length > 0) places = carry(places, page.edits, output.length);
    }
  }
  if (options.contractions) {
    const page = new Page(output, false);
    contractions(page);
    step(page);
  }
  return { edits, output, surrogates };
}

/** The quick way out for text that no fix would wake for: a few native searches, no reading. */
const isPlain = (text: string) =>
  !/[^ -~\n]/.test(text) &&
  !/ [ \n]/.test(text) &&
  !text.includes('`') &&
  !text.includes('[') &&
  !text.includes('--') &&
  !text.includes('\n\n\n') &&
  !text.endsWith(' ');
