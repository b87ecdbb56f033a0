import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { downloadData, getChoices, listTokenHistory, saveChoices } from '../../../../contracts/identity/profile.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { writeJson } from '../../../platform/text/write-json.ts';
import type { PersonalDataCollector } from '../accounts/account-hooks.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { requireFresh } from '../sessions/sessions.service.ts';
import { listTokenEntries, readChoices, readTokenBalance, writeChoices } from './choices.service.ts';
import { collectPersonalData } from './personal-data.service.ts';

interface Deps {
  db: Db;
  downloadsPerMinute: number;
  collectPersonalData: readonly PersonalDataCollector[];
  now(): Date;
}

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  const stateOf = async (accountId: number) => ({
    choices: await readChoices(db, accountId),
    token_balance: await readTokenBalance(db, accountId),
  });

  serve(app, getChoices, async ({ account }) => succeed('choicesFound', await stateOf(account.id)));

  serve(app, saveChoices, async ({ account, body }) => {
    await writeChoices(db, account.id, body, now());
    return succeed('choiceSaved', await stateOf(account.id));
  });

  serve(app, listTokenHistory, async ({ account }) => {
    const entries = await listTokenEntries(db, account.id);
    return succeed('tokenHistoryFound', {
      token_balance: await readTokenBalance(db, account.id),
      entries: entries.map(({ id, amount, reason, createdAt }) => ({
        id: String(id),
        amount,
        reason,
        created_at: createdAt.toISOString(),
      })),
    });
  });

  serveFile(
    app,
    downloadData,
    async ({ account, request }) => {
      requireFresh(account, now());
      const event = { accountId: account.id, type: 'data-downloaded', origin: readOrigin(request) } as const;
      await recordEvent(deps, event);
      const data = await collectPersonalData(db, account.id, deps.collectPersonalData);
      return { name: 'snapbazaar-my-data.json', content: Readable.from(writeJson(data)) };
    },
    { perMinute: deps.downloadsPerMinute },
  );
}
