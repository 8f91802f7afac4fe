import type { EngineResult } from '../contract/scan.js';

/** States that a text was read as Markdown; null for plain text. */
export const readAsNote = ({ read_as }: Pick<EngineResult, 'read_as'>): string | null =>
  read_as === 'markdown' ? 'Read as Markdown: markup and code do not count.' : null;
