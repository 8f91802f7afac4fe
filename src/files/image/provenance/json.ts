/** Accessors for parsed JSON of unknown shape. They return an empty value or null where the type differs. */
export type Json = Readonly<Record<string, unknown>>;

const none: Json = Object.freeze({});

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: unknown): Json => (isObject(value) ? value : none);

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;
