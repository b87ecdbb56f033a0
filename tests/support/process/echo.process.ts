import { setTimeout as delay } from 'node:timers/promises';
import { answerRequests } from '../../../server/platform/process/answer-requests.ts';

// As if loading the modules took long.
await delay(Number(process.argv[2] ?? 0));

/** Answers each request with itself, or fails in the way that it names. */
answerRequests(async (request: string): Promise<string> => {
  if (request === 'who') return String(process.pid);
  if (request === 'refuse') throw new Error('not like this');
  if (request === 'kill') process.kill(process.pid, 'SIGKILL');
  if (request === 'exit') process.exit(3);
  if (request === 'hang') return new Promise(() => undefined);
  if (request === 'slow') await delay(200);
  return request;
});
