import { type ChildProcess, fork } from 'node:child_process';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/platform/db/database.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { findSellerWithoutOrders } from '../orders/missing-orders.ts';
import { mayHaveMissingPictures } from '../photos/missing-pictures.ts';
import { demoSignIns } from '../sellers.ts';
import type { LoaderReply, LoaderRequest } from './loader.process.ts';

export interface DemoLoader {
  /**
   * Loads the demo shop into an empty database; its products exist when this returns, and their pictures are created in
   * the background. Returns a storage that creates a missing picture on first access.
   */
  load(url: string, db: Db, storage: Storage): Promise<Storage>;
  close(): Promise<void>;
}

const program = new URL('./loader.process.ts', import.meta.url);
const isDemoPicture = (name: string) => /^demo-[\w-]+\.webp$/.test(name);

/**
 * Loads the demo shop in a separate process, so that its memory is freed when it ends. While a new database is being
 * created, that process already plans the shop.
 */
export function openDemoLoader(
  config: Config,
  { isNew, log }: { isNew: boolean; log: (line: string) => void },
): DemoLoader {
  let child: ChildProcess | undefined;
  const waiting = new Map<string, ((mayExist: boolean) => void)[]>();
  const loaded = Promise.withResolvers<void>();
  // Awaited only when the shop is empty, so a rejection must not be unhandled otherwise.
  loaded.promise.catch(() => undefined);

  function send(request: LoaderRequest): void {
    child ??= startLoader();
    child.send(request);
  }

  function startLoader(): ChildProcess {
    const started = fork(program, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', receive);
    started.on('exit', end);
    started.on('error', end);
    return started;
  }

  function receive(reply: LoaderReply): void {
    if (reply.type === 'say') log(reply.line);
    else if (reply.type === 'loaded') loaded.resolve();
    else if (reply.type === 'made') settle(reply.name, reply.mayExist);
    else if (reply.type === 'done') log('All pictures of the demo shop are there.');
    else {
      const failure = `The demo shop could not be loaded: ${reply.reason}`;
      loaded.reject(new Error(failure));
      log(failure);
    }
  }

  function end(): void {
    child = undefined;
    loaded.reject(new Error('The demo shop could not be loaded: its process ended.'));
    for (const name of waiting.keys()) settle(name, true);
  }

  function settle(name: string, mayExist: boolean): void {
    for (const resolve of waiting.get(name) ?? []) resolve(mayExist);
    waiting.delete(name);
  }

  /** Requests a picture; false when it cannot exist. */
  function make(name: string): Promise<boolean> {
    const running = child;
    if (!running?.connected || !isDemoPicture(name)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const others = waiting.get(name);
      if (others) others.push(resolve);
      else {
        waiting.set(name, [resolve]);
        running.send({ type: 'make', name } satisfies LoaderRequest);
      }
    });
  }

  if (isNew) send({ type: 'plan', config });
  return {
    async load(url, db, storage) {
      const isEmpty = !(await hasAccounts(db));
      if (isEmpty || (await mayHaveMissingPictures(db, storage)) || (await findSellerWithoutOrders(db))) {
        if (isEmpty) log('Loading the demo shop …');
        send({ type: 'load', config, url });
        if (isEmpty) await loaded.promise;
      }
      await logSignIns(db, log);
      return child ? withMissingPictures(storage, make) : storage;
    },
    async close() {
      const running = child;
      if (!running) return;
      await new Promise((resolve) => running.once('exit', resolve) && running.kill('SIGKILL'));
    },
  };
}

async function hasAccounts(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select from accounts) as has_some`);
  return rows[0]?.has_some === true;
}

/** Logs how to sign in to the demo accounts, if they exist. */
async function logSignIns(db: Db, log: (line: string) => void): Promise<void> {
  const [account] = await db.select().from(accounts).where(eq(accounts.isDemo, true)).limit(1);
  if (account)
    log(`Demo accounts: ${demoSignIns.seller} and ${demoSignIns.customer}, password ${demoSignIns.password}`);
}

/** Wraps the storage to create a missing picture before it is read. */
function withMissingPictures(storage: Storage, make: (name: string) => Promise<boolean>): Storage {
  return {
    ...storage,
    has: async (name) => (await storage.has(name)) || ((await make(name)) && storage.has(name)),
    open: async (name) => (await storage.open(name)) ?? ((await make(name)) ? storage.open(name) : null),
  };
}
