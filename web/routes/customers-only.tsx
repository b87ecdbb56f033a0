import { GuardedPageSkeleton, GuardedPages } from '../features/accounts/guarded-pages.tsx';
import { customersOnly } from '../lib/guards.ts';

export const clientMiddleware = [customersOnly];

// The guard speaks when a page is first opened only if there is something to load.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = GuardedPageSkeleton;

export default GuardedPages;
