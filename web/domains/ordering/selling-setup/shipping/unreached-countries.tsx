import { useEffect, useState } from 'react';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { putShipping, type ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { unreachedCountriesText } from '../../../../../i18n/generated/unreached-countries.ts';
import { suggestFeesIn } from '../../../../../reference-data/shipping/shipping.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';
import { loadShipping } from './load-shipping.ts';
import { UnreachedNote, type Zone } from './unreached-note.tsx';

/** The countries that a saved profile does not send to; nothing before one is saved, because publishing asks for it. */
export function UnreachedCountries({ countries }: { countries: readonly string[] }) {
  const [saved, setSaved] = useState<{ shipping: ShippingProfile; currency: ShopCurrency } | null>(null);
  const [added, setAdded] = useState('');
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();

  useEffect(() => {
    let isCurrent = true;
    loadShipping().then(
      ({ is_saved, ...found }) => isCurrent && is_saved && setSaved(found),
      (error) => console.warn('Where the seller sends could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!saved) return null;
  const { shipping, currency } = saved;

  async function extend(zone: Zone, cents: number) {
    setBusy(true);
    try {
      const answer = await api(putShipping, { body: { ...shipping, [`${zone}_fee_cents`]: cents } as ShippingProfile });
      setSaved({ shipping: answer.shipping, currency });
      setAdded(
        unreachedCountriesText(zone === 'region' ? 'addedRegion' : 'addedWorld', { fee: formatMoney(cents, currency) }),
      );
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p role="status" className="font-medium text-good text-sm empty:hidden">
        {added}
      </p>
      <UnreachedNote countries={countries} shipping={shipping}>
        {(zone, from) => {
          const cents = suggestFeesIn(currency, from)[zone];
          return cents === null ? (
            <ButtonLink key={zone} size="small" to="/settings#selling">
              {unreachedCountriesText(zone === 'region' ? 'chooseRegion' : 'chooseWorld')}
            </ButtonLink>
          ) : (
            <Button key={zone} size="small" isBusy={isBusy} onClick={() => void extend(zone, cents)}>
              {unreachedCountriesText(zone, { fee: formatMoney(cents, currency) })}
            </Button>
          );
        }}
      </UnreachedNote>
    </>
  );
}
