import { ChangeSet } from '@codemirror/state';
import { editsOf } from '../../../document/word-diff.js';
import { textChanges } from '../../shared/text-changes.js';

/** The changes of the editor that turn a text into another. */
export const changesBetween = (before: string, after: string): ChangeSet =>
  ChangeSet.of(
    before === after
      ? []
      : editsOf(textChanges(before, after)).map(({ start, end, replacement }) => ({
          from: start,
          to: end,
          insert: replacement,
        })),
    before.length,
  );
