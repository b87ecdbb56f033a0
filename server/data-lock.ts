import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface DataLock {
  /** What a second start is told, for instance the address of the first. */
  describe(text: string): void;
  release(): Promise<void>;
}

/** Thrown when another process works on the same data; `holder` is how that process described itself. */
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
 * Makes sure that one process at a time works on a data folder. The lock is a listening socket:
 * unlike a file it is gone when its holder is killed, and it cannot be mistaken for a recycled process id.
 */
export async function lockData(dataDirectory: string): Promise<DataLock> {
  mkdirSync(dataDirectory, { recursive: true });
  const { address, forget } = openLockAddress(dataDirectory);
  let description = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(description);
  });
  server.unref();
  try {
    if (!(await listens(server, address))) {
      const holder = await askHolder(address);
      if (holder !== null) throw new DataInUse(holder);
      rmSync(address, { force: true });
      if (!(await listens(server, address))) throw new DataInUse('');
    }
  } catch (error) {
    forget();
    throw error;
  }
  return {
    describe(text) {
      description = text;
    },
    async release() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      forget();
    },
  };
}

/** Where the lock listens, and how to let go of what that address needs. */
function openLockAddress(dataDirectory: string): { address: string; forget(): void } {
  const plain = (address: string) => ({ address, forget: () => undefined });
  const name = `snapbazaar-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return plain(`\\\\.\\pipe\\${name}`);
  const beside = path.join(dataDirectory, 'running.sock');
  // The system cuts socket paths off at about a hundred bytes.
  if (Buffer.byteLength(beside) < 100) return plain(beside);
  // The temporary folder belongs to all users: there one could be in another's way.
  if (process.platform !== 'linux') return plain(path.join(tmpdir(), `${name}.sock`));
  const folder = openSync(dataDirectory, 'r');
  return { address: `/proc/self/fd/${folder}/running.sock`, forget: () => closeSync(folder) };
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    // Root and the data's owner must both be able to ask who is there.
    server.listen({ path: address, readableAll: true, writableAll: true }, () => resolve(true));
  });
}

/** The holder's description, or null when nobody answers there any more. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    connect(address)
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('end', () => resolve(text))
      .on('error', (error: NodeJS.ErrnoException) => {
        // Only these say that nobody listens; a socket that may not be asked can have a living holder.
        if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
        else if (error.code === 'EACCES') resolve('');
        else reject(error);
      });
  });
}
