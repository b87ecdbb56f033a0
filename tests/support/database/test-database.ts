import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../server/platform/db/database.ts';
import { whenDone } from '../expect/when-done.ts';

/** The URL of another database on the same server. */
function withDatabase(url: string, name: string): string {
  const [address = '', query] = url.split('?');
  return `${address.slice(0, address.lastIndexOf('/'))}/${name}${query ? `?${query}` : ''}`;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(inject('templateUrl'), 'postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database with all tables and no rows, or without tables when `isEmpty`; it is dropped when the calling test or test file ends. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<Database & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name} template ${isEmpty ? 'template0' : 'template'}`);
  const url = withDatabase(inject('templateUrl'), name);
  const database = openDatabase(url, 5, () => undefined);
  whenDone(async () => {
    await database.close();
    await runOnServer(`drop database ${name} with (force)`);
  });
  return { ...database, url };
}
