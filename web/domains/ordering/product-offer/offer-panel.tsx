import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { productOfferText } from '../../../../i18n/generated/product-offer.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { listCountries } from '../../../../reference-data/countries/country-labels.ts';
import { api } from '../../../lib/api/api.ts';
import { countryLabel } from '../../../lib/country/country-label.ts';
import {
  deliveryCountry,
  knownDeliveryCountry,
  rememberDeliveryCountry,
} from '../../../lib/country/delivery-country.ts';
import { formatArrival } from '../../../lib/language/format-days.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

type Offer = z.infer<typeof quoteDelivery.answer>;

/** Above this, what is left is no news to a buyer. */
const fewUnits = 20;

interface OfferPanelProps {
  product: Pick<ProductDetails, 'id'> & Partial<Pick<ProductDetails, 'options'>>;
  onBuyable: (isBuyable: boolean) => void;
}

export function OfferPanel({ product, onBuyable }: OfferPanelProps) {
  const { answer, chooseCountry } = useOffer(product.id, onBuyable);
  if (answer === null) return <Skeleton className="h-30 rounded-card" />;
  return (
    <section
      aria-label={productOfferText('label')}
      className="flex min-h-30 flex-col justify-center gap-1.5 rounded-card border border-line bg-surface px-5 py-3.5 text-sm"
    >
      {answer === 'failed' ? (
        <p className="text-muted">{productOfferText('failed')}</p>
      ) : (
        <OfferText
          offer={answer.offer}
          hasOptions={Boolean(product.options?.length)}
          country={answer.country}
          onCountry={chooseCountry}
        />
      )}
    </section>
  );
}

interface OfferTextProps {
  offer: Offer;
  /** What is left is then told for each variant. */
  hasOptions: boolean;
  country: string | null;
  onCountry: (code: string) => void;
}

function OfferText({ offer, hasOptions, country, onCountry }: OfferTextProps) {
  if (!offer.can_be_bought) return <p className="text-muted">{productOfferText('notForSaleYet')}</p>;
  const countryName = country ? countryLabel(country, getLocale()) : '';
  return (
    <>
      {(!hasOptions || offer.is_sold_out) && <StockBadge offer={offer} />}
      <CountryChoice country={country} onCountry={onCountry} />
      {offer.ships_there === false && (
        <p className="font-semibold">{productOfferText('notShipped', { country: countryName })}</p>
      )}
      {offer.delivery && <p className="font-semibold">{deliveryText(offer.delivery, countryName, offer.currency)}</p>}
      <p className="text-muted">
        {productOfferText(offer.holds_money ? 'returns' : 'returnsOnly', { count: offer.return_days })}
      </p>
      {offer.delivery?.may_have_customs && <p className="text-muted">{productOfferText('customs')}</p>}
    </>
  );
}

function deliveryText(delivery: NonNullable<Offer['delivery']>, country: string, currency: string): string {
  const days = formatArrival(delivery);
  if (delivery.fee_cents === 0) return productOfferText('deliveredFree', { country, days });
  return productOfferText('delivered', { country, days, fee: formatMoney(delivery.fee_cents, currency) });
}

function StockBadge({ offer }: { offer: Offer }) {
  if (offer.is_sold_out) return <Mark tone="bad" text={productOfferText('soldOut')} />;
  if (offer.stock > fewUnits) return null;
  return <Mark tone="good" text={productOfferText('left', { count: offer.stock })} />;
}

const Mark = ({ tone, text }: { tone: 'good' | 'bad'; text: string }) => (
  <p>
    <Badge tone={tone}>{text}</Badge>
  </p>
);

/** The country that delivery is told for: a guess until the visitor or an address says it. */
function CountryChoice({ country, onCountry }: Pick<OfferTextProps, 'country' | 'onCountry'>) {
  return (
    <label className="flex flex-wrap items-center gap-x-2 text-muted">
      {productOfferText('deliverTo')}
      <select
        value={country ?? ''}
        onChange={({ target }) => onCountry(target.value)}
        className="min-h-11 min-w-0 max-w-full cursor-pointer bg-surface font-semibold text-brand"
      >
        {country === null && <option value="">{productOfferText('chooseCountry')}</option>}
        {listCountries(getLocale()).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

type Answer = { offer: Offer; country: string | null } | 'failed' | null;

/** The answer is null while it is asked for. A country that is only guessed never stands in the way of buying. */
function useOffer(id: string, onBuyable: (isBuyable: boolean) => void) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    async function ask() {
      const country = chosen ?? (await deliveryCountry());
      const body = { id, ...(country ? { country } : {}) };
      const offer = await api(quoteDelivery, { body, signal: stop.signal });
      if (stop.signal.aborted) return;
      setAnswer({ offer, country });
      const isRefused = offer.ships_there === false && knownDeliveryCountry() !== null;
      onBuyable(offer.can_be_bought && !offer.is_sold_out && !isRefused);
    }
    ask().catch(() => stop.signal.aborted || setAnswer('failed'));
    return () => stop.abort();
  }, [id, chosen, onBuyable]);
  function chooseCountry(code: string) {
    rememberDeliveryCountry(code);
    setChosen(code);
  }
  return { answer, chooseCountry };
}
