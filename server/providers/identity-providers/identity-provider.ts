import type { ProviderId } from '../../../contracts/identity/auth-methods.ts';

/** What a provider says about a person. */
export interface ProviderProfile {
  /** A subject is unique at its issuer only. */
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the person receives mail there. */
  isEmailVerified: boolean;
}

/** The secrets of one sign-in, which the provider's answer must fit. */
interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Another site that people sign in at. */
export interface IdentityProvider {
  id: ProviderId;
  /** As people know it. */
  name: string;
  /** Where the browser goes. */
  start(request: Secrets & { redirectUri: string; language: string }): Promise<string>;
  /** Checks what the browser brought back, and asks the provider who it is; throws a `ProviderError`. */
  finish(callback: URL, expected: Secrets): Promise<ProviderProfile>;
}

/** Why a provider signed nobody in: the person declined, the answer was wrong, or there was none. */
export class ProviderError extends Error {
  readonly reason: 'denied' | 'failed' | 'unavailable';

  constructor(reason: ProviderError['reason'], cause: unknown) {
    super(`The provider signed nobody in: ${reason}.`, { cause });
    this.name = 'ProviderError';
    this.reason = reason;
  }
}
