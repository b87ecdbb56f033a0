import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { Failure } from '../failure.mjs';
import { inRoot } from '../root.mjs';

const bundled = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

/** The Node that runs everything after set-up: the one in the lockfile, or the user's own where that one cannot run. */
export function findRuntime() {
  if (existsSync(bundled)) {
    makeExecutable(bundled);
    if (versionOf(bundled)) return bundled;
  }
  const own = [process.env.npm_node_execpath, process.execPath].find((path) => path && stripsTypes(versionOf(path)));
  if (own) return own;
  throw new Failure(
    `Snapbazaar needs Node 22.18 or newer (24 is best) and this is ${process.versions.node}; the Node it brings along ` +
      'runs on Linux with glibc only, so please install one from https://nodejs.org and run the command again.',
  );
}

// Some archives lose the executable bit; a failure is ignored, because another user's copy may already have it.
function makeExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    try {
      chmodSync(path, 0o755);
    } catch {}
  }
}

// The program is started, because a binary for another C library exists but cannot run.
function versionOf(path) {
  if (path === process.execPath) return process.versions.node;
  const { status, stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

// Node runs the TypeScript of the builds, tests and development, which these versions do without a flag.
function stripsTypes(version) {
  const [major, minor] = (version ?? '0.0').split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}
