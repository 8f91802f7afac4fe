/**
 * Opens the store again and again beside a service that saves records on a slow disk: by commands, by serving
 * processes that were killed, by the service after kill -9. Each process is stopped for seconds at random
 * times. Every acknowledged record must be stored intact.
 *
 * A library in front of libc (LD_PRELOAD) makes fsync, fdatasync and the opening slow. It needs Linux and a C
 * compiler (`cc`).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, startTelltale, type Target } from '../driver.js';
import { argumentsOf, signal, treeOf } from '../processes.js';
import { type AcknowledgedRecord, busy, type Caller, recordProblem, save } from './client.js';
import { pause, type Verdict, verdict } from './verdict.js';

const writers = 48;
const commandsAtOnce = 2;
/** Longest pause between two restarts, and longest stop of a process. */
const betweenRestartsMs = 2_000;
const stoppedMs = 3_000;
/** Extra time in the middle of an opening, where LMDB maps the file and a commit would be undone. */
const openingMs = 20;
/** Extra milliseconds of fsync, each equally likely. */
const fsyncMs = [...Array(10).fill(0), 5, 5, 5, 5, 5, 5, 50, 50, 50, 500];

const slowSync = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
static int delays[] = { ${fsyncMs.join(', ')} };
static int slow(const char *name, int fd) {
  static unsigned seed;
  if (seed == 0) seed = getpid();
  usleep(1000 * delays[rand_r(&seed) % (sizeof delays / sizeof *delays)]);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(fd);
}
int fsync(int fd) { return slow("fsync", fd); }
int fdatasync(int fd) { return slow("fdatasync", fd); }
static void *map(const char *name, void *at, size_t bytes, int prot, int flags, int fd, off_t from) {
  if (bytes >= 1ul << 40) usleep(1000 * ${openingMs});
  return ((void *(*)(void *, size_t, int, int, int, off_t))dlsym(RTLD_NEXT, name))(
    at, bytes, prot, flags, fd, from);
}
void *mmap(void *at, size_t bytes, int prot, int flags, int fd, off_t from) {
  return map("mmap", at, bytes, prot, flags, fd, from);
}
void *mmap64(void *at, size_t bytes, int prot, int flags, int fd, off_t from) {
  return map("mmap64", at, bytes, prot, flags, fd, from);
}
`;

/** @param openings commands; @param restarts kills of serving processes and of the service */
export async function run(openings = 200, restarts = 50): Promise<Verdict> {
  const tools = mkdtempSync(join(tmpdir(), 'telltale-openings-'));
  const library = join(tools, 'slow-sync.so');
  const figures: string[] = [];
  const failures: string[] = [];
  try {
    const compile = ['-shared', '-fPIC', '-O1', '-x', 'c', '-', '-o', library, '-ldl'];
    execFileSync('cc', compile, { input: slowSync, stdio: ['pipe', 'inherit', 'inherit'] });
    for (const processes of [2, 1]) {
      const trial = new Trial(processes, openings, restarts, library, tools, mulberry32(openings), failures);
      figures.push(await trial.run());
    }
  } finally {
    rmSync(tools, { recursive: true });
  }
  return verdict(figures.join('; '), failures);
}

class Trial {
  readonly #acknowledged: AcknowledgedRecord[] = [];
  readonly #commands = new Set<ChildProcess>();
  #service: Target | null = null;
  #opened = 0;
  #ended = 0;
  #restarted = 0;
  #stopped = 0;
  #done = false;

  constructor(
    private readonly processes: number,
    private readonly openings: number,
    private readonly restarts: number,
    private readonly library: string,
    private readonly tools: string,
    private readonly next: () => number,
    private readonly failures: string[],
  ) {}

  async run(): Promise<string> {
    const { folder, key, remove } = await benchFolder();
    const caller: Caller = { url: '', key, counted: 0 };
    const env = {
      PATH: process.env.PATH!,
      DATA_DIR: folder,
      PROCESSES: String(this.processes),
      POOL_THREADS: '1',
      LD_PRELOAD: this.library,
    };
    await this.#start(env, caller);
    const writing = Array.from({ length: writers }, (_, writer) => this.#write(caller, writer));
    await Promise.all([
      ...Array.from({ length: commandsAtOnce }, () => this.#command(env)),
      this.#restart(env, caller),
      this.#stopParties(),
    ]);
    this.#done = true;
    await Promise.all(writing);
    const code = await this.#service!.stop();
    if (code !== 0) this.failures.push(`the service exited with ${code}`);

    await this.#start({ ...env, LD_PRELOAD: '' }, caller);
    const left = [...this.#acknowledged];
    let lost = 0;
    const readers = Array.from({ length: 8 }, async () => {
      for (let each = left.pop(); each !== undefined; each = left.pop()) {
        const wrong = await recordProblem(caller, each);
        if (wrong === null) continue;
        lost++;
        this.failures.push(wrong);
      }
    });
    await Promise.all(readers);
    const check = await this.#telltale({ ...env, LD_PRELOAD: '' }, ['data', 'check']);
    if (check.code !== 0) this.failures.push(`data check: ${check.err}`);
    await this.#service!.stop();
    remove();
    return `PROCESSES=${this.processes}: ${this.#acknowledged.length} records acknowledged, ${lost} lost, ${this.#opened} commands (${this.#ended} ended with the service), ${this.#restarted} restarts, ${this.#stopped} stops`;
  }

  async #start(env: Record<string, string>, caller: Caller): Promise<void> {
    const log = openSync(join(this.tools, 'log'), 'a');
    this.#service = await startTelltale(env, { log });
    caller.url = this.#service.url;
  }

  async #write(caller: Caller, writer: number): Promise<void> {
    for (let i = 0; !this.#done; i++) {
      const saved = await save(caller, `${writer}-${i}5`).catch(() => null);
      if (saved !== null && typeof saved !== 'number') this.#acknowledged.push(saved);
      else if (saved !== null && !busy.has(saved)) this.failures.push(`a save returned ${saved}`);
      else await pause(20);
    }
  }

  async #command(env: Record<string, string>): Promise<void> {
    while (this.#opened < this.openings) {
      this.#opened++;
      const copy = join(this.tools, `copy-${this.#opened}`);
      const choices = [
        ['keys', 'list', '--account', 'bench'],
        ['keys', 'create', '--account', `account-${this.#opened}`],
        ['backup', copy],
        ['data', 'check'],
      ];
      const args = choices[Math.floor(this.next() * choices.length)]!;
      const { code, err } = await this.#telltale(env, args);
      rmSync(copy, { recursive: true, force: true });
      if (this.#opened % 50 === 0)
        console.log(`${this.#opened} commands, ${this.#acknowledged.length} records acknowledged`);
      if (code === 0) continue;
      if (/ended before it answered|the process that read it ended with SIG(?:KILL|TERM)/.test(err))
        this.#ended++;
      else this.failures.push(`${args.join(' ')} exited with ${code}: ${err.trim()}`);
    }
  }

  async #telltale(env: Record<string, string>, args: readonly string[]) {
    const program = fileURLToPath(new URL('../../bundle/src/cli.js', import.meta.url));
    const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#commands.add(child);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text;
    });
    const [code] = await once(child, 'close');
    this.#commands.delete(child);
    return { code, err };
  }

  /** Kills a serving process or the whole service, which is then started again. */
  async #restart(env: Record<string, string>, caller: Caller): Promise<void> {
    for (; this.#restarted < this.restarts; this.#restarted++) {
      await pause(this.next() * betweenRestartsMs);
      const serving = childrenOf(this.#service!.pid).filter(pid => argumentsOf(pid).at(-1) === 'worker');
      if (serving.length > 0 && this.next() < 0.7) signal(this.#any(serving), 'SIGKILL');
      else {
        await this.#service!.kill();
        await this.#start(env, caller);
      }
    }
  }

  /** Stops processes for up to `stoppedMs`: the service, the processes that it started, commands. */
  async #stopParties(): Promise<void> {
    while (this.#opened < this.openings || this.#restarted < this.restarts) {
      const { pid } = this.#service!;
      const running = [...this.#commands].map(command => command.pid!);
      const stopped = this.#any([pid, ...childrenOf(pid), ...running]);
      if (signal(stopped, 'SIGSTOP')) this.#stopped++;
      await pause(this.next() ** 2 * stoppedMs);
      signal(stopped, 'SIGCONT');
      await pause(this.next() * 500);
    }
  }

  #any(pids: readonly number[]): number {
    return pids[Math.floor(this.next() * pids.length)]!;
  }
}

/** Processes that a process started. */
const childrenOf = (root: number): number[] =>
  treeOf(root).flatMap(({ pid, parent }) => (parent === root ? [pid] : []));
