import type { RandomStream } from '../../../demo/random/random-stream.ts';
import { runPayouts } from '../../../server/cli/payouts.ts';
import { readConfig } from '../../../server/config.ts';
import type { FaultyDatabase } from './database.ts';

/** Settings of a site whose sellers are paid by bank file. */
export const bankSettings = {
  SECRETS_KEY: 'a-key-of-the-fault-rounds',
  PAYOUT_ACCOUNT_NAME: 'Snapbazaar',
  PAYOUT_ACCOUNT_NUMBER: 'DE89 3704 0044 0532 0130 00',
  PAYOUT_ACCOUNT_BIC: 'COBADEFF',
};

/** The operator's bank: what is in a file it pays, refuses, or pays and sends back; the operator may say so twice. */
export interface Bank {
  answer(random: RandomStream): Promise<void>;
}

export function openBank(environment: NodeJS.ProcessEnv, database: FaultyDatabase): Bank {
  const config = readConfig(environment);
  const command = (...words: string[]) => runPayouts(config, () => undefined, ...words);
  /** Says it again until it was taken, because the database may be away for a moment. */
  async function insist(...words: string[]): Promise<void> {
    await command(...words).catch(() => command(...words));
  }
  const idsIn = async (state: string) =>
    (await database.query<{ id: string }>(`select id::text from payouts where state = '${state}'`)).map(({ id }) => id);

  return {
    async answer(random) {
      await insist('export');
      for (const id of await idsIn('in_transit')) {
        if (random.happens(0.5)) await insist('confirm', id);
        else await insist('fail', id, 'The account is closed.');
        if (random.happens(0.3)) await insist('confirm', id);
      }
      for (const id of random.shuffle(await idsIn('paid')).slice(0, 2)) await insist('fail', id, 'Sent back.');
    },
  };
}
