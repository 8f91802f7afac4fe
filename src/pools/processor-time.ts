/** Processor time of threads of this process and of child processes, from Linux's proc(5). */
import { readFileSync } from 'node:fs';

/** Clock ticks of proc(5): always 100 a second. */
const tickMs = 10;

/** Processor time of a thread of this process in ms, by its kernel id; null when it cannot be read. */
export function threadMs(tid: number): number | null {
  const [nanoseconds] = fieldsOf(`/proc/self/task/${tid}/schedstat`) ?? [];
  return nanoseconds === undefined ? null : Number(nanoseconds) / 1e6;
}

/** Processor time of all threads of a process in ms; null when it cannot be read. */
export function processMs(pid: number): number | null {
  const fields = fieldsOf(`/proc/${pid}/stat`);
  return fields === null ? null : (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Fields of a file in /proc, after the name of the program, which may contain spaces. */
function fieldsOf(path: string): string[] | null {
  try {
    const text = readFileSync(path, 'latin1');
    return text
      .slice(text.lastIndexOf(') ') + 1)
      .trim()
      .split(' ');
  } catch {
    return null;
  }
}
