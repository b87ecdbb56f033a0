/** Exactly one leading slash: browsers read two slashes, or a slash and a backslash, as another origin. */
const sameSitePath = /^\/(?![/\\])\P{Cc}*$/u;

/** The path to return to after signing in; null if there is none, or if a forged link names another site. */
export function toReturnPath(path: string | null | undefined): string | null {
  return path && sameSitePath.test(path) ? path : null;
}

export const signInPages = { seller: '/signin', customer: '/signin-user' } as const;
