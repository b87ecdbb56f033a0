import { type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { useRetryWhenReachable } from '../../lib/retry-when-reachable.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Fetched } from './fetched.ts';

interface LoadedProps<Data> {
  what: Promise<Fetched<Data>>;
  children: (data: Data) => ReactNode;
}

/** Shapes until the data is there, then the page; or what went wrong and a way to try again. */
export function Loaded<Data>({ what, children }: LoadedProps<Data>) {
  return (
    <Suspense fallback={<MoneySkeleton />}>
      <Inner what={what}>{children}</Inner>
    </Suspense>
  );
}

function Inner<Data>({ what, children }: LoadedProps<Data>) {
  const result = use(what);
  const { revalidate } = useRevalidator();
  useRetryWhenReachable(result.hasFailed);
  if (!result.hasFailed) return children(result.data);
  return (
    <ErrorState title="This did not load" action={<Button onClick={() => void revalidate()}>Try again</Button>}>
      {result.message}
    </ErrorState>
  );
}

function MoneySkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">Loading</p>
      <Skeleton className="h-48 rounded-tile" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
