import { apiBase } from '../../../../contracts/endpoint.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { ProviderId } from '../../../../contracts/identity/auth-methods.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { withoutLanguage } from '../../../../contracts/pages/language-path.ts';

/** Names of sites where the server has not told its own. */
export const providerNames: Record<ProviderId, string> = { google: 'Google', facebook: 'Facebook', oidc: 'OpenID' };

interface Start {
  role: UserType;
  returnPath: string | null;
  language: Language;
}

/** Where a sign-in at another site begins. */
export function startAddress(provider: ProviderId, { role, returnPath, language }: Start): string {
  const query = new URLSearchParams({ role, language });
  if (returnPath) query.set('return', withoutLanguage(returnPath));
  return `${apiBase}/auth/${provider}/start?${query}`;
}

/** What a sign-in at another site brought back: a code, a challenge to link, or the problem. */
export type ProviderResult = { exchange?: string; link?: string; problem?: string };

/** Reads the result from the address and removes it there, so that it is used once and stays in no history. */
export function takeProviderResult(): ProviderResult {
  const { hash, pathname, search } = window.location;
  const result: ProviderResult = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  if (!result.exchange && !result.link && !result.problem) return {};
  window.history.replaceState(window.history.state, '', pathname + search);
  return result;
}
