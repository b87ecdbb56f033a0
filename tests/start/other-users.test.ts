import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hourMs } from '../../contracts/durations.ts';
import { signUpSeller } from '../../contracts/identity/accounts.ts';
import { uploadPhoto } from '../../contracts/selling/listing-analysis.ts';
import { withEmail } from '../support/identity/credentials.ts';
import { drawPhoto } from '../support/photos/draw-photo.ts';
import { apiAt } from '../support/site/api-at.ts';
import { type SiteProcess, startSite } from '../support/site/site-process.ts';

// Several starts, each with a new database, on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const isRoot = process.getuid?.() === 0;
const ownId = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
// PostgreSQL requires a named system user; Linux and macOS both have this one.
const other = isRoot ? identityOf('daemon') : ownId;
const stranger = isRoot ? identityOf('nobody') : ownId;

let folder: string;
const sites: SiteProcess[] = [];

function identityOf(name: string) {
  const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

async function makeDataFolder(name: string, { uid, gid }: typeof ownId): Promise<string> {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  await chown(dataDir, uid, gid);
  return dataDir;
}

async function start(dataDir: string, user: typeof ownId): Promise<SiteProcess> {
  const site = await startSite(dataDir, { TMPDIR: folder }, isRoot ? user : {});
  sites.push(site);
  return site;
}

/** Creates old, inaccessible files with our names, as another user, instance or version may have left them. */
async function createLeftovers(place: string): Promise<void> {
  const old = new Date(Date.now() - 5 * hourMs);
  const names = ['snapbazaar-upload-a', 'incoming-a', 'incoming-b', 'postgres.new-a'].map((name) =>
    path.join(place, name),
  );
  const [file, closed, empty, unfinished] = names as [string, string, string, string];
  await writeFile(file, 'x', { mode: 0o600 });
  await mkdir(path.join(closed, 'inner'), { recursive: true });
  await writeFile(path.join(closed, 'inner', 'file'), 'x');
  await mkdir(empty);
  await mkdir(unfinished);
  await symlink('/nonexistent', path.join(place, 'incoming-link'));
  await writeFile(path.join(place, 'incoming-file'), 'x');
  await chmod(path.join(closed, 'inner'), 0o500);
  for (const name of names) {
    await chown(name, stranger.uid, stranger.gid);
    await chmod(name, name === file ? 0o600 : 0o700);
    await utimes(name, old, old);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-users-'));
  // Like the system's temporary folder: writable for all, but each user can remove only their own files.
  await chmod(folder, 0o1777);
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.stop())));
afterAll(async () => {
  // Without root, the read-only folders above must be made writable before removal.
  execFileSync('chmod', ['-R', 'u+rwX', folder]);
  await rm(folder, { recursive: true, force: true });
});

const isReady = async (site: SiteProcess) => (await fetch(`${site.address}/readyz`)).status === 200;

describe(isRoot ? 'as root and as another user' : 'as this user alone', () => {
  test('two sites start in parallel, whatever files other users left in their folders', async () => {
    const [mine, theirs] = [await makeDataFolder('mine', ownId), await makeDataFolder('theirs', other)];
    for (const place of [folder, mine, theirs]) await createLeftovers(place);
    const started = await Promise.all([start(mine, ownId), start(theirs, other)]);
    expect(await Promise.all(started.map(isReady))).toEqual([true, true]);
  });

  test('files stored by one user are served after another user starts on the same data', async () => {
    const dataDir = await makeDataFolder('shared', other);
    await (await start(dataDir, other)).stop();
    const asRoot = await start(dataDir, ownId);
    const { token } = await apiAt(asRoot.address)(signUpSeller, { body: withEmail('malee@example.com') });
    await apiAt(asRoot.address, token)(uploadPhoto, { file: await drawPhoto() });
    const [photo = ''] = (await readdir(path.join(dataDir, 'uploads'))).filter((name) => name.endsWith('.webp'));
    expect((await stat(path.join(dataDir, 'uploads', photo))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(dataDir, 'uploads'))).mode & 0o777).toBe(0o700);
    // A killed process leaves its lock and its folders behind.
    await asRoot.kill();
    const again = await start(dataDir, other);
    expect((await fetch(`${again.address}/uploads/${photo}`)).status).toBe(200);
    expect((await fetch(`${again.address}/uploads/320/${photo}`)).status).toBe(200);
  });

  test('a data folder of another user is refused with an instruction', async () => {
    // Root may use every folder, so the refusal is tested as the other user.
    const dataDir = await makeDataFolder('foreign', isRoot ? ownId : other);
    if (!isRoot) await chmod(dataDir, 0o500);
    const refused = startSite(dataDir, { TMPDIR: folder }, isRoot ? other : {});
    await expect(refused).rejects.toThrow('Set SNAPBAZAAR_DATA_DIR to a folder of its own');
  });
});
