/**
 * What may be logged of a failure: the query that failed, and not the values it was given. Those are people's addresses,
 * hashes and texts.
 */
export function withoutValues(message: string): string {
  const end = message.startsWith('Failed query: ') ? message.indexOf('\nparams: ') : -1;
  return end === -1 ? message : message.slice(0, end);
}
