import { getWallet, linkBankAccount, quoteMovement, requestMovement } from '../../../contracts/money/wallet.ts';
import { password as current_password } from '../../support/ordering/orders.ts';
import type { apiAt } from '../../support/site/api-at.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Person } from './ordering.ts';

interface Tools {
  api: ReturnType<typeof apiAt>;
  insist<Answer>(call: () => Promise<Answer>): Promise<Answer | null>;
  anyOf<Item>(items: Item[]): Item | undefined;
  acknowledged: Acknowledged;
}

const typedAccount = { holder: 'Malee Srisuk', number: 'DE89370400440532013000', bic: 'COBADEFF' };
const leastCents = 100;

/** A seller takes some or all of the balance out; in the sandbox, one test bank of two refuses. */
export async function payOut({ api, insist, anyOf, acknowledged }: Tools, { id: sellerId }: Person): Promise<void> {
  const { wallet } = await api(getWallet, {});
  if (wallet.payable_cents < leastCents) return;
  const chosen = anyOf(wallet.linkable_accounts);
  if (!wallet.bank_account) {
    const account = wallet.takes_bank_details ? typedAccount : { id: chosen?.id ?? '' };
    await insist(() => api(linkBankAccount, { body: { ...account, current_password } }));
  }
  const cents = Math.max(leastCents, Math.floor(wallet.payable_cents * Math.random()));
  const body = { type: 'withdrawal', amount: (cents / 100).toFixed(2), wallet: 'bank' } as const;
  const { quote } = await api(quoteMovement, { body });
  const request = { ...body, fee_cents: quote.fee_cents, key: crypto.randomUUID(), current_password };
  const answer = await insist(() => api(requestMovement, { body: request }));
  if (answer) acknowledged.add({ kind: 'payout', sellerId, key: request.key, cents });
}
