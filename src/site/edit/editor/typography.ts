/** Typographic changes, found by a worker. */
import type { TypographyTasks } from './typography-worker.js';

const worker = new Worker(new URL('./typography-worker.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, (result: never) => void>();
let tasks = 0;
worker.onmessage = ({ data: [id, result] }) => {
  waiting.get(id)?.(result as never);
  waiting.delete(id);
};

/** Runs a task in the worker. */
export const typography = <Name extends keyof TypographyTasks>(
  name: Name,
  ...args: Parameters<TypographyTasks[Name]>
): Promise<ReturnType<TypographyTasks[Name]>> =>
  new Promise(resolve => {
    waiting.set(++tasks, resolve);
    worker.postMessage([tasks, name, args]);
  });
