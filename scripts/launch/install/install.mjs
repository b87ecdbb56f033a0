import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from '../failure.mjs';
import { fingerprint, readStamp } from '../fingerprint.mjs';
import { runStep } from '../processes.mjs';
import { withProgress } from '../progress.mjs';
import { inRoot } from '../root.mjs';
import { npmCommand, npmEnvironment } from './npm.mjs';
import { linkPostgresLibraries } from './postgres-libraries.mjs';

// Inside node_modules, which `npm ci` deletes first, so that an interrupted install leaves no stamp.
const stampFile = inRoot('node_modules', '.snapbazaar-install');

// Set explicitly, because a user's .npmrc may set each of them differently.
const flags = [
  '--ignore-scripts',
  '--no-engine-strict',
  '--include=optional',
  '--include=peer',
  '--no-global',
  '--no-dry-run',
  '--no-legacy-peer-deps',
  '--install-strategy=hoisted',
  '--loglevel=error',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
];

/**
 * Installs the packages of the lockfile, unless that has been done on this platform: those of the site and its build, and
 * with `withTools` also those of tests, checks and benchmarks, which are two fifths of all packages.
 */
export async function ensureInstalled({ withTools }) {
  const lockfileHash = await fingerprint(['package-lock.json'], process.platform, process.arch);
  const [toStart, all] = [`${lockfileHash} to start`, `${lockfileHash} all`];
  const stamp = await readStamp(stampFile);
  if (stamp === all || (stamp === toStart && !withTools)) return;
  if (!(await isInstalledByHand(withTools))) {
    if (stamp === toStart) await withProgress('Installing the tools for tests and checks', addTools);
    else await withProgress('Installing packages', () => npm('ci', withTools ? '--include=dev' : '--omit=dev'));
  }
  await linkPostgresLibraries();
  await writeFile(stampFile, withTools ? all : toStart);
}

// Not `npm ci`, which deletes node_modules first, because a site may be running from it.
function addTools() {
  return npm('install', '--no-save', '--include=dev');
}

async function npm(...npmArgs) {
  const [command, ...args] = npmCommand();
  const options = { env: npmEnvironment(), capture: true, isDisposable: true };
  const { code, output } = await runStep(command, [...args, ...npmArgs, ...flags], options);
  if (code !== 0) throw new Failure(explain(output));
}

function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/.test(output))
    return 'The npm registry cannot be reached: check the network (or the proxy settings) and run the command again.';
  if (/ENOSPC/.test(output)) return 'The disk is full: about 1.3 GB are needed for the packages.';
  if (/EACCES|EPERM|EROFS/.test(output))
    return `${output}\nThis folder (or npm's cache) may not be written by this user; the file stands above.`;
  return `${output}\nThe packages could not be installed; the reason stands above.`;
}

/** Accepts an earlier `npm install` by the user when the packages that npm recorded match the lockfile. */
async function isInstalledByHand(withTools) {
  const [locked, installed] = await Promise.all([
    readPackages(inRoot('package-lock.json')),
    readPackages(inRoot('node_modules', '.package-lock.json')),
  ]);
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || (entry.dev && !withTools) || !isExpectedHere(entry)) return true;
    return installed[path]?.version === entry.version;
  });
}

async function readPackages(lockfile) {
  return readFile(lockfile, 'utf8').then(
    (text) => JSON.parse(text).packages,
    () => ({}),
  );
}

// Of the optional packages, npm installs only those for this platform.
function isExpectedHere({ optional, os, cpu, libc }) {
  const fits = (allowed, value) => !allowed || allowed.includes(value);
  if (!optional) return true;
  return Boolean(os || cpu) && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
}
