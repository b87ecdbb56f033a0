import { type RefObject, useEffect, useState } from 'react';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { unreachedCountriesText } from '../../../../../i18n/generated/unreached-countries.ts';
import type { CountryCode } from '../../../../../reference-data/countries/countries.ts';
import { suggestFeesIn } from '../../../../../reference-data/shipping/shipping.ts';
import { amountText } from '../../../../lib/language/amount-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { readShippingValues, type ShippingValues, shippingOf } from './shipping-values.ts';
import { UnreachedNote, type Zone } from './unreached-note.tsx';

interface UnreachedInFormProps {
  countries: readonly string[];
  /** The form with the fields of the profile that is saved when the listing is published. */
  form: RefObject<HTMLFormElement | null>;
  currency: ShopCurrency;
  /** Where parcels leave from, as chosen in the form. */
  from: CountryCode | null;
}

/** The countries that the fees in a form do not reach, before they are saved. */
export function UnreachedInForm({ countries, form, from, currency }: UnreachedInFormProps) {
  const [values, setValues] = useState<ShippingValues | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another country fills in other fees.
  useEffect(() => {
    const read = () => setValues(readShippingValues(form.current));
    const node = form.current;
    read();
    node?.addEventListener('input', read);
    return () => node?.removeEventListener('input', read);
  }, [form, from]);

  if (!values || !from) return null;

  function fillIn(zone: Zone, cents: number | null) {
    const field = form.current?.querySelector<HTMLInputElement>(`[name=${zone}_fee]`);
    if (!field) return;
    const details = field.closest('details');
    if (details) details.open = true;
    if (cents === null) return field.focus();
    field.value = amountText(cents, currency);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <UnreachedNote countries={countries} shipping={{ ...shippingOf(values, currency), country: from }}>
      {(zone) => {
        const cents = suggestFeesIn(currency, from)[zone];
        const label =
          cents === null
            ? unreachedCountriesText(zone === 'region' ? 'chooseRegion' : 'chooseWorld')
            : unreachedCountriesText(zone, { fee: formatMoney(cents, currency) });
        return (
          <Button key={zone} size="small" onClick={() => fillIn(zone, cents)}>
            {label}
          </Button>
        );
      }}
    </UnreachedNote>
  );
}
