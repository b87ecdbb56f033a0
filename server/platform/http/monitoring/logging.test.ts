import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signInSeller, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { server, api, db, takeErrors } = await buildTestApp();
const body = withEmail('malee@example.com');

test('a failed query is logged without personal data', async () => {
  await db.execute(sql`alter table sign_in_failures rename to gone`);
  await db.execute(sql`alter table sessions rename to gone_too`);
  for (const call of [signUpSeller, signInSeller]) {
    await expect(api(call, { body })).rejects.toMatchObject({
      status: 500,
      message: 'Something went wrong on our side. Please try again in a moment.',
    });
  }
  const logged = takeErrors();
  expect(logged).toHaveLength(2);
  for (const line of logged) {
    expect(line).toContain('Failed query: ');
    expect(line).toContain('does not exist');
    expect(line).not.toMatch(/malee|example\.com|papaya|argon2|params/);
  }
  expect(logged[0]).toContain('insert into');
});

test('a value that the database rejects is not logged', async () => {
  const query = db.execute(sql`select ${'malee@example.com'}::int`);
  server.log.error({ err: await query.catch((error: unknown) => error) }, 'request failed');
  const [line = ''] = takeErrors();
  expect(JSON.parse(line).err).toMatchObject({ cause: 'database error 22P02' });
  expect(line).not.toContain('malee');
});
