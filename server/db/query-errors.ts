/**
 * What may be logged of a failure: the query that failed, and not the values it was given. Those are people's addresses,
 * hashes and texts.
 */
export function redactQueryValues(message: string): string {
  const end = message.startsWith('Failed query: ') ? message.indexOf('\nparams: ') : -1;
  return end === -1 ? message : message.slice(0, end);
}

const awayCodes = /^(57P0\d|53300)$/;
const awayMessages = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether a query failed because no connection could be had: the database is away, or all connections are taken. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    syscall === 'connect' ||
    awayCodes.test(code ?? '') ||
    awayMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}

type FailedQuery = { cause?: { code?: string } };

/** Whether a row was refused because the one it belongs to is gone. */
export function isForeignKeyViolation(error: FailedQuery): boolean {
  return error.cause?.code === '23503';
}

/** Whether a row was refused because another one has what must be unique. */
export function isUniqueViolation(error: FailedQuery): boolean {
  return error.cause?.code === '23505';
}
