import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface DataLock {
  /** Sets the text that a second start reads, such as the address of this one. */
  describe(text: string): void;
  release(): Promise<void>;
}

/** Thrown when another process uses the same data; `holder` is the description that process set. */
export class DataInUse extends Error {
  readonly holder: string;

  constructor(holder: string) {
    super(
      `Snapbazaar is already running on this data${holder ? ` at ${holder}` : ''}. Stop it first, or set SNAPBAZAAR_DATA_DIR and PORT to start a second shop.`,
    );
    this.name = 'DataInUse';
    this.holder = holder;
  }
}

/**
 * Lets one process at a time use a data folder. The lock is a listening socket: unlike a lock file it
 * disappears when its holder is killed, and no reused process id can be mistaken for the holder.
 */
export async function lockData(dataDirectory: string): Promise<DataLock> {
  mkdirSync(dataDirectory, { recursive: true });
  const { address, cleanUp } = openLockAddress(dataDirectory);
  let description = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(description);
  });
  server.unref();
  try {
    if (!(await tryListen(server, address))) {
      const holder = await readHolder(address);
      if (holder !== null) throw new DataInUse(holder);
      rmSync(address, { force: true });
      if (!(await tryListen(server, address))) throw new DataInUse('');
    }
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    describe(text) {
      description = text;
    },
    async release() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      cleanUp();
    },
  };
}

/** The address that the lock listens on, and how to release what that address needs. */
function openLockAddress(dataDirectory: string): { address: string; cleanUp(): void } {
  const plain = (address: string) => ({ address, cleanUp: () => undefined });
  const name = `snapbazaar-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return plain(`\\\\.\\pipe\\${name}`);
  const inFolder = path.join(dataDirectory, 'running.sock');
  // The system limits socket paths to about a hundred bytes.
  if (Buffer.byteLength(inFolder) < 100) return plain(inFolder);
  // The temporary folder is shared by all users, whose locks could collide, so it is the last choice.
  if (process.platform !== 'linux') return plain(path.join(tmpdir(), `${name}.sock`));
  const folder = openSync(dataDirectory, 'r');
  return { address: `/proc/self/fd/${folder}/running.sock`, cleanUp: () => closeSync(folder) };
}

function tryListen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    // Root and the data's owner must both be able to connect and read the description.
    server.listen({ path: address, readableAll: true, writableAll: true }, () => resolve(true));
  });
}

/** The holder's description, or null when no process listens any more. */
function readHolder(address: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    connect(address)
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('end', () => resolve(text))
      .on('error', (error: NodeJS.ErrnoException) => {
        // Only these codes prove that no process listens; without permission to connect, the holder may be alive.
        if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
        else if (error.code === 'EACCES') resolve('');
        else reject(error);
      });
  });
}
