/**
 * Statement of a writer about a text, for the print and the report of its results. It belongs to the text, so
 * that it stays when the result gets another address, and is kept in this tab only.
 */
import { onClearWork } from '../../draft.js';
import { readJson, writeStorage } from '../../shared/storage.js';
import { createStore } from '../../shared/store.js';

type Statements = readonly (readonly [text: string, statement: string])[];

const storageKey = 'telltale-statements';
/** Statements in this tab, as many as results. */
const keptMax = 10;

/** The latest statement is the last one. Texts are stored as hashes. */
export const statements = createStore<Statements>(readJson<Statements>(storageKey) ?? []);
statements.listen(() => {
  const all = statements.get();
  writeStorage('sessionStorage', storageKey, all.length === 0 ? null : JSON.stringify(all));
});
onClearWork(() => statements.set([]));

/** The statement about a text; empty without one. */
export const statementAbout = (all: Statements, text: string): string =>
  all.find(([about]) => about === hashOf(text))?.[1] ?? '';

export function state(text: string, statement: string): void {
  const about = hashOf(text);
  statements.set(all => {
    const others = all.filter(one => one[0] !== about);
    return statement === '' ? others : [...others, [about, statement] as const].slice(-keptMax);
  });
}

/** Identifies a text among the few of a tab: its length and the FNV-1a hash of its units. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
