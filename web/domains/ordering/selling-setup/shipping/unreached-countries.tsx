import { useEffect, useState } from 'react';
import { putShipping, type ShippingProfile } from '../../../../../contracts/ordering/shipping.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { unreachedCountriesText } from '../../../../../i18n/generated/unreached-countries.ts';
import { suggestFees } from '../../../../../reference-data/shipping/shipping.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';
import { loadShipping } from './load-shipping.ts';
import { UnreachedNote, type Zone } from './unreached-note.tsx';

/** The countries that a saved profile does not send to; nothing before one is saved, because publishing asks for it. */
export function UnreachedCountries({ countries }: { countries: readonly string[] }) {
  const [shipping, setShipping] = useState<ShippingProfile | null>(null);
  const [added, setAdded] = useState('');
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();

  useEffect(() => {
    let isCurrent = true;
    loadShipping().then(
      ({ shipping, is_saved }) => isCurrent && is_saved && setShipping(shipping),
      (error) => console.warn('Where the seller sends could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!shipping) return null;

  async function extend(zone: Zone, cents: number) {
    setBusy(true);
    try {
      const answer = await api(putShipping, { body: { ...shipping, [`${zone}_fee_cents`]: cents } as ShippingProfile });
      setShipping(answer.shipping);
      setAdded(unreachedCountriesText(zone === 'region' ? 'addedRegion' : 'addedWorld', { fee: formatMoney(cents) }));
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
          const cents = suggestFees(from)[zone];
          return cents === null ? (
            <ButtonLink key={zone} size="small" to="/settings#selling">
              {unreachedCountriesText(zone === 'region' ? 'chooseRegion' : 'chooseWorld')}
            </ButtonLink>
          ) : (
            <Button key={zone} size="small" isBusy={isBusy} onClick={() => void extend(zone, cents)}>
              {unreachedCountriesText(zone, { fee: formatMoney(cents) })}
            </Button>
          );
        }}
      </UnreachedNote>
    </>
  );
}
