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
  /** Connection string (Unix socket) for the database, as a role that owns it and may do nothing else. */
  url: string;
  /** The same as the superuser, for work on the server itself. */
  superuserUrl: string;
  /** True when a server that outlived an earlier run was taken over. */
  adopted: boolean;
  /** Ends the server: fast shutdown, then waits until it is gone. One that another app uses as well is left to it. */
  stop(): Promise<void>;
}

export interface BundledPostgresOptions {
  dataDir: string;
  database?: string;
  /** False gives up safety for speed, for tests. */
  durable?: boolean;
  onEvent?: OnEvent;
}

/** Starts the PostgreSQL that comes with the app, or takes over a live one, and keeps it running. */
export async function startBundledPostgres(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const { dataDir: requestedDir, database = 'snapbazaar', durable = true, onEvent = () => undefined } = options;
  try {
    const chosen = await chooseLayout(requestedDir, (message) => onEvent({ level: 'info', message }));
    const { secrets, isNew } = await ensureSecrets(requestedDir);
    const layout = { ...chosen, secrets };
    await ensureCluster(layout, durable);
    if (isNew) await allowWithoutPassword(layout);
    const session = await openSession(layout, durable);
    // A server that was taken over keeps its socket where it is, and so must one that replaces it: the address is known.
    const settled = { ...layout, socketFolder: session.socketFolder };
    const stop = supervise(session, settled, durable, onEvent);
    await grantAccess(session.connection, settled, database).catch((error) => stop().then(() => Promise.reject(error)));
    const urlAs = (role: Parameters<typeof socketUrl>[2]) => socketUrl(settled.socketFolder, database, role, secrets);
    return { url: urlAs(application), superuserUrl: urlAs(superuser), adopted: session.adopted, stop };
  } catch (error) {
    throw explain(error);
  }
}

/** The address of the bundled server of a data folder, for a program beside the app. */
export async function bundledPostgresUrl(dataDir: string, database = 'snapbazaar'): Promise<string> {
  const resolved = await resolveDataDir(dataDir);
  const live = await findPostmaster(resolved);
  const secrets = await readSecrets(dataDir);
  if (!secrets)
    throw new BundledPostgresFailure(`${secretsFile(dataDir)} is missing: start the shop once, which makes it.`);
  return socketUrl(live?.socketFolder ?? (await chooseSocketFolder(resolved)), database, application, secrets);
}
