import stall from '@lobehub/fluent-emoji-3d/assets/1f3ea.webp';
import broom from '@lobehub/fluent-emoji-3d/assets/1f9f9.webp';
import magnifier from '@lobehub/fluent-emoji-3d/assets/1f50e.webp';
import { restoreDays } from '../../../../contracts/selling/my-listings.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { MyListingsQuery } from './own-listings.ts';

/** The empty state for each filter. */
export function NoListings({ query: { q, state } }: { query: MyListingsQuery }) {
  if (q) {
    return (
      <EmptyState
        title={myListingsText('notFoundTitle')}
        picture={magnifier}
        action={<ButtonLink to="/storefront">{myListingsText('showAll')}</ButtonLink>}
      >
        {myListingsText('notFound')}
      </EmptyState>
    );
  }
  if (state === 'removed') {
    return (
      <EmptyState title={myListingsText('noneRemovedTitle')} picture={broom}>
        {myListingsText('noneRemoved', { count: restoreDays })}
      </EmptyState>
    );
  }
  if (state === 'paused') {
    return (
      <EmptyState title={myListingsText('nonePausedTitle')} picture={broom}>
        {myListingsText('nonePaused')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={myListingsText('emptyTitle')}
      picture={stall}
      next={{ to: '/chat', label: myListingsText('addProducts') }}
    >
      {myListingsText('empty')}
    </EmptyState>
  );
}

export function ListingsError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorState
      title={myListingsText('loadFailed')}
      action={<Button onClick={onRetry}>{commonText('tryAgain')}</Button>}
    >
      {message}
    </ErrorState>
  );
}

/** Placeholder in the shape of the rows. */
export function ListingsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{commonText('loading')}</p>
      <div className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="flex items-center gap-4 p-4 sm:px-5">
            <Skeleton className="size-18 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-5 w-16 rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
