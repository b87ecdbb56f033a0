import type { Secrets } from './secrets.ts';

/** Administers the server: creates databases and roles and lists connections. */
export const superuser = 'snapbazaar';
/** Owns the shop's database and has no other rights, so that an SQL injection cannot reach the machine. */
export const application = 'snapbazaar_app';

type Role = typeof superuser | typeof application;

/** The address of a database on a Unix socket, as one of the two roles. */
export function socketUrl(socketFolder: string, database: string, role: Role, secrets: Secrets): string {
  const password = role === superuser ? secrets.superuser : secrets.application;
  const hostAndDatabase = `localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}`;
  return `postgresql://${role}:${encodeURIComponent(password)}@${hostAndDatabase}`;
}
