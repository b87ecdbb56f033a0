import { Info } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { UserType } from '../../../contracts/accounts.ts';
import { readReturnPath, readSignInReason } from '../../lib/return-path.ts';

/** Explains why the visitor was redirected to sign in. */
export function SignInReasonNote({ side }: { side: UserType }) {
  const [search] = useSearchParams();
  const reason = describeReason(search, side);
  if (!reason) return null;
  return (
    <p className="mb-6 flex items-start gap-2.5 rounded-card bg-brand-soft px-4 py-3 font-medium text-ink text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand-strong" />
      {reason}
    </p>
  );
}

function describeReason(search: URLSearchParams, side: UserType): string | null {
  const reason = readSignInReason(search);
  if (reason === 'ended') return 'Your session has ended. Sign in again, and you are back where you were.';
  if (reason === 'save') return 'Favorites are kept with your account. Sign in, and the product is saved.';
  const next = readReturnPath(search);
  if (next === null) return null;
  if (side === 'seller') return 'That page is for sellers. Sign in with a seller account, or open one with Sign Up.';
  if (next.startsWith('/favorites')) return 'Favorites are kept with your account. Sign in to see yours.';
  return 'That page is for customers. Sign in with a customer account, or open one with Sign Up.';
}
