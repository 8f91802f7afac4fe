/** Tasks of the extension. */
export type TaskName = 'selection' | 'article' | 'field';

/** A task that was chosen in the context menu. */
export interface Task {
  name: TaskName;
  tabId: number;
  url: string | null;
  frameId: number | null;
  /** The selected text as the browser reports it, without its line breaks. */
  selectionText: string;
}

/** Message with which the popup asks the background module for the task that opened it. */
export const takeTask = 'take-task';
