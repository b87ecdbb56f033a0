/** Exactly one leading slash: browsers read two slashes, or a slash and a backslash, as another origin. */
const sameSitePath = /^\/(?![/\\])\P{Cc}*$/u;

/** The path to return to after signing in; null if there is none, or if a forged link names another site. */
export function toReturnPath(path: string | null | undefined): string | null {
  if (!path || !sameSitePath.test(path)) return null;
  // Browsers resolve dots: /..//evil.example would be asked for as //evil.example.
  return sameSitePath.test(new URL(path, 'https://site.example').pathname) ? path : null;
}

export const signInPages = { seller: '/signin', customer: '/signin-user' } as const;
