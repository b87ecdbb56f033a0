import { GuardedPages } from '../features/accounts/guarded-pages.tsx';
import { SellerFrameSkeleton } from '../features/seller-shell/seller-frame.tsx';
import { sellersOnly } from '../lib/guards.ts';

export const clientMiddleware = [sellersOnly];

// The guard speaks when a page is first opened only if there is something to load.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = SellerFrameSkeleton;

export default GuardedPages;
