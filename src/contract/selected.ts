/** Responses of which a request selects fields: the whole response's schema with every field optional. */
import type { TSchema } from 'typebox';
import type { JsonSchema } from './fields.js';
import { ScanPage, ScanRecord } from './history.js';
import { ScanResult } from './scan.js';

export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends object
    ? { [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

/** The schema with every field optional, at every depth. */
function optional({ properties, required: _, items, anyOf, ...rest }: JsonSchema): JsonSchema {
  const entries = Object.entries(properties ?? {}).map(([name, value]) => [name, optional(value)]);
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(entries) }),
    ...(items && { items: optional(items) }),
    ...(anyOf && { anyOf: anyOf.map(optional) }),
  };
}

const withoutRequired = (schema: TSchema, description: string): TSchema => ({
  ...optional(schema as JsonSchema),
  description,
});

export const SelectedScanResult = withoutRequired(
  ScanResult,
  'A scan result of which `fields` selects a part',
);
export const SelectedScanRecord = withoutRequired(
  ScanRecord,
  'A saved scan of which `fields` selects a part',
);
export const SelectedScanPage = withoutRequired(
  ScanPage,
  'A page of saved scans of which `fields` selects a part',
);
