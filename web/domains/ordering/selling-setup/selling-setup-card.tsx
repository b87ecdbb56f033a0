import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { ShippingProfile } from '../../../../contracts/ordering/shipping.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { sellingSetupText } from '../../../../i18n/generated/selling-setup.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { CategoryCommission } from './methods/category-commission.tsx';
import { OwnMethodFields } from './methods/own-method-fields.tsx';
import { ShippingFields } from './shipping/shipping-fields.tsx';
import { suggestFor, valuesOf } from './shipping/shipping-values.ts';
import type { SellingSetup } from './use-selling-setup.ts';

interface SellingSetupCardProps {
  setup: SellingSetup;
  /** Asked in another part of the same form; null where it is not chosen yet. */
  country: CountryCode | null;
  /** Of what is published; empty where it is not chosen. */
  categoryId: string;
}

/** Asks once, with the answers filled in, how the seller ships and is paid; later it only tells the commission. */
export function SellingSetupCard({
  setup: { answers, own, setOwn, errors },
  country,
  categoryId,
}: SellingSetupCardProps) {
  if (!answers) return null;
  const { currency, hasShipping, hasMethods, methods } = answers;
  const shipping = suggestFor(country, answers.shipping, currency);
  if (hasShipping && hasMethods) return <CategoryCommission categoryId={categoryId} usual={methods} />;
  return (
    <section aria-labelledby="selling-heading" className="flex flex-col gap-3 rounded-card border border-line p-5">
      <div>
        <h3 id="selling-heading" className="font-sans font-semibold text-body tracking-normal">
          {sellingSetupText('title')}
        </h3>
        <p className="text-caption text-muted">{sellingSetupText('lead')}</p>
      </div>
      {!hasShipping && (
        <>
          <p className="text-sm">{shippingText(shipping, currency)}</p>
          {/* Native, because the fields of a closed one are still part of the form. */}
          <details open={hasShippingError(errors) || undefined}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand text-sm">
              {sellingSetupText('change')}
            </summary>
            <div className="flex flex-col gap-4 pt-2">
              <ShippingFields
                key={shipping.country}
                values={valuesOf(shipping, currency)}
                errors={errors}
                currency={currency}
              />
            </div>
          </details>
        </>
      )}
      {!hasMethods && (
        <>
          <OwnMethodFields isSandbox={methods.is_sandbox} methods={own} error={errors.methods} onChange={setOwn} />
          <p className="text-caption text-muted">{sellingSetupText('more')}</p>
        </>
      )}
      <CategoryCommission categoryId={categoryId} usual={methods} />
    </section>
  );
}

function shippingText({ country, pack_days, home_fee_cents }: ShippingProfile, currency: ShopCurrency): string {
  const place = {
    country: isCountryCode(country) ? countryNameIn(country, getLocale()) : country,
    fee: formatMoney(home_fee_cents, currency),
  };
  if (pack_days === 0) return sellingSetupText('packedToday', place);
  return sellingSetupText('packed', { ...place, count: pack_days });
}

/** Whether one of the fields is wrong that may be closed. */
const hasShippingError = ({ methods: _, country: __, ...shipping }: SellingSetup['errors']) =>
  Object.keys(shipping).length > 0;
