import { z } from 'zod';
import { shopCurrencies } from '../../../../contracts/identity/shop-currencies.ts';
import { payoutStates } from '../../../../contracts/money/payout-rules.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { mailPayoutsText } from '../../../../i18n/generated/mail-payouts.ts';
import { defineNotice } from '../../../platform/notifications/notice.ts';

const titles = { in_transit: 'sentSubject', paid: 'paidSubject', failed: 'failedSubject' } as const;
const texts = { in_transit: 'sentText', paid: 'paidText', failed: 'failedText' } as const;

/** What the bell says of a payout. That one failed is told in any case, because the money waits for the seller. */
export const payoutNotice = defineNotice({
  name: 'payout',
  parameters: z.object({
    payoutId: z.int(),
    state: z.enum(payoutStates).exclude(['requested']),
    destination: z.string(),
    currency: z.enum(shopCurrencies),
    amountCents: z.int(),
    feeCents: z.int(),
    expectedAt: z.string(),
  }),
  topic: () => 'payout',
  isDuty: ({ state }) => state === 'failed',
  groupOf: () => null,
  subjectOf: ({ payoutId }) => `payout ${payoutId}`,
  write: ({ state, destination, currency, amountCents, feeCents, expectedAt }) => {
    const cents = state === 'failed' ? amountCents + feeCents : amountCents;
    const words = { amount: formatMoney(cents, currency), destination, date: formatDate(expectedAt) };
    return {
      title: mailPayoutsText(titles[state], words),
      text: mailPayoutsText(texts[state], words),
      path: '/wallet-bank',
    };
  },
});
