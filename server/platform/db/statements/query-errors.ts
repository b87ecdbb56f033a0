/**
 * Keeps the failed query in an error message but removes its values, which are personal data, hashes and texts and
 * must not be logged.
 */
export function redactQueryValues(message: string): string {
  const end = message.startsWith('Failed query: ') ? message.indexOf('\nparams: ') : -1;
  return end === -1 ? message : message.slice(0, end);
}

// The last two are a lock that was waited for too long, and two transactions that waited for each other.
const unavailableCodes = /^(57P0\d|53300|55P03|40P01)$/;
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|The database did not answer in time|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether a query failed because the database is down, or because all connections or a row of it are in use. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    syscall === 'connect' ||
    unavailableCodes.test(code ?? '') ||
    unavailableMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}

type FailedQuery = { cause?: { code?: string } };

/** Whether a row was refused because the row it refers to does not exist any more. */
export function isForeignKeyViolation(error: FailedQuery): boolean {
  return error.cause?.code === '23503';
}
