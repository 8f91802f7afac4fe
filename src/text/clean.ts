import type { Cleaned } from '../contract/cleanup.js';
import { contractions } from './contractions.js';
import { compose, rewrite } from './fixes/compose.js';
import { stages } from './fixes/index.js';
import { hasFarScript } from './fixes/line.js';
import { type Edit, Page } from './fixes/page.js';
import { type Reader, reader } from './fixes/reader.js';

export type { Edit };

export interface CleanOptions {
  /** Also write everyday English contractions. */
  contractions: boolean;
}

const readers: readonly Reader[] = stages.map(reader);

/**
 * The edits that clean a text: UTF-16 offsets into it, ascending, apart from each other, each as small as can
 * be. Deterministic and linear; any string is accepted. What the rules are: docs/cleaning.md.
 */
export function edits(text: string, options: CleanOptions): Edit[] {
  return read(text, options).edits;
}

/** Cleans a text. Cleaning its output again changes nothing. Characters are counted as code points. */
export function clean(text: string, options: CleanOptions): Cleaned {
  const { edits, output } = read(text, options);
  const changes: Record<string, number> = {};
  let total = 0;
  for (const { kind, glyphs } of edits) {
    changes[kind] = (changes[kind] ?? 0) + glyphs;
    total += glyphs;
  }
  const chars = countChars(text);
  return {
    mode: 'light',
    output_text: output,
    changes,
    total_changes: total,
    chars_in: chars,
    chars_out: output === text ? chars : countChars(output),
  };
}

function read(text: string, options: CleanOptions): { edits: Edit[]; output: string } {
  let edits: Edit[] = [];
  let output = text;
  const step = (page: Page) => {
    if (page.edits.length === 0) return;
    edits = edits.length === 0 ? page.edits : compose(edits, page.edits, output);
    output = rewrite(output, page.edits);
  };
  if (!isPlain(text)) {
    const farScripts = hasFarScript(text);
    for (const reader of readers) {
      const page = new Page(output, farScripts);
      reader(page);
      step(page);
    }
  }
  if (options.contractions) {
    const page = new Page(output, false);
    contractions(page);
    step(page);
  }
  return { edits, output };
}

/** The quick way out for text that no fix would wake for: a few native searches, no reading. */
const isPlain = (text: string) =>
  !/ [ \n]/.test(text) &&
  !/[^ -~\n]/.test(text) &&
  !text.includes('`') &&
  !text.includes('[') &&
  !text.includes('--') &&
  !text.includes('\n\n\n') &&
  !text.endsWith(' ');

/** Code points, a lone surrogate counting as one. */
function countChars(text: string): number {
  const pairs = /[\ud800-\udbff]/.test(text) ? text.match(/[\ud800-\udbff][\udc00-\udfff]/g) : null;
  return text.length - (pairs?.length ?? 0);
}
