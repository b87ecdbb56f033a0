/** How far a payout is. `failed` puts its amount back into the wallet, also where a bank sends it back after `paid`. */
export const payoutStates = ['requested', 'in_transit', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** When what a seller has is paid out; weekly is on Mondays. */
export const payoutSchedules = ['by_hand', 'weekly', 'daily'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

/** Who pays a payout: nobody in the sandbox, or the operator by a file for the bank. */
export const payoutProviders = ['sandbox', 'bank_file'] as const;
export type PayoutProvider = (typeof payoutProviders)[number];
