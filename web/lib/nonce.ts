import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** The server wraps a page in this when its scripts are allowed by nonce; cached pages allow them by hash instead. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
