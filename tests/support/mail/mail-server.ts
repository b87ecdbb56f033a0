import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { whenDone } from '../expect/when-done.ts';

/** A real mail server on loopback. `received` holds the messages that it accepted. */
export async function startMailServer(options: Pick<SMTPServerOptions, 'onRcptTo' | 'onData' | 'onMailFrom'> = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  // A dropped connection is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, server };
}

/** An error that the server answers with the given code. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode });
}
