import cart from '@lobehub/fluent-emoji-3d/assets/1f6d2.webp';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

export function EmptyCart() {
  return (
    <EmptyState title={cartText('emptyTitle')} picture={cart} next={{ to: '/', label: cartText('lookAround') }}>
      {cartText('emptyText')}
    </EmptyState>
  );
}

/** Shaped like the cart and the check-out: cards, and the sum beside them. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <p className="sr-only">{commonText('loading')}</p>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
