import heart from '@lobehub/fluent-emoji-3d/assets/1f9e1.webp';
import { commonText } from '../../../../i18n/generated/common.ts';
import { favoritesText } from '../../../../i18n/generated/favorites.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

export function NoFavorites() {
  return (
    <EmptyState
      title={favoritesText('emptyTitle')}
      picture={heart}
      next={{ to: '/', label: favoritesText('lookAround') }}
    >
      {favoritesText('emptyText')}
    </EmptyState>
  );
}

export function FavoritesSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{commonText('loading')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-4.5">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="overflow-hidden rounded-[1.25rem] border border-line bg-surface">
            <div className="flex flex-col gap-2.5 p-3.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-10" />
            </div>
            <Skeleton className="aspect-square rounded-none" />
            <div className="flex flex-col gap-2 p-3.5">
              <Skeleton className="h-6 w-20" />
              <Skeleton className="h-11 rounded-full" />
              <Skeleton className="h-11 rounded-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
