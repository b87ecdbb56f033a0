import { z } from 'zod';
import { shopCurrencies } from '../../../../contracts/identity/shop-currencies.ts';
import { payoutStates } from '../../../../contracts/money/payout-rules.ts';
import { transferFailures } from '../../../../contracts/money/wallet-rules.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { mailPayoutsText } from '../../../../i18n/generated/mail-payouts.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

const notices = {
  in_transit: ['sentSubject', 'sentText'],
  paid: ['paidSubject', 'paidText'],
  failed: ['failedSubject', 'failedText'],
} as const;

/** Tells a seller that money is on its way, has arrived or came back. Who is paid expects to hear of it. */
export const payoutNotification = defineTemplate({
  name: 'payout-notification',
  mayBeStopped: false,
  parameters: z.object({
    state: z.enum(payoutStates).exclude(['requested']),
    destination: z.string(),
    // Mails that were queued before shops had currencies name none.
    currency: z.enum(shopCurrencies).default('USD'),
    amountCents: z.int(),
    feeCents: z.int(),
    expectedAt: z.string(),
    failure: z.enum(transferFailures).nullable(),
    failureNote: z.string().nullable(),
  }),
  write: ({ state, destination, currency, amountCents, feeCents, expectedAt, failure, failureNote }) => {
    const cents = state === 'failed' ? amountCents + feeCents : amountCents;
    const words = { amount: formatMoney(cents, currency), destination, date: formatDate(expectedAt) };
    const [subject, text] = notices[state];
    const heading = mailPayoutsText(subject, words);
    const reason = failure && walletNamesText(failure);
    return {
      subject: heading,
      heading,
      paragraphs: [
        mailPayoutsText(text, words),
        ...(reason ? [reason] : []),
        ...(failureNote ? [mailPayoutsText('bankReason', { reason: failureNote })] : []),
      ],
      button: { label: mailPayoutsText('open'), path: '/wallet-bank' },
      short: (link) => `${mailPayoutsText(text, words)} ${link}`,
    };
  },
});
