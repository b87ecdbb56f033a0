import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** Thrown between two steps after a signal arrived; nothing is printed for it. */
export class Interrupted extends Error {
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }
}

const children = new Set();
let receivedSignal = null;

// `kill` and npm signal only the launcher, so the signal is forwarded; after Ctrl-C the child gets it twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    receivedSignal ??= signal;
    for (const { child, isDisposable } of children) child.kill(isDisposable ? 'SIGKILL' : signal);
  });
}

/**
 * Runs a program in the project's folder. Resolves to its exit status and, with `capture`, its output. A disposable one is
 * killed by any signal: npm would otherwise finish installing and then roll everything back. `onSpawn` gets the process,
 * which can then be sent messages.
 */
export function run(command, args, { env = process.env, capture = false, isDisposable = false, onSpawn } = {}) {
  if (receivedSignal) throw new Interrupted(receivedSignal);
  return new Promise((resolve, reject) => {
    const shared = onSpawn ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio: capture ? ['ignore', 'pipe', 'pipe'] : shared });
    onSpawn?.(child);
    const entry = { child, isDisposable };
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    children.add(entry);
    child.on('error', (error) => reject(new Failure(`${command} cannot be started: ${error.message}.`)));
    child.on('close', (code, signal) => {
      children.delete(entry);
      resolve({ code, signal, output: Buffer.concat(output).toString() });
    });
  });
}

/** Like `run`, for a step that others follow: after a signal the following steps must not start. */
export async function runStep(command, args, options) {
  const result = await run(command, args, options);
  if (receivedSignal) throw new Interrupted(receivedSignal);
  return result;
}

export function exitCodeOf({ code, signal }) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
