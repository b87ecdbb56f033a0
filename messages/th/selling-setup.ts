import type { TranslationOf } from '../define-messages.ts';
import type { sellingSetup as english } from '../en/selling-setup.ts';

export const sellingSetup: TranslationOf<typeof english> = {
  title: 'How you ship and are paid',
  lead: 'Asked once, filled in for you, and saved when you publish. Settings can change it later.',
  packed: {
    one: 'Parcels leave from {country} within {count} day. Delivery at home costs {fee}.',
    other: 'Parcels leave from {country} within {count} days. Delivery at home costs {fee}.',
  },
  change: 'Change how you ship',
  more: 'PromptPay, VietQR and PayNow can be added in Settings.',
};
