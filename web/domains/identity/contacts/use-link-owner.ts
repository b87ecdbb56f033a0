import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { linkOwner } from '../../../../contracts/identity/contacts.ts';

type LinkOwner = z.output<typeof linkOwner>;

export interface LinkOwnerState {
  owner: LinkOwner | null;
  /** Why the link cannot be used; `canRetry` where only the connection failed. */
  problem: { text: string; canRetry: boolean } | null;
  retry: () => void;
}

/** Asks whose account the link of a mail is for, which changes nothing. */
export function useLinkOwner(
  token: string | null,
  describe: (token: string, signal: AbortSignal) => Promise<LinkOwner>,
): LinkOwnerState {
  const [tries, setTries] = useState(0);
  const [owner, setOwner] = useState<LinkOwner | null>(null);
  const [problem, setProblem] = useState<LinkOwnerState['problem']>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token and try.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setOwner(null);
    setProblem(null);
    describe(token, stop.signal).then(
      (found) => stop.signal.aborted || setOwner(found),
      (error: Error) => {
        if (!stop.signal.aborted) setProblem({ text: error.message, canRetry: !isApiFailure(error) });
      },
    );
    return () => stop.abort();
  }, [token, tries]);

  return { owner, problem, retry: () => setTries(tries + 1) };
}
