import { AppError, type ErrorCode } from '../../../contracts/errors.ts';

/** The message that a process sends back for each request; `code` where the error is one that people are told. */
export type ProcessReply<Answer> = { answer: Answer } | { error: string; code?: ErrorCode };

/** Sent once, when the process has loaded its modules and begins to work. */
export const started = 'started';

/** Answers the requests of the server in a process of its own, which ends when the server does. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  async function reply(request: Request): Promise<ProcessReply<Answer>> {
    try {
      return { answer: await answer(request) };
    } catch (error) {
      if (error instanceof AppError) return { error: error.message, code: error.code };
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  process.on('message', async (request: Request) => process.send?.(await reply(request)));
  process.send?.(started);
  // Not `exit`, which would wait for native code that is still running.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Ctrl-C in a terminal also reaches this process; the server ends it once its requests are answered.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
