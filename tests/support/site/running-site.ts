import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTemporaryFolder } from '../database/temporary-folder.ts';
import { freePort } from './free-port.ts';
import { packageCache } from './package-cache.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/**
 * Waits for the log lines of an open site and of a loaded vision model, which the first tests need, and of finished
 * demo pictures, which would slow the first tests down.
 */
function waitUntilOpen(site: ChildProcess, hasDemo: boolean): Promise<void> {
  const lines = [/is open at/, /photos can be/i, ...(hasDemo ? [/all pictures of the demo/i] : [])];
  return new Promise((resolve, reject) => {
    let output = '';
    site.stdout?.on('data', (chunk) => {
      output += chunk;
      if (lines.every((line) => line.test(output))) resolve();
    });
    site.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    site.once('exit', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
  });
}

/** Starts the real site with its own database, puts its address into BASE_URL and returns a function that stops it. */
export async function startSite(args: string[], overrides: Record<string, string>): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => undefined;
  const removeTemporaryFolder = await openTemporaryFolder();
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-e2e-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(directory, 0o755);
  await mkdir(packageCache, { recursive: true });
  await symlink(packageCache, path.join(directory, 'package-files'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    METRICS_PORT: '0',
    SNAPBAZAAR_DATA_DIR: directory,
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    ...overrides,
  };
  // Development has no bundle.
  const program = args.includes('--dev') ? 'server/main.ts' : 'build/app/main.js';
  const site = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });
  await waitUntilOpen(site, overrides.SNAPBAZAAR_DEMO !== 'off');
  process.env.BASE_URL = `http://localhost:${port}`;
  process.env.SITE_DATA_DIR = directory;
  return async () => {
    const ended = new Promise((resolve) => site.once('exit', resolve));
    site.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
    await removeTemporaryFolder();
  };
}

/** Starts the site as an operator does, with the demo shop and without rate limits. */
export default function startShop(): Promise<() => Promise<void>> {
  return startSite([], {
    RATE_LIMIT: '1000000',
    SIGN_IN_LIMIT: '1000000',
    CODES_PER_HOUR: '1000000',
    CODES_PER_NETWORK: '1000000',
    CONTACT_UNDO_DAYS: '0',
    AD_PICTURE_LIMIT: '1000000',
    EVENT_LIMIT: '1000000',
    DEMO_PRODUCTS: '480',
    SANDBOX_SECONDS: '1',
  });
}
