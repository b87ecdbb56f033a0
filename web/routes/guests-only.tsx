import { GuardedPages } from '../features/accounts/guarded-pages.tsx';
import { guestsOnly } from '../lib/guards.ts';
import type { Route } from './+types/guests-only.ts';

export const clientMiddleware = [guestsOnly];

/** The server draws the page for a guest. Until the guard has spoken, the mark of a stored session hides it. */
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
