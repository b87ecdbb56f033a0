import { GuardedPages } from '../../domains/identity/accounts/guarded-pages.tsx';
import { sellersOnly } from '../../domains/identity/session/guards.ts';
import { SellerFrameSkeleton } from '../seller-shell/seller-frame.tsx';

export const clientMiddleware = [sellersOnly];

// Client middleware runs on the first load only if there is a client loader.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = SellerFrameSkeleton;

export default GuardedPages;
