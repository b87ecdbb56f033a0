import { GuardedPages } from '../features/accounts/guarded-pages.tsx';
import { SellerFrameSkeleton } from '../features/seller-shell/seller-frame.tsx';
import { sellersOnly } from '../lib/guards.ts';

export const clientMiddleware = [sellersOnly];

// Client middleware runs on the first load only if there is a client loader.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = SellerFrameSkeleton;

export default GuardedPages;
