import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { inProject } from '../../catalog/files/project-root.ts';

/** A migration, identified in every database's journal by the time it was written. */
export interface Migration {
  writtenAt: number;
  hash: string;
  statements: string[];
}

/** Every migration of this version, oldest first. */
export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: inProject('server/schema/migrations') }).map(
    ({ folderMillis, hash, sql }) => ({ writtenAt: folderMillis, hash, statements: sql }),
  );
}

/** The migrations applied to a database, by the time they were written. */
export async function listApplied(client: Pick<pg.ClientBase, 'query'>): Promise<number[]> {
  const journal = 'drizzle.__drizzle_migrations';
  const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    journal,
  ]);
  if (!rows[0]?.is_there) return [];
  const applied = await client.query<{ created_at: string }>(`select created_at from ${journal} order by created_at`);
  return applied.rows.map(({ created_at }) => Number(created_at));
}

/**
 * The migrations that a database still lacks. A database with an unknown migration is refused: a newer version wrote it,
 * and this one would ignore or lose what was added.
 */
export async function listPending(client: Pick<pg.ClientBase, 'query'>, known: Migration[]): Promise<Migration[]> {
  const applied = await listApplied(client);
  const unknown = applied.find((moment) => !known.some(({ writtenAt }) => writtenAt === moment));
  if (unknown !== undefined) {
    throw new Error(
      `This database was written by a newer Snapbazaar (one of ${new Date(unknown).toISOString().slice(0, 10)} or later). ` +
        'Nothing was changed: start that version, or restore a backup of this one into an empty database.',
    );
  }
  return known.filter(({ writtenAt }) => !applied.includes(writtenAt));
}
