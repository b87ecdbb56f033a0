import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** Ends the launcher between two steps after a signal arrived; nothing is printed for it. */
export class Interrupted extends Error {
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }
}

const children = new Set();
let received = null;

// A terminal's Ctrl-C reaches the child by itself and once more through here; `kill` and npm reach only the launcher.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    received ??= signal;
    for (const { child, isDisposable } of children) child.kill(isDisposable ? 'SIGKILL' : signal);
  });
}

/**
 * Runs a program to its end in the project's folder. Resolves to how it ended and, with `capture`, what it wrote.
 * A disposable one is cut off by a signal: npm would first install to the end, and then take everything back.
 */
export function run(command, args, { env = process.env, capture = false, isDisposable = false } = {}) {
  if (received) throw new Interrupted(received);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
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

/** The same, for a step that others follow: after a signal the following steps must not begin. */
export async function runStep(command, args, options) {
  const end = await run(command, args, options);
  if (received) throw new Interrupted(received);
  return end;
}

export function exitCodeOf({ code, signal }) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
