import type { EngineResult } from '../../contract/scan.js';
import { chooseSignals, type SignalChoice } from '../scan/results/choose-signals.js';
import { engineResultMembers, jsonMembers } from '../scan/results/json.js';
import { resultNames } from '../scan/results/signal-names.js';
import type { ScanOptions } from '../scan/scan.js';
import { type FieldTree, selectFields } from './field-paths.js';

/** The parts of a scan result that a caller requested. */
export interface Selection {
  /** Null for all fields. */
  readonly fields: FieldTree | null;
  readonly signals: SignalChoice;
  /**
   * Passages to list; all by default. When it is set, a text of one passage has neither `passages` nor
   * `mixed`, because they would repeat the score.
   */
  readonly severalPassagesMax?: number;
}

/** Parses `all`, `active`, `none`, `top:N` or names of signals; null when the text is none of them. */
export function parseSignalChoice(text: string, topMax: number): SignalChoice | null {
  if (text === 'all' || text === 'active' || text === 'none') return text;
  const top = Number(/^top:([1-9]\d{0,3})$/.exec(text)?.[1]);
  if (top <= topMax) return { top };
  const names = text.split(',').map(name => name.trim());
  return names.every(name => resultNames.includes(name)) ? { names } : null;
}

/**
 * Combines fields and signals. A choice of signals other than `none` adds the list to the fields. Returns
 * null when the whole result is requested.
 */
export function selectionOf(fields: FieldTree | null, signals: SignalChoice | null): Selection | null {
  if (fields === null && (signals === null || signals === 'all')) return null;
  if (fields === null || signals === null || signals === 'none' || 'signals' in fields)
    return { fields, signals: signals ?? 'all' };
  return { fields: { ...fields, signals: null }, signals };
}

/** Engine options that omit the costly parts of a result which a selection does not include. */
export function engineOptions(options: ScanOptions, { fields, signals }: Selection): ScanOptions {
  const includes = (name: string) => fields === null || name in fields;
  const passages = fields === null ? null : fields.passages;
  const includesFixes = ['fixes', 'fixes_note', 'fix_details'].some(includes);
  const summary = ['headline', 'artefacts', 'calibration'].some(includes);
  return {
    ...options,
    include_fixes: options.include_fixes && includesFixes,
    include_sentences: options.include_sentences && includes('sentences'),
    signals: includes('signals') ? signals : 'none',
    passageSignals: includes('passages') && (passages == null || 'top' in passages),
    summary,
  };
}

/** The selected part of a result, as the members of a JSON object without braces. ASCII only. */
export function selectedMembers(result: EngineResult, selection: Selection): string {
  const { fields, signals, severalPassagesMax } = selection;
  const chosen = { ...result, signals: [...chooseSignals(result.signals, signals)] };
  if (fields === null) return engineResultMembers(chosen);
  const listed = severalPassagesMax === undefined ? chosen : withFewPassages(chosen, severalPassagesMax);
  return jsonMembers(selectFields(listed, fields) as Readonly<Record<string, unknown>>);
}

function withFewPassages(result: EngineResult, passagesMax: number): Partial<EngineResult> {
  const { passages, mixed: _, ...rest } = result;
  return passages.length > 1 ? { ...result, passages: passages.slice(0, passagesMax) } : rest;
}
