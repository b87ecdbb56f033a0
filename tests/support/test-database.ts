import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { whenDone } from './when-done.ts';

/** The same server, another database. */
function withDatabase(url: string, name: string): string {
  const [address = '', query] = url.split('?');
  return `${address.slice(0, address.lastIndexOf('/'))}/${name}${query ? `?${query}` : ''}`;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(inject('templateUrl'), 'postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database of this test file's own, without rows but with tables, unless it is to be empty; it is gone when the test or the file that asked for it ends. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<Database & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${isEmpty ? 'template0' : 'template'}`);
  const url = withDatabase(inject('templateUrl'), name);
  const database = openDatabase(url, 5, () => undefined);
  whenDone(async () => {
    await database.close();
    await onServer(`drop database ${name} with (force)`);
  });
  return { ...database, url };
}
