import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, readAnswers } from './answers.ts';

/** Bytes to send, or milliseconds to wait. */
export type Piece = Buffer | number;

export interface Exchange {
  /** Null when the response is not HTTP. */
  answers: Answer[] | null;
  /** Neither answered nor closed within the timeout. */
  isHanging: boolean;
  /** Time from the last byte sent to the last byte received or the end of the connection. */
  ms: number;
}

interface Options {
  port: number;
  /** Whether the client half-closes the connection after sending. */
  hangsUp: boolean;
  isHead: boolean;
  limitMs: number;
}

/** How long to wait for a further response on the same connection. */
const quietMs = 250;

/** Sends bytes over a new connection and reads until a response, the end, or the timeout. */
export async function exchange(pieces: Piece[], { port, hangsUp, isHead, limitMs }: Options): Promise<Exchange> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const received: Buffer[] = [];
  let isClosed = false;
  let lastAt = performance.now();
  // A server may reset the connection after responding; the response counts.
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
