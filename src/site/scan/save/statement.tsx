/**
 * Statement of a writer about a text, for the print and the report of its results. It belongs to the text, so
 * that it stays when the result gets another address, and is stored in this tab only.
 */
import { pageLimits } from '../../../contract/page-limits.js';
import { readJson, writeStorage } from '../../base/storage.js';
import { createStore, useStore } from '../../base/store.js';
import { onClearWork } from '../../draft.js';

type Statements = readonly (readonly [text: string, statement: string])[];

const storageKey = 'telltale-statements';
/** Statements in this tab: one for each text of a large class. */
const statementsMax = 100;

/** The latest statement is the last one. Texts are stored as hashes. */
const statements = createStore<Statements>(readJson<Statements>(storageKey) ?? []);
statements.listen(() => {
  const all = statements.get();
  writeStorage('sessionStorage', storageKey, all.length === 0 ? null : JSON.stringify(all));
});
onClearWork(() => statements.set([]));

/** The statement about a text as it was typed; empty without one. */
export function statementOf(text: string): string {
  const about = hashOf(text);
  return statements.get().find(one => one[0] === about)?.[1] ?? '';
}

/** The statement about a text, which renders the component again when it changes. */
export function useStatement(text: string): string {
  useStore(statements);
  return statementOf(text);
}

function state(text: string, statement: string): void {
  const about = hashOf(text);
  statements.set(all => {
    const others = all.filter(one => one[0] !== about);
    return statement === '' ? others : [...others, [about, statement] as const].slice(-statementsMax);
  });
}

/** Identifies a text among those of a tab: its length and the FNV-1a hash of its units. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

/** The field for the statement, and the statement where it is printed. */
export function StatementField({ text }: { text: string }) {
  const statement = useStatement(text);
  return (
    <>
      <label class="field">
        Statement of the writer: how the text was written, in your own words
        <textarea
          rows={3}
          maxLength={pageLimits.statementChars}
          aria-describedby="statement-stored"
          value={statement}
          onInput={event => state(text, event.currentTarget.value)}
        />
      </label>
      <p class="hint" id="statement-stored">
        It is printed with the result, and is part of the report that you download or share. Until then it
        stays in this tab.
      </p>
      {statement.trim() !== '' && (
        <div class="print-only">
          <h3>Statement of the writer</h3>
          <p class="statement-print">{statement.trim()}</p>
        </div>
      )}
    </>
  );
}
