/** Resident memory of another process of this user: from /proc on Linux, from `ps` on other systems that have it. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/** A read of /proc takes about 30 µs, a run of `ps` some milliseconds of another core. */
const sampleMs = isLinux ? 10 : 250;

/** Bytes; null for a process that is gone. Linux only: VmRSS, which is in kilobytes whatever the page size (proc(5)). */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Calls back with the resident bytes of a process again and again. Returns how to stop. */
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
