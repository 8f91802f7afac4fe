import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { history, redo, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { applyEdits } from '../../../src/document/span.js';
import { changedParts, editsSince, partsBetween } from '../../../src/site/edit/editor/changes.js';
import { forAll } from '../../for-all.js';

const text = 'It rains in order to be wet. We utilize it in the winter.';

/** An editor in which suggestions are accepted and words typed, each in the place of others. */
function editor() {
  let state = EditorState.create({ doc: text, extensions: [changedParts, history({ newGroupDelay: 0 })] });
  const put = (old: string, insert: string, userEvent: string) => {
    const from = state.doc.toString().indexOf(old);
    state = state.update({ changes: { from, to: from + old.length, insert }, userEvent }).state;
  };
  return {
    accept: (old: string, insert: string) => put(old, insert, 'accept'),
    type: (old: string, insert: string) => put(old, insert, 'input.type'),
    step: (command: typeof undo) =>
      command({
        state,
        dispatch: change => {
          state = change.state;
        },
      }),
    changes: () =>
      editsSince(state.doc, state.field(changedParts)).map(({ before, replacement, own }) => [
        before,
        replacement,
        own ? 'typed' : 'suggested',
      ]),
    reload: () => {
      const saved = JSON.parse(JSON.stringify(state.toJSON({ changed: changedParts })));
      state = EditorState.fromJSON(saved, { extensions: [changedParts] }, { changed: changedParts });
    },
  };
}

describe('changes since the text was put in', () => {
  it('are one for each accepted suggestion, from its first to its last changed word', () => {
    const { accept, changes, reload } = editor();
    accept('It rains in order to be wet.', 'It pours to be quite dry.');
    accept('We utilize it', 'We use it');
    const rained = ['rains in order to be wet', 'pours to be quite dry', 'suggested'];
    const two = [rained, ['utilize', 'use', 'suggested']];
    assert.deepEqual(changes(), two);
    reload();
    assert.deepEqual(changes(), two);
  });

  it('group what is typed by its place, and leave out what is as before', () => {
    const { type, changes } = editor();
    type('et', 'ets');
    type('ets', 'etter');
    type('winter.', 'winter. The');
    type('The', 'The end.');
    const end = ['winter.', 'winter. The end.', 'typed'];
    assert.deepEqual(changes(), [['wet', 'wetter', 'typed'], end]);
    type('wetter', 'wet');
    assert.equal(changes().length, 1);
  });

  it("are the person's where words of a suggestion were typed over, until that is undone", () => {
    const { accept, type, step, changes } = editor();
    accept('utilize', 'use');
    type('use', 'need');
    assert.deepEqual(changes(), [['utilize', 'need', 'typed']]);
    step(undo);
    assert.deepEqual(changes(), [['utilize', 'use', 'suggested']]);
    step(undo);
    assert.deepEqual(changes(), []);
    step(redo);
    assert.deepEqual(changes(), [['utilize', 'use', 'suggested']]);
  });

  it('make the present text of the one before, however it is edited', () => {
    const change = fc.record({
      places: fc.tuple(fc.nat(60), fc.nat(8)),
      insert: fc.constantFrom('', 'a', ' in', 'It. ', 'be wet', '\n'),
      userEvent: fc.constantFrom('accept', 'input.type', 'delete'),
    });
    forAll(
      [fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 8 })],
      { seed: 3, numRuns: 1_000 },
      steps => {
        let state = EditorState.create({ doc: text, extensions: changedParts });
        for (const step of steps) {
          const { length } = state.doc;
          let least = 0;
          const changes = step.flatMap(({ places: [at, units], insert }) => {
            const from = least + at;
            least = from + units + 1;
            return least > length ? [] : [{ from, to: from + units, insert }];
          });
          state = state.update({ changes, userEvent: step[0]!.userEvent }).state;
        }
        const edits = editsSince(state.doc, state.field(changedParts));
        assert.equal(applyEdits(text, edits), state.doc.toString());
      },
    );
  });

  it('are typed ones for a text that was edited elsewhere', () => {
    const edited = text.replace('utilize', 'use').replace('in order ', '');
    const { doc } = EditorState.create({ doc: edited });
    const edits = editsSince(doc, partsBetween(text, edited));
    const typed = edits.map(({ own }) => own);
    assert.deepEqual(typed, [true, true]);
    assert.equal(applyEdits(text, edits), edited);
  });
});
