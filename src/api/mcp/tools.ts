import { CleanupResult } from '../../contract/cleanup.js';
import {
  CleanupTextArguments,
  requiredScanFields,
  ScanTextResult,
  ScanTextShown,
} from '../../contract/tools.js';
import type { Selection } from '../../engine/selection/selection.js';
import { requestedSelection, scanFields, shortSelection } from '../http/validation/requested-selection.js';
import type { Tool } from './server.js';

type ToolDescription = Omit<Tool<never>, 'call'>;

export const scanTextDescription: ToolDescription = {
  name: 'scan_text',
  title: 'Scan a text for signals of machine authorship',
  description:
    'Scans a text for signals of machine authorship. Returns a headline with what was found, a score from 0 to 100 (a higher score reads more like ' +
    'machine prose), a band, a confidence, the strongest signals with their reasons, and the passages that read differently. Ask for ' +
    'more with `fields` (for example "fixes" for suggestions) and `signals`. The score is a signal, not a probability, and ' +
    'neither it nor a passage is a verdict about a person; show the disclaimer with it. Nothing is saved.',
  inputSchema: ScanTextShown,
  outputSchema: ScanTextResult,
};

export const cleanupTextDescription: ToolDescription = {
  name: 'cleanup_text',
  title: 'Clean machine typography',
  description:
    'Replaces machine typography (long dashes, curly quotes, ellipsis glyphs, invisible characters and similar) with what a ' +
    'keyboard types. Rewrites no word, and always gives the same result for the same text. Nothing is saved.',
  inputSchema: CleanupTextArguments,
  outputSchema: CleanupResult,
};

interface SelectionArguments {
  fields?: string;
  signals?: string;
}

/** The part of a scan that a call of scan_text returns: the essentials unless it lists fields. */
export const toolSelection = (input: SelectionArguments): Selection | null =>
  input.fields ? fullSelection(input) : shortSelection(input, 'body');

/** The requested fields, after those that every result has. */
function fullSelection(input: SelectionArguments): Selection | null {
  const selection = requestedSelection(input, scanFields, 'body');
  if (selection?.fields == null) return selection;
  const required = Object.fromEntries(requiredScanFields.map(name => [name, null]));
  return { ...selection, fields: { ...required, ...selection.fields } };
}
