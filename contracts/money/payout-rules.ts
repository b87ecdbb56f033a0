/** How far a payout is. `failed` puts its amount back into the wallet, also where a bank sends it back after `paid`. */
export const payoutStates = ['requested', 'in_transit', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** When what a seller has is paid out; weekly is on Mondays. */
export const payoutSchedules = ['by_hand', 'weekly', 'daily'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

/** Who pays a payout: nobody in the sandbox, the operator by a file for the bank, or Stripe Connect. */
export const payoutProviders = ['sandbox', 'bank_file', 'stripe'] as const;
export type PayoutProvider = (typeof payoutProviders)[number];

/** How far a seller's account at the provider of payouts is; only an enabled one is paid. */
export const payoutAccountStates = ['not_started', 'pending', 'restricted', 'enabled'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** What an account lacks before it can be paid; the messages of `payout-account` name each. */
export const payoutAccountNeeds = [
  'details',
  'bank_account',
  'identity_document',
  'id_number',
  'address',
  'business_details',
  'terms',
  'review',
  'rejected',
  'other',
] as const;
export type PayoutAccountNeed = (typeof payoutAccountNeeds)[number];
