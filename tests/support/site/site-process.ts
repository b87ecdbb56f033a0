import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const settings = { SNAPBAZAAR_DEMO: 'off', DATABASE_URL: '', PORT: '0', METRICS_PORT: '0' };

/** The real site in its own process, which can be stopped or killed. */
export interface SiteProcess {
  address: string;
  /** All that it has printed so far. */
  printed(): string;
  isGone(): boolean;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the site on a data folder and waits until it is open. The analyst is fake, because fetching weights takes longer than a round. */
export async function startSite(
  dataDir: string,
  extra: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['tests/faults/site-with-fake-analyst.ts'], {
    cwd: root,
    ...user,
    env: { ...process.env, ...settings, ...extra, SNAPBAZAAR_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const address = await whenOpen(child, output);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    address,
    printed: () => output.join(''),
    isGone,
    kill: () => end(child, 'SIGKILL'),
    stop: async () => (isGone() ? undefined : end(child, 'SIGTERM')),
  };
}

function whenOpen(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output.push(text);
      const address = /open at (http:\/\/\S+)/.exec(output.join(''))?.[1];
      if (address) resolve(address);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output.push(text);
      process.stderr.write(text);
    });
    child.once('close', () => reject(new Error(`The site did not open: ${output.join('')}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'close');
}
