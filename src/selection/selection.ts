import type { EngineResult } from '../contract/scan.js';
import { engineResultMembers, jsonMembers } from '../report/json.js';
import { chooseSignals, type SignalChoice } from '../scan/results/choose-signals.js';
import type { ScanOptions } from '../scan/scan.js';
import { type FieldTree, selectFields } from './field-paths.js';

/** The parts of a scan result that a caller requested. */
export interface Selection {
  /** Null for all fields. */
  readonly fields: FieldTree | null;
  readonly signals: SignalChoice;
}

/** Parses `all`, `active`, `none` or `top:N`; null when the text is none of them. */
export function parseSignalChoice(text: string, topMax: number): SignalChoice | null {
  if (text === 'all' || text === 'active' || text === 'none') return text;
  const top = Number(/^top:([1-9]\d{0,3})$/.exec(text)?.[1]);
  return top <= topMax ? { top } : null;
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
  return {
    ...options,
    include_fixes: options.include_fixes && (includes('fixes') || includes('fix_details')),
    include_sentences: options.include_sentences && includes('sentences'),
    signals: includes('signals') ? signals : 'none',
    passageSignals: includes('passages') && (passages == null || 'top' in passages),
  };
}

/** The selected part of a result, as the members of a JSON object without braces. ASCII only. */
export function selectedMembers(result: EngineResult, { fields, signals }: Selection): string {
  const chosen = { ...result, signals: [...chooseSignals(result.signals, signals)] };
  return fields === null
    ? engineResultMembers(chosen)
    : jsonMembers(selectFields(chosen, fields) as Readonly<Record<string, unknown>>);
}
