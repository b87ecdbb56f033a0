import { allowWithoutPassword, grantAccess } from './access.ts';
import { ensureCluster } from './cluster.ts';
import { BundledPostgresFailure, explain } from './failure.ts';
import { chooseLayout, chooseSocketFolder, resolveDataDir } from './layout.ts';
import { findPostmaster } from './processes.ts';
import { application, socketUrl, superuser } from './roles.ts';
import { ensureSecrets, readSecrets, secretsFile } from './secrets.ts';
import { openSession } from './session.ts';
import { type OnEvent, supervise } from './supervisor.ts';

export interface BundledPostgres {
  /** Connection string (Unix socket) of the role that owns the database and has no other rights. */
  url: string;
  /** Connection string of the superuser, for administration of the server. */
  superuserUrl: string;
  /** True when a server that was still running from an earlier start is used. */
  adopted: boolean;
  /** Shuts the server down and waits until it is gone; one that another app also uses keeps running. */
  stop(): Promise<void>;
}

export interface BundledPostgresOptions {
  dataDir: string;
  database?: string;
  /** False trades crash safety for speed, for tests. */
  durable?: boolean;
  onEvent?: OnEvent;
}

/** Starts the bundled PostgreSQL, or adopts one that is running, and restarts it when it dies. */
export async function startBundledPostgres(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const { dataDir: requestedDir, database = 'snapbazaar', durable = true, onEvent = () => undefined } = options;
  try {
    const chosen = await chooseLayout(requestedDir, (message) => onEvent({ level: 'info', message }));
    const { secrets, isNew } = await ensureSecrets(requestedDir);
    const layout = { ...chosen, secrets };
    await ensureCluster(layout, durable);
    if (isNew) await allowWithoutPassword(layout);
    const session = await openSession(layout, durable);
    // An adopted server keeps its socket folder, and so must its replacement, because clients already know the address.
    const actual = { ...layout, socketFolder: session.socketFolder };
    const stop = supervise(session, actual, durable, onEvent);
    await grantAccess(session.connection, actual, database).catch((error) => stop().then(() => Promise.reject(error)));
    const urlAs = (role: Parameters<typeof socketUrl>[2]) => socketUrl(actual.socketFolder, database, role, secrets);
    return { url: urlAs(application), superuserUrl: urlAs(superuser), adopted: session.adopted, stop };
  } catch (error) {
    throw explain(error);
  }
}

/** The address of the bundled server of a data folder, for a program that runs next to the app. */
export async function bundledPostgresUrl(dataDir: string, database = 'snapbazaar'): Promise<string> {
  const resolved = await resolveDataDir(dataDir);
  const live = await findPostmaster(resolved);
  const secrets = await readSecrets(dataDir);
  if (!secrets)
    throw new BundledPostgresFailure(`${secretsFile(dataDir)} is missing: start the shop once, which makes it.`);
  return socketUrl(live?.socketFolder ?? (await chooseSocketFolder(resolved)), database, application, secrets);
}
