import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';

const ReauthenticationDialog = lazy(() => import('./reauthentication-dialog.tsx'));

/** Makes a call; where it needs a proof of who is signed in, asks for one and makes it again. */
export type WithReauthentication = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

const ReauthenticationContext = createContext<WithReauthentication>((call) => call());

export function useReauthentication(): WithReauthentication {
  return useContext(ReauthenticationContext);
}

/** Holds the dialog that asks people to confirm that it is they. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isReauthenticated: boolean) => void>(() => undefined);

  const withReauthentication = useCallback<WithReauthentication>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'reauthentication_required') throw error;
      const isReauthenticated = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsking(true);
      });
      setAsking(false);
      if (!isReauthenticated) throw error;
      return call();
    }
  }, []);

  return (
    <ReauthenticationContext value={withReauthentication}>
      {children}
      {isAsking && (
        <Suspense>
          <ReauthenticationDialog
            onReauthenticated={() => answer.current(true)}
            onClose={() => answer.current(false)}
          />
        </Suspense>
      )}
    </ReauthenticationContext>
  );
}
