import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bundledPostgresUrl } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { verifyNewAccountsAt } from '../../tests/support/identity/verified-accounts.ts';
import { createBenchFolder } from './bench-folder.ts';

const root = path.join(import.meta.dirname, '..', '..');

export interface BenchSite {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

interface BenchSiteOptions {
  /** Called with each chunk of the site's output. */
  onOutput?: (text: string) => void;
}

/** The real server in its own process on loopback, without rate limits; its data is removed when it stops. */
export async function startBenchSite(
  settings: Record<string, string> = {},
  options: BenchSiteOptions = {},
): Promise<BenchSite & { directory: string }> {
  const directory = await createBenchFolder();
  const environment = {
    ...process.env,
    PORT: '0',
    METRICS_PORT: '0',
    SNAPBAZAAR_DATA_DIR: directory,
    SNAPBAZAAR_DEMO: 'off',
    RATE_LIMIT: '1000000',
    SIGN_IN_LIMIT: '1000000',
    CODES_PER_NETWORK: '1000000',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const site = await startServer(['build/app/main.js'], environment, options);
  const bundled = path.join(environment.SNAPBAZAAR_DATA_DIR, 'postgres');
  await verifyNewAccountsAt(settings.DATABASE_URL || (await bundledPostgresUrl(bundled)));
  return {
    ...site,
    directory,
    async stop() {
      await site.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts a program in its own process and waits for it to print its address. */
export async function startServer(
  args: string[],
  environment = process.env,
  { onOutput }: BenchSiteOptions = {},
): Promise<BenchSite> {
  const child = spawn(process.execPath, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.setEncoding('utf8');
  if (onOutput) child.stdout.on('data', onOutput);
  return {
    address: await openAddress(child),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function openAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /is open at (\S+)/.exec(said)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}:\n${said}`)));
  });
}
