import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { signInPages, toReturnPath } from '../../../../contracts/identity/return-path.ts';

/** Why a visitor has to sign in, where the requested page does not make it obvious. */
export const signInReasons = ['ended', 'save'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** The sign-in path for this role of account, with the return path and the reason. */
export function signInPath(role: UserType, requestedPath: string, reason?: SignInReason): string {
  return `${signInPages[role]}?${new URLSearchParams({ next: requestedPath, ...(reason ? { reason } : {}) })}`;
}

/** The reason in a URL; an unknown one counts as none. */
export function readSignInReason(search: URLSearchParams): SignInReason | null {
  return signInReasons.find((reason) => reason === search.get('reason')) ?? null;
}

/** The path to return to after signing in; null if there is none, or if a forged link names another site. */
export function readReturnPath(search: URLSearchParams): string | null {
  return toReturnPath(search.get('next'));
}
