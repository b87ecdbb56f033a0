import type { Config } from '../config.ts';
import { verifyAudit } from '../domains/operations/audit/audit.service.ts';
import type { Db } from '../platform/db/database.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { openSecretBox, type SecretBox } from '../platform/secrets/secret-box.ts';
import type { Log } from '../start.ts';

const shown = 20;

/** `npm run audit`: fails where a row of the operators' audit was changed, removed or inserted. */
export async function runAudit(config: Config, log: Log): Promise<void> {
  const secrets = await openSecretBox({ key: config.SECRETS_KEY, dataDirectory: config.SNAPBAZAAR_DATA_DIR });
  await withDatabase(config, log, ({ db }) => checkAudit(db, secrets, log));
}

export async function checkAudit(db: Db, secrets: SecretBox, log: Log): Promise<void> {
  const { problems, head } = await verifyAudit(db, secrets);
  if (problems.length > 0) {
    const more = problems.length > shown ? [`… and ${problems.length - shown} more.`] : [];
    throw new Error(['The audit was tampered with:', ...problems.slice(0, shown), ...more].join('\n'));
  }
  if (head.number === 0) return log('The audit is empty.');
  log(`The audit has ${head.number} rows and is whole; the newest one is ${head.hash}.`);
}
