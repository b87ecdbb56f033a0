import { Printer, Search, Tag } from 'lucide-react';
import { sellerOrdersText } from '../../../../i18n/generated/seller-orders.ts';
import { useSearchInput } from '../../../lib/react/use-search-input.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { type OrderQuery, ordersAddress } from './order-query.ts';
import type { DocumentType } from './use-order-documents.ts';

/** The server refuses more in one file. */
const maxSlips = 50;

interface OrdersToolbarProps {
  query: OrderQuery;
  onSearch: (q: string) => void;
  chosenCount: number;
  /** How many of the chosen orders can be shipped. */
  shippableCount: number;
  onShip: () => void;
  /** How many of the chosen orders are to be sent or on their way. */
  labelCount: number;
  /** What is being made. */
  printing: DocumentType | null;
  onPrint: (type: 'packing-slip' | 'label') => void;
}

/** Search, filters and what can be done with the chosen orders. */
export function OrdersToolbar(props: OrdersToolbarProps) {
  const { query, onSearch, chosenCount, shippableCount, onShip, labelCount, printing, onPrint } = props;
  const searchInput = useSearchInput(query.q, onSearch);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label={sellerOrdersText('search')}
            type="search"
            icon={Search}
            autoComplete="off"
            maxLength={100}
            {...searchInput}
          />
        </div>
        <Button
          tone="primary"
          size="large"
          disabled={shippableCount === 0}
          title={shippableCount === 0 ? sellerOrdersText('chooseFirst') : undefined}
          className="max-sm:flex-1"
          onClick={onShip}
        >
          {shippableCount === 0
            ? sellerOrdersText('markAsShipped')
            : sellerOrdersText('markCountAsShipped', { count: shippableCount })}
        </Button>
        <Button
          size="large"
          disabled={chosenCount === 0 || chosenCount > maxSlips}
          title={slipsHint(chosenCount)}
          isBusy={printing === 'packing-slip'}
          icon={<Printer aria-hidden="true" className="size-5" />}
          className="max-sm:flex-1"
          onClick={() => onPrint('packing-slip')}
        >
          {sellerOrdersText('packingSlips')}
        </Button>
        <Button
          size="large"
          disabled={labelCount === 0 || labelCount > maxSlips}
          title={slipsHint(labelCount)}
          isBusy={printing === 'label'}
          icon={<Tag aria-hidden="true" className="size-5" />}
          className="max-sm:flex-1"
          onClick={() => onPrint('label')}
        >
          {sellerOrdersText('labels')}
        </Button>
      </div>
      <div className="mb-4 flex gap-2">
        <ChoiceLink to={ordersAddress({ q: query.q, bucket: undefined })} isSelected={!query.bucket} preventScrollReset>
          {sellerOrdersText('all')}
        </ChoiceLink>
        <ChoiceLink
          to={ordersAddress({ q: query.q, bucket: 'closed' })}
          isSelected={query.bucket === 'closed'}
          preventScrollReset
        >
          {sellerOrdersText('closed')}
        </ChoiceLink>
      </div>
    </>
  );
}

function slipsHint(count: number): string | undefined {
  if (count === 0) return sellerOrdersText('chooseFirst');
  return count > maxSlips ? sellerOrdersText('tooManySlips', { count: maxSlips }) : undefined;
}
