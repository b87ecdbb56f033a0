import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const settings = { SNAPBAZAAR_DEMO: 'off', DATABASE_URL: '', PORT: '0', METRICS_PORT: '0' };

/** The real site in its own process, which can be stopped or killed. */
export interface SiteProcess {
  address: string;
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
  const address = await whenOpen(child);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    address,
    isGone,
    kill: () => end(child, 'SIGKILL'),
    stop: async () => (isGone() ? undefined : end(child, 'SIGTERM')),
  };
}

function whenOpen(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = /open at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text;
      process.stderr.write(text);
    });
    child.once('close', () => reject(new Error(`The site did not open: ${said}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}
