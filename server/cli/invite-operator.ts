import { isEmail } from '../../contracts/identity/rules/account-rules.ts';
import { type OperatorRole, operatorRoles } from '../../contracts/operator-rights.ts';
import { type Config, originOf } from '../config.ts';
import {
  findOperatorByEmail,
  inviteOperator,
  type OperatorDeps,
  turnOperatorOff,
} from '../domains/operations/operators/operators.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { openSecretBox } from '../platform/secrets/secret-box.ts';
import type { Log } from '../start.ts';
import { operatorName } from './operator.ts';

const usage = [
  'Please use one of:',
  `  npm run operator -- EMAIL ROLE   prints a link that sets up the sign-in; the role is ${operatorRoles.join(', ')}`,
  '  npm run operator -- EMAIL        the same for somebody who is an operator already',
  '  npm run operator -- EMAIL off    ends their sessions and lets them sign in no more',
].join('\n');

/** `npm run operator -- EMAIL`: makes an operator of the site, helps one back in, or turns one off. */
export async function runOperator(config: Config, log: Log, ...words: (string | undefined)[]): Promise<void> {
  const secrets = await openSecretBox({ key: config.SECRETS_KEY, dataDirectory: config.SNAPBAZAAR_DATA_DIR });
  await withDatabase(config, log, ({ db }) => {
    const deps = { db, secrets, now: () => new Date() };
    return handleOperator(deps, { origin: originOf(config), by: operatorName(config), log }, words);
  });
}

export async function handleOperator(
  deps: OperatorDeps,
  { origin, by, log }: { origin: string; by: string; log: Log },
  [email, word, ...rest]: readonly (string | undefined)[],
): Promise<void> {
  const named = operatorRoles.find((role) => role === word);
  const isKnownWord = word === undefined || word === 'off' || named !== undefined;
  if (!email || !isEmail(email) || !isKnownWord || rest.length > 0) throw new Error(usage);
  if (word === 'off') {
    if (!(await turnOperatorOff(deps, { email, by }))) throw new Error(`There is no operator ${email}.`);
    return log(`${email} is signed out and cannot sign in any more.`);
  }
  const role: OperatorRole | undefined = named ?? (await findOperatorByEmail(deps.db, email))?.role;
  if (!role) throw new Error(usage);
  const token = await inviteOperator(deps, { email, role, by });
  log(`${email} is ${role}. This link works once, within an hour, and sets the password and the authenticator app:`);
  // Behind #, so that no server, proxy or log sees the token.
  log(`${origin}/operator/link#${token}`);
}
