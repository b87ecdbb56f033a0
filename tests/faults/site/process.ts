import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../../..');
const program = ['--import', './tests/faults/site/shift-clock.ts', 'tests/faults/site-with-fake-analyst.ts'];
// The pause of a process manager before it restarts a failed program.
const restartPauseMs = 1000;
const openWithinMs = 120_000;

/** One process of the site, restarted when it ends as a process manager would. */
export interface ManagedProcess {
  address: string;
  kill(): void;
  setClock(shiftMs: number): void;
  /** Whether it was down at any moment since then (`performance.now()`). */
  wasDownSince(time: number): boolean;
  /** How often it ended without being killed, failed starts included. */
  endedByItself: number;
  stop(): Promise<void>;
}

/** Starts a process and waits until it is open. */
export async function startManagedProcess(environment: NodeJS.ProcessEnv): Promise<ManagedProcess> {
  let child: ChildProcess;
  let isStopping = false;
  let isKilled = false;
  let isUp = false;
  let lastDownAt = 0;
  let lines: string[] = [];

  const managed: ManagedProcess = {
    address: '',
    endedByItself: 0,
    kill() {
      isKilled = true;
      lastDownAt = performance.now();
      isUp = false;
      child.kill('SIGKILL');
    },
    setClock: (clockShiftMs) => void child.send({ clockShiftMs }),
    wasDownSince: (time) => !isUp || lastDownAt >= time,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };

  function run(): void {
    lines = [];
    child = spawn(process.execPath, program, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own process group, so that Ctrl-C reaches only this program, which then stops it.
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        lines = [...lines, text].slice(-50);
        const address = /open at (http:\/\/\S+)/.exec(text)?.[1];
        if (!address) return;
        managed.address = address.replace('localhost', '127.0.0.1');
        if (!isUp) lastDownAt = performance.now();
        isUp = true;
      });
    }
    child.once('exit', endsAndComesBack);
  }

  async function endsAndComesBack(): Promise<void> {
    isUp = false;
    lastDownAt = performance.now();
    if (isStopping) return;
    if (!isKilled) {
      managed.endedByItself += 1;
      console.log(`  a process of the site ended by itself; it said last: ${lines.slice(-3).join('').trim()}`);
      await sleep(restartPauseMs);
    }
    isKilled = false;
    if (!isStopping) run();
  }

  run();
  for (const end = performance.now() + openWithinMs; !isUp; await sleep(50)) {
    if (performance.now() < end && managed.endedByItself === 0) continue;
    await managed.stop();
    throw new Error(`The site did not open: ${lines.join('')}`);
  }
  return managed;
}
