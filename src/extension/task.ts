/** Tasks of the extension. */
import type { Target } from './page/target.js';

export type TaskName = 'selection' | 'article' | 'field';

/** A tab, and its address if the browser reports it. */
export interface TargetTab extends Target {
  url: string | null;
}

/** A task that was chosen in the context menu. */
export interface Task extends TargetTab {
  name: TaskName;
  /** The selected text as the browser reports it, without its line breaks. */
  selectionText: string;
}

/** Message with which the popup asks the background module for the task that opened it. */
export const takeTask = 'take-task';
