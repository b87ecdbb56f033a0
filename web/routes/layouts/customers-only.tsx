import { GuardedPageSkeleton, GuardedPages } from '../../domains/identity/accounts/guarded-pages.tsx';
import { customersOnly } from '../../domains/identity/session/guards.ts';

export const clientMiddleware = [customersOnly];

// Client middleware runs on the first load only if there is a client loader.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = GuardedPageSkeleton;

export default GuardedPages;
