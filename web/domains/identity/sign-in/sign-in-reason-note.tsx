import { Info } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { readReturnPath, readSignInReason } from '../session/return-path.ts';

/** Explains why the visitor was redirected to sign in. */
export function SignInReasonNote({ accountRole }: { accountRole: UserType }) {
  const [search] = useSearchParams();
  const reason = describeReason(search, accountRole);
  if (!reason) return null;
  return (
    <p className="mb-6 flex items-start gap-2.5 rounded-card bg-brand-soft px-4 py-3 font-medium text-ink text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand-strong" />
      {reason}
    </p>
  );
}

function describeReason(search: URLSearchParams, accountRole: UserType): string | null {
  const reason = readSignInReason(search);
  if (reason === 'ended') return accountsText('sessionEnded');
  if (reason === 'save') return accountsText('signInToSave');
  const next = readReturnPath(search);
  if (next === null) return null;
  if (accountRole === 'seller') return accountsText('sellersOnly');
  if (next.startsWith('/favorites')) return accountsText('signInToSeeFavorites');
  if (next.startsWith('/checkout')) return accountsText('signInToCheckOut');
  return accountsText('customersOnly');
}
