import type { UserType } from '../../contracts/accounts.ts';

const signInPages = { seller: '/signin', customer: '/signin-user' } as const satisfies Record<UserType, string>;

/** One slash and then a name: browsers read two slashes, or a slash and a backslash, as the start of another site. */
const ownPath = /^\/(?![/\\])\P{Cc}*$/u;

/** Why somebody is asked to sign in, where the page they were going to does not say it by itself. */
export const signInReasons = ['ended', 'save'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** The sign-in for this kind of account, remembering where the visitor was going and why they are asked. */
export function signInPath(kind: UserType, goingTo: string, reason?: SignInReason): string {
  return `${signInPages[kind]}?${new URLSearchParams({ next: goingTo, ...(reason ? { reason } : {}) })}`;
}

/** The reason in an address; an unknown one counts as none. */
export function readSignInReason(search: URLSearchParams): SignInReason | null {
  return signInReasons.find((reason) => reason === search.get('reason')) ?? null;
}

/** Where a visitor was going before signing in; null if nowhere, or if a forged link names another site. */
export function readReturnPath(search: URLSearchParams): string | null {
  const next = search.get('next') ?? '';
  return ownPath.test(next) ? next : null;
}
