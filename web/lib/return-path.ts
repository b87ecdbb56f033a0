import type { UserType } from '../../contracts/accounts.ts';

const signInPages = { seller: '/signin', customer: '/signin-user' } as const satisfies Record<UserType, string>;

/** One slash and then a name: browsers read two slashes, or a slash and a backslash, as the start of another site. */
const ownPath = /^\/(?![/\\])\P{Cc}*$/u;

/** The sign-in for this kind of account, remembering where the visitor was going. */
export function signInPath(kind: UserType, goingTo: string): string {
  return `${signInPages[kind]}?${new URLSearchParams({ next: goingTo })}`;
}

/** Where a visitor was going before signing in; null if nowhere, or if a forged link names another site. */
export function readReturnPath(search: URLSearchParams): string | null {
  const next = search.get('next') ?? '';
  return ownPath.test(next) ? next : null;
}
