import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, readAnswers } from './answers.ts';

/** Bytes to send, or how many milliseconds to wait before the next. */
export type Piece = Buffer | number;

export interface Exchange {
  /** Null where what came back is no HTTP. */
  answers: Answer[] | null;
  /** Neither answered nor closed when the time was over. */
  isHanging: boolean;
  /** From the last piece sent to the last byte that came, or to the end of the connection. */
  ms: number;
}

interface Options {
  port: number;
  /** Whether the caller says at the end that nothing more will come. */
  hangsUp: boolean;
  isHead: boolean;
  limitMs: number;
}

/** After a whole answer, so long may a further one of the same connection take. */
const quietMs = 250;

/** Sends pieces over a connection of their own, whatever they are, and reads until it is answered, closed or too late. */
export async function exchange(pieces: Piece[], { port, hangsUp, isHead, limitMs }: Options): Promise<Exchange> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const received: Buffer[] = [];
  let isClosed = false;
  let lastAt = performance.now();
  // A server that refuses to read on resets the connection: what it had said before counts.
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received.push(chunk);
    lastAt = performance.now();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve())).then(() => {
    isClosed = true;
    lastAt = performance.now();
  });

  for (const piece of pieces) {
    if (isClosed) break;
    if (typeof piece === 'number') await Promise.race([delay(piece), closed]);
    else socket.write(piece);
  }
  if (hangsUp) socket.end();

  const sentAt = performance.now();
  const read = () => readAnswers(Buffer.concat(received), { isHead, isClosed });
  const isAnswered = () => {
    const answers = read();
    return answers !== null && answers.length > 0 && answers.every(({ isWhole }) => isWhole);
  };
  while (!isClosed && performance.now() - sentAt < limitMs) {
    await Promise.race([delay(quietMs), closed]);
    if (!isClosed && performance.now() - lastAt >= quietMs && isAnswered()) break;
  }
  const isHanging = !isClosed && !isAnswered();
  const answers = read();
  socket.destroy();
  return { answers, isHanging, ms: Math.max(0, (isHanging ? performance.now() : lastAt) - sentAt) };
}
