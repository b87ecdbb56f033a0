import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../../../server/platform/db/database.ts';

/**
 * Marks the contacts of every account that is opened from now on as verified, so that tests of other features need not
 * read mails.
 */
export async function verifyNewAccounts(pool: { query(text: string): Promise<unknown> }): Promise<void> {
  await pool.query(`
    create or replace function verify_new_account() returns trigger language plpgsql as $$
    begin
      if new.email is not null then new.email_verified_at := coalesce(new.email_verified_at, now()); end if;
      if new.phone is not null then new.phone_verified_at := coalesce(new.phone_verified_at, now()); end if;
      return new;
    end $$;
    create or replace trigger verify_new_account before insert on accounts
      for each row execute function verify_new_account();`);
}

/** The same for the database of a site in another process. */
export async function verifyNewAccountsAt(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await verifyNewAccounts(client).finally(() => client.end());
}

/** Lets the tests of a file verify contacts themselves. */
export async function leaveNewAccountsUnverified(db: Db): Promise<void> {
  await db.execute(sql`drop trigger verify_new_account on accounts`);
}
