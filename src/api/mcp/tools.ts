import {
  CleanupTextArguments,
  CleanupTextResult,
  requiredScanFields,
  ScanTextArguments,
  ScanTextResult,
  ScanTextShown,
} from '../../contract/tools.js';
import { selectFields } from '../../engine/selection/field-paths.js';
import type { Selection } from '../../engine/selection/selection.js';
import type { CleanAnswer, ScanAnswer, ScanOutput } from '../../pools/tasks/text-tasks.js';
import { jsonObject } from '../http/answer.js';
import { requestedSelection, scanFields, shortSelection } from '../http/validation/requested-selection.js';
import { compileValidator } from '../http/validation/validate.js';
import type { Tool } from './server.js';

interface ToolWork<C> {
  scan(
    input: ScanTextArguments,
    output: ScanOutput,
    context: C,
  ): Promise<Pick<ScanAnswer, 'members' | 'report'>>;
  /** `text` is the cleaned text. */
  clean(input: CleanupTextArguments, context: C): Promise<Pick<CleanAnswer, 'members' | 'text'>>;
}

const checkScan = compileValidator(ScanTextArguments, true);
const checkCleanup = compileValidator(CleanupTextArguments, true);

/** The tools, whose arguments are validated like those of the REST endpoints. */
export const createTools = <C>({ scan, clean }: ToolWork<C>): Tool<C>[] => [
  {
    name: 'scan_text',
    title: 'Scan a text for signals of machine authorship',
    description:
      'Scans an English text for signals of machine authorship. Returns a headline with what was found, a score from 0 to 100 (a higher score reads more like ' +
      'machine prose), a band, a confidence, the strongest signals with their reasons, and the passages that read differently. Ask for ' +
      'more with `fields` (for example "fixes" for suggestions) and `signals`. The score is a signal, not a probability, and ' +
      'neither it nor a passage is a verdict about a person; show the disclaimer with it. Nothing is saved.',
    inputSchema: ScanTextShown,
    outputSchema: ScanTextResult,
    async call(args, context) {
      const input = checkScan({ path: {}, query: {}, body: args }) as ScanTextArguments;
      const selection = input.fields ? fullSelection(input) : shortSelection(input);
      const output = { selection, ...(!input.fields && { report: 'short' as const }) };
      const { members, report } = await scan(input, output, context);
      // A result has the id of its record, and the tool saves none.
      const own = selectFields({ scan_id: null }, selection?.fields ?? null) as object;
      const structured = jsonObject(own, members);
      return { text: report ?? structured.toString(), structured };
    },
  },
  {
    name: 'cleanup_text',
    title: 'Clean machine typography',
    description:
      'Replaces machine typography (long dashes, curly quotes, ellipsis glyphs, invisible characters and similar) with what a ' +
      'keyboard types. Rewrites no word, and always gives the same result for the same text. Nothing is saved.',
    inputSchema: CleanupTextArguments,
    outputSchema: CleanupTextResult,
    async call(args, context) {
      const input = checkCleanup({ path: {}, query: {}, body: args }) as CleanupTextArguments;
      const { members, text } = await clean(input, context);
      return { text: text!, structured: jsonObject({ id: null }, members) };
    },
  },
];

/** The requested fields, after those that every result has. */
function fullSelection(input: ScanTextArguments): Selection | null {
  const selection = requestedSelection(input, scanFields);
  if (selection?.fields == null) return selection;
  const required = Object.fromEntries(requiredScanFields.map(name => [name, null]));
  return { ...selection, fields: { ...required, ...selection.fields } };
}
