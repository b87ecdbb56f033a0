import { type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import type { Loaded } from '../lib/loaded.ts';
import { useRetryWhenReachable } from '../lib/retry-when-reachable.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedPartProps<Value> {
  asked: Promise<Loaded<Value>>;
  /** What the part is called where it could not be loaded. */
  name: string;
  children: (value: Value) => ReactNode;
}

/** A part of a page whose data is still on its way: a shape, then the part, or what went wrong and a way to try again. */
export function LoadedPart<Value>(props: LoadedPartProps<Value>) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <p className="sr-only">Loading</p>
          <Skeleton className="h-40 rounded-card" />
        </div>
      }
    >
      <Part {...props} />
    </Suspense>
  );
}

function Part<Value>({ asked, name, children }: LoadedPartProps<Value>) {
  const loaded = use(asked);
  const { revalidate } = useRevalidator();
  const hasFailed = 'message' in loaded;
  useRetryWhenReachable(hasFailed);
  if (!hasFailed) return children(loaded.value);
  return (
    <ErrorState title={`${name} did not load`} action={<Button onClick={() => void revalidate()}>Try again</Button>}>
      {loaded.message}
    </ErrorState>
  );
}
