import { Outlet } from 'react-router';
import { GuardedPageSkeleton } from '../../domains/identity/accounts/guarded-pages.tsx';
import { OperatorFrame } from '../../domains/operations/operator-frame/operator-frame.tsx';
import { operatorsOnly } from '../../domains/operations/operator-session/operators-only.ts';
import { ThemeSwitch } from '../shell/header/theme-switch.tsx';

export const clientMiddleware = [operatorsOnly];

// Client middleware runs on the first load only if there is a client loader.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = GuardedPageSkeleton;

export default function OperatorsOnly() {
  return (
    <OperatorFrame themeSwitch={<ThemeSwitch />}>
      <Outlet />
    </OperatorFrame>
  );
}
