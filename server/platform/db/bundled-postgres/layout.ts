import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBinaries, locateBinaries } from './binaries.ts';
import { BundledPostgresFailure } from './failure.ts';
import type { Secrets } from './secrets.ts';

export interface Layout {
  dataDir: string;
  /** Where bin/initdb and bin/postgres are. */
  binaries: string;
  socketFolder: string;
  /** The user that PostgreSQL runs as, where that is not the user of this process. */
  identity: { uid: number; gid: number } | undefined;
  secrets: Secrets;
}

// PostgreSQL refuses to run as root; this user exists in every container image.
const nobodyUser = { uid: 65_534, gid: 65_534 };
const sharedFolder = '/var/lib/snapbazaar';
// The lowest limit for socket paths among the supported systems.
const maxSocketPathBytes = 103;

/** Decides which folders the database uses and which user it runs as. */
export async function chooseLayout(
  requestedDir: string,
  onMessage: (message: string) => void,
): Promise<Omit<Layout, 'secrets'>> {
  if (process.platform === 'win32') {
    throw new BundledPostgresFailure('On Windows, set DATABASE_URL to a PostgreSQL of your own.');
  }
  await mkdir(path.dirname(requestedDir), { recursive: true });
  const binaries = locateBinaries();
  const dataDir = await resolveDataDir(requestedDir);
  if (process.getuid?.() !== 0) {
    return { dataDir, binaries, socketFolder: await chooseSocketFolder(dataDir), identity: undefined };
  }
  const identity = await chooseIdentity(dataDir);
  const layout = { dataDir, binaries, identity };
  if (!(await canReach(path.join(binaries, 'bin', 'postgres'), identity.uid))) {
    await openFolder(sharedFolder);
    layout.binaries = await copyBinaries(binaries, sharedFolder);
  }
  if (!(await canReach(dataDir, identity.uid))) {
    layout.dataDir = await moveToOpenFolder(requestedDir, dataDir);
    onMessage(
      `PostgreSQL must not run as root and no other user can reach ${requestedDir}: its data is in ${layout.dataDir}.`,
    );
  }
  return { ...layout, socketFolder: await chooseSocketFolder(layout.dataDir) };
}

/** Follows symbolic links, including one whose target does not exist yet. */
export async function resolveDataDir(requestedDir: string): Promise<string> {
  const dataDir = path.join(await realpath(path.dirname(requestedDir)), path.basename(requestedDir));
  const target = await readlink(dataDir).catch(() => null);
  if (target === null) return dataDir;
  const linked = path.resolve(path.dirname(dataDir), target);
  return realpath(linked).catch(() => linked);
}

/** The data folder itself, which is private, or a private folder with a shorter path where that one is too long. */
export async function chooseSocketFolder(dataDir: string): Promise<string> {
  const socket = path.join(dataDir, '.s.PGSQL.5432');
  // PostgreSQL reads a list of folders here, in which these two characters would end the name.
  const isUsable = Buffer.byteLength(socket) <= maxSocketPathBytes && !/[,"]/.test(socket);
  return isUsable ? dataDir : path.join(await realpath(tmpdir()), `snapbazaar-${shortHash(dataDir)}`);
}

/** Creates the socket folder where it is not the data folder; a folder of another user is refused. */
export async function ensureSocketFolder({ socketFolder, dataDir, identity }: Layout): Promise<void> {
  if (socketFolder === dataDir) return;
  const created = await mkdir(socketFolder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (created && identity) await chown(socketFolder, identity.uid, identity.gid);
  const found = await lstat(socketFolder);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
  if (!isPrivate || found.uid !== (identity?.uid ?? process.getuid?.())) {
    throw new BundledPostgresFailure(
      `${socketFolder} belongs to someone else: remove it, or set SNAPBAZAAR_DATA_DIR to a folder with a shorter path.`,
    );
  }
}

export async function removeSocketFolder({ socketFolder, dataDir }: Layout): Promise<void> {
  // It fails, as it should, when another server has just started to use the folder.
  if (socketFolder !== dataDir) await rmdir(socketFolder).catch(() => undefined);
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function chooseIdentity(dataDir: string) {
  const owner = await stat(dataDir).catch(() => null);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobodyUser;
}

async function canReach(target: string, uid: number): Promise<boolean> {
  const found = await stat(target).catch(() => null);
  if (found?.isFile() && (found.mode & 0o005) !== 0o005) return false;
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const { mode, uid: owner } = await stat(folder);
    if (!(mode & (owner === uid ? 0o100 : 0o001))) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Leaves a link at the requested path, so that the data is found again and deleting the link starts an empty shop. */
async function moveToOpenFolder(requestedDir: string, dataDir: string): Promise<string> {
  const contents = await readdir(dataDir).catch(() => []);
  if (contents.length > 0) {
    throw new BundledPostgresFailure(
      `The user of PostgreSQL cannot reach ${dataDir}: let others pass through the folders above it (chmod o+x).`,
    );
  }
  await openFolder(sharedFolder);
  const folder = await mkdtemp(path.join(sharedFolder, 'data-'));
  await chmod(folder, 0o755);
  const moved = path.join(folder, 'postgres');
  await rmdir(dataDir).catch(() => undefined);
  await symlink(moved, requestedDir);
  return moved;
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}
