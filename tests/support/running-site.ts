import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Waits until the site has said that it is open, whether it can look at photos, as the first tests publish some, and
 * that the demo's pictures are made, which would slow down the first tests.
 */
function whenOpen(site: ChildProcess, hasDemo: boolean): Promise<void> {
  const lines = [/is open at/, /photos can be/i, ...(hasDemo ? [/all pictures of the demo/i] : [])];
  return new Promise((resolve, reject) => {
    let said = '';
    site.stdout?.on('data', (chunk) => {
      said += chunk;
      if (lines.every((line) => line.test(said))) resolve();
    });
    site.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    site.once('exit', (code) => reject(new Error(`The site ended with code ${code}:\n${said}`)));
  });
}

/** Starts the real site on a database of its own, says its address in BASE_URL, and gives back how to stop it. */
export async function startSite(args: string[], given: Record<string, string>): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => undefined;
  const requireNothingLeft = await openTemporaryFolder();
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-e2e-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(directory, 0o755);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    METRICS_PORT: '0',
    SNAPBAZAAR_DATA_DIR: directory,
    LOG_LEVEL: 'error',
    ...given,
  };
  const site = spawn(process.execPath, ['server/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });
  await whenOpen(site, given.SNAPBAZAAR_DEMO !== 'off');
  process.env.BASE_URL = `http://localhost:${port}`;
  return async () => {
    const ended = new Promise((resolve) => site.once('exit', resolve));
    site.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
    await requireNothingLeft();
  };
}

/** As an operator starts it, with the demo shop and without limits. */
export default function startShop(): Promise<() => Promise<void>> {
  return startSite([], {
    RATE_LIMIT: '1000000',
    SIGN_IN_LIMIT: '1000000',
    AD_PICTURE_LIMIT: '1000000',
    EVENT_LIMIT: '1000000',
    DEMO_PRODUCTS: '720',
    SANDBOX_SECONDS: '1',
  });
}
