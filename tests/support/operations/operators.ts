import type { Api } from '../../../contracts/client/client.ts';
import { openOperatorLink, useOperatorLink } from '../../../contracts/operations/operators.ts';
import type { OperatorRole } from '../../../contracts/operator-rights.ts';
import { inviteOperator } from '../../../server/domains/operations/operators/operators.service.ts';
import type { Db } from '../../../server/platform/db/database.ts';
import type { SecretBox } from '../../../server/platform/secrets/secret-box.ts';
import { codeOfApp } from '../identity/authenticator-app.ts';

export const operatorPassword = 'mango sticky rice 42';

interface Site {
  api: Api;
  db: Db;
  secrets: SecretBox;
}

/** An operator who has used the link of `npm run operator` and is signed in. */
export async function createOperator(
  { api, db, secrets }: Site,
  role: OperatorRole = 'owner',
  email = `${role}@operator.example`,
  now = new Date(),
) {
  const token = await inviteOperator({ db, secrets, now: () => now }, { email, role, by: 'a test' });
  const { secret } = await api(openOperatorLink, { body: { token } });
  const body = { token, password: operatorPassword, code: codeOfApp(secret, now) };
  return { ...(await api(useOperatorLink, { body })), secret };
}
