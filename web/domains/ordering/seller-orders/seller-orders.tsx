import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { sellerOrdersText } from '../../../../i18n/generated/seller-orders.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { NeedCards } from './need-cards.tsx';
import type { OrderPage, OrderQuery } from './order-query.ts';
import { OrderRow } from './order-row.tsx';
import { NoOrders } from './orders-states.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useMoreOrders } from './use-more-orders.ts';
import { hasLabel, useOrderDocuments } from './use-order-documents.ts';

/** Loaded when orders are first marked as shipped. */
const loadShipDialog = () => import('./ship/ship-dialog.tsx').then((module) => module.ShipDialog);

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

interface SellerOrdersProps {
  query: OrderQuery;
  page: OrderPage;
  onSearch: (q: string) => void;
}

/** The seller's orders, to search, ship and print. */
export function SellerOrders({ query, page, onSearch }: SellerOrdersProps) {
  const { orders, hasMore, isBusy, loadMore } = useMoreOrders(page, query);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [isShipping, setShipping] = useState(false);
  const ShipDialog = useLazy(loadShipDialog, isShipping);
  const { revalidate } = useRevalidator();
  const { busyType, download } = useOrderDocuments();
  // Orders that left the list are no longer chosen.
  const chosen = orders.filter(({ id }) => chosenIds.has(id));
  const shippable = chosen.filter(({ state }) => state === 'to_ship');
  const labelled = chosen.filter(hasLabel);

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosenIds);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosenIds(next);
  }

  return (
    <>
      <NeedCards query={query} page={page} />
      <OrdersToolbar
        query={query}
        onSearch={onSearch}
        chosenCount={chosen.length}
        shippableCount={shippable.length}
        onShip={() => setShipping(true)}
        labelCount={labelled.length}
        printing={busyType}
        onPrint={(type) => void download(type, idsOf(type === 'label' ? labelled : chosen))}
      />
      {orders.length === 0 ? (
        <NoOrders query={query} page={page} />
      ) : (
        <ul
          aria-label={sellerOrdersText('yourOrders')}
          className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface shadow-soft"
        >
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isChosen={chosenIds.has(order.id)}
              onChoose={(isChosen) => choose(order.id, isChosen)}
            />
          ))}
        </ul>
      )}
      {hasMore && <MoreButton isBusy={isBusy} onMore={() => void loadMore()} />}
      {ShipDialog && (
        <ShipDialog
          isOpen={isShipping}
          orders={shippable}
          onClose={() => setShipping(false)}
          onShipped={() => void revalidate()}
        />
      )}
    </>
  );
}
