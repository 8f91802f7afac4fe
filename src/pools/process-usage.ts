/** Processor time and memory of threads and child processes, from proc(5) of Linux; elsewhere from `ps`. */
import { execFile } from 'node:child_process';
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

const isLinux = process.platform === 'linux';

/** Sampling interval. Reading /proc takes about 30 µs; `ps` takes a few milliseconds on another core. */
const sampleMs = isLinux ? 10 : 250;

/** Resident bytes of a process (VmRSS of proc(5)); null when it has ended, or not on Linux. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Calls `onSample` with a process's resident bytes at each interval. Returns a function that stops it. */
export function watchResident(pid: number, onSample: (bytes: number) => void): () => void {
  let pending = false;
  const sample = (bytes: number | null) => {
    pending = false;
    if (bytes !== null) onSample(bytes);
  };
  const timer = setInterval(() => {
    if (isLinux) return sample(residentBytes(pid));
    if (pending || process.platform === 'win32') return;
    pending = true;
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, out) =>
      sample(error === null ? Number(out) * 1024 : null),
    );
  }, sampleMs);
  return () => clearInterval(timer);
}
