/** Accessors for parsed JSON of unknown shape. They return an empty value or null where the type differs. */
export type Json = Readonly<Record<string, unknown>>;

const none: Json = Object.freeze({});

export const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : none;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

export const entries = (value: Json): [string, unknown][] => Object.entries(value);
