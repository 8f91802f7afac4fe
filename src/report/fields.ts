/** Reads single fields of an object that a client sent, which may have any type. Pure. */
import { truncateLine } from './safe-text.js';

export type Fields = Readonly<Record<string, unknown>>;

export interface Highlight {
  start: number;
  end: number;
  text: string;
}

/** Maximum length of a text field, in UTF-16 units. */
export const fieldUnits = 600;

/** An object's own property; undefined without one. */
export const own = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? (object as Fields)[name]
    : undefined;

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text on one line; null for anything else. */
export const line = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? truncateLine(value, fieldUnits) : null;

export const numberWithin = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/** A span of evidence as a list of one; empty when it is not valid. */
export function mark(value: unknown): Highlight[] {
  const start = numberWithin(own(value, 'start'), 0, Number.MAX_SAFE_INTEGER);
  const end = numberWithin(own(value, 'end'), 0, Number.MAX_SAFE_INTEGER);
  const text = own(value, 'text');
  const placed = start !== null && end !== null && start < end && Number.isInteger(start + end);
  return placed && typeof text === 'string' ? [{ start, end, text }] : [];
}
