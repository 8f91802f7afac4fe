/**
 * Runs commands of the command line for tests, one after the other in one process, because most of the time
 * of a command is the start of its process. `src/cli.ts` runs its command when it is loaded, so every run
 * loads it again; the modules that it imports stay loaded.
 */
import { Readable } from 'node:stream';

export interface CommandLine {
  args: readonly string[];
  stdin: string;
  env: Record<string, string>;
  cwd: string;
}
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

const root = process.cwd();
let runs = 0;
// Every run adds a listener.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);

function capture(stream: NodeJS.WriteStream): () => string {
  let text = '';
  stream.write = ((piece: string | Uint8Array) => {
    text += typeof piece === 'string' ? piece : Buffer.from(piece).toString();
    return true;
  }) as typeof stream.write;
  return () => text;
}

async function run({ args, stdin, env, cwd }: CommandLine): Promise<Ran> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  process.exitCode = 0;
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(stdin)]), configurable: true });
  const [out, err] = [capture(process.stdout), capture(process.stderr)];
  await import(`../src/cli.js?run=${runs++}`);
  const code = Number(process.exitCode);
  process.exitCode = 0;
  // The folder of a test is deleted after it.
  process.chdir(root);
  return { code, out: out(), err: err() };
}

process.on('message', async (line: CommandLine) => {
  const ran = await run(line).catch(error => ({ code: 1, out: '', err: String(error?.stack ?? error) }));
  process.send!(ran);
});
process.on('disconnect', () => process.exit());
