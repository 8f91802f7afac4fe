/**
 * Firefox, driven by Marionette, the protocol of its own tests: one JSON array a message, with its length in
 * bytes and a colon before it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../eventually.js';
import { temporaryFolder } from '../temporary-folder.js';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Reason to skip the tests in Firefox; false where it is installed. */
export const noFirefox = existsSync(executablePath)
  ? false
  : `Firefox absent: ${executablePath} (apt-get install firefox-esr, or name it in FIREFOX)`;

export interface Firefox {
  /** Runs the body of a function beside the scripts of the page, as an extension does. */
  run<T>(script: string): Promise<T>;
  close(): Promise<void>;
}

/** Starts Firefox with an empty page. */
export async function launchFirefox(): Promise<Firefox> {
  const profile = temporaryFolder();
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const process = spawn(executablePath, ['--headless', '--marionette', '--profile', profile], {
    env: { HOME: profile, PATH: '/usr/bin:/bin' },
    stdio: 'ignore',
  });
  const portFile = join(profile, 'MarionetteActivePort');
  await eventually(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
  const call = callsOver(socket);
  await call('WebDriver:NewSession', {});
  await call('WebDriver:Navigate', { url: 'about:blank' });
  return {
    run: async <T>(script: string) =>
      (await call<{ value: T }>('WebDriver:ExecuteScript', { script, args: [], sandbox: 'default' })).value,
    close: async () => {
      socket.destroy();
      await ended(process);
    },
  };
}

function ended(process: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    process.once('exit', () => resolve());
    process.kill('SIGKILL');
  });
}

type Call = <Result>(command: string, parameters: object) => Promise<Result>;

/** Sends commands over a socket, one at a time. */
function callsOver(socket: Socket): Call {
  let received = Buffer.alloc(0);
  let onMessage: (message: unknown) => void = () => {};
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('latin1', 0, colon));
      if (received.length < end) return;
      onMessage(JSON.parse(received.toString('utf8', colon + 1, end)));
      received = received.subarray(end);
    }
  });
  let fail: (error: Error) => void = () => {};
  socket.on('error', error => fail(error));
  let lastId = 0;
  return <Result>(command: string, parameters: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++lastId;
      fail = reject;
      onMessage = message => {
        // The first message is a greeting.
        if (!Array.isArray(message) || message[1] !== id) return;
        if (message[2] === null) resolve(message[3] as Result);
        else reject(new Error(`${command}: ${JSON.stringify(message[2])}`));
      };
      const sent = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(sent)}:${sent}`);
    });
}
