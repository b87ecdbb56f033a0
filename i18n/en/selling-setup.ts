/** What publishing asks once: how a seller ships and is paid. */
export const sellingSetup = {
  title: 'How you ship and are paid',
  lead: 'Asked once, filled in for you, and saved when you publish. Settings can change it later.',
  packed: {
    one: 'Parcels leave from {country} within {count} day. Delivery at home costs {fee}.',
    other: 'Parcels leave from {country} within {count} days. Delivery at home costs {fee}.',
  },
  packedToday: 'Parcels leave from {country} on the same day. Delivery at home costs {fee}.',
  change: 'Change how you ship',
  more: 'PromptPay, VietQR and PayNow can be added in Settings.',
} as const;
