import { type ReactNode, Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { commonText } from '../../../i18n/generated/common.ts';
import type { AsyncResult } from '../../lib/api/async-result.ts';
import { useRetryWhenReachable } from '../../lib/api/retry-when-reachable.ts';
import { Button } from '../buttons/button.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface AsyncPartProps<Value> {
  result: Promise<AsyncResult<Value>>;
  /** Names the part in the error message. */
  name: string;
  /** Shown while loading. */
  fallback?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a page whose data is loading: shows a skeleton, then the part or an error with a retry button. */
export function AsyncPart<Value>({ fallback = <PartSkeleton />, ...part }: AsyncPartProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Part {...part} />
    </Suspense>
  );
}

function Part<Value>({ result, name, children }: AsyncPartProps<Value>) {
  const settled = use(result);
  const { revalidate } = useRevalidator();
  useRetryWhenReachable(settled.hasFailed);
  if (!settled.hasFailed) return children(settled.value);
  return (
    <ErrorState
      title={commonText('partFailed', { name })}
      action={<Button onClick={() => void revalidate()}>{commonText('tryAgain')}</Button>}
    >
      {settled.message}
    </ErrorState>
  );
}

function PartSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
