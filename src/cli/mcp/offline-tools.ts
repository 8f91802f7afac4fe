import { compileValidator } from '../../api/http/validation/validate.js';
import type { Tool, ToolResult } from '../../api/mcp/server.js';
import { cleanupTextDescription, scanTextDescription, toolSelection } from '../../api/mcp/tools.js';
import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { CleanupTextArguments, ScanTextArguments } from '../../contract/tools.js';
import { clean } from '../../engine/cleanup/clean.js';
import { alternativeOf } from '../../engine/rewrite/alternative.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { engineResultMembers } from '../../engine/scan/results/json.js';
import { selectFields } from '../../engine/selection/field-paths.js';
import { engineOptions, selectedMembers } from '../../engine/selection/selection.js';
import { countWords } from '../../engine/text/words.js';
import { scanText } from '../../files/document/scan-text.js';
import { shortReport } from '../../report/text.js';

/** The tools with the engine in this process: no server, no key, no quota, nothing stored. */
export function offlineTools(classifier: Classifier | null): Tool<null>[] {
  return [
    {
      ...scanTextDescription,
      call: toolCall<ScanTextArguments>(ScanTextArguments, input => scanTool(input, classifier)),
    },
    {
      ...cleanupTextDescription,
      call: toolCall<CleanupTextArguments>(CleanupTextArguments, cleanupText),
    },
  ];
}

/** Validates arguments like the REST endpoints. */
function toolCall<I>(
  schema: Parameters<typeof compileValidator>[0],
  work: (input: I) => ToolResult,
): Tool<null>['call'] {
  const check = compileValidator(schema, true);
  return async given => work(check({ path: {}, query: {}, body: given }) as I);
}

function scanTool(input: ScanTextArguments, classifier: Classifier | null): ToolResult {
  const { text, genre = '', esl = false, use_model = true, read_as = 'auto', fields } = input;
  const selection = toolSelection(input);
  if (text.trim() === '') throw httpErrors.textEmpty(text);
  if (countWords(text) === 0) throw httpErrors.textWithoutWords(text);
  const options = {
    genre,
    esl,
    include_fixes: true,
    include_sentences: false,
    use_model,
    deep: false,
    evidenceMax: limits.evidencePerSignal,
  };
  const chosen = selection === null ? options : engineOptions(options, selection);
  const result = scanText(text, read_as, chosen, use_model ? classifier : null, alternativeOf, limits);
  const members = selection === null ? engineResultMembers(result) : selectedMembers(result, selection);
  const selected = JSON.parse(`{${members}}`);
  // A result of the service has the id of its record.
  const own = selectFields({ scan_id: null }, selection?.fields ?? null) as object;
  const structured = JSON.stringify({ ...own, ...selected });
  const shown = fields
    ? structured
    : shortReport({ ...result, signals: selected.signals ?? [] }, limits.shortPassages);
  return { text: shown, structured: Buffer.from(structured) };
}

function cleanupText({ text, contractions = false, read_as }: CleanupTextArguments): ToolResult {
  if (text === '') throw httpErrors.textEmpty(text);
  const cleaned = clean(text, { contractions }, read_as);
  return { text: cleaned.output_text, structured: Buffer.from(JSON.stringify({ id: null, ...cleaned })) };
}
