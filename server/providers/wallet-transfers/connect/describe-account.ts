import type Stripe from 'stripe';
import { type PayoutAccountNeed, payoutAccountNeeds } from '../../../../contracts/money/payout-rules.ts';
import type { ConnectedAccount } from './connected-payouts.ts';

/** The first pattern that fits a requirement of Stripe's names what a seller has to give. */
const needs: readonly [RegExp, PayoutAccountNeed][] = [
  [/^external_account/, 'bank_account'],
  [/tos_acceptance/, 'terms'],
  [/verification\.|^documents\.|proof_of_liveness/, 'identity_document'],
  [/id_number|ssn_last_4|tax_id|vat_id|registration_number/, 'id_number'],
  [/\.(registered_)?address\./, 'address'],
  [/^(business_|company\.|settings\.)/, 'business_details'],
  [/^(individual|person_|representative|owners|directors|executives|relationship)/, 'details'],
];

const needOf = (requirement: string): PayoutAccountNeed =>
  needs.find(([pattern]) => pattern.test(requirement))?.[1] ?? 'other';

/** What an account at Stripe means for the seller. */
export function describeAccount(account: Stripe.Account): ConnectedAccount {
  const { id, requirements } = account;
  const bank = bankOf(account);
  const canBePaid = account.payouts_enabled && account.capabilities?.transfers === 'active';
  if (canBePaid) return { id, state: 'enabled', missing: [], bank };
  const reason = requirements?.disabled_reason ?? '';
  if (reason.startsWith('rejected')) return { id, state: 'restricted', missing: ['rejected'], bank };
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])].map(needOf);
  const missing = payoutAccountNeeds.filter((need) => due.includes(need));
  // Until the form has been sent off, all of it is still to be done; afterwards Stripe asks for single things.
  if (!account.details_submitted)
    return { id, state: 'pending', missing: missing.length > 0 ? missing : ['details'], bank };
  if (missing.length > 0) return { id, state: 'restricted', missing, bank };
  const isUnderReview = reason === '' || /pending|review|paused/.test(reason);
  return { id, state: isUnderReview ? 'pending' : 'restricted', missing: [isUnderReview ? 'review' : 'other'], bank };
}

function bankOf({ external_accounts }: Stripe.Account): ConnectedAccount['bank'] {
  const [first] = external_accounts?.data ?? [];
  if (!first) return null;
  const name = first.object === 'bank_account' ? first.bank_name : first.brand;
  return { name: name || 'Stripe', lastFour: first.last4 };
}
