import { useSyncExternalStore } from 'react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';

/** A page that needs the other role of account than the one that is signed in. */
export interface WrongAccount {
  requiredType: UserType;
  requestedPath: string;
  /** The page from which it was asked for, where the other account is offered at once; Home otherwise. */
  shownAt?: string;
}

let current: WrongAccount | null = null;
const listeners = new Set<() => void>();

/** Called by the guard that redirects to Home, which then explains why. */
export function setWrongAccount(wrongAccount: WrongAccount | null): void {
  current = wrongAccount;
  for (const listener of listeners) listener();
}

/** Why a guard redirected the visitor to Home; null if none did. */
export function useWrongAccount(): WrongAccount | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
