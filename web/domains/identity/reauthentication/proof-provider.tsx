import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import { isApiFailure } from '../../../../contracts/client.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Makes a call; where it needs a proof of who is signed in, asks for one and makes it again. */
export type WithProof = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

const ProofContext = createContext<WithProof>((call) => call());

export function useProof(): WithProof {
  return useContext(ProofContext);
}

/** Holds the dialog that asks people to confirm that it is they. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);

  const withProof = useCallback<WithProof>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'proof_required') throw error;
      const isProven = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsking(true);
      });
      setAsking(false);
      if (!isProven) throw error;
      return call();
    }
  }, []);

  return (
    <ProofContext value={withProof}>
      {children}
      {isAsking && (
        <Suspense>
          <ProofDialog onProven={() => answer.current(true)} onClose={() => answer.current(false)} />
        </Suspense>
      )}
    </ProofContext>
  );
}
