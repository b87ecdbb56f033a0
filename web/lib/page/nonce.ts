import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** The server wraps a page in this, so that its scripts carry the CSP nonce. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
