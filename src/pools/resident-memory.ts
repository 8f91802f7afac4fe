/** Resident memory of another process of this user, from /proc on Linux, else from `ps`. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
