import { GuardedPages } from '../../domains/identity/accounts/guarded-pages.tsx';
import { guestsOnly } from '../../domains/identity/session/guards.ts';
import type { Route } from './+types/guests-only.ts';

export const clientMiddleware = [guestsOnly];

/** The server renders the page for guests. Until the guard has run, CSS hides it from visitors with a stored session. */
export const loader = () => ({ isGuest: false });

export const clientLoader = () => ({ isGuest: true });
clientLoader.hydrate = true as const;

export default function GuestsOnly({ loaderData }: Route.ComponentProps) {
  return (
    <div className={loaderData.isGuest ? 'contents' : 'for-guests contents'}>
      <GuardedPages />
    </div>
  );
}
